"""Build a new table for chosen tiles that is as close as possible to the old one, so that people recognise it.

This is the walk over the cells of `lattice` with the tiles to lay fixed. All outcomes of a cell are kept, not only the
dominating ones, because here it matters which run is extended. The distance between two tables is a sum over cells: one
for each link between neighbours of a run that is cut or new, and one for each tile that joins or leaves a set. The
search uses iterative deepening over `BOUNDS`, so the first table found is a closest one. Beyond the last bound the
table changes completely anyway, and only the outcomes that `lattice` keeps are searched.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from pioche.rummy.melds import Origin, TileTable, piece, table
from pioche.rummy.solver import broken, direct, menus, native
from pioche.rummy.solver.lattice import RUN_MASK, Walk
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.profiles import MAX_JOKERS, ONES, RUN_BITS, RUN_ID, RUN_PROFILES, SHORT, run_step
from pioche.rummy.tiles import CELLS, COLOURS, PLAIN_JOKER

BOUNDS = (4, 8, 12, 16)
NO_BOUND = 10_000_000
MOST_STATES = 1_500
"""States of a search for the closest table: some tens of milliseconds."""

_NOTHING, _TILE, _JOKER = 0, 1, 2

Way = tuple[int, ...]
"""What joins each open run (nothing, a tile or a joker), in the order of the run profile."""
Partial = int
"""A set in progress: four bits for its colours, above them the colour of its joker plus one, or 0."""


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


@lru_cache(maxsize=1 << 14)
def _run_ways(profile: int, tiles: int, jokers: int) -> tuple[tuple[int, int, Way], ...]:
    """All outcomes of a run step, dominated ones included: profile, number of runs extended, and one way to do it."""
    found: dict[tuple[int, int], Way] = {}
    ends, joker_ends = RUN_PROFILES[profile]
    waiting = [(length, False) for length in ends] + [(length, True) for length in joker_ends]

    def place(way: Way, tiles: int, jokers: int, new_ends: tuple[int, ...], new_joker_ends: tuple[int, ...]) -> None:
        if len(way) == len(waiting):
            outcome = (tuple(sorted(new_ends + (1,) * tiles)), tuple(sorted(new_joker_ends + (1,) * jokers)))
            links = len(new_ends) + len(new_joker_ends)
            found.setdefault((RUN_ID[outcome], links), way)
            return
        length, ends_in_joker = waiting[len(way)]
        longer = min(3, length + 1)
        if tiles:
            place((*way, _TILE), tiles - 1, jokers, (*new_ends, longer), new_joker_ends)
        if jokers and not ends_in_joker:
            place((*way, _JOKER), tiles, jokers - 1, new_ends, (*new_joker_ends, longer))
        if length == 3:
            place((*way, _NOTHING), tiles, jokers, new_ends, new_joker_ends)

    place((), tiles, jokers, (), ())
    return tuple((outcome, links, way) for (outcome, links), way in found.items())


@lru_cache(maxsize=1 << 14)
def _best_run_ways(profile: int, tiles: int, jokers: int) -> tuple[tuple[int, int, Way], ...]:
    """Only the ways with outcomes that no other outcome dominates."""
    kept = run_step(profile, tiles, jokers)
    return tuple(way for way in _run_ways(profile, tiles, jokers) if way[0] in kept)


@lru_cache(maxsize=1 << 14)
def _set_ways(partials: tuple[Partial, ...], colour: int, tiles: int, jokers: int) -> tuple[tuple[Partial, ...], ...]:
    """The possible sets in progress of a number after this colour."""
    found: set[tuple[Partial, ...]] = set()
    bit = 1 << colour
    joker = bit | colour + 1 << 4

    def place(done: tuple[Partial, ...], waiting: tuple[Partial, ...], tiles: int, jokers: int) -> None:
        if not waiting:
            if colour > 1 and (tiles or jokers):
                return
            made = tuple(sorted(done + (bit,) * tiles + (joker,) * jokers))
            if len(made) <= MAX_JOKERS:
                found.add(made)
            return
        first, rest = waiting[0], waiting[1:]
        if (first & 0xF).bit_count() == colour:  # it has missed no colour yet
            place((*done, first), rest, tiles, jokers)
        if tiles:
            place((*done, first | bit), rest, tiles - 1, jokers)
        if jokers and not first >> 4:
            place((*done, first | joker), rest, tiles, jokers - 1)

    place((), partials, tiles, jokers)
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 12)
def _set_cost(old: tuple[int, ...], new: tuple[int, ...]) -> int:
    """How many tiles join or leave the sets of a number, for the matching of old and new sets that minimises this."""
    size = max(len(old), len(new))
    olds = old + (0,) * (size - len(old))
    news = new + (0,) * (size - len(new))
    return min(
        sum((one ^ other).bit_count() for one, other in zip(olds, order, strict=True)) for order in permutations(news)
    )


class _Old:
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
    before = _Old(old)
    most = NO_BOUND if position.mode == menus.TO_RACK else MOST_STATES
    steps = _deepen(walk, before, goal, most)
    if steps is None:
        _hold_to(walk, position, goal.tiles)
        steps = _deepen(walk, before, goal, NO_BOUND)
        assert steps is not None
    return _build(old, position, steps, goal.tiles)


def _deepen(walk: Walk, old: _Old, goal: Goal, most_states: int) -> list[Step] | None:
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


class _TooManyStates(Exception):
    """The search for the closest table has become too large."""


def _search(walk: Walk, old: _Old, goal: Goal, bound: int, most_states: int) -> tuple[list[Step] | None, int]:
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
    walk: Walk, old: _Old, layer: dict[SearchState, int], cell: int, rack_jokers: int, bound: int
) -> dict[SearchState, Step]:
    position = walk.position
    colour = cell % COLOURS
    row = cell - colour
    shift = colour * RUN_BITS
    needs, most = walk.needs, walk.limit[cell]
    links_before, loose = old.links[cell], position.loose[cell]
    run_ways = _best_run_ways if bound == NO_BOUND else _run_ways
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
            ways = run_ways(before, run_tiles, run_jokers)
            if not ways:
                continue
            gathered = []
            for partials in _set_ways(state.partials, colour, set_tiles, set_jokers):
                must = sum((partial & 0xF).bit_count() <= colour for partial in partials)
                waiting = passed + run_jokers + set_jokers
                for other in range(colour + 1, COLOURS):
                    waiting += needs[row + other][SHORT[profiles[other]] + must]
                cost = spent + melded
                if colour == COLOURS - 1:
                    cost += _set_cost(old.sets[row // COLOURS], tuple(partial & 0xF for partial in partials))
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


@dataclass(slots=True)
class _Run:
    cells: list[tuple[int, bool]]

    @property
    def rank(self) -> tuple[bool, int]:
        """The sort key of a run within its profile."""
        return self.cells[-1][1], min(3, len(self.cells))


def _build(old: TileTable, position: Position, steps: list[Step], tiles: Tiles) -> TileTable:
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
            if joining == _NOTHING:
                groups.append(run.cells)
                continue
            tiles -= joining == _TILE
            jokers -= joining == _JOKER
            goes_on.append(_Run([*run.cells, (cell, joining == _JOKER)]))
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
