"""The integer codes used inside a state: faces, phases, kinds of move, effects.

Never compiled: compiled modules read the same numbers from `codes.pxd`, which `./dev generate` writes.
Outside the machine use the types of `cards.py`, `actions.py`, `effects.py` and the `Phase` below.
"""

from enum import IntEnum
from typing import Final

# Faces: colour * 13 + rank for the coloured cards, then the black and the white ones.
RANKS: Final = 13
DRAW2: Final = 10
SKIP: Final = 11
REVERSE: Final = 12
BLACK: Final = 13  # the rank of every card without a colour
WILD: Final = 52
WILD4: Final = 53
UNO_CARD: Final = 54
BLANK: Final = 55  # 55, 56, 57: each blank has its own rule
FACES: Final = 58
ROW: Final = 64  # length of one seat's row in the flat array of hands
NO_FACE: Final = 63
NO_COLOUR: Final = 4
NO_SEAT: Final = 15
SEATS: Final = 10
PACK: Final = 128  # room for the largest pack (115)

# Phases: what the seat on turn has to decide. `Phase` below is the enum for use outside the machine.
TURN: Final = 0
DRAWN: Final = 1
DEBT: Final = 2
CHALLENGE: Final = 3
SKIPPED: Final = 4
COLOUR: Final = 5
ROTATE: Final = 6
CHOOSE: Final = 7
GIVE: Final = 8
OVER: Final = 9

# Kinds of move, and the bit offsets of the parts of a move.
PLAY: Final = 0
DRAW: Final = 1
PASS: Final = 2
CALL: Final = 3
CATCH: Final = 4
DOUBT: Final = 5
NAME: Final = 6
TURN_HANDS: Final = 7
PICK: Final = 8
HAND_OVER: Final = 9
ACCUSE: Final = 10
VOTE: Final = 11
KINDS: Final = 12
KIND_AT: Final = 4
FACE_AT: Final = 9
COLOUR_AT: Final = 15
CALL_AT: Final = 18
TARGET_AT: Final = 19
SECOND_AT: Final = 23
ALSO_AT: Final = 19  # a play of several cards uses the bits of target and second face
PLAY_LIMIT: Final = 134217728  # 1 << 27, above the bits of the other cards
AIM_MASK: Final = 523776  # the bits between the kind and the target: 9 to 18
MOVE_LIMIT: Final = 536870912  # 1 << 29
MOST_MOVES: Final = 16384  # an upper bound: giving two of 58 faces to one of nine seats

# How a card comes to be laid.
NO_WAY: Final = 0
BY_TURN: Final = 1
BY_JUMP: Final = 2
BY_FOLLOW: Final = 3

# What a debt was made of; this decides what answers it.
NO_DEBT: Final = 0
DRAW2_DEBT: Final = 1
WILD4_DEBT: Final = 2
UNO_DEBT: Final = 3
BLANK_DEBT: Final = 4

# Effects, their targets and their conditions (LB-10).
FX_DRAW: Final = 0
FX_DEBT: Final = 1
FX_SKIP: Final = 2
FX_TURN: Final = 3
FX_COLOUR: Final = 4
FX_PASS_HANDS: Final = 5
FX_SWAP: Final = 6
FX_GIVE: Final = 7
FX_AGAIN: Final = 8
FX_LOOK: Final = 9
AT_NEXT: Final = 0
AT_PREVIOUS: Final = 1
AT_CHOSEN: Final = 2
AT_SELF: Final = 3
AT_OTHERS: Final = 4
AT_ALL: Final = 5
IF_ALWAYS: Final = 0
IF_SELF_AT_MOST: Final = 1
IF_SELF_AT_LEAST: Final = 2
IF_TARGET_AT_MOST: Final = 3
IF_TARGET_AT_LEAST: Final = 4
IF_COLOUR: Final = 5
PROGRAM: Final = 8  # most effects of one card
EFFECTS: Final = 464  # FACES * PROGRAM

