"""The dynamic program in pure Python: the walk over the 48 cells described in docs/solver.md, layer by layer.

A layer maps each state after a cell to its value (`menus`). A state is the run profiles of the four colours and the
set profile of the number being walked over, packed into one integer.
"""

from __future__ import annotations

from pioche.rummy.solver import menus
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.profiles import MUST, ONES, RUN_BITS, SHORT, run_step, set_step
from pioche.rummy.solver.situations import menu_keys
from pioche.rummy.tiles import CELLS, COLOURS, JOKER, JOKERS

Layer = dict[int, int]

SET_SHIFT = COLOURS * RUN_BITS
RUN_MASK = (1 << RUN_BITS) - 1
RUNS_ONLY = (1 << SET_SHIFT) - 1
START = menus.pair(0, 0)


class Walk:
    """A walk over the cells of one position: its menus, and the bounds that prune states."""

    __slots__ = ("budget", "lacks", "limit", "menus", "needs", "pairs", "position")

    def __init__(self, position: Position, *, freeing: bool = True) -> None:
        self.position = position
        keys = menu_keys(position, freeing)
        self.menus = [menus.menu(key) for key in keys]
        # For a number of melds that must continue at a cell: how many of them need a joker from elsewhere (`needs`),
        # and how many need a piece that is not on the table (`lacks`).
        held = [(key & 3) + (key >> 2 & 3) + (key >> 6 & 7) - (key >> 9 & 7) for key in keys]
        self.needs = [NEEDS[tiles + (key >> 4 & 3)] for tiles, key in zip(held, keys, strict=True)]
        self.needs += [BEYOND] * (2 * COLOURS)
        self.lacks = [NEEDS[tiles] for tiles in held]
        self.lacks += [BEYOND] * (2 * COLOURS)
        self.pairs = PAIR_MASKS[max(keys[0] >> 20 & 7, 1)]  # loose jokers and favoured tiles both use the upper half
        # Upper bound on the jokers placed after each cell: those that stood up to here, those from outside, and those
        # that can still be freed at later cells.
        most = position.loose_jokers + position.rack_jokers + sum(key >> 9 & 7 for key in keys)
        # Upper bound on jokers plus rack tiles placed after each cell; jokers that stay at later cells do not count.
        stay = [(key >> 6 & 7) - (key >> 9 & 7) for key in keys]
        together = budget(position) - sum(stay)
        self.limit: list[int] = []
        self.budget: list[int] = []
        for staying in stay:
            most += staying
            together += staying
            self.limit.append(min(most, JOKERS))
            self.budget.append(min(together, MOST_SUM))

    def step(self, layer: Layer, cell: int) -> Layer:
        """The layer after a cell."""
        colour = cell % COLOURS
        shift = colour * RUN_BITS
        last = colour == COLOURS - 1
        needs, lacks, menu, pairs = self.needs, self.lacks, self.menus[cell], self.pairs
        next_need, after_need = needs[cell + COLOURS], needs[cell + 2 * COLOURS]
        next_lack, after_lack = lacks[cell + COLOURS], lacks[cell + 2 * COLOURS]
        limit, budget = self.limit[cell], self.budget[cell]
        result: Layer = {}
        for key, value in layer.items():
            before = key >> shift & RUN_MASK
            set_before = key >> SET_SHIFT
            rest = key & RUNS_ONLY & ~(RUN_MASK << shift)
            # Subtract what the other colours need: earlier colours at the next numbers, later ones at this number.
            jokers_left, pieces_left = limit, budget
            for other in range(colour):
                run = key >> other * RUN_BITS & RUN_MASK
                place = cell - colour + other + COLOURS
                short, ones = SHORT[run], ONES[run]
                jokers_left -= needs[place][short] + needs[place + COLOURS][ones]
                pieces_left -= lacks[place][short] + lacks[place + COLOURS][ones]
            if jokers_left < 0 or pieces_left < 0:
                continue
            to_come = [
                (needs[cell - colour + other], lacks[cell - colour + other], SHORT[key >> other * RUN_BITS & RUN_MASK])
                for other in range(colour + 1, COLOURS)
            ]
            fits = pairs[jokers_left][pieces_left]
            for run_tiles, run_jokers, set_tiles, set_jokers, pays in menu:
                runs = run_step(before, run_tiles, run_jokers)
                if not runs:
                    continue
                sets = set_step(set_before, colour, set_tiles, set_jokers)
                if not sets:
                    continue
                new = 0
                for _, _, move, keep in pays:
                    new |= (value & keep) << move
                new &= fits
                if not new:
                    continue
                for part in sets:
                    jokers, pieces = jokers_left, pieces_left
                    must = MUST[part]
                    for need, lack, short in to_come:
                        jokers -= need[short + must]
                        pieces -= lack[short + must]
                    if jokers < 0 or pieces < 0:
                        continue
                    kept = rest if last else rest | part << SET_SHIFT
                    for run in runs:
                        short, ones = SHORT[run], ONES[run]
                        spare = jokers - next_need[short] - after_need[ones]
                        left = pieces - next_lack[short] - after_lack[ones]
                        if spare >= 0 and left >= 0:
                            found = new & pairs[spare][left]
                            if found:
                                state = kept | run << shift
                                result[state] = result.get(state, 0) | found
        return result

    def value(self) -> int:
        """The pairs that can be reached with every meld complete."""
        layer = {0: START}
        for cell in range(CELLS):
            layer = self.step(layer, cell)
            if not layer:
                return 0
        result = 0
        for value in layer.values():
            result |= value
        return result

    def layers(self) -> list[Layer]:
        """The layers before each cell and after the last."""
        found = [{0: START}]
        for cell in range(CELLS):
            found.append(self.step(found[-1], cell))
        return found


