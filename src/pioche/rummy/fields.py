"""The table of state fields of the tile game: the only place that lists them all.

After a change run `./dev generate`. It writes `state_fields` (slots, start values, copies) and `view_fields` (`View`
and the function that fills it). The text of positions, completion and observations read the table at import time.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from pioche.engine.fields import Shown, ordered

NO_SEAT = -1
NOTHING = -1


class Phase(Enum):
    """What the round waits for."""

    TURN = "turn"  # the seat on turn lays, or draws
    DRAWN = "drawn"  # it has drawn: it lays the drawn tile, or keeps it
    OVER = "over"


class Kind(Enum):
    """The type of a field: decides its annotation, its start value, and how it is copied, written and observed."""

    NUMBER = "number"
    SEAT = "seat"
    TILE = "tile"
    PHASE = "phase"
    ENDING = "ending"
    TABLE = "table"  # immutable
    RACKS = "racks"  # for each seat, counts by kind
    TILES = "tiles"


NONE: Final = {Kind.SEAT: NO_SEAT, Kind.TILE: NOTHING}
"""The sentinel for "none", for the kinds that have one."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a position."""

    name: str
    kind: Kind
    shown: Shown
    meaning: str
    """For people and for observations, which prefix it with "by distance: " (seats) or "by kind: " (tiles)."""
    start: int | None = None
    """The value at the start of a round. Default: the sentinel of its kind, or 0."""
    placed: bool = False
    """Whether it has a fixed place in the text of a position. Default: `name=value`, omitted at its default."""

    @property
    def default(self) -> int:
        """The start value of a number, seat or tile."""
        return NONE.get(self.kind, 0) if self.start is None else self.start

    @property
    def optional(self) -> bool:
        """Whether it can be None in a view."""
        return self.kind is Kind.ENDING or self.default == NONE.get(self.kind)


_ALL, _OWN, _NOBODY = Shown.ALL, Shown.OWN, Shown.NOBODY

FIELDS: Final = (
    Field("racks", Kind.RACKS, _NOBODY, "one's own and the numbers of all are seen", placed=True),
    Field("table", Kind.TABLE, _ALL, "what lies on the table", placed=True),
    Field("pool", Kind.TILES, _NOBODY, "the tile drawn next is the last", placed=True),
    Field("starter", Kind.SEAT, _ALL, "began the round", start=0),
    Field("turn", Kind.SEAT, _ALL, "is on turn", start=0, placed=True),
    # To the left is to the next higher seat.
    Field("direction", Kind.NUMBER, _ALL, "1: to the left, -1: to the right", start=1, placed=True),
    Field("phase", Kind.PHASE, _ALL, "turn, drawn, over", placed=True),
    Field("drawn", Kind.TILE, _OWN, "the tile that this seat has just drawn"),
    Field("uno_open", Kind.SEAT, _ALL, "has one tile left and has not called"),  # and may still be caught
    Field("winner", Kind.SEAT, _ALL, "has won", placed=True),
    Field("ending", Kind.ENDING, _ALL, "how the round ended", placed=True),
)


@dataclass(frozen=True, slots=True)
class Sight:
    """A derived field of a view: an expression over the state `s` and the viewing `seat`."""

    name: str
    type: str
    value: str
    meaning: str


SIGHTS: Final = (
    Sight("seat", "int | None", "seat", "who looks"),
    Sight("players", "int", "s.players", "how many play"),
    Sight("rack", "tuple[int, ...]", "() if seat is None else tuple(kinds(s.racks[seat]))", "one's own tiles"),
    Sight(
        "counts",
        "tuple[int, ...]",
        "tuple(s.tiles(other) for other in range(s.players))",
        "how many tiles everybody holds: the racks are clear (R-1)",
    ),
    Sight("pool", "int", "len(s.pool)", "how many tiles the pool holds"),
    Sight(
        "racks",
        "tuple[tuple[int, ...], ...] | None",
        "tuple(tuple(kinds(rack)) for rack in s.racks) if s.over else None",
        "all racks, only when the round is over",
    ),
)

_VIEW_ORDER: Final = (
    *("seat", "players", "starter", "phase", "turn", "direction", "table", "rack", "counts", "pool"),
    *("drawn", "uno_open", "racks", "winner", "ending"),
)

SHOWN: Final = tuple(field for field in FIELDS if field.shown is not Shown.NOBODY)
"""The fields that a view shows; those with `Shown.OWN` only to the seat on turn."""
VIEW: Final[tuple[Field | Sight, ...]] = ordered([*SHOWN, *SIGHTS], _VIEW_ORDER)
"""All fields of a view, in wire order."""
EXTRAS: Final = {field.name: field for field in FIELDS if not field.placed}
"""The fields that the text of a position writes as `name=value`."""
