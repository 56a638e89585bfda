"""Cards and tiles with their names: for bots of people, who read `r5` in what they are given, not 5.

Everywhere else a card or a tile is a plain number. A `Piece` is that number too: it compares, counts and indexes like
it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import fields, is_dataclass, replace
from typing import Any

HIDDEN = "?"


class Piece(int):
    """The number of a card or tile, written by its name; a subclass says what the names are."""

    @property
    def name(self) -> str:
        """Its name in notation; `?` for one that the seat may not see."""
        return HIDDEN

    def __repr__(self) -> str:
        return self.name

    def __str__(self) -> str:
        return self.name


def with_names(value: Any, pieces: Collection[str], piece: Callable[[int], Piece]) -> Any:
    """A view, an event or an action whose fields of these names hold pieces instead of numbers.

    A field of such a name that is a mere count elsewhere (`Owes.cards`) has to be left out by the caller.
    """
    if not is_dataclass(value) or isinstance(value, type):
        return value
    made: dict[str, Any] = {}
    for field in fields(value):
        if field.name in pieces:
            held = getattr(value, field.name)
            named = _named(held, piece)
            if named is not held:
                made[field.name] = named
    return replace(value, **made) if made else value


def _named(held: Any, piece: Callable[[int], Piece]) -> Any:
    if isinstance(held, tuple):
        return tuple([_named(each, piece) for each in held])
    return piece(held) if type(held) is int else held


def written(held: Any, name: Callable[[int], str]) -> Any:
    """Numbers, and tuples of numbers, as text; None and everything else as it is."""
    if isinstance(held, tuple):
        return tuple([written(each, name) for each in held])
    return name(held) if type(held) is int else held
