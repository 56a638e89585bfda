"""Build a new table for chosen tiles that is as close as possible to the old one, so that people recognise it.

A tile that simply fits somewhere is added there (`direct`). Otherwise the groups that have to be broken (`broken`) are
searched for the closest arrangement (`closest_search`), and that is built (`table_building`).
"""

from __future__ import annotations

from pioche.rummy.melds import TileTable, table
from pioche.rummy.solver import broken, direct, menus, native
from pioche.rummy.solver.closest_search import NO_BOUND, Goal, OldTable, closest_steps
from pioche.rummy.solver.lattice import Walk
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.table_building import build
from pioche.rummy.tiles import CELLS

MOST_STATES = 1_500
"""States of a search for the closest table: some tens of milliseconds."""


def arrange(old: TileTable, position: Position, tiles: Tiles) -> TileTable | None:
    """A table on which exactly these rack tiles have been laid, close to the old one; None if there is none.

    If freed jokers go to the rack and all its tiles are laid, no joker is taken that would be left on it.

    The new pieces are marked with their origins. All jokers from the rack are marked as jokers that act; the caller
    (`lays`) corrects this for freed jokers and jokers that have acted.
    """
    if not tiles.jokers:
        added = direct.add(old, tiles.cells)
        if added is not None:
            return added
    going_out = position.mode == menus.TO_RACK and len(tiles.cells) == sum(position.rack)
    touched = broken.groups(old, position, tiles, going_out=True) if going_out else None
    if touched is None:
        going_out = False
        touched = broken.groups(old, position, tiles)
    if touched is None:
        return None
    part = table([old.groups[number] for number in touched], old.loose)
    found = _closest(part, broken.position(position, part, tiles), Goal(tiles, going_out))
    kept = [group for number, group in enumerate(old.groups) if number not in touched]
    return table([*kept, *found.groups], found.loose)


def _closest(old: TileTable, position: Position, goal: Goal) -> TileTable:
    """A closest table for tiles that can be laid; one that is found faster if the jokers have too many places to go."""
    walk = Walk(position)
    before = OldTable(old)
    most = NO_BOUND if position.mode == menus.TO_RACK else MOST_STATES
    steps = closest_steps(walk, before, goal, most)
    if steps is None:
        _hold_to(walk, position, goal.tiles)
        steps = closest_steps(walk, before, goal, NO_BOUND)
        assert steps is not None
    return build(old, position, steps, goal.tiles)


def _hold_to(walk: Walk, position: Position, tiles: Tiles) -> None:
    """Restrict a walk to what one play that the compiled walk finds puts at each cell, jokers included."""
    play = native.some(position, len(tiles), native.BY_POINTS)
    assert play is not None
    for cell in range(CELLS):
        walk.menus[cell] = tuple(
            choice
            for choice in walk.menus[cell]
            if choice.run_tiles + choice.set_tiles == play.melded[cell]
            and choice.run_jokers + choice.set_jokers == play.stands[cell]
        )
