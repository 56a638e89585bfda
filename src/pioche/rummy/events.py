"""What happened, as typed values; a closed union.

Events are made only when a log listens. Some carry tiles that not everybody may see; `view.redact` decides who sees
what, and puts `HIDDEN` in place of each hidden tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pioche.rummy.melds import Table

HIDDEN = -1


class Why(Enum):
    """Why somebody drew tiles."""

    TURN = "turn"
    EFFECT = "effect"
    CAUGHT = "caught"


class Ending(Enum):
    """How a round ended."""

    OUT = "out"
    POOL = "pool"


@dataclass(frozen=True, slots=True)
class DrewForStart:
    """Each drew a tile for who begins (R-6); of several draws because of ties, each is one event."""

    tiles: tuple[tuple[int, int], ...]
    """Pairs of seat and tile."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everybody has his tiles; one's own are visible."""

    starter: int
    racks: tuple[tuple[int, ...], ...]
    table: Table


@dataclass(frozen=True, slots=True)
class Laid:
    """A turn's new table, every piece with its origin; jokers taken to the rack (R-13)."""

    seat: int
    table: Table
    tiles: tuple[int, ...]
    taken: int


@dataclass(frozen=True, slots=True)
class Acted:
    """A word tile acts: a kind (R-14)."""

    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class Drew:
    """Tiles came from the pool. Which, only the seat sees."""

    seat: int
    tiles: tuple[int, ...]
    why: Why


@dataclass(frozen=True, slots=True)
class Kept:
    """The drawn tile stays on the rack; the turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped:
    seat: int


@dataclass(frozen=True, slots=True)
class Turned:
    """The direction of play: 1 to the left, -1 to the right."""

    direction: int


@dataclass(frozen=True, slots=True)
class Called:
    seat: int


@dataclass(frozen=True, slots=True)
class Caught:
    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class TookTurn:
    seat: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The racks are shown and counted."""

    ending: Ending
    winner: int
    racks: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    """What each seat writes down."""


Event = DrewForStart | Dealt | Laid | Acted | Drew | Kept | Skipped | Turned | Called | Caught | TookTurn | RoundOver
