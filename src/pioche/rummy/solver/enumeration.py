"""Enumerate every set of rack tiles that can be laid with the compiled walk: one pass that carries the sets along.

For each state and number of jokers placed, a *row* of bits says which sets of rack tiles lead there. The sets of each
size are numbered so that laying a tile of the next cell is a shift: those without it keep their numbers, those with it
follow behind them. Rows are as wide as the rack needs, and their total size is bounded.

A walk looks only for *wanted* sets. For every cell a row of bits, the *goals*, says which sets of tiles before it are
part of a wanted one; everything else is dropped on the way. So the walks that keep few states find nearly all sets, and
the one that keeps all states has little left to carry.
"""

from __future__ import annotations

from pioche.engine import flat
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.situations import Cells
from pioche.rummy.solver.walking import Walking
from pioche.rummy.tiles import JOKERS

ARRAYS = {
    "rows": 2 * c.ROW_WORDS,
    "numbers": (c.CELLS + 1) * c.WIDTH,
    "behind": c.CELLS * c.LAID_HERE * c.WIDTH,
    "start": (c.CELLS + 1) * c.PARTS,
    "goals": c.GOAL_WORDS,
    "goal_at": c.CELLS + 1,
    "reached": c.STATES,
    "edges": c.EDGES,
    "pair_at": c.PAIRS,
    "pair_words": c.PAIRS,
    "before_at": c.PAIRS,
}
"""In C these are part of the object (`enumeration.pxd`)."""


