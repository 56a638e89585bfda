"""Lays of named tiles for programs: which tiles can be named next, and the lay of those that are.

The table of a lay follows from the counts of the table before (`grouping`), whatever its groups look like. Compiled
like the walk, so that a question takes microseconds.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from pioche.rummy.actions import Lay
from pioche.rummy.laying import Turn
from pioche.rummy.melds import Group, TileTable, table
from pioche.rummy.solver import lays, menus, plays
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.grouping import Grouping
from pioche.rummy.solver.naming import COMPLETE, Naming
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.situations import Cells
from pioche.rummy.tiles import JOKER, PLAIN_JOKER

_naming: list[Naming] = []
_grouping: list[Grouping] = []


def naming() -> Naming:
    """The shared instance, created on first use; there is only one walk at a time."""
    if not _naming:
        _naming.append(Naming())
    return _naming[0]


def grouping() -> Grouping:
    """The shared instance."""
    if not _grouping:
        _grouping.append(Grouping())
    return _grouping[0]


def names(position: Position, named: tuple[int, ...]) -> int:
    """The kinds that can be named after these (sorted), as bits, and bit COMPLETE if these can be laid alone."""
    if position.mode == menus.TO_RACK and position.can_free():
        return listed_names(position, named)
    ready = naming()
    choose(ready, named)
    return ready.names(loaded(position), named[len(named) - 1] if named else 0)


def choose(ready: Naming, named: tuple[int, ...]) -> None:
    for kind in range(c.CELLS + 1):
        ready.chosen[kind] = 0
    for kind in named:
        if not 0 <= kind <= JOKER:
            raise ValueError(f"there is no tile {kind}")
        ready.chosen[kind] += 1


def loaded(position: Position) -> Cells:
    """A position as flat arrays; where freed jokers go makes no difference to what is asked of it."""
    cells = Cells()
    cells.take(position)
    if cells.mode == c.TO_RACK:
        cells.mode = menus.FROM_RACK
    return cells


def listed_names(position: Position, named: tuple[int, ...]) -> int:
    """`names` by enumeration of all plays: freed jokers that go to the rack can be laid again (R-13)."""
    chosen = Counter(named)
    last = named[len(named) - 1] if named else 0
    found = 0
    for play in _plays(position):
        if not chosen - play:
            rest = play - chosen
            least = min(rest) if rest else COMPLETE
            if least >= last:
                found |= 1 << least
    return found


@lru_cache(maxsize=256)
def _plays(position: Position) -> tuple[Counter[int], ...]:
    return tuple(Counter((*tiles.cells, *(JOKER,) * tiles.jokers)) for tiles in plays.every(position))


def lay_of(turn: Turn, position: Position, seat: int, named: tuple[int, ...]) -> Lay:
    """The lay of named tiles that can be laid, with the strongest effects, and the call if it is due."""
    jokers = named.count(JOKER)
    groups = _groups(turn, position, named) if jokers <= position.rack_jokers else None
    if groups is None:
        tiles = Tiles(named[: len(named) - jokers], jokers)
        found = lays.lay_of(turn_regrouped(turn, position), position, seat, tiles)
        assert found is not None, "only what can be laid is offered"
        return found
    new = TileTable(tuple(sorted(groups)), loose_after(position, named, groups))
    left = sum(turn.rack) - len(named)
    effects = turn.rules.effects
    acting = lays.strongest(new, effects.one_effect_per) if left or effects.last_effect_counts else []
    return Lay(seat, new, tuple(acting), left == 1)


def _groups(turn: Turn, position: Position, named: tuple[int, ...]) -> list[Group] | None:
    """The groups of the new table if no joker has to go to the rack."""
    ready, groups = naming(), grouping()
    choose(ready, named)
    cells = loaded(position)
    if ready.place(cells, position.mode != menus.TO_RACK) == 0:
        return None
    groups.build(ready)
    again = turn.rules.jokers.joker_reactivates and position.mode != menus.TO_RACK
    groups.mark(ready, cells, turn.rack[JOKER], again)
    return groups.listed()


def loose_after(position: Position, named: tuple[int, ...], groups: list[Group]) -> tuple[int, ...]:
    """The starting tiles that lie single on a new table: all that is not in its groups."""
    left = Counter({cell: count for cell, count in enumerate(position.loose) if count})
    left.update({cell: count for cell, count in enumerate(position.fixed) if count})
    left.update(kind for kind in named if kind < JOKER)
    left[PLAIN_JOKER] = position.loose_jokers + position.table_jokers + named.count(JOKER)
    left.subtract(PLAIN_JOKER if piece & 4 else piece >> 3 for group in groups for piece in group)
    return tuple(sorted((+left).elements()))


def turn_regrouped(turn: Turn, position: Position) -> Turn:
    """The same turn with the groups that follow from the counts of its table."""
    return Turn(turn.rules, grouped(loaded(position), turn.table.loose), turn.rack, turn.drawn)


def grouped(cells: Cells, loose: tuple[int, ...]) -> TileTable:
    """The table with the groups that follow from its counts. Changes the position."""
    ready, groups = naming(), grouping()
    choose(ready, ())
    fits = ready.place(cells, False)
    assert fits, "the table is one"
    groups.build(ready)
    return table(groups.listed(), loose)
