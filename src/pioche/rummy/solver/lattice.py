"""The dynamic program, layer by layer, in plain Python: the walk over the 48 cells described in docs/solver.md.

A layer maps each state after a cell to its value (`menus`). A state is the run profiles of the four colours and the
set profile of the number being walked over, packed into one integer.
"""

from __future__ import annotations

from pioche.rummy.solver import menus
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.profiles import MUST, ONES, RUN_BITS, SHORT, run_step, set_step
from pioche.rummy.tiles import CELLS, COLOURS, JOKER, JOKERS

Layer = dict[int, int]

SET_SHIFT = COLOURS * RUN_BITS
RUN_MASK = (1 << RUN_BITS) - 1
RUNS_ONLY = (1 << SET_SHIFT) - 1
START = menus.pair(0, 0)


class Walk:
    """What the walk over the cells of one position needs to know beforehand."""

    __slots__ = ("menus", "needs", "position", "room")

    def __init__(self, position: Position, *, freeing: bool = True) -> None:
        self.position = position
        keys = position.menu_keys(freeing=freeing)
        self.menus = [menus.menu(key) for key in keys]
        self.needs = [
            NEEDS[(key & 3) + (key >> 2 & 3) + (key >> 4 & 3) + (key >> 6 & 7) - (key >> 9 & 7)] for key in keys
        ]
        """For each cell: of so many melds that must go on here, how many need a joker from elsewhere."""
        self.needs += [BEYOND] * (2 * COLOURS)
        loose_jokers = keys[0] >> 19
        # Jokers that may have been placed after each cell: those that stood up to here, those from outside, and those
        # that can still be freed further on.
        most = position.loose_jokers + position.rack_jokers + sum(key >> 9 & 7 for key in keys)
        self.room: list[list[int]] = []
        for key in keys:
            most += (key >> 6 & 7) - (key >> 9 & 7)
            self.room.append([_cap(min(most, JOKERS) - need, loose_jokers) for need in range(min(most, JOKERS) + 1)])
        """For each cell: the pairs that remain when so many jokers are still needed; too many needed: no entry."""

    def step(self, layer: Layer, cell: int) -> Layer:
        """The layer after a cell."""
        colour = cell % COLOURS
        shift = colour * RUN_BITS
        last = colour == COLOURS - 1
        needs, room, menu = self.needs, self.room[cell], self.menus[cell]
        next_need, after_need = needs[cell + COLOURS], needs[cell + 2 * COLOURS]
        most = len(room)
        result: Layer = {}
        for key, value in layer.items():
            before = key >> shift & RUN_MASK
            set_before = key >> SET_SHIFT
            rest = key & RUNS_ONLY & ~(RUN_MASK << shift)
            # What the other colours need: those passed at the next number, those to come at this one.
            passed = 0
            for other in range(colour):
                run = key >> other * RUN_BITS & RUN_MASK
                place = cell - colour + other + COLOURS
                passed += needs[place][SHORT[run]] + needs[place + COLOURS][ONES[run]]
            if passed >= most:
                continue
            to_come = [
                (needs[cell - colour + other], SHORT[key >> other * RUN_BITS & RUN_MASK])
                for other in range(colour + 1, COLOURS)
            ]
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
                if not new & room[0]:
                    continue
                for part in sets:
                    waiting = passed
                    must = MUST[part]
                    for need, short in to_come:
                        waiting += need[short + must]
                    kept = rest if last else rest | part << SET_SHIFT
                    for run in runs:
                        need_all = waiting + next_need[SHORT[run]] + after_need[ONES[run]]
                        if need_all < most:
                            pairs = new & room[need_all]
                            if pairs:
                                state = kept | run << shift
                                result[state] = result.get(state, 0) | pairs
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


# NEEDS[tiles][melds]: how many of the melds that must go on at a cell get none of its tiles.
NEEDS = [[max(0, melds - tiles) for melds in range(16)] for tiles in range(8)]
# nothing follows the 12, not even a joker.
BEYOND = [0] + [JOKERS + 1] * 15


_caps: dict[tuple[int, int], int] = {}


def _cap(jokers: int, loose_jokers: int) -> int:
    known = _caps.get((jokers, loose_jokers))
    if known is None:
        known = _caps[jokers, loose_jokers] = menus.pairs(jokers, menus.MOST_LAID, loose_jokers)
    return known


def from_rack(position: Position, jokers: int, loose_jokers: int) -> range:
    """How many jokers may have come from the rack when so many are placed in the end.

    Jokers placed beyond those that stood on the table are loose ones, or come from the rack and count among the four.
    Where freed jokers go to the rack, the rack jokers are counted already: then 0 says that there are enough.
    """
    new = jokers - position.table_jokers
    if position.mode == menus.TO_RACK:
        return range(1 if new <= position.rack_jokers + loose_jokers else 0)
    least = 1 if position.required == JOKER else 0
    return range(max(least, new - position.loose_jokers), min(new, position.rack_jokers) + 1)


def laid_counts(position: Position, value: int) -> int:
    """How many tiles can be laid in one turn, as bits 1 to 4, from the pairs of the last layer."""
    found = 0
    for loose_jokers in range(JOKERS + 1):
        if not value:
            break
        for jokers in range(JOKERS + 1):
            used = value >> jokers * menus.WIDTH & 0x1F
            if used:
                for rack_jokers in from_rack(position, jokers, loose_jokers):
                    found |= used << rack_jokers
        value >>= menus.PAIRS
    return found & (2 << position.most) - 2
