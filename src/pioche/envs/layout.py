"""The layout of observations of the card game, derived from the table of state fields.

`./dev generate` writes it as constants (`places.py`, `codes.pxd`) together with the code that fills the places
(`observing_fields.py`). Trained models depend on the layout, so new parts go to the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pioche.classic import codes as c
from pioche.classic.fields import FIELDS, Field, Kind
from pioche.engine.fields import Shown, ordered
from pioche.envs.encoding import Feature


@dataclass(frozen=True, slots=True)
class Part:
    """A range of places; `field`: the state field that they encode."""

    name: str
    size: int
    meaning: str
    private: bool = False
    field: Field | None = None

    @property
    def constant(self) -> str:
        """The name of the constant for its first place in `codes`."""
        return _CONSTANTS.get(self.name, self.name.upper())


_CONSTANTS: Final = {"turn": "ON_TURN", "below": "LYING_BELOW"}  # the plain names are taken by actions or cards
_SIZES: Final = {
    Kind.FACE: (c.FACES, "by face: "),
    Kind.COLOUR: (c.NO_COLOUR, "by colour: "),
    Kind.SEAT: (c.SEATS, "by distance: "),
    Kind.SEATS: (c.SEATS, "by distance: "),
    Kind.PHASE: (len(c.Phase), "by number of the phase: "),
}


def _shown(field: Field) -> Part:
    size, how = _SIZES.get(field.kind, (field.values or 1, ""))
    return Part(field.view_name, size, how + field.meaning, field.shown is Shown.OWN, field)


_ORDER: Final = (
    *("hand", "top", "discards", "drawn", "running", "top_before", "colour", "colour_before", "named", "phase"),
    *("debt_kind", "counts", "dealer", "turn", "layer", "follow", "owing", "out", "heir", "actor", "target"),
    *("accused", "ayes", "nays", "accusers", "winner", "players", "pile", "direction", "debt", "step", "must_lay"),
    *("out_said", "defending", "heir_said", "at", "skips", "again", "called", "started", "idle", "shuffles"),
    *("asked", "picked", "given", "below"),
)
PARTS: Final = ordered(
    [
        Part("hand", c.FACES, "by face: how often this seat holds it", private=True),
        Part("discards", c.FACES, "by face: how often it lies among the discards"),
        Part("counts", c.SEATS, "by distance: the number of cards"),
        *(_shown(field) for field in FIELDS if field.shown is not Shown.NOBODY),
        # Not from the position: the parts of a compound move that the seat has chosen so far.
        Part("asked", 1, "this seat is asked now", private=True),
        Part("picked", c.SEATS, "by distance: gets the gift that is being made up", private=True),
        Part("given", c.FACES, "by face: its first card", private=True),
        Part("below", 40, "by colour and number: cards to lie below the next one", private=True),
    ],
    _ORDER,
)


def features() -> tuple[Feature, ...]:
    """The parts with their offsets."""
    found: list[Feature] = []
    first = 0
    for part in PARTS:
        found.append(Feature(part.name, first, part.size, (part.name,), part.meaning, part.private))
        first += part.size
    return tuple(found)
