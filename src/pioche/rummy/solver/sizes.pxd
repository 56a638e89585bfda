# header only
# The numbers of sizes.py as C constants; tests/rummy/test_solver.py compares the two.
cdef enum:
    CELLS = 48
    RUNS = 350
    SETS = 70
    RUN_STEPS = 5250
    RUN_ROOM = 0x0F07
    SET_STEPS = 4200
    SET_ROOM = 0x0F07
    CHOICES = 16384
    PAYS = 65536
    STATES = 262144
    SLOTS = 1048576
    FEW_STATES = 4096
    CROWD = 100
    MENU_SLOTS = 4096
    NARROW_STATES = 96
    FIRST_STATES = 64
    SECOND_STATES = 256
    THIRD_STATES = 1024
    FEW_SLOTS = 16384
    ROW_WORDS = 4194304
    GOAL_WORDS = 131072
    PARTS = 6
    PAIRS = 64
    APART = 32
    EDGES = 2097152
    NAMED_EDGES = 524288
    GROUPED = 128
    OPEN = 8
    STRONGEST = 4
    NEW = 1
    NEW_PLAIN = 2
    NEW_LIFTED = 3
    COPIES = 2
    LAID_HERE = 3
    UNKNOWN = -1
    MOST_LAID = 4
    WIDTH = 5
    FAVOUR = 32
    SETS_BIT = 32768
    FROM_RACK = 0
    FROM_TABLE = 1
    FREE = 2
    TO_RACK = 3
    HELD = 9
    MELDS = 12
    BEYOND = 972
    OWING = 984
    BOTH = 0x8080
    ROOM = 0x0F07

cdef enum:
    SPREAD = 0x9E3779B1U

cdef extern from *:
    """
    #define PIOCHE_RUNS_ONLY 0xFFFFFFFFFULL
    """
    const unsigned long long RUNS_ONLY "PIOCHE_RUNS_ONLY"
