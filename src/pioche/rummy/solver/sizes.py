"""How large the arrays of `native` are, and numbers of `menus` that it needs.

They are told again in `sizes.pxd`; a test compares the two.
"""

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
FEW_STATES = 4096
MENU_SLOTS = 4096
NARROW_STATES = 32
FEW_SLOTS = 16384
UNKNOWN = -1
SPREAD = 0x9E3779B1
RUNS_ONLY = 0xFFFFFFFFF
MOST_LAID = 4
WIDTH = 5
SETS_BIT = 32768
FROM_TABLE = 1
FREE = 2
TO_RACK = 3
