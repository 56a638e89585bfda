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
