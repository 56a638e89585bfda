"""Which groups of the table have to be broken up to lay chosen tiles: as few as possible.

All other groups stay as they are, so that people recognise the table, and the search for the new one is small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from pioche.rummy.melds import Group, TileTable, table
from pioche.rummy.solver import menus, plays
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import NOTHING, Position, counted
from pioche.rummy.tiles import CELLS, COLOURS


def groups(old: TileTable, at: Position, tiles: Tiles, *, going_out: bool = False) -> tuple[int, ...] | None:
    """The indices of the groups to break up, or None if the tiles cannot be laid at all.

    None or one if that is enough; else no proper subset of the groups returned is enough, which is not always the
    smallest number. `going_out`: the rack has to be empty afterwards.
    """

    def enough(numbers: Iterable[int]) -> bool:
        return _can_lay(at, table([old.groups[number] for number in numbers], old.loose), tiles, going_out=going_out)

    everything = range(len(old.groups))
    if not enough(everything):
        return None
    near = sorted(everything, key=lambda number: (_distance(old.groups[number], tiles.cells), number))
    for few in [(), *((number,) for number in near)]:
        if enough(few):
            return few
    chosen = near
    for number in reversed(near):
        fewer = [other for other in chosen if other != number]
        if enough(fewer):
            chosen = fewer
    return tuple(sorted(chosen))


def position(at: Position, part: TileTable, tiles: Tiles) -> Position:
    """The position of somebody who lays exactly these tiles at a part of the table."""
    laid = Counter(tiles.cells)
    fixed, standing = counted(part)
    return replace(
        at,
        fixed=fixed,
        standing=standing,
        rack=tuple(laid[cell] for cell in range(CELLS)),
        rack_jokers=at.rack_jokers if at.mode == menus.TO_RACK else tiles.jokers,
        required=NOTHING,
        chosen=tiles.cells,
        addable=0,
        joker_fits=False,
        most=menus.MOST_LAID,
    )


def _can_lay(at: Position, part: TileTable, tiles: Tiles, *, going_out: bool) -> bool:
    alone = position(at, part, tiles)
    size = 1 << len(tiles)
    if going_out:
        return bool(plays.out_sizes(alone) & size)
    return bool(
        plays.counts(alone, freeing=False, wanted=size) & size
        or (alone.can_free() and plays.counts(alone, wanted=size) & size)
    )


def _distance(group: Group, cells: Sequence[int]) -> int:
    """How far a group is from the nearest of some cells: 0 for the same number, else the steps along its colour."""
    found = CELLS
    for piece in group:
        for cell in cells:
            steps = abs((piece >> 3) - cell)
            if (piece >> 3) // COLOURS == cell // COLOURS:
                found = 0
            elif steps % COLOURS == 0:
                found = min(found, steps // COLOURS)
    return found
