"""The fields of a position as attributes: slots, start values, copies.

Made by `./dev generate` from `rummy/fields.py`; do not edit.
"""

from __future__ import annotations

from pioche.rummy.events import Ending
from pioche.rummy.fields import NO_SEAT, NOTHING, Phase
from pioche.rummy.melds import EMPTY, TileTable


class StateFields:
    """What a position holds."""

    __slots__ = (
        "direction",
        "drawn",
        "ending",
        "phase",
        "pool",
        "racks",
        "starter",
        "table",
        "turn",
        "uno_open",
        "winner",
    )

    def __init__(self) -> None:
        self.racks: list[list[int]] = []  # one's own and the numbers of all are seen
        self.table: TileTable = EMPTY  # what lies on the table
        self.pool: list[int] = []  # the tile drawn next is the last
        self.starter: int = 0  # began the round
        self.turn: int = 0  # is on turn
        self.direction: int = 1  # 1: to the left, -1: to the right
        self.phase: Phase = Phase.TURN  # turn, drawn, over
        self.drawn: int = NOTHING  # the tile that this seat has just drawn
        self.uno_open: int = NO_SEAT  # has one tile left and has not called
        self.winner: int = NO_SEAT  # has won
        self.ending: Ending | None = None  # how the round ended

    def copy_fields_into(self, other: StateFields) -> None:
        """Give another all fields, independent of these."""
        other.racks = [each.copy() for each in self.racks]
        other.table = self.table
        other.pool = self.pool.copy()
        other.starter = self.starter
        other.turn = self.turn
        other.direction = self.direction
        other.phase = self.phase
        other.drawn = self.drawn
        other.uno_open = self.uno_open
        other.winner = self.winner
        other.ending = self.ending