# Values of options that are enums, in the order of their members (a test compares them).
DRAWN_ONLY: Final = 0
VOLUNTARY_OFF: Final = 1
ANY_AFTER_DRAW: Final = 2  # in `Book.voluntary` only: DE-6a replaces the option
MUST_IF_VOLUNTARY: Final = 1
UNO_AUTOMATIC: Final = 1
WILD4_NOTHING_PLAYABLE: Final = 0
WILD4_NO_COLOUR: Final = 1
WILD4_ALWAYS: Final = 2
CHALLENGE_OFF: Final = 0
CHALLENGE_TAKE_BACK: Final = 1
CHALLENGE_CARD_STAYS: Final = 2

# Why cards were drawn; `events.Why` names them.
WHY_TURN: Final = 0
WHY_DEBT: Final = 1
WHY_FORGOT: Final = 2
WHY_CAUGHT: Final = 3
WHY_CHALLENGE_LOST: Final = 4
WHY_BLUFF: Final = 5
WHY_BLACK_FINISH: Final = 6
WHY_NOTHING_KEPT: Final = 7
WHY_ADVICE: Final = 8
WHY_EFFECT: Final = 9
WHY_ALL_PARRIED: Final = 10
WHY_LAST_CARD: Final = 11

# Refusals; `refusal_codes.Code` names them.
OK: Final = 0
ROUND_OVER: Final = 1
MALFORMED: Final = 2
NOT_YOUR_TURN: Final = 3
CHALLENGE_OPEN: Final = 4
CHOICE_OPEN: Final = 5
CHOOSE_FIRST: Final = 6
NOT_ASKED: Final = 7
NOT_IN_HAND: Final = 8
DOES_NOT_FIT: Final = 9
ONLY_DRAWN_CARD: Final = 10
DOES_NOT_ANSWER: Final = 11
BEING_SKIPPED: Final = 12
WILD4_NOT_ALLOWED: Final = 13
NOT_IDENTICAL: Final = 14
JUMP_TOO_EARLY: Final = 15
JUMP_CLOSED: Final = 16
COLOUR_MISSING: Final = 17
COLOUR_NOT_YOURS: Final = 18
CALL_WRONG_NUMBER: Final = 19
CALL_NOT_OWED: Final = 20
CATCH_NOTHING: Final = 21
CATCH_SELF: Final = 22
CATCH_AUTOMATIC: Final = 23
MUST_LAY: Final = 24
NOTHING_TO_DRAW: Final = 25
DRAW_ONCE: Final = 26
DRAW_FIRST: Final = 27
MUST_LAY_DRAWN: Final = 28
MUST_TAKE_DEBT: Final = 29
NOTHING_TO_DOUBT: Final = 30
MUST_CHOOSE: Final = 31
NO_SUCH_SEAT: Final = 32
NOT_THAT_SEAT: Final = 33
GIVE_EXACTLY: Final = 34
MULTIPLES_OFF: Final = 35
MULTIPLES_UNFIT: Final = 36
ADVICE_OFF: Final = 37
VOTE_OPEN: Final = 38
ACCUSED_BEFORE: Final = 39
NO_VOTE: Final = 40
VOTED_BEFORE: Final = 41
MUST_SIT_OUT: Final = 42


class Phase(IntEnum):
    """What the seat on turn (`State.turn`) has to decide."""

    TURN = TURN  # lay a card or draw
    DRAWN = DRAWN  # has drawn: lay or pass
    DEBT = DEBT  # owes cards: answer or draw them
    CHALLENGE = CHALLENGE  # victim of a Wild4: believe, doubt or answer
    SKIPPED = SKIPPED  # is being skipped: parry or sit out
    COLOUR = COLOUR  # names the colour
    ROTATE = ROTATE  # says which way the hands go round
    CHOOSE = CHOOSE  # points at a player
    GIVE = GIVE  # gives cards away
    OVER = OVER  # the round is over
