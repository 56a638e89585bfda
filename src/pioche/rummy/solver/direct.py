"""The fast path to a table: every chosen tile is added to an existing group or is part of a new one.

Most plays are of this kind. They leave the existing groups whole, so no search for the closest table is needed.
Everything else, and all plays with jokers, is left to `arrange`.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from pioche.rummy.melds import Group, Origin, Shape, TileTable, group, piece, shape, table
from pioche.rummy.tiles import CELLS, COLOURS


def add(old: TileTable, cells: tuple[int, ...]) -> TileTable | None:
    """A table with these rack tiles laid and every existing group kept whole, or None if none was found."""
    loose = [kind for kind in old.loose if kind < CELLS]
    found = _place([*old.groups], cells, loose)
    if found is None:
        return None
    groups, unused = found
    left = Counter(old.loose)
    left.subtract(loose)
    left.update(unused)
    return table(groups, left.elements())


def _place(groups: list[Group], cells: tuple[int, ...], loose: list[int]) -> tuple[list[Group], list[int]] | None:
    if not cells:
        return groups, loose
    # First try new melds of the chosen tiles alone: they leave everything else as it is.
    for size in range(len(cells), 2, -1):
        for chosen in sorted(set(combinations(cells, size))):
            made = group(piece(cell, origin=Origin.RACK) for cell in chosen)
            if isinstance(shape(made), Shape):
                found = _place([*groups, made], _without(cells, chosen), loose)
                if found is not None:
                    return found
    for cell in sorted(set(cells)):
        rest = _without(cells, (cell,))
        for number, lying in enumerate(groups):
            if _takes(lying, cell):
                longer = group((*lying, piece(cell, origin=Origin.RACK)))
                found = _place([*groups[:number], longer, *groups[number + 1 :]], rest, loose)
                if found is not None:
                    return found
    return _with_loose(groups, cells, loose)


def _with_loose(groups: list[Group], cells: tuple[int, ...], loose: list[int]) -> tuple[list[Group], list[int]] | None:
    """Try new melds that include loose starting tiles (R-11)."""
    for size in (1, 2):
        for chosen in sorted(set(combinations(cells, size))):
            for more in range(3 - size, min(len(loose), COLOURS) + 1):
                for melded in sorted(set(combinations(sorted(loose), more))):
                    new = [piece(cell, origin=Origin.RACK) for cell in chosen]
                    made = group(new + [piece(cell) for cell in melded])
                    if isinstance(shape(made), Shape):
                        left = list(_without(tuple(loose), melded))
                        found = _place([*groups, made], _without(cells, chosen), left)
                        if found is not None:
                            return found
    return None


def _takes(lying: Group, cell: int) -> bool:
    """Whether a tile can be added at either end of a run, or to a set that lacks it (R-3, R-4)."""
    first, last = lying[0] >> 3, lying[-1] >> 3
    if first // COLOURS != last // COLOURS:
        return cell in (first - COLOURS, last + COLOURS)
    return cell // COLOURS == first // COLOURS and all(one >> 3 != cell for one in lying)


def _without(cells: tuple[int, ...], some: tuple[int, ...]) -> tuple[int, ...]:
    left = list(cells)
    for cell in some:
        left.remove(cell)
    return tuple(left)
