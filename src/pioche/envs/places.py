"""The places of an observation of the card game; `codes` has them too.

Made by `./dev generate` from `envs/layout.py`; do not edit.
"""

from typing import Final

HAND: Final = 0  # by face: how often this seat holds it
TOP: Final = 58  # by face: the card that counts
DISCARDS: Final = 116  # by face: how often it lies among the discards
DRAWN: Final = 174  # by face: the card that this seat has just drawn
RUNNING: Final = 232  # by face: the card whose effects wait for a choice
TOP_BEFORE: Final = 290  # by face: the card below a Wild4 that may be doubted
COLOUR: Final = 348  # by colour: the one in force
COLOUR_BEFORE: Final = 352  # by colour: the one before a Wild4 that may be doubted
NAMED: Final = 356  # by colour: the one named with the card under way
PHASE: Final = 360  # by number of the phase: the one that it is
DEBT_KIND: Final = 370  # what the debt was made of: none, Draw2, Wild4, UnoCard, Blank
COUNTS: Final = 375  # by distance: the number of cards
DEALER: Final = 385  # by distance: deals
ON_TURN: Final = 395  # by distance: is on turn
LAYER: Final = 405  # by distance: laid the last card
FOLLOW: Final = 415  # by distance: may go on with a sequence
OWING: Final = 425  # by distance: has not called
OUT: Final = 435  # by distance: has laid the last card but not won yet
HEIR: Final = 445  # by distance: went out by parrying meanwhile
ACTOR: Final = 455  # by distance: chooses for the card under way
TARGET: Final = 465  # by distance: is the seat chosen for it
ACCUSED: Final = 475  # by distance: is accused of giving advice
AYES: Final = 485  # by distance: voted yes
NAYS: Final = 495  # by distance: voted no
ACCUSERS: Final = 505  # by distance: has accused somebody in this round
WINNER: Final = 515  # by distance: has won
PLAYERS: Final = 525  # how many play
PILE: Final = 526  # cards in the draw pile
DIRECTION: Final = 527  # 1: to the left, -1: to the right
DEBT: Final = 528  # cards that somebody owes
STEP: Final = 529  # direction of a sequence under way
MUST_LAY: Final = 530  # the drawn card has to be laid
OUT_SAID: Final = 531  # who has laid the last card has said so
DEFENDING: Final = 532  # the others may still parry
HEIR_SAID: Final = 533  # who went out by parrying has said so
AT: Final = 534  # which effect of the card under way is next
SKIPS: Final = 535  # seats that it makes sit out
AGAIN: Final = 536  # its player moves again
CALLED: Final = 537  # its player called
STARTED: Final = 538  # somebody has moved
IDLE: Final = 539  # turns in a row in which nothing could be drawn or laid
SHUFFLES: Final = 540  # how often the discards were shuffled
ASKED: Final = 541  # this seat is asked now
PICKED: Final = 542  # by distance: gets the gift that is being made up
GIVEN: Final = 552  # by face: its first card
LYING_BELOW: Final = 610  # by colour and number: cards to lie below the next one
FEATURES: Final = 650