# NEEDS[tiles][melds]: how many of the melds that must continue at a cell get none of its tiles.
NEEDS = [[max(0, melds - tiles) for melds in range(16)] for tiles in range(8)]
# nothing follows the 12, not even a joker.
BEYOND = [0] + [JOKERS + menus.MOST_LAID + 1] * 15
MOST_SUM = JOKERS + menus.MOST_LAID


def budget(position: Position) -> int:
    """Upper bound on jokers plus rack tiles in melds: the tiles that may be laid, and the jokers of the table.

    If freed jokers go to the rack, those laid again count as rack tiles, so there is no useful bound.
    """
    if position.mode == menus.TO_RACK:
        return 2 * MOST_SUM
    return position.most + position.table_jokers + position.loose_jokers


def _pair_masks(loose_jokers: int) -> list[list[int]]:
    """Masks of the pairs with at most so many jokers (first index) and at most so many pieces in total (second)."""
    return [
        [
            sum(
                menus.pair(j, u, loose)
                for loose in range(loose_jokers + 1)
                for j in range(jokers + 1)
                for u in range(menus.MOST_LAID + 1)
                if j + u <= together
            )
            for together in range(MOST_SUM + 1)
        ]
        for jokers in range(JOKERS + 1)
    ]


PAIR_MASKS = [_pair_masks(loose_jokers) for loose_jokers in range(JOKERS + 1)]


def from_rack(position: Position, jokers: int, loose_jokers: int) -> range:
    """How many jokers may come from the rack if so many are placed at the end of the walk.

    Jokers beyond those that stood on the table are loose ones, or come from the rack and count among the four tiles.
    If freed jokers go to the rack, rack jokers are already counted as tiles: then the range is {0} if there are enough
    jokers, else empty.
    """
    new = jokers - position.table_jokers
    if position.mode == menus.TO_RACK:
        return range(1 if new <= position.rack_jokers + loose_jokers else 0)
    least = position.needed(JOKER)
    return range(max(least, new - position.loose_jokers), min(new, position.rack_jokers) + 1)


def laid_counts(position: Position, value: int, least: int = 1) -> int:
    """How many tiles can be laid in one turn, as bits `least` (0 or 1) to 4, from the pairs of the last layer."""
    found = 0
    if position.joker_favoured():
        value >>= menus.FAVOUR
    for loose_jokers in range(JOKERS + 1):
        if not value:
            break
        for jokers in range(JOKERS + 1):
            used = value >> jokers * menus.WIDTH & 0x1F
            if used:
                for rack_jokers in from_rack(position, jokers, loose_jokers):
                    found |= used << rack_jokers
        value >>= menus.APART
    return found & (2 << position.most) - (1 << least)
