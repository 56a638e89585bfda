"""The numbers of the tile game for learners that compiled modules read too, from `tile_codes.pxd`.

The actions are those of `rummy.py`, the places those of `rummy_layout.py`; tests compare them.
"""

from typing import Final

SEATS: Final = 4
CELLS: Final = 48
JOKER: Final = 48
PLAIN: Final = 49
KINDS: Final = 50
TILES: Final = 100
COMPLETE: Final = 49  # the bit of `Naming.names` that says whether the named tiles can be laid

# Actions.
LAY: Final = 49
LAY_QUIETLY: Final = 50
DRAW: Final = 51
KEEP: Final = 52
TAKE: Final = 53
CALL: Final = 54
CATCH: Final = 55
WAIT: Final = 58
ACTIONS: Final = 59

# A list of legal actions, as in `codes.py`.
LISTED_BITS: Final = 60
LISTED_SIZE: Final = 64

# Phases.
TURN: Final = 0
DRAWN: Final = 1
OVER: Final = 2
NOBODY: Final = -1
NOTHING: Final = -1

# Places of an observation.
AT_RACK: Final = 0
AT_MELDED: Final = 50
AT_STANDING: Final = 98
AT_LOOSE: Final = 146
AT_DRAWN: Final = 196
AT_CHOSEN: Final = 246
AT_PHASE: Final = 295
AT_COUNTS: Final = 298
AT_STARTER: Final = 302
AT_TURN: Final = 306
AT_UNO_OPEN: Final = 310
AT_WINNER: Final = 314
AT_PLAYERS: Final = 318
AT_POOL: Final = 319
AT_DIRECTION: Final = 320
AT_ASKED: Final = 321
FEATURES: Final = 322

# How freed jokers move, as in `solver.menus`.
FROM_RACK: Final = 0
TO_RACK: Final = 3

# What effects do, by their classes in `solver.grouping`.
REVERSES: Final = 1
DRAWS_TWO: Final = 3
DRAWS_FOUR: Final = 4
CLASSES: Final = 5
