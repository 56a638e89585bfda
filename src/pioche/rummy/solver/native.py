"""The walk of `lattice` over flat arrays: how many tiles can be laid, and one play with so many.

The same steps in the same order, so that compiled code needs no Python object inside the walk. Memory is bounded: a
layer that outgrows its arrays is answered with TOO_LARGE, and the caller walks with `lattice` instead.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pioche.engine import flat
from pioche.rummy.solver import menus
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.lattice import PAIR_MASKS
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.profiles import MUST, ONES, SHORT, run_step, set_step
from pioche.rummy.solver.situations import Cells
from pioche.rummy.tiles import JOKERS

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
    "menu_keys": c.MENU_SLOTS,
    "menu_starts": c.MENU_SLOTS,
    "menu_sizes": c.MENU_SLOTS,
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
    "best_laid": c.CELLS,
    "best_melded": c.CELLS,
    "best_stands": c.CELLS,
}
"""In C these are part of the object (`native.pxd`)."""


class Play(NamedTuple):
    """One play by cell: tiles laid from the rack, tiles in melds afterwards, jokers that stand for it afterwards; and
    how many of these come from the rack."""

    laid: tuple[int, ...]
    melded: tuple[int, ...]
    stands: tuple[int, ...]
    rack_jokers: int


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
    menu_keys: list[int]
    menu_starts: list[int]
    menu_sizes: list[int]
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
    best_laid: list[int]
    best_melded: list[int]
    best_stands: list[int]

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
        self.slot_mask = c.SLOTS - 1
        self.narrow = 0
        self.rack_jokers = 0
        self.best_jokers = 0
        self.forget_menus()
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
                pairs = PAIR_MASKS[0][jokers][together]
                self.pairs[jokers * 9 + together] = pairs | pairs << menus.FAVOUR

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

    def find_menu(self, key: int, slot: int) -> None:
        """Put a menu into its slot: where it is written, and its length."""
        found = self.menus.get(key)
        if found is None:
            found = self.learn_menu(key)
        self.menu_starts[slot] = found[0]
        self.menu_sizes[slot] = found[1]
        self.menu_keys[slot] = key

    def forget_menus(self) -> None:
        self.menus.clear()
        for slot in range(c.MENU_SLOTS):
            self.menu_keys[slot] = c.UNKNOWN
        self.choices_used = 0
        self.pays_used = 0

    def load(self, at: Cells, freeing: bool) -> None:
        """Get ready for a position; see `lattice.Walk`."""
        at.number(freeing)
        if self.choices_used > c.CHOICES // 2 or self.pays_used > c.PAYS // 2:
            self.forget_menus()
        most = at.loose_jokers + at.rack_jokers
        # Jokers and rack tiles together that may lie in melds in the end (`lattice.budget`).
        together = 2 * (JOKERS + c.MOST_LAID)
        if at.mode != c.TO_RACK:
            together = at.most + at.table_jokers() + at.loose_jokers
        for cell in range(c.CELLS):
            key = at.keys[cell]
            most += key >> 9 & 7
            together -= (key >> 6 & 7) - (key >> 9 & 7)
        for cell in range(c.CELLS):
            key = at.keys[cell]
            slot = (key ^ key >> 11) & c.MENU_SLOTS - 1
            if self.menu_keys[slot] != key:
                self.find_menu(key, slot)
            self.menu_at[cell] = self.menu_starts[slot]
            self.menu_size[cell] = self.menu_sizes[slot]
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
        """Put a state into the layer at `base`; 0 when there is no room. In a narrow walk it is left out then."""
        slot = ((state * c.SPREAD) >> 40) & self.slot_mask
        while True:
            place = self.slots[slot]
            if place == c.UNKNOWN:
                break
            if self.keys[base + place] == state:
                self.values[base + place] |= pairs
                return 1
            slot = (slot + 1) & self.slot_mask
        place = self.count
        if place >= self.room:
            return self.narrow
        self.slots[slot] = place
        self.slot_of[place] = slot
        self.keys[base + place] = state
        self.values[base + place] = pairs
        self.count = place + 1
        return 1

    def walk(self, keep: bool) -> int:
        """The pairs that can be reached with every meld complete, or TOO_LARGE.

        `keep`: all layers are kept, one behind the other, so that `trace` finds the way back.
        """
        # Nearly all layers are small, and a small part of the slots stays in the processor's cache.
        if self.narrow:
            return self.walk_within(keep, c.NARROW_STATES, c.FEW_SLOTS)
        found = self.walk_within(keep, c.FEW_STATES, c.FEW_SLOTS)
        return found if found != c.UNKNOWN else self.walk_within(keep, c.STATES, c.SLOTS)

    def walk_within(self, keep: bool, states: int, slots: int) -> int:
        """The same with so much room for a layer."""
        self.slot_mask = slots - 1
        here = 0
        self.layer_at[0] = 0
        self.keys[0] = 0
        self.values[0] = 1
        size = 1
        for cell in range(c.CELLS):
            there = here + size if keep else c.STATES - here
            self.layer_at[cell + 1] = there
            self.room = min(states, 2 * c.STATES - there)
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

    def trace(self, pair: int) -> None:
        """Write down one way that ends with this pair: for each cell the tiles laid from the rack, the tiles that lie
        in melds afterwards, and the jokers that stand for it. High numbers are laid rather than low ones."""
        wanted = flat.bit(pair)
        state = 0
        before = 0
        for place in range(self.layer_at[c.CELLS], self.layer_at[c.CELLS + 1]):
            if self.values[place] & wanted:
                state = self.keys[place]
        for cell in range(c.CELLS - 1, -1, -1):
            pay = c.UNKNOWN
            laid = -1
            for place in range(self.layer_at[cell], self.layer_at[cell + 1]):
                found = self.came_from(place, cell, state, pair, laid)
                if found != c.UNKNOWN:
                    pay = found
                    laid = self.pay_tiles[pay]
                    before = place
                    if laid == self.tiles[cell] - self.held[cell]:  # all that the rack has
                        break
            self.laid[cell] = laid
            pair -= self.pay_shift[pay]
            state = self.keys[before]

    def came_from(self, place: int, cell: int, state: int, pair: int, least: int) -> int:
        """The way to pay by which a state before a cell leads to this state and pair after it, or UNKNOWN.

        Of several the one that lays most tiles, and only one that lays more than `least`.
        """
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
        best = c.UNKNOWN
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
                if self.pay_tiles[pay] > least and earlier >= 0 and value & self.pay_keep[pay] & flat.bit(earlier):
                    self.melded[cell] = self.choice_run[choice] // 5 + self.choice_set[choice] // 5
                    self.stands[cell] = self.choice_run[choice] % 5 + self.choice_set[choice] % 5
                    least = self.pay_tiles[pay]
                    best = pay
        return best

    def most(self, at: Cells, freeing: bool) -> int:
        """How many tiles can be laid, 0 also when the layers outgrow their arrays.

        What `trace` has written down is one such play, with a favoured tile if possible, and as few jokers as possible.
        Not where freed jokers go to the rack.
        """
        self.load(at, freeing)
        found = self.walk(True)
        if found <= 0:
            return 0
        lying = at.table_jokers()
        best = pair = 0
        for jokers in range(lying, JOKERS + 1):
            for used in range(c.WIDTH):
                place = jokers * c.WIDTH + used
                favour = 1 if found & flat.bit(place + c.FAVOUR) else 0
                if favour == 0 and found & flat.bit(place) == 0:
                    continue
                # Jokers beyond those that lay in melds are loose ones, or come from the rack (`lattice.from_rack`).
                new = jokers - lying
                for rack_jokers in range(max(at.needed_jokers, new - at.loose_jokers), min(new, at.rack_jokers) + 1):
                    # The larger one; of the same size one with a favoured tile.
                    worth = 2 * (used + rack_jokers) + favour
                    if best < worth and used + rack_jokers and used + rack_jokers <= at.most:
                        best = worth
                        self.rack_jokers = rack_jokers
                        pair = place + favour * c.FAVOUR
        if best:
            self.trace(pair)
        return best // 2

    def largest(self, at: Cells, narrow: bool) -> int:
        """The same, looking first at plays without jokers, then with ever more of them (`plays.stages`).

        `narrow`: of every layer only the first few states are looked at. That is faster, and now and then a tile short.
        """
        self.narrow = 1 if narrow else 0
        held = at.held()
        enough = at.most if at.most < held else held
        rack_jokers, loose_jokers = at.rack_jokers, at.loose_jokers
        outside = rack_jokers + loose_jokers
        best = 0
        for jokers in range(at.needed_jokers, outside + 1):
            if jokers >= 2:
                jokers = outside
            at.rack_jokers = min(rack_jokers, jokers)
            at.loose_jokers = min(loose_jokers, jokers - at.rack_jokers)
            best = self.better(at, False, best)
            if best >= enough or jokers == outside:
                break
        at.rack_jokers = rack_jokers
        at.loose_jokers = loose_jokers
        if best < enough and at.all_freeable():
            best = self.better(at, True, best)
        self.narrow = 0
        return best

    def better(self, at: Cells, freeing: bool, best: int) -> int:
        """Look at one stage; a play that is larger than the best so far is kept."""
        found = self.most(at, freeing)
        if found <= best:
            return best
        for cell in range(c.CELLS):
            self.best_laid[cell] = self.laid[cell]
            self.best_melded[cell] = self.melded[cell]
            self.best_stands[cell] = self.stands[cell]
        self.best_jokers = self.rack_jokers
        return found

    def play(self) -> Play:
        """What `largest` has found."""
        cells = range(c.CELLS)
        return Play(
            tuple([self.best_laid[cell] for cell in cells]),
            tuple([self.best_melded[cell] for cell in cells]),
            tuple([self.best_stands[cell] for cell in cells]),
            self.best_jokers,
        )


_reach: list[Reach] = []


def reach() -> Reach:
    """The arrays, made when they are first needed: there is one walk at a time."""
    if not _reach:
        _reach.append(Reach())
    return _reach[0]


def _cells(position: Position) -> Cells:
    cells = Cells()
    cells.take(position)
    return cells


def value(position: Position, *, freeing: bool = True) -> int:
    """The pairs that can be reached with every meld complete, or TOO_LARGE."""
    ready = reach()
    ready.load(_cells(position), freeing)
    return ready.walk(False)


def largest(position: Position, *, narrow: bool = False, favoured: Iterable[int] = ()) -> Play | None:
    """Some play with as many tiles as possible; None when there is none, or when the layers outgrow their arrays.

    `favoured`: a play with a tile of one of these cells is liked better than another one of the same size. `narrow`:
    hardly ever fewer than possible, or none, but faster. Not where freed jokers go to the rack.
    """
    ready = reach()
    cells = _cells(position)
    cells.favour(favoured)
    return ready.play() if ready.largest(cells, narrow) else None
