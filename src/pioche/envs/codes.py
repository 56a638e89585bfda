"""The numbers of the card game for learners: what each action and each place of an observation means.

Never compiled: compiled modules read the same numbers from `codes.pxd`, which `./dev generate` writes. Seats are given
by distance from the observing seat: 1 is to its left. `describe.py` writes the tables for people.
"""

from typing import Final

from pioche.envs.places import *  # noqa: F403 (all of its names are codes)

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
WAIT: Final = 132  # for a seat that may act out of turn: do nothing
NAME: Final = 133
TURN_HANDS: Final = 137
CATCH: Final = 139  # the seat at distance 1 to 9; the same for the next groups
PICK: Final = 148  # for a swap, a Blank's rule, or a gift whose cards are then chosen one by one
ACCUSE: Final = 157
VOTE: Final = 166
GIVE: Final = 168  # one card of a gift
GIVE_CALL: Final = 226  # the last card of a gift, with the call
BELOW: Final = 284  # a card to put below the one laid next, colour * 10 + number (BB-6)
ACTIONS: Final = 324
NO_ACTION: Final = -1

# Places of an observation: re-exported from `places.py`.
HIGHEST: Final = 127  # the largest value of a place

# Batches (`batch.py`). Who plays a seat: the caller, or one of `batch_players`.
CALLER: Final = 0
RANDOM: Final = 1
GREEDY: Final = 2
HEURISTIC: Final = 3

# The learner's seat: a number, or
EVERYBODY: Final = -1  # all seats ask the caller
DRAWN_SEAT: Final = -2  # it is drawn for every round

# What happens when a round has ended.
SAME_STEP: Final = 0  # the next one is dealt in the same step
NEXT_STEP: Final = 1  # the next one is dealt in the next step, whose action is ignored
DISABLED: Final = 2  # nothing, until the caller deals
HOLD: Final = -1  # instead of an action, while the caller answers for opponents: leave this table alone
RESIGN: Final = -2  # instead of an action, where it is allowed: the learner loses the round

# What a step of a batch is for.
ACTING: Final = 0
ANSWERING: Final = 1  # for opponents: `HOLD` is allowed, and what the last step brought stays
ADAPTING: Final = 2  # for an adapter: `RESIGN` is allowed

# A list of legal actions: how many, then they, then a bit for each action, sixteen in a number.
LISTED_BITS: Final = 325
LISTED_SIZE: Final = 346

# An entry of the past moves (`past_moves.py`).
MOVE_WHO: Final = 0
MOVE_WHAT: Final = 1
MOVE_LEFT: Final = 2
MOVE_SIZE: Final = 3
MOVE_HIDDEN: Final = 325  # a card of a gift that this seat does not see; after the last action plus one
MOVE_HIDDEN_CALL: Final = 326
KEPT_SIZE: Final = 4
KEPT_MORE: Final = 16  # rows of past moves are longer than what is shown, by more than the parts of a move

# Places of the perfect information (`perfect.py`).
ALL_HANDS: Final = 0  # by distance and face
ALL_PILE: Final = 580  # the draw pile as faces plus one, the next card first
ALL_DRAWN: Final = 708  # by face: the card that the seat on turn has just drawn
ALL_MUST_LAY: Final = 766
ALL_BLUFF: Final = 767
PERFECT: Final = 768
