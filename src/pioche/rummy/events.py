"""Events of a round, as typed values in a closed union.

Events are created only when there is a log. Some carry tiles that not everybody may see; `view.redact` decides who
sees what and replaces each hidden tile with `HIDDEN`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pioche.rummy.melds import TileTable

HIDDEN = -1


class Why(Enum):
    """Why a seat drew tiles."""

    TURN = "turn"
    EFFECT = "effect"
    CAUGHT = "caught"


class Ending(Enum):
    """How a round ended."""

    OUT = "out"
    POOL = "pool"


@dataclass(frozen=True, slots=True)
class DrewForStart:
    """A draw for who begins (R-6). Ties draw again, which is another event."""

    tiles: tuple[tuple[int, int], ...]
    """Pairs of seat and tile."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """The deal: every rack, of which a seat sees only its own, and the starting tiles."""

    starter: int
    racks: tuple[tuple[int, ...], ...]
    table: TileTable


@dataclass(frozen=True, slots=True)
class Laid:
    """The new table after a lay, with the origin of every piece, and the jokers taken to the rack (R-13)."""

    seat: int
    table: TileTable
    tiles: tuple[int, ...]
    taken: int


@dataclass(frozen=True, slots=True)
class Acted:
    """A word tile of this kind acts (R-14)."""

    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew tiles from the pool. Only that seat sees which."""

    seat: int
    tiles: tuple[int, ...]
    why: Why


@dataclass(frozen=True, slots=True)
class Kept:
    """The seat keeps the drawn tile; its turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped:
    """A seat loses its turn (R-14)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Turned:
    """The new direction of play: 1 to the left, -1 to the right."""

    direction: int


@dataclass(frozen=True, slots=True)
class Called:
    """A seat called UNO (R-19)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Caught:
    """A seat was caught without the UNO call (R-19)."""

    by: int
    seat: int


@dataclass(frozen=True, slots=True)
class TookTurn:
    """A seat took its turn, which ends the time for catching (R-19)."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundOver:
    """The round is over; all racks are shown and scored."""

    ending: Ending
    winner: int
    racks: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    """The points that each seat scores."""


Event = DrewForStart | Dealt | Laid | Acted | Drew | Kept | Skipped | Turned | Called | Caught | TookTurn | RoundOver
