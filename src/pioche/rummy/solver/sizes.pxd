# header only
# The numbers of sizes.py as C constants; tests/rummy/test_solver_native.py compares the two.
cdef enum:
    CELLS = 48
    RUNS = 350
    SETS = 70
    RUN_STEPS = 5250
    RUN_ROOM = 8192
    SET_STEPS = 4200
    SET_ROOM = 8192
    CHOICES = 16384
    PAYS = 65536
    STATES = 262144
    SLOTS = 1048576
    SLOT_MASK = 1048575
    UNKNOWN = -1

cdef enum:
    SPREAD = 0x9E3779B1U

cdef extern from *:
    """
    #define PIOCHE_RUNS_ONLY 0xFFFFFFFFFULL
    """
    const unsigned long long RUNS_ONLY "PIOCHE_RUNS_ONLY"
