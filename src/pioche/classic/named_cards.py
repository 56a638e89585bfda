"""The cards in views, events and actions with their names: `r5`, `gD`, `W`, `F` (see `cards`)."""

from __future__ import annotations

from typing import Any, Final

from pioche.classic import codes as c
from pioche.classic.cards import COLOURS, NAMES
from pioche.classic.events import Called, Owes, Reshuffled
from pioche.engine.named import HIDDEN, Piece, with_names, written

_FIELDS: Final = frozenset(
    ("hand", "drawn", "top", "hands", "discards", "running", "top_before", "face", "also", "cards", "got", "gave")
)
_COLOURS: Final = frozenset(("colour", "colour_before", "named"))
_COUNTS: Final = (Owes, Called, Reshuffled)  # their `cards` is a number of cards


class Card(Piece):
    """A card: a number as in `cards`, with its name."""

    @property
    def name(self) -> str:
        return NAMES[self] if 0 <= self < len(NAMES) else HIDDEN

    @property
    def colour(self) -> str | None:
        """`r`, `y`, `g` or `b`; None for black cards and hidden ones."""
        return COLOURS[self // c.RANKS] if 0 <= self < c.WILD else None


def named(value: Any) -> Any:
    """A view, an event or an action of the card game whose cards have names."""
    return value if isinstance(value, _COUNTS) else with_names(value, _FIELDS, Card)


def field_text(value: Any, name: str) -> Any:
    """A field of a view, an event or an action, with cards (`r5`) and colours (`r`) as text."""
    held = getattr(value, name)
    if name in _COLOURS:
        return written(held, lambda colour: COLOURS[colour])
    if name in _FIELDS and not isinstance(value, _COUNTS):
        return written(held, lambda face: Card(face).name)
    return held