class Enumeration(Walking):
    """Holds the buffers of one query at a time, so it is not reentrant."""

    rows: list[int]
    numbers: list[int]
    """By cell and size: how many sets of tiles before the cell there are."""
    behind: list[int]
    """By cell, tiles laid there and size: where the sets with so many tiles of this cell begin."""
    start: list[int]
    """By cell and size: the first word of these sets in a row of all sizes, and how many words that has."""
    goals: list[int]
    """By cell: which sets of tiles before the cell are part of a wanted set."""
    goal_at: list[int]
    reached: list[int]
    """By state of the layer that is being computed: the pairs with sets that are part of a wanted one."""
    edges: list[int]
    """The transitions of a step: the states before and after it by their numbers, and the choice, 20 bits each."""
    pair_at: list[int]
    """By pair: where the sets that lead to it begin in a row of the layer that is being computed."""
    pair_words: list[int]
    """By pair: how many words these sets take."""
    before_at: list[int]
    """`pair_at` of the layer before."""

    def __init__(self) -> None:
        super().__init__()
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.noting = True
        self.noted = 0
        self.jokers = 0
        self.loose = 0
        """How many loose jokers pairs distinguish (`menus.APART`)."""
        self.most = c.MOST_LAID
        """How many tiles may be laid: larger sets have no numbers."""
        self.wide = False
        """Whether a pair has sets of several sizes, because jokers from the rack count among the tiles laid."""
        self.all_bits = flat.bit(63) * 2 - 1
        # Of the layer that is being computed: its cell, where its states and rows begin, and the words of a row.
        self.row_cell = 0
        self.state_base = 0
        self.row_base = 0
        self.row_width = 0
        self.before_width = 0

    def plan(self, at: Cells, jokers: int) -> None:
        """Number the sets of rack tiles, and lay out rows and goals."""
        self.wide = at.mode == c.TO_RACK
        self.loose = at.loose_jokers if self.wide else 0
        self.most = min(at.most, c.MOST_LAID)
        if not 0 <= jokers <= JOKERS or not 0 <= self.loose <= 1:
            raise ValueError("too many jokers")
        for size in range(c.WIDTH):
            self.numbers[size] = 1 if size == 0 else 0
        for cell in range(c.CELLS):
            if at.rack[cell] > c.COPIES:
                raise ValueError(f"more tiles of the cell {cell} than the pack has")
            here, there = cell * c.WIDTH, (cell + 1) * c.WIDTH
            for size in range(c.WIDTH):
                total = self.numbers[here + size]
                for laid in range(1, c.COPIES + 1):
                    self.behind[(cell * c.LAID_HERE + laid) * c.WIDTH + size] = total
                    if laid <= at.rack[cell] and laid <= size <= self.most:
                        total += self.numbers[here + size - laid]
                self.behind[cell * c.LAID_HERE * c.WIDTH + size] = 0
                self.numbers[there + size] = total
        words = 0
        for cell in range(c.CELLS + 1):
            self.goal_at[cell] = words
            self.start[cell * c.PARTS] = 0
            for size in range(c.WIDTH):
                here = self.start[cell * c.PARTS + size]
                self.start[cell * c.PARTS + size + 1] = here + (self.numbers[cell * c.WIDTH + size] + 63) // 64
            words += self.start[cell * c.PARTS + c.WIDTH]
        self.jokers = jokers

    def want(self, at: Cells, wanted: list[int]) -> None:
        """Set the goals: the wanted sets as the words of a row after the last cell, and from these all others."""
        if len(wanted) != self.start[c.CELLS * c.PARTS + c.WIDTH]:
            raise ValueError("the wanted sets are numbered differently")
        for place in range(self.start[c.CELLS * c.PARTS + c.WIDTH]):
            self.goals[self.goal_at[c.CELLS] + place] = wanted[place]
        for cell in range(c.CELLS - 1, -1, -1):
            for size in range(c.WIDTH):
                number = self.numbers[cell * c.WIDTH + size]
                for word in range((number + 63) // 64):
                    bits = flat.bit(0) * 0
                    for laid in range(min(at.rack[cell], self.most - size) + 1):
                        first = self.behind[(cell * c.LAID_HERE + laid) * c.WIDTH + size + laid] + 64 * word
                        place = self.goal_at[cell + 1] + self.start[(cell + 1) * c.PARTS + size + laid] + first // 64
                        bits |= self.goals[place] >> (first & 63)
                        if first & 63:
                            bits |= self.goals[place + 1] << (64 - (first & 63)) & self.all_bits
                    left = number - 64 * word
                    if left < 64:
                        bits &= flat.bit(left) - 1
                    self.goals[self.goal_at[cell] + self.start[cell * c.PARTS + size] + word] = bits

    def spread(self, at: Cells, jokers: int, wanted: list[int], beam: int) -> int:
        """Compute the row of the wanted sets that can be laid (`row`). UNKNOWN if memory does not suffice.

        `jokers`: how many there are at most. `wanted`: a mask of 64-bit words for the sets of each size.

        `beam`: how many states of a layer are kept; 0 for all. Then sets may be missing if `cut` is set.
        """
        if not 0 <= beam <= c.FEW_STATES:
            raise ValueError("too many states for the small hash table")
        self.plan(at, jokers)
        self.want(at, wanted)
        self.load(at, True)
        self.beam = beam
        self.cut = False
        self.keys[0] = 0
        self.values[0] = 1
        self.rows[0] = 1  # nothing laid, no joker placed
        self.lay_out(0)
        size = 1
        half = 0
        for cell in range(c.CELLS):
            self.lay_out(cell + 1)
            self.state_base = (1 - half) * c.STATES
            self.row_base = (1 - half) * c.ROW_WORDS
            fits = 0
            if beam or size <= c.THIRD_STATES:  # nearly all layers: a small hash table stays in the processor's cache
                fits = self.next_layer(half * c.STATES, size, cell, beam or c.FEW_STATES, c.FEW_SLOTS)
            if fits == 0 and beam == 0:
                self.cut = False
                fits = self.next_layer(half * c.STATES, size, cell, c.STATES, c.SLOTS)
            if fits == 0:
                self.beam = 0
                return c.UNKNOWN
            self.forward(cell, half)
            size = self.close_up(self.state_base, self.count)
            if size > self.crowd and cell & 3 == 3 and cell < c.CELLS - 1:
                size = self.thin(self.state_base, size)
            half = 1 - half
        self.beam = 0
        self.collect(size)
        return 1

    def lay_out(self, cell: int) -> None:
        """Lay out the rows of the layer before a cell; the last layer that was laid out becomes the one before."""
        at = cell * c.PARTS
        words = 0
        for pair in range(c.PAIRS):
            self.before_at[pair] = self.pair_at[pair]
        for loose in range(self.loose + 1):
            for placed in range(self.jokers + 1):
                for used in range(c.WIDTH):
                    pair = loose * c.APART + placed * c.WIDTH + used
                    self.pair_at[pair] = words
                    self.pair_words[pair] = self.start[at + used + 1] - (0 if self.wide else self.start[at + used])
                    words += self.pair_words[pair]
        self.before_width = self.row_width
        self.row_width = words
        self.row_cell = cell

    def next_layer(self, here: int, size: int, cell: int, states: int, slots: int) -> int:
        """Compute the states after a cell, and note the transitions; 0 on overflow."""
        self.slot_mask = slots - 1
        self.room = min(states, c.ROW_WORDS // self.row_width)
        self.count = 0
        self.noted = 0
        fits = self.step(here, self.state_base, size, cell)
        for place in range(self.count):
            self.slots[self.slot_of[place]] = c.UNKNOWN
        return fits

    def note(self, place: int, choice: int) -> int:
        if self.added == c.UNKNOWN:
            return 1
        if self.noted >= c.EDGES:
            return 0
        self.edges[self.noted] = flat.bit(0) * place | flat.bit(20) * self.added | flat.bit(40) * choice
        self.noted += 1
        return 1

    def forward(self, cell: int, half: int) -> None:
        """Compute the rows after a cell from those before it, in the other half of the arrays.

        Then the values of the states after it are only what leads to wanted sets.
        """
        here, there = half * c.STATES, self.state_base
        for place in range(self.count):
            self.reached[place] = 0
            pairs = self.values[there + place]
            first = self.row_base + place * self.row_width
            while pairs:
                pair = flat.lowest(pairs)
                pairs &= pairs - 1
                for word in range(self.pair_words[pair]):
                    self.rows[first + self.pair_at[pair] + word] = 0
        for number in range(self.noted):
            edge = self.edges[number]
            place = edge & 0xFFFFF
            found = edge >> 20 & 0xFFFFF
            choice = edge >> 40
            for pay in range(self.choice_pay[choice], self.choice_pay[choice] + self.choice_pays[choice]):
                pairs = self.values[there + found] >> self.pay_shift[pay]
                pairs &= self.values[here + place] & self.pay_keep[pay]
                if pairs:
                    first = half * c.ROW_WORDS + place * self.before_width
                    self.merge(first, found, cell, self.pay_tiles[pay], self.pay_shift[pay], pairs)
        for place in range(self.count):
            self.values[there + place] = self.reached[place]

    def merge(self, source: int, found: int, cell: int, laid: int, shift: int, pairs: int) -> None:
        """Add the sets of one row to another, with so many more tiles of a cell.

        `pairs`: the pairs of the first state that lead to pairs of the second, which is `found`, by a shift.
        """
        here, there = cell * c.PARTS, self.row_cell * c.PARTS
        while pairs:
            pair = flat.lowest(pairs)
            pairs &= pairs - 1
            used = (pair & (c.APART - 1)) % c.WIDTH
            target = self.row_base + found * self.row_width + self.pair_at[pair + shift]
            some = flat.bit(0) * 0
            for size in range(0 if self.wide else used, min(used, self.most - laid) + 1):
                offset = self.behind[(cell * c.LAID_HERE + laid) * c.WIDTH + size + laid]
                goal = self.goal_at[self.row_cell] + self.start[there + size + laid] + offset // 64
                first = source + self.before_at[pair]
                into = target + offset // 64
                if self.wide:
                    first += self.start[here + size]
                    into += self.start[there + size + laid]
                offset = offset & 63
                for word in range(self.start[here + size + 1] - self.start[here + size]):
                    bits = self.rows[first + word]
                    if bits:
                        new = bits << offset & self.goals[goal + word]
                        self.rows[into + word] |= new
                        some |= new
                        if offset and bits >> (64 - offset):
                            new = bits >> (64 - offset) & self.goals[goal + word + 1]
                            self.rows[into + word + 1] |= new
                            some |= new
            if some:
                self.reached[found] |= flat.bit(pair + shift)

    def outdo(self, better: int, worse: int) -> None:
        pairs = self.values[better] & self.values[worse]
        more = self.row_base + (better - self.state_base) * self.row_width
        less = self.row_base + (worse - self.state_base) * self.row_width
        while pairs:
            pair = flat.lowest(pairs)
            pairs &= pairs - 1
            some = flat.bit(0) * 0
            for word in range(self.pair_at[pair], self.pair_at[pair] + self.pair_words[pair]):
                bits = self.rows[less + word] & ~self.rows[more + word]
                self.rows[less + word] = bits
                some |= bits
            if some == 0:
                self.values[worse] &= ~flat.bit(pair)

    def move(self, place: int, to: int) -> None:
        self.keys[to] = self.keys[place]
        pairs = self.values[place]
        self.values[to] = pairs
        source = self.row_base + (place - self.state_base) * self.row_width
        target = self.row_base + (to - self.state_base) * self.row_width
        while pairs:
            pair = flat.lowest(pairs)
            pairs &= pairs - 1
            for word in range(self.pair_at[pair], self.pair_at[pair] + self.pair_words[pair]):
                self.rows[target + word] = self.rows[source + word]

    def collect(self, size: int) -> None:
        """Merge the rows of the last layer into that of its first state."""
        if size == 0:
            self.values[self.state_base] = 0
        for place in range(1, size):
            pairs = self.values[self.state_base + place]
            source = self.row_base + place * self.row_width
            while pairs:
                pair = flat.lowest(pairs)
                pairs &= pairs - 1
                known = self.values[self.state_base] & flat.bit(pair)
                for word in range(self.pair_at[pair], self.pair_at[pair] + self.pair_words[pair]):
                    bits = self.rows[source + word]
                    if known:
                        bits |= self.rows[self.row_base + word]
                    self.rows[self.row_base + word] = bits
                self.values[self.state_base] |= flat.bit(pair)

    def row(self, loose: int, placed: int, used: int, size: int) -> list[int]:
        """The words of the sets of one size in the merged row of a pair; empty if there are none.

        The pair is the number of jokers placed and of tiles used; `loose`: of these the loose jokers, where they count.
        """
        if not 0 <= loose <= self.loose or not 0 <= placed <= self.jokers or not 0 <= size <= used < c.WIDTH:
            raise IndexError
        pair = loose * c.APART + placed * c.WIDTH + used
        if self.values[self.state_base] & flat.bit(pair) == 0 or not (self.wide or size == used):
            return []
        at = self.row_cell * c.PARTS + size
        first = self.row_base + self.pair_at[pair] + (self.start[at] if self.wide else 0)
        return [self.rows[first + word] for word in range(self.start[at + 1] - self.start[at])]
