"""The array sizes of `abstract_round`, repeated in `abstract_round_sizes.pxd`; a test compares the two."""

PLAYERS = 4
RACK = 49
PILE = 100
MOST_LAID = 4
DRAW_TWO = 2
SKIP = 5
REVERSE = 7
NONE = -1
