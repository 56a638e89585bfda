"""The walk of `lattice` over flat arrays: how many tiles can be laid, and one play with so many.

The same steps in the same order, so that compiled code needs no Python object inside the walk. Memory is bounded: a
layer that outgrows its arrays is answered with TOO_LARGE, and the caller walks with `lattice` instead.
"""

from __future__ import annotations

from typing import NamedTuple

from pioche.engine import flat
from pioche.rummy.solver import menus
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.lattice import PAIR_MASKS, budget, from_rack
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.profiles import MUST, ONES, SHORT, run_step, set_step
from pioche.rummy.solver.situations import menu_keys

COMPILED = bool(flat.COMPILED)
TOO_LARGE = -1

ARRAYS = {
    "run_at": c.RUN_STEPS,
    "run_next": c.RUN_ROOM,
    "set_at": c.SET_STEPS,
    "set_next": c.SET_ROOM,
    "ones": c.RUNS,
    "short": c.RUNS,
    "must": c.SETS,
    "choice_run": c.CHOICES,
    "choice_set": c.CHOICES,
    "choice_pay": c.CHOICES,
    "choice_pays": c.CHOICES,
    "pay_shift": c.PAYS,
    "pay_keep": c.PAYS,
    "pay_tiles": c.PAYS,
    "menu_at": c.CELLS,
    "menu_size": c.CELLS,
    "tiles": c.CELLS + 8,
    "held": c.CELLS + 8,
    "limit": c.CELLS,
    "budget": c.CELLS,
    "pairs": 5 * 9,
    "keys": 2 * c.STATES,
    "values": 2 * c.STATES,
    "slots": c.SLOTS,
    "slot_of": c.STATES,
    "layer_at": c.CELLS + 2,
    "laid": c.CELLS,
    "melded": c.CELLS,
    "stands": c.CELLS,
}
"""In C these are part of the object (`native.pxd`)."""


