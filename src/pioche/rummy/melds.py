"""Groups of tiles and the table they make (R-3, R-4, R-10, R-11, R-12).

A *piece* is a tile in a group: the cell that it is or stands for (the table remembers that, R-18), whether it is a
joker, and where it came from in the turn that is being checked. On the table of a position every origin is
`Origin.TABLE`. A *group* is a sorted tuple of pieces, so that equal groups are equal values; `shape` tells whether it
is a run, a set or invalid.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import pairwise

from pioche.rummy.tiles import COLOURS, PLAIN_JOKER

Piece = int
Group = tuple[Piece, ...]


class Origin(IntEnum):
    """Where a tile of a new table was before the turn."""

    TABLE = 0
    RACK = 1
    RACK_PLAIN = 2
    """A joker from the rack that has acted before (only where freed jokers go to the rack, R-13)."""
    LIFTED = 3
    """A joker freed in this turn that acts again (only with `joker_reactivates`, R-17)."""


class Shape(Enum):
    RUN = "run"
    SET = "set"


class Fault(Enum):
    """What is wrong with a group, in the order in which `shape` looks for it."""

    TOO_SHORT = "too_short"
    MIXED = "mixed"
    TWICE = "twice"
    GAP = "gap"
    SECOND_JOKER = "second_joker"
    JOKERS_ADJACENT = "jokers_adjacent"


def piece(cell: int, *, joker: bool = False, origin: Origin = Origin.TABLE) -> Piece:
    return cell << 3 | joker << 2 | origin


def cell_of(piece: Piece) -> int:
    """The cell of a tile, or the cell that a joker stands for."""
    return piece >> 3


def joker_in(piece: Piece) -> bool:
    return bool(piece & 4)


def origin_of(piece: Piece) -> Origin:
    return _ORIGINS[piece & 3]


_ORIGINS = tuple(Origin)


def settled(piece: Piece) -> Piece:
    """The piece as it lies on the table after the turn."""
    return piece & ~3


def group(pieces: Iterable[Piece]) -> Group:
    return tuple(sorted(pieces))


def shape(group: Group) -> Shape | Fault:
    """Whether a group is a run (R-3) or a set (R-4), jokers included (R-12), or the first thing wrong with it."""
    if len(group) < 3:
        return Fault.TOO_SHORT
    cells = [piece >> 3 for piece in group]
    first = cells[0]
    if all(cell // COLOURS == first // COLOURS for cell in cells) and any(cell != first for cell in cells):
        return _set_shape(group, cells)
    if any(cell % COLOURS != first % COLOURS for cell in cells):
        return Fault.MIXED
    return _run_shape(group, cells)


def _set_shape(group: Group, cells: list[int]) -> Shape | Fault:
    if len(set(cells)) < len(cells):
        return Fault.TWICE
    if sum(map(joker_in, group)) > 1:
        return Fault.SECOND_JOKER
    return Shape.SET


def _run_shape(group: Group, cells: list[int]) -> Shape | Fault:
    for before, after in pairwise(cells):
        if after == before:
            return Fault.TWICE
        if after != before + COLOURS:
            return Fault.GAP
    for left, right in pairwise(group):
        if left & right & 4:
            return Fault.JOKERS_ADJACENT
    return Shape.RUN


@dataclass(frozen=True, slots=True)
class TileTable:
    """The table: the groups, and the starting tiles that are still loose (R-10, R-11).

    Build it with `table`, which sorts, so that equal tables are equal values.
    """

    groups: tuple[Group, ...] = ()
    loose: tuple[int, ...] = ()
    """Kinds; a joker among the starting tiles is a plain joker (R-16)."""

    def tile_count(self) -> int:
        return sum(map(len, self.groups)) + len(self.loose)

    def kinds(self) -> list[int]:
        """The kinds of all tiles on the table; its jokers count as plain, as they have acted or never will."""
        grouped = [PLAIN_JOKER if piece & 4 else piece >> 3 for group in self.groups for piece in group]
        return grouped + list(self.loose)


def table(groups: Iterable[Iterable[Piece]] = (), loose: Iterable[int] = ()) -> TileTable:
    return TileTable(tuple(sorted(group(pieces) for pieces in groups)), tuple(sorted(loose)))


EMPTY = TileTable()
