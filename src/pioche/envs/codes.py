"""The numbers of the card game for learners: what each action and each place of an observation means.

Never compiled: compiled modules read the same numbers from `codes.pxd` (a test compares the two). Seats are counted
from the one who looks: 1 sits to its left. `describe.py` says the same for people.
"""

from typing import Final

SEATS: Final = 10
FACES: Final = 58
WAYS: Final = 64  # to lay one card: 52 coloured ones, Wild and Wild4 in four colours each, UnoCard, three Blanks

# Actions.
LAY: Final = 0
LAY_CALL: Final = 64  # the same with the call
DRAW: Final = 128
PASS: Final = 129
CALL: Final = 130
DOUBT: Final = 131
WAIT: Final = 132  # of a seat that may act out of turn: let it be
NAME: Final = 133
TURN_HANDS: Final = 137
CATCH: Final = 139  # the seat at distance 1 to 9; likewise for the next ones
PICK: Final = 148  # for a swap, a Blank's rule, or a gift whose cards are then named one by one
ACCUSE: Final = 157
VOTE: Final = 166
GIVE: Final = 168  # one card of a gift
GIVE_CALL: Final = 226  # the last card of a gift, with the call
BELOW: Final = 284  # a card to lie below the one laid next, colour * 10 + number (BB-6)
ACTIONS: Final = 324
NO_ACTION: Final = -1

# Places of an observation.
HAND: Final = 0  # counts by face
TOP: Final = 58
DISCARDS: Final = 116  # counts by face
DRAWN: Final = 174
RUNNING: Final = 232
TOP_BEFORE: Final = 290
COLOUR: Final = 348
COLOUR_BEFORE: Final = 352
NAMED: Final = 356
PHASE: Final = 360
DEBT_KIND: Final = 370
COUNTS: Final = 375  # by distance, like all of the next ones
DEALER: Final = 385
ON_TURN: Final = 395
LAYER: Final = 405
FOLLOW: Final = 415
OWING: Final = 425
OUT: Final = 435
HEIR: Final = 445
ACTOR: Final = 455
TARGET: Final = 465
ACCUSED: Final = 475
AYES: Final = 485
NAYS: Final = 495
ACCUSERS: Final = 505
WINNER: Final = 515
PLAYERS: Final = 525  # single numbers from here
PILE: Final = 526
DIRECTION: Final = 527
DEBT: Final = 528
STEP: Final = 529
MUST_LAY: Final = 530
OUT_SAID: Final = 531
DEFENDING: Final = 532
HEIR_SAID: Final = 533
AT: Final = 534
SKIPS: Final = 535
AGAIN: Final = 536
CALLED: Final = 537
STARTED: Final = 538
IDLE: Final = 539
SHUFFLES: Final = 540
ASKED: Final = 541  # is this seat asked now?
PICKED: Final = 542  # what it has chosen of a move that takes several actions
GIVEN: Final = 552
LYING_BELOW: Final = 610
FEATURES: Final = 650
HIGHEST: Final = 127
