"""Building blocks for the table of state fields that each game has (`fields.py`).

The table is the single source of truth for the fields. Pickling, notation and completion read it at import time; what
has to be source code, because it is compiled or typed, is generated from it by `./dev generate`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Protocol, TypeVar


class Shown(Enum):
    """Who sees a field. There is no default: every row of a table has to say it."""

    ALL = "all"
    OWN = "own"  # only the seat that it belongs to; the view decides when that is
    NOBODY = "nobody"


class Named(Protocol):
    """A row of a table: anything with a name."""

    @property
    def name(self) -> str: ...


NamedT = TypeVar("NamedT", bound=Named)


def ordered(rows: Iterable[NamedT], first: Sequence[str]) -> tuple[NamedT, ...]:
    """The rows with those named in `first` at the front, in that order, then all others as given.

    The order of fields in wire messages, pickles and observations is a public interface: new fields go to the end.
    """
    found = {row.name: row for row in rows}
    return (*(found.pop(name) for name in first), *found.values())