class Reach:
    """Arrays for one walk at a time, and tables that fill up as situations are met."""

    run_at: list[int]
    run_next: list[int]
    set_at: list[int]
    set_next: list[int]
    ones: list[int]
    short: list[int]
    must: list[int]
    choice_run: list[int]
    choice_set: list[int]
    choice_pay: list[int]
    choice_pays: list[int]
    pay_shift: list[int]
    pay_keep: list[int]
    pay_tiles: list[int]
    menu_at: list[int]
    menu_size: list[int]
    tiles: list[int]
    held: list[int]
    limit: list[int]
    budget: list[int]
    pairs: list[int]
    keys: list[int]
    values: list[int]
    slots: list[int]
    slot_of: list[int]
    layer_at: list[int]
    laid: list[int]
    melded: list[int]
    stands: list[int]

    def __init__(self) -> None:
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.menus: dict[int, tuple[int, int]] = {}
        self.run_used = 1
        self.set_used = 1
        self.choices_used = 0
        self.pays_used = 0
        self.count = 0
        self.room = c.STATES
        for index in range(c.RUN_STEPS):
            self.run_at[index] = c.UNKNOWN
        for index in range(c.SET_STEPS):
            self.set_at[index] = c.UNKNOWN
        self.run_next[0] = 0
        self.set_next[0] = 0
        for index in range(c.SLOTS):
            self.slots[index] = c.UNKNOWN
        for index in range(c.RUNS):
            self.ones[index] = ONES[index]
            self.short[index] = SHORT[index]
        for index in range(c.SETS):
            self.must[index] = MUST[index]
        for jokers in range(5):
            for together in range(9):
                self.pairs[jokers * 9 + together] = PAIR_MASKS[0][jokers][together]

    def learn_run(self, index: int) -> int:
        """Where the outcomes of a run step are written: their number, then they themselves."""
        outcomes = run_step(index // 15, index % 15 // 5, index % 5)
        at = 0
        if outcomes:
            at = self.run_used
            self.run_next[at] = len(outcomes)
            for place, outcome in enumerate(outcomes):
                self.run_next[at + 1 + place] = outcome
            self.run_used = at + 1 + len(outcomes)
        self.run_at[index] = at
        return at

    def learn_set(self, index: int) -> int:
        """The same for a set step."""
        outcomes = set_step(index // 60, index % 60 // 15, index % 15 // 5, index % 5)
        at = 0
        if outcomes:
            at = self.set_used
            self.set_next[at] = len(outcomes)
            for place, outcome in enumerate(outcomes):
                self.set_next[at + 1 + place] = outcome
            self.set_used = at + 1 + len(outcomes)
        self.set_at[index] = at
        return at

    def learn_menu(self, key: int) -> tuple[int, int]:
        """Where a menu is written, and its length."""
        menu = menus.menu(key)
        pays = sum(len(choice.pays) for choice in menu)
        if self.choices_used + len(menu) > c.CHOICES or self.pays_used + pays > c.PAYS:
            return (c.UNKNOWN, 0)
        at = self.choices_used
        for place, choice in enumerate(menu):
            self.choice_run[at + place] = choice.run_tiles * 5 + choice.run_jokers
            self.choice_set[at + place] = choice.set_tiles * 5 + choice.set_jokers
            self.choice_pay[at + place] = self.pays_used
            self.choice_pays[at + place] = len(choice.pays)
            for number, pay in enumerate(choice.pays):
                self.pay_shift[self.pays_used + number] = pay.shift
                self.pay_keep[self.pays_used + number] = pay.keep
                self.pay_tiles[self.pays_used + number] = pay.tiles
            self.pays_used = self.pays_used + len(choice.pays)
        self.choices_used = at + len(menu)
        self.menus[key] = (at, len(menu))
        return (at, len(menu))

    def forget_menus(self) -> None:
        self.menus.clear()
        self.choices_used = 0
        self.pays_used = 0

    def load(self, keys: list[int], outside: int, budget: int) -> None:
        """Get ready for a position; see `lattice.Walk`.

        `keys` are those of its menus, `outside` its jokers that are not in melds, `budget` the jokers and rack tiles
        together that may lie in melds in the end.
        """
        if self.choices_used > c.CHOICES // 2 or self.pays_used > c.PAYS // 2:
            self.forget_menus()
        most = outside
        together = budget
        for cell in range(c.CELLS):
            key = keys[cell]
            most += key >> 9 & 7
            together -= (key >> 6 & 7) - (key >> 9 & 7)
        for cell in range(c.CELLS):
            key = keys[cell]
            found = self.menus.get(key)
            if found is None:
                found = self.learn_menu(key)
            self.menu_at[cell] = found[0]
            self.menu_size[cell] = found[1]
            stay = (key >> 6 & 7) - (key >> 9 & 7)
            self.held[cell] = (key & 3) + (key >> 2 & 3) + stay
            self.tiles[cell] = self.held[cell] + (key >> 4 & 3)
            most += stay
            together += stay
            self.limit[cell] = most if most < 4 else 4
            self.budget[cell] = together if together < 8 else 8
        for cell in range(c.CELLS, c.CELLS + 8):
            self.tiles[cell] = self.held[cell] = c.UNKNOWN

    def need(self, cell: int, melds: int) -> int:
        """Of so many melds that must go on at a cell, how many need a joker from elsewhere."""
        tiles = self.tiles[cell]
        if tiles < 0:
            return 9 if melds else 0  # nothing follows the 12
        return melds - tiles if melds > tiles else 0

    def lack(self, cell: int, melds: int) -> int:
        """And how many need something that is not on the table."""
        tiles = self.held[cell]
        if tiles < 0:
            return 9 if melds else 0
        return melds - tiles if melds > tiles else 0

    def add(self, base: int, state: int, pairs: int) -> int:
        """Put a state into the layer at `base`; 0 when there is no room."""
        slot = ((state * c.SPREAD) >> 40) & c.SLOT_MASK
        while True:
            place = self.slots[slot]
            if place == c.UNKNOWN:
                break
            if self.keys[base + place] == state:
                self.values[base + place] |= pairs
                return 1
            slot = (slot + 1) & c.SLOT_MASK
        place = self.count
        if place >= self.room:
            return 0
        self.slots[slot] = place
        self.slot_of[place] = slot
        self.keys[base + place] = state
        self.values[base + place] = pairs
        self.count = place + 1
        return 1

    def walk(self) -> int:
        """The pairs that can be reached with every meld complete, or TOO_LARGE."""
        here, there = 0, c.STATES
        self.room = c.STATES
        self.keys[0] = 0
        self.values[0] = 1
        size = 1
        for cell in range(c.CELLS):
            self.count = 0
            fits = self.step(here, there, size, cell)
            size = self.count
            for place in range(size):
                self.slots[self.slot_of[place]] = c.UNKNOWN
            if fits == 0:
                return c.UNKNOWN
            here, there = there, here
        result = 0
        for place in range(size):
            result |= self.values[here + place]
        return result

    def step(self, here: int, there: int, size: int, cell: int) -> int:
        """The layer after a cell; see `lattice.Walk.step`."""
        colour = cell & 3
        shift = colour * 9
        row = cell - colour
        first = self.menu_at[cell]
        beyond = first + self.menu_size[cell]
        for place in range(size):
            key = self.keys[here + place]
            value = self.values[here + place]
            before = key >> shift & 511
            set_before = key >> 36
            rest = key & c.RUNS_ONLY & ~(flat.bit(shift) * 511)
            jokers_left = self.limit[cell]
            pieces_left = self.budget[cell]
            for other in range(colour):
                run = key >> (other * 9) & 511
                short = self.short[run]
                ones = self.ones[run]
                jokers_left -= self.need(row + other + 4, short) + self.need(row + other + 8, ones)
                pieces_left -= self.lack(row + other + 4, short) + self.lack(row + other + 8, ones)
            if jokers_left < 0 or pieces_left < 0:
                continue
            for choice in range(first, beyond):
                runs = self.run_at[before * 15 + self.choice_run[choice]]
                if runs == c.UNKNOWN:
                    runs = self.learn_run(before * 15 + self.choice_run[choice])
                if runs == 0:
                    continue
                sets = self.set_at[set_before * 60 + colour * 15 + self.choice_set[choice]]
                if sets == c.UNKNOWN:
                    sets = self.learn_set(set_before * 60 + colour * 15 + self.choice_set[choice])
                if sets == 0:
                    continue
                new = 0
                for pay in range(self.choice_pay[choice], self.choice_pay[choice] + self.choice_pays[choice]):
                    new |= (value & self.pay_keep[pay]) << self.pay_shift[pay]
                new &= self.pairs[jokers_left * 9 + pieces_left]
                if new == 0:
                    continue
                for index in range(sets + 1, sets + 1 + self.set_next[sets]):
                    part = self.set_next[index]
                    jokers = jokers_left
                    pieces = pieces_left
                    for other in range(colour + 1, 4):
                        short = self.short[key >> (other * 9) & 511] + self.must[part]
                        jokers -= self.need(row + other, short)
                        pieces -= self.lack(row + other, short)
                    if jokers < 0 or pieces < 0:
                        continue
                    kept = rest if colour == 3 else rest | flat.bit(36) * part
                    for at in range(runs + 1, runs + 1 + self.run_next[runs]):
                        run = self.run_next[at]
                        short = self.short[run]
                        ones = self.ones[run]
                        spare = jokers - self.need(cell + 4, short) - self.need(cell + 8, ones)
                        left = pieces - self.lack(cell + 4, short) - self.lack(cell + 8, ones)
                        if spare < 0 or left < 0:
                            continue
                        found = new & self.pairs[spare * 9 + left]
                        if found and self.add(there, kept | flat.bit(shift) * run, found) == 0:
                            return 0
        return 1

    def walk_and_keep(self) -> int:
        """The same walk with all layers kept, one behind the other, so that `trace` finds the way back."""
        here = 0
        self.layer_at[0] = 0
        self.keys[0] = 0
        self.values[0] = 1
        size = 1
        for cell in range(c.CELLS):
            there = here + size
            self.layer_at[cell + 1] = there
            self.room = min(c.STATES, 2 * c.STATES - there)
            self.count = 0
            fits = self.step(here, there, size, cell)
            size = self.count
            for place in range(size):
                self.slots[self.slot_of[place]] = c.UNKNOWN
            if fits == 0:
                return c.UNKNOWN
            here = there
        self.layer_at[c.CELLS + 1] = here + size
        result = 0
        for place in range(size):
            result |= self.values[here + place]
        return result

    def trace(self, pair: int) -> None:
        """Write down one way that ends with this pair: for each cell the tiles laid from the rack, the tiles that lie
        in melds afterwards, and the jokers that stand for it."""
        wanted = flat.bit(pair)
        state = 0
        place = 0
        pay = c.UNKNOWN
        for place in range(self.layer_at[c.CELLS], self.layer_at[c.CELLS + 1]):
            if self.values[place] & wanted:
                state = self.keys[place]
        for cell in range(c.CELLS - 1, -1, -1):
            for place in range(self.layer_at[cell], self.layer_at[cell + 1]):
                pay = self.came_from(place, cell, state, pair)
                if pay != c.UNKNOWN:
                    break
            self.laid[cell] = self.pay_tiles[pay]
            pair -= self.pay_shift[pay]
            state = self.keys[place]

    def came_from(self, place: int, cell: int, state: int, pair: int) -> int:
        """The way to pay by which a state before a cell leads to this state and pair after it, or UNKNOWN."""
        colour = cell & 3
        shift = colour * 9
        key = self.keys[place]
        value = self.values[place]
        if (key ^ state) & c.RUNS_ONLY & ~(flat.bit(shift) * 511):
            return c.UNKNOWN
        before = key >> shift & 511
        set_before = key >> 36
        run = state >> shift & 511
        part = state >> 36
        for choice in range(self.menu_at[cell], self.menu_at[cell] + self.menu_size[cell]):
            runs = self.run_at[before * 15 + self.choice_run[choice]]
            sets = self.set_at[set_before * 60 + colour * 15 + self.choice_set[choice]]
            if runs <= 0 or sets <= 0:
                continue
            found = 0
            for at in range(runs + 1, runs + 1 + self.run_next[runs]):
                found |= self.run_next[at] == run
            if found == 0:
                continue
            found = colour == 3  # the sets of a number are complete after its last colour
            for at in range(sets + 1, sets + 1 + self.set_next[sets]):
                found |= self.set_next[at] == part
            if found == 0:
                continue
            for pay in range(self.choice_pay[choice], self.choice_pay[choice] + self.choice_pays[choice]):
                earlier = pair - self.pay_shift[pay]
                if earlier >= 0 and value & self.pay_keep[pay] & flat.bit(earlier):
                    self.melded[cell] = self.choice_run[choice] // 5 + self.choice_set[choice] // 5
                    self.stands[cell] = self.choice_run[choice] % 5 + self.choice_set[choice] % 5
                    return pay
        return c.UNKNOWN

    def play(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """What `trace` has written down: laid, melded, stands."""
        cells = range(c.CELLS)
        return (
            tuple([self.laid[cell] for cell in cells]),
            tuple([self.melded[cell] for cell in cells]),
            tuple([self.stands[cell] for cell in cells]),
        )


_reach: list[Reach] = []


def _ready(position: Position, freeing: bool) -> Reach:
    if not _reach:
        _reach.append(Reach())
    reach = _reach[0]
    reach.load(menu_keys(position, freeing), position.loose_jokers + position.rack_jokers, budget(position))
    return reach


def value(position: Position, *, freeing: bool = True) -> int:
    """The pairs that can be reached with every meld complete, or TOO_LARGE."""
    return _ready(position, freeing).walk()


class Play(NamedTuple):
    """One play by cell: tiles laid from the rack, tiles in melds afterwards, jokers that stand for it afterwards; and
    how many of these come from the rack."""

    laid: tuple[int, ...]
    melded: tuple[int, ...]
    stands: tuple[int, ...]
    rack_jokers: int


def most(position: Position, *, freeing: bool = True) -> Play | None:
    """Some play with as many tiles as possible, of those with the fewest jokers; None when there is none or when the
    layers outgrow their arrays. Not where freed jokers go to the rack."""
    reach = _ready(position, freeing)
    found = reach.walk_and_keep()
    if found <= 0:
        return None
    best = (0, 0)
    pair = 0
    for jokers in range(menus.WIDTH):
        for used in range(menus.WIDTH):
            if found >> jokers * menus.WIDTH + used & 1:
                for rack_jokers in from_rack(position, jokers, 0):
                    if used + rack_jokers <= position.most and (used + rack_jokers, -rack_jokers) > best:
                        best = (used + rack_jokers, -rack_jokers)
                        pair = jokers * menus.WIDTH + used
    if best == (0, 0):
        return None
    reach.trace(pair)
    return Play(*reach.play(), -best[1])
