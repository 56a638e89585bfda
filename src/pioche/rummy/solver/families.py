"""Enumerate every set of rack tiles that can be laid, in one walk in pure Python that carries the sets along.

This is faster than testing one set after another if the walk is not compiled, or if its pairs do not fit 64 bits.
"""

from __future__ import annotations

from dataclasses import replace

from pioche.rummy.solver import menus
from pioche.rummy.solver.lattice import RUN_MASK, RUNS_ONLY, SET_SHIFT, START, Layer, Walk, from_rack, laid_counts
from pioche.rummy.solver.position import NOTHING, Position
from pioche.rummy.solver.profiles import RUN_BITS, run_step, set_step
from pioche.rummy.tiles import CELLS, COLOURS, JOKER

# An entry of a family packs the tiles laid so far, six bits each, above the index of the pair reached.
_PAIR_BITS = 8
_PAIR_MASK = (1 << _PAIR_BITS) - 1
assert START == 1  # an entry starts with no tiles and pair 0


def all_at_once(position: Position, least: int = 1) -> set[tuple[tuple[int, ...], int]]:
    """Every set of rack tiles that can be laid, as sorted cells and a number of jokers.

    `least`: 0 for the empty set too.
    """
    # Required jokers are filtered at the end, as every entry shows how many jokers it uses.
    required = NOTHING if position.required == JOKER else position.required
    walk = Walk(replace(position, required=required, chosen=tuple(kind for kind in position.chosen if kind != JOKER)))
    layers = walk.layers()
    alive = _alive(walk, layers, least)
    families: dict[int, set[int]] = {0: {0}} if 0 in alive[0] else {}
    for cell in range(CELLS):
        families = _spread(walk, alive[cell + 1], families, cell)
    found: set[tuple[tuple[int, ...], int]] = set()
    for entry in set().union(*families.values()):
        cells: list[int] = []
        code = entry >> _PAIR_BITS
        while code:
            cells.append((code & 63) - 1)
            code >>= 6
        loose_jokers, rest = divmod(entry & _PAIR_MASK, menus.APART)
        jokers, used = divmod(rest, menus.WIDTH)
        for more in from_rack(position, jokers, loose_jokers):
            laid_jokers = used - len(cells) + more
            if least <= len(cells) + laid_jokers <= position.most and laid_jokers >= position.needed(JOKER):
                found.add((tuple(sorted(cells)), laid_jokers))
    return found


def _edges(walk: Walk, key: int, cell: int, after: Layer) -> list[tuple[int, tuple[menus.Pay, ...]]]:
    """The successors of a state at a cell, with the ways to pay for each."""
    colour = cell % COLOURS
    shift = colour * RUN_BITS
    rest = key & RUNS_ONLY & ~(RUN_MASK << shift)
    found = []
    for run_tiles, run_jokers, set_tiles, set_jokers, pays in walk.menus[cell]:
        for part in set_step(key >> SET_SHIFT, colour, set_tiles, set_jokers):
            kept = 0 if colour == COLOURS - 1 else part << SET_SHIFT
            for run in run_step(key >> shift & RUN_MASK, run_tiles, run_jokers):
                state = rest | run << shift | kept
                if state in after:
                    found.append((state, pays))
    return found


def _alive(walk: Walk, layers: list[Layer], least: int) -> list[Layer]:
    """The layers without states that lead to no finished play."""
    position = walk.position
    good = 0
    for index in range(len(layers[-1]) and menus.APART * (menus.MOST_LAID + 1)):
        if laid_counts(position, 1 << index, least):
            good |= 1 << index
    alive: list[Layer] = [{} for _ in range(CELLS)]
    alive.append({key: value & good for key, value in layers[-1].items() if value & good})
    for cell in range(CELLS - 1, -1, -1):
        after = alive[cell + 1]
        for key, value in layers[cell].items():
            back = 0
            for state, pays in _edges(walk, key, cell, after):
                for _, _, move, keep in pays:
                    back |= after[state] >> move & keep
            if back & value:
                alive[cell][key] = back & value
    return alive


def _spread(walk: Walk, after: Layer, families: dict[int, set[int]], cell: int) -> dict[int, set[int]]:
    result: dict[int, set[int]] = {}
    for key, family in families.items():
        for state, pays in _edges(walk, key, cell, after):
            goal = after[state]
            for tiles, _, move, keep in pays:
                for entry in family:
                    pair = entry & _PAIR_MASK
                    if keep >> pair & 1 and goal >> pair + move & 1:
                        code = entry >> _PAIR_BITS
                        for _ in range(tiles):
                            code = code << 6 | cell + 1
                        result.setdefault(state, set()).add(code << _PAIR_BITS | pair + move)
    return result
