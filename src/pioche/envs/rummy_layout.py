"""The layout of observations of the tile game, and the code that fills it, from the table of state fields.

Trained models depend on the layout, so new parts go to the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pioche.engine.fields import Shown, ordered
from pioche.envs.encoding import Feature
from pioche.rummy.fields import SHOWN, Field, Kind, Phase
from pioche.rummy.machine import MOST_PLAYERS
from pioche.rummy.tiles import CELLS, JOKER, KINDS

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes
    from pioche.rummy.view import View

HIGHEST: Final = 127  # the largest value of a place
_PHASES: Final = tuple(Phase)
_SIZES: Final = {
    Kind.NUMBER: (1, ""),
    Kind.SEAT: (MOST_PLAYERS, "by distance: "),
    Kind.TILE: (KINDS, "by kind: "),
    Kind.PHASE: (len(_PHASES), ""),
}
"""Places per kind of field. Not listed: tables, which are split into parts, and endings, which are not observed."""


@dataclass(frozen=True, slots=True)
class Part:
    """A range of places; `field`: the state field that they encode."""

    name: str
    size: int
    meaning: str
    shows: str = ""
    private: bool = False
    field: Field | None = None


def _shown(field: Field) -> Part:
    size, how = _SIZES[field.kind]
    return Part(field.name, size, how + field.meaning, private=field.shown is Shown.OWN, field=field)


_ORDER: Final = (
    *("rack", "melded", "standing", "loose", "drawn", "chosen", "phase", "counts", "starter", "turn", "uno_open"),
    *("winner", "players", "pool", "direction", "asked"),
)
PARTS: Final = ordered(
    [
        Part("rack", KINDS, "by kind: how often this seat holds it", private=True),
        Part("melded", CELLS, "by cell: its tiles in melds on the table", "table"),
        Part("standing", CELLS, "by cell: jokers in melds that stand for it", "table"),
        Part("loose", KINDS, "by kind: starting tiles that lie single", "table"),
        Part("chosen", JOKER + 1, "by kind: tiles named to be laid, while this seat is asked", private=True),
        Part("counts", MOST_PLAYERS, "by distance: the number of tiles"),
        Part("players", 1, "how many play"),
        Part("pool", 1, "tiles in the pool"),
        Part("asked", 1, "this seat is asked now", private=True),
        *(_shown(field) for field in SHOWN if field.kind in _SIZES),
    ],
    _ORDER,
)


def features() -> tuple[Feature, ...]:
    """The parts with their offsets."""
    found: list[Feature] = []
    first = 0
    for part in PARTS:
        shows = (part.shows or part.name,)
        found.append(Feature(part.name, first, part.size, shows, part.meaning, part.private))
        first += part.size
    return tuple(found)


FEATURES: Final = features()
PLACES: Final = {feature.name: feature.first for feature in FEATURES}
_FIELDS: Final = tuple(
    (part.field.name, part.field.kind, PLACES[part.name]) for part in PARTS if part.field is not None
)


def write(seen: View, seat: int, out: Bytes) -> None:
    """Write all state fields that a view shows into an array of zeros."""
    for name, kind, place in _FIELDS:
        value = getattr(seen, name)
        if value is None:
            continue
        if kind is Kind.NUMBER:
            out[place] = min(value, HIGHEST)
        elif kind is Kind.SEAT:
            out[place + (value - seat) % seen.players] = 1
        else:
            out[place + (_PHASES.index(value) if kind is Kind.PHASE else value)] = 1
