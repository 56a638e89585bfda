"""Build the table that the steps of `closest_search` describe, with the origin of every piece."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from pioche.rummy.melds import Origin, TileTable, piece, table
from pioche.rummy.solver import menus
from pioche.rummy.solver.cell_ways import JOKER, NOTHING, TILE
from pioche.rummy.solver.closest_search import Step
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position
from pioche.rummy.tiles import COLOURS, PLAIN_JOKER


@dataclass(slots=True)
class _Run:
    cells: list[tuple[int, bool]]

    @property
    def rank(self) -> tuple[bool, int]:
        """The sort key of a run within its profile."""
        return self.cells[-1][1], min(3, len(self.cells))


def build(old: TileTable, position: Position, steps: list[Step], tiles: Tiles) -> TileTable:
    """Build the table that the steps describe, with the origin of every piece."""
    groups: list[list[tuple[int, bool]]] = []
    open_runs: list[list[_Run]] = [[] for _ in range(COLOURS)]
    for cell, step in enumerate(steps):
        colour = cell % COLOURS
        open_runs[colour] = _continue_runs(old, open_runs[colour], step, cell, groups)
        if colour == COLOURS - 1:
            row = cell - colour
            groups += [
                [(row + c, partial >> 4 == c + 1) for c in range(COLOURS) if partial >> c & 1]
                for partial in step.partials
            ]
    groups += [run.cells for runs in open_runs for run in runs]
    loose = Counter(old.loose)
    for cell, step in enumerate(steps):
        here = sum((cell, False) in group for group in groups)
        loose[cell] -= here - position.fixed[cell] - step.tiles
    jokers = sum(joker for group in groups for _, joker in group)
    if position.mode == menus.TO_RACK:
        loose[PLAIN_JOKER] -= sum(step.loose_jokers for step in steps)
    else:
        loose[PLAIN_JOKER] -= jokers - position.table_jokers - tiles.jokers
    return table(_mark(old, position, steps, tiles, groups), (+loose).elements())


def _continue_runs(
    old: TileTable, runs: list[_Run], step: Step, cell: int, groups: list[list[tuple[int, bool]]]
) -> list[_Run]:
    """Add the tiles and jokers of a cell to its runs. Among equal runs, prefer the one that the old table continues."""
    went_on = Counter(
        group[0] >> 3 for group in old.groups if len({piece >> 3 for piece in group} & {cell, cell - COLOURS}) == 2
    )
    ordered = sorted(runs, key=lambda run: run.rank)
    by_rank: dict[tuple[bool, int], list[int]] = {}
    for run, joining in zip(ordered, step.way, strict=True):
        by_rank.setdefault(run.rank, []).append(joining)
    goes_on: list[_Run] = []
    tiles, jokers = step.run_tiles, step.run_jokers
    for rank, joinings in by_rank.items():
        alike = sorted((run for run in ordered if run.rank == rank), key=lambda run: -went_on[run.cells[0][0]])
        for run, joining in zip(alike, sorted(joinings, reverse=True), strict=True):
            if joining == NOTHING:
                groups.append(run.cells)
                continue
            tiles -= joining == TILE
            jokers -= joining == JOKER
            goes_on.append(_Run([*run.cells, (cell, joining == JOKER)]))
    return goes_on + [_Run([(cell, False)]) for _ in range(tiles)] + [_Run([(cell, True)]) for _ in range(jokers)]


def _mark(
    old: TileTable, position: Position, steps: list[Step], tiles: Tiles, groups: list[list[tuple[int, bool]]]
) -> list[list[int]]:
    """Give every piece its origin. If there is a choice, the new pieces go to the groups least like an old one."""
    old_cells = [{piece >> 3 for piece in group} for group in old.groups]

    def likeness(group: list[tuple[int, bool]], cell: int) -> int:
        cells = {c for c, _ in group}
        return max((len(cells & other) for other in old_cells if cell in other), default=0)

    marked = [[piece(cell, joker=joker) for cell, joker in group] for group in groups]
    to_mark = tiles.jokers
    for cell, step in enumerate(steps):
        for joker in (False, True):
            places = [(likeness(group, cell), number) for number, group in enumerate(groups) if (cell, joker) in group]
            new = step.tiles
            if joker:
                new = max(0, len(places) - position.standing[cell])
                new = step.rack_jokers if position.mode == menus.TO_RACK else min(new, to_mark)
                to_mark -= new
            for _, number in sorted(places)[:new]:
                index = groups[number].index((cell, joker))
                marked[number][index] = piece(cell, joker=joker, origin=Origin.RACK)
    return marked
