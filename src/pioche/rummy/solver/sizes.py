"""How large the arrays of `native` are. The numbers are told again in `sizes.pxd`; a test compares the two."""

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
SPREAD = 0x9E3779B1
RUNS_ONLY = 0xFFFFFFFFF
