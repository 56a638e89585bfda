"""The search for a table close to the old one: the walk over the cells of `lattice` with the tiles to lay fixed.

All outcomes of a cell are kept, not only the dominating ones, because here it matters which run is extended. The
distance between two tables is a sum over cells: one for each link between neighbours of a run that is cut or new, and
one for each tile that joins or leaves a set. The search uses iterative deepening over `BOUNDS`, so the first table
found is a closest one. Beyond the last bound the table changes completely anyway, and only the outcomes that `lattice`
keeps are searched.
"""

from __future__ import annotations

from typing import NamedTuple

from pioche.rummy.melds import TileTable
from pioche.rummy.solver import menus
from pioche.rummy.solver.cell_ways import Partial, Way, best_run_ways, run_ways, set_cost, set_ways
from pioche.rummy.solver.lattice import RUN_MASK, Walk
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.profiles import ONES, RUN_BITS, SHORT
from pioche.rummy.tiles import CELLS, COLOURS

BOUNDS = (4, 8, 12, 16)
NO_BOUND = 10_000_000


class SearchState(NamedTuple):
    """A state of the search after some cell."""

    runs: int
    partials: tuple[Partial, ...]
    jokers: int
    rack_jokers: int
    loose_jokers: int


class Goal(NamedTuple):
    """The tiles to lay, and whether the rack has to be empty afterwards (only where freed jokers go to it)."""

    tiles: Tiles
    going_out: bool


class Step(NamedTuple):
    """The cheapest way to reach a state: its cost, its predecessor, and what was done at the cell."""

    cost: int
    before: SearchState
    tiles: int
    rack_jokers: int
    loose_jokers: int
    way: Way
    partials: tuple[Partial, ...]
    run_tiles: int
    run_jokers: int


class OldTable:
    """The old table as links of runs by cell and sets by number."""

    def __init__(self, table: TileTable) -> None:
        self.links = [0] * CELLS
        self.sets: list[tuple[int, ...]] = [() for _ in range(CELLS // COLOURS)]
        for group in table.groups:
            cells = [piece >> 3 for piece in group]
            if cells[0] // COLOURS == cells[-1] // COLOURS:
                row = cells[0] // COLOURS
                self.sets[row] = (*self.sets[row], sum(1 << cell % COLOURS for cell in cells))
            else:
                for cell in cells[1:]:
                    self.links[cell] += 1


def closest_steps(walk: Walk, old: OldTable, goal: Goal, most_states: int) -> list[Step] | None:
    """The steps to a closest table; None if finding it takes more than `most_states` states."""
    for bound in (*BOUNDS, NO_BOUND):
        try:
            steps, states = _search(walk, old, goal, bound, most_states)
        except _TooManyStates:
            return None
        most_states -= states
        if steps is not None:
            return steps
    return None


class _TooManyStates(Exception):
    """The search for the closest table has become too large."""


def _search(walk: Walk, old: OldTable, goal: Goal, bound: int, most_states: int) -> tuple[list[Step] | None, int]:
    """The steps to a closest table within a bound, or None; and how many states were looked at."""
    states = 0
    layers: list[dict[SearchState, Step]] = []
    layer: dict[SearchState, int] = {SearchState(0, (), 0, 0, 0): 0}
    for cell in range(CELLS):
        after = _layer(walk, old, layer, cell, goal.tiles.jokers, bound)
        layers.append(after)
        layer = {state: step.cost for state, step in after.items()}
        states += len(layer)
        if states > most_states:
            raise _TooManyStates
    finals = [state for state in layer if _complete(walk.position, state, goal)]
    if not finals:
        return None, states
    state = min(finals, key=lambda final: layer[final])
    steps: list[Step] = []
    for after in reversed(layers):
        steps.append(after[state])
        state = after[state].before
    return steps[::-1], states


def _complete(position: Position, state: SearchState, goal: Goal) -> bool:
    new = state.jokers - position.table_jokers
    rack_jokers = goal.tiles.jokers
    if position.mode == menus.TO_RACK:
        left = position.rack_jokers + state.loose_jokers - new
        return state.rack_jokers == rack_jokers and (left == 0 if goal.going_out else left >= 0)
    return rack_jokers <= position.rack_jokers and 0 <= new - rack_jokers <= position.loose_jokers


def _layer(
    walk: Walk, old: OldTable, layer: dict[SearchState, int], cell: int, rack_jokers: int, bound: int
) -> dict[SearchState, Step]:
    position = walk.position
    colour = cell % COLOURS
    row = cell - colour
    shift = colour * RUN_BITS
    needs, most = walk.needs, walk.limit[cell]
    links_before, loose = old.links[cell], position.loose[cell]
    ways_of = best_run_ways if bound == NO_BOUND else run_ways
    result: dict[SearchState, Step] = {}
    for state, spent in layer.items():
        before = state.runs >> shift & RUN_MASK
        rest = state.runs & ~(RUN_MASK << shift)
        profiles = [state.runs >> other * RUN_BITS & RUN_MASK for other in range(COLOURS)]
        passed = state.jokers
        for other in range(colour):
            place = row + other + COLOURS
            passed += needs[place][SHORT[profiles[other]]] + needs[place + COLOURS][ONES[profiles[other]]]
        for run_tiles, run_jokers, set_tiles, set_jokers, pays in walk.menus[cell]:
            melded = run_tiles + set_tiles - position.fixed[cell] - position.rack[cell]
            if not 0 <= melded <= loose or passed + run_jokers + set_jokers > most:
                continue
            ways = ways_of(before, run_tiles, run_jokers)
            if not ways:
                continue
            gathered = []
            for partials in set_ways(state.partials, colour, set_tiles, set_jokers):
                must = sum((partial & 0xF).bit_count() <= colour for partial in partials)
                waiting = passed + run_jokers + set_jokers
                for other in range(colour + 1, COLOURS):
                    waiting += needs[row + other][SHORT[profiles[other]] + must]
                cost = spent + melded
                if colour == COLOURS - 1:
                    cost += set_cost(old.sets[row // COLOURS], tuple(partial & 0xF for partial in partials))
                if waiting <= most and cost <= bound:
                    gathered.append((partials, waiting, cost))
            jokers = state.jokers + run_jokers + set_jokers
            for pay in pays:
                from_rack = state.rack_jokers + pay.rack_jokers
                from_loose = state.loose_jokers + pay.shift // menus.APART
                if pay.tiles != position.rack[cell] or from_rack > rack_jokers or from_loose > position.loose_jokers:
                    continue
                for outcome, links, way in ways:
                    need = needs[cell + COLOURS][SHORT[outcome]] + needs[cell + 2 * COLOURS][ONES[outcome]]
                    change = abs(links - links_before)
                    runs = rest | outcome << shift
                    for partials, waiting, cost in gathered:
                        total = cost + change
                        if waiting + need > most or total > bound:
                            continue
                        kept = () if colour == COLOURS - 1 else partials
                        new = SearchState(runs, kept, jokers, from_rack, from_loose)
                        known = result.get(new)
                        if known is None or total < known.cost:
                            result[new] = Step(
                                total, state, pay.tiles, pay.rack_jokers, pay.shift // menus.APART, way, partials,
                                run_tiles, run_jokers,
                            )  # fmt: skip
    return result
