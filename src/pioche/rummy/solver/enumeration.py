"""Enumerate every set of rack tiles that can be laid with the compiled walk: one pass that carries the sets along.

For each state and number of jokers placed, a *row* of bits says which sets of rack tiles lead there. The sets of each
size are numbered so that laying a tile of the next cell is a shift: those without it keep their numbers, those with it
follow behind them. Rows are as wide as the rack needs, and their total size is bounded.
"""

from __future__ import annotations

from pioche.engine import flat
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.lattice import from_rack
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.situations import Cells
from pioche.rummy.solver.walking import Walking

ARRAYS = {
    "rows": 2 * c.ROW_WORDS,
    "numbers": (c.CELLS + 1) * c.WIDTH,
    "behind": c.CELLS * 3 * c.WIDTH,
    "start": c.WIDTH + 1,
}
"""In C these are part of the object (`enumeration.pxd`)."""


class Enumeration(Walking):
    """Holds the buffers of one query at a time, so it is not reentrant."""

    rows: list[int]
    numbers: list[int]
    """How many sets of each size there are before a cell."""
    behind: list[int]
    """By cell, tiles laid there and size: where the sets with so many tiles of this cell begin."""
    start: list[int]
    """By size: the first word of its sets within a row for one number of jokers."""

    def __init__(self) -> None:
        super().__init__()
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.width = 0
        self.jokers = 0
        self.all_bits = flat.bit(63) * 2 - 1

    def plan(self, at: Cells, jokers: int) -> None:
        """Number the sets of rack tiles, and lay out the rows. `jokers`: how many there are at most."""
        for size in range(c.WIDTH):
            self.numbers[size] = 1 if size == 0 else 0
        for cell in range(c.CELLS):
            here, there = cell * c.WIDTH, (cell + 1) * c.WIDTH
            for size in range(c.WIDTH):
                total = self.numbers[here + size]
                for laid in range(1, 3):
                    self.behind[(cell * 3 + laid) * c.WIDTH + size] = total
                    if laid <= at.rack[cell] and laid <= size:
                        total += self.numbers[here + size - laid]
                self.behind[cell * 3 * c.WIDTH + size] = 0
                self.numbers[there + size] = total
        self.start[0] = 0
        for size in range(c.WIDTH):
            self.start[size + 1] = self.start[size] + (self.numbers[c.CELLS * c.WIDTH + size] + 63) // 64
        self.jokers = jokers
        self.width = self.start[c.WIDTH] * (jokers + 1)

    def spread(self, at: Cells, jokers: int, beam: int) -> int:
        """Compute the rows of the last layer, and merge them into the first. UNKNOWN if memory does not suffice.

        `beam`: how many states of a layer are kept; 0 for all. Then sets may be missing if `cut` is set.
        """
        self.load(at, True)
        self.plan(at, jokers)
        self.beam = beam
        self.cut = False
        self.slot_mask = (c.FEW_SLOTS if beam else c.SLOTS) - 1
        self.keys[0] = 0
        self.values[0] = 1
        for place in range(self.width):
            self.rows[place] = 0
        self.rows[0] = 1  # nothing laid, no joker placed
        size = 1
        half = 0
        for cell in range(c.CELLS):
            self.room = min(beam or c.STATES, c.ROW_WORDS // self.width)
            self.count = 0
            fits = self.step(half * c.STATES, (1 - half) * c.STATES, size, cell)
            if fits:
                self.forward(cell, half, size)
            size = self.count
            for place in range(size):
                self.slots[self.slot_of[place]] = c.UNKNOWN
            if fits == 0:
                return c.UNKNOWN
            half = 1 - half
        self.beam = 0
        for place in range(self.width):
            merged = self.rows[0] & 0
            for number in range(size):
                merged |= self.rows[half * c.ROW_WORDS + number * self.width + place]
            self.rows[place] = merged
        return 1

    def find(self, base: int, state: int) -> int:
        """The number of a state in the layer at `base`, or UNKNOWN."""
        slot = ((state * c.SPREAD) >> 40) & self.slot_mask
        while True:
            place = self.slots[slot]
            if place == c.UNKNOWN or self.keys[base + place] == state:
                return place
            slot = (slot + 1) & self.slot_mask

    def forward(self, cell: int, half: int, size: int) -> None:
        """Compute the rows after a cell from those before it, in the other half of the arrays, as `Walking.step` does.

        The hash table still has the states after the cell.
        """
        here, there = half * c.STATES, (1 - half) * c.STATES
        base, target = half * c.ROW_WORDS, (1 - half) * c.ROW_WORDS
        for index in range(self.count * self.width):
            self.rows[target + index] = 0
        colour = cell & 3
        shift = colour * 9
        for place in range(size):
            key = self.keys[here + place]
            before = key >> shift & 511
            set_before = key >> 36
            rest = key & c.RUNS_ONLY & ~(flat.bit(shift) * 511)
            source = base + place * self.width
            for choice in range(self.menu_at[cell], self.menu_at[cell] + self.menu_size[cell]):
                runs = self.run_at[before * 15 + self.choice_run[choice]]
                sets = self.set_at[set_before * 60 + colour * 15 + self.choice_set[choice]]
                if runs <= 0 or sets <= 0:
                    continue
                jokers = self.choice_run[choice] % 5 + self.choice_set[choice] % 5
                for index in range(sets + 1, sets + 1 + self.set_next[sets]):
                    kept = rest if colour == 3 else rest | flat.bit(36) * self.set_next[index]
                    for at in range(runs + 1, runs + 1 + self.run_next[runs]):
                        found = self.find(there, kept | flat.bit(shift) * self.run_next[at])
                        if found == c.UNKNOWN:
                            continue
                        for pay in range(self.choice_pay[choice], self.choice_pay[choice] + self.choice_pays[choice]):
                            pairs = self.values[there + found] >> self.pay_shift[pay]
                            pairs &= self.values[here + place] & self.pay_keep[pay]
                            if pairs:
                                self.merge(
                                    source, target + found * self.width, cell, self.pay_tiles[pay], jokers, pairs
                                )

    def merge(self, source: int, target: int, cell: int, laid: int, jokers: int, pairs: int) -> None:
        """Add the sets of one row to another, with so many more tiles of a cell and so many more jokers.

        `pairs`: the pairs of the first state (jokers placed, tiles laid) that lead to the second.
        """
        while pairs:
            pair = flat.lowest(pairs)
            pairs &= pairs - 1
            placed = pair // c.WIDTH
            size = pair - placed * c.WIDTH
            offset = self.behind[(cell * 3 + laid) * c.WIDTH + size + laid]
            first = source + placed * self.start[c.WIDTH] + self.start[size]
            into = target + (placed + jokers) * self.start[c.WIDTH] + self.start[size + laid] + offset // 64
            offset = offset & 63
            for word in range((self.numbers[cell * c.WIDTH + size] + 63) // 64):
                bits = self.rows[first + word]
                if bits:
                    self.rows[into + word] |= bits << offset & self.all_bits
                    if offset and bits >> (64 - offset):
                        self.rows[into + word + 1] |= bits >> (64 - offset)

    def row(self) -> list[int]:
        """The words of the merged row."""
        return [self.rows[place] for place in range(self.width)]

    def starts(self) -> list[int]:
        return [self.start[size] for size in range(c.WIDTH + 1)]


BEAMS = (c.FIRST_STATES, c.FEW_STATES, 0)
"""How many states of a layer `every` keeps, one try after another; the last are all."""
_shared: list[Enumeration] = []


def every(position: Position, beam: int = 0) -> tuple[set[tuple[tuple[int, ...], int]], bool]:
    """The sets of rack tiles that can be laid, as sorted cells and a number of jokers; and whether these are all.

    `beam`: how many states of a layer are kept; 0 for all. Not supported if freed jokers go to the rack.
    """
    if not _shared:
        _shared.append(Enumeration())
    ready = _shared[0]
    cells = Cells()
    cells.take(position)
    jokers = position.table_jokers + position.loose_jokers + position.rack_jokers
    if ready.spread(cells, jokers, beam) == c.UNKNOWN:
        return set(), False
    row, starts = ready.row(), ready.starts()
    sets = _numbered(position)
    found: set[tuple[tuple[int, ...], int]] = set()
    for placed in range(jokers + 1):
        from_rack_now = from_rack(position, placed, 0)
        for size in range(c.WIDTH if from_rack_now else 0):
            first = placed * starts[c.WIDTH]
            words = row[first + starts[size] : first + starts[size + 1]]
            bits = sum(word << 64 * number for number, word in enumerate(words))
            while bits:
                low = bits & -bits
                chosen = sets[size][low.bit_length() - 1]
                bits ^= low
                found |= {(chosen, more) for more in from_rack_now if 1 <= size + more <= position.most}
    return found, not ready.cut


def _numbered(position: Position) -> list[list[tuple[int, ...]]]:
    """The sets of rack tiles by size, in the order of `Enumeration.plan`."""
    sets: list[list[tuple[int, ...]]] = [[()], *([] for _ in range(c.MOST_LAID))]
    for cell, count in enumerate(position.rack):
        if count:
            sets = [
                [
                    (*before, *(cell,) * laid)
                    for laid in range(min(count, size) + 1)
                    for before in sets[size - laid]
                ]
                for size in range(c.WIDTH)
            ]  # fmt: skip
    return sets
