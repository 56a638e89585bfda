"""What every game's table of state fields (`fields.py`) is made of.

The table is the only place that names all fields. What can follow at import time reads it (pickling, notation,
completion); what has to be source code, because it is compiled or typed, is written from it by `./dev generate`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Protocol, TypeVar


class Shown(Enum):
    """Who sees a field. There is no default: every row of a table says it."""

    ALL = "all"
    OWN = "own"  # only the seat that it is about; the view says when that is
    NOBODY = "nobody"


class Named(Protocol):
    """Anything with a name."""

    @property
    def name(self) -> str: ...


NamedT = TypeVar("NamedT", bound=Named)


def ordered(rows: Iterable[NamedT], first: Sequence[str]) -> tuple[NamedT, ...]:
    """The rows in a published order: those listed first, then all others as they come.

    Positions in wire messages, pickles and observations are an interface, so new fields go to the end.
    """
    found = {row.name: row for row in rows}
    return (*(found.pop(name) for name in first), *found.values())
