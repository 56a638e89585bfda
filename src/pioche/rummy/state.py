"""A position of the tile game: small integers, tuples that never change, and a few lists that are cheap to copy.

The machine writes here, nobody else.
"""

from __future__ import annotations

from enum import Enum

from pioche.rummy.events import Ending, Event
from pioche.rummy.melds import EMPTY, Table
from pioche.rummy.rules import Rules

NO_SEAT = -1
NOTHING = -1


class Phase(Enum):
    """What the round waits for."""

    TURN = "turn"  # the seat on turn lays, or draws
    DRAWN = "drawn"  # it has drawn: it lays with the drawn tile, or keeps it
    OVER = "over"


class State:
    """One round, at one moment."""

    __slots__ = (
        "_playable",
        "direction",
        "drawn",
        "ending",
        "log",
        "phase",
        "players",
        "pool",
        "racks",
        "rules",
        "starter",
        "table",
        "turn",
        "uno_open",
        "winner",
    )

    def __init__(self, rules: Rules, players: int) -> None:
        self.rules = rules
        self.players = players
        self.racks: list[list[int]] = []
        """For each seat, counts by kind."""
        self.table: Table = EMPTY
        self.pool: list[int] = []
        """The tile drawn next is the last."""
        self.starter = 0
        self.turn = 0
        self.direction = 1
        """1: to the left, that is to the next higher seat; -1: to the right."""
        self.phase = Phase.TURN
        self.drawn = NOTHING
        """Hidden: the tile just drawn (R-9)."""
        self.uno_open = NO_SEAT
        """Who has one tile left, has not called, and may still be caught (R-19)."""
        self.winner = NO_SEAT
        self.ending: Ending | None = None
        self.log: list[Event] | None = None
        self._playable: bool | None = None
        """What the solver said of the seat on turn, until something is applied."""

    def copy_into(self, other: State) -> None:
        other.racks = [rack.copy() for rack in self.racks]
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
        other.log = None
        other._playable = self._playable

    def tiles(self, seat: int) -> int:
        """How many tiles a seat holds: everybody sees that (R-1)."""
        return sum(self.racks[seat])

    def next_seat(self, seat: int) -> int:
        return (seat + self.direction) % self.players
