"""The walk of `lattice` over flat arrays, for compilation: which pairs of jokers and rack tiles can be reached.

It does the same steps in the same order, without Python objects inside the walk. Memory is bounded: if a layer
overflows its arrays the result is UNKNOWN, and the caller falls back to `lattice`.
"""

from __future__ import annotations

from pioche.engine import flat
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.situations import Cells
from pioche.rummy.solver.step_tables import StepTables
from pioche.rummy.tiles import JOKERS

ARRAYS = {
    "menu_at": c.CELLS,
    "menu_size": c.CELLS,
    "owing_at": c.CELLS + 8,
    "on_rack": c.CELLS,
    "room_for": c.CELLS,
    "waiting": 4,
    "keys": 2 * c.STATES,
    "values": 2 * c.STATES,
    "slots": c.SLOTS,
    "slot_of": c.STATES,
    "layer_at": c.CELLS + 2,
    "alike": c.STATES,
}
"""The arrays in pure Python; compiled, they are C arrays inside the object (`walking.pxd`)."""


class Walking(StepTables):
    """The buffers of one walk at a time."""

    menu_at: list[int]
    menu_size: list[int]
    owing_at: list[int]
    on_rack: list[int]
    room_for: list[int]
    waiting: list[int]
    keys: list[int]
    values: list[int]
    slots: list[int]
    slot_of: list[int]
    layer_at: list[int]
    alike: list[int]
    """For a state the previous one that differs only in the runs of one colour, or UNKNOWN."""

    def __init__(self) -> None:
        super().__init__()
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.count = 0
        self.added = c.UNKNOWN
        """The number of the state that `add` inserted or found in its layer; UNKNOWN if it was dropped."""
        self.noting = False
        """Whether `step` reports its transitions to `note`."""
        self.room = c.STATES
        self.slot_mask = c.SLOTS - 1
        self.beam = 0
        """How many states of a layer are kept; 0 for all of them."""
        self.cut = False
        """Whether the last walk dropped states, so that it may have missed plays."""
        self.crowd = c.CROWD
        """Layers with more states than this are thinned out (`thin`)."""
        self.outgrown = False
        for index in range(c.SLOTS):
            self.slots[index] = c.UNKNOWN

    def load(self, at: Cells, freeing: bool) -> None:
        """Prepare the walk over a position; see `lattice.Walk`."""
        at.number(freeing)
        if self.choices_used > c.CHOICES // 2 or self.pays_used > c.PAYS // 2:
            self.forget_menus()
        most = at.loose_jokers + at.rack_jokers
        # Upper bound on jokers plus rack tiles in melds at the end (`lattice.budget`).
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
            held = (key & 3) + (key >> 2 & 3) + stay
            self.owing_at[cell] = ((held + (key >> 4 & 3)) * c.HELD + held) * c.MELDS
            self.on_rack[cell] = key >> 4 & 3
            most += stay
            together += stay
            # Both bounds in one number, each with a guard bit (`BOTH`) that is cleared when the bound becomes negative.
            self.room_for[cell] = c.BOTH + (most if most < 4 else 4) + 256 * (together if together < 8 else 8)
        for cell in range(c.CELLS, c.CELLS + 8):
            self.owing_at[cell] = c.BEYOND

    def add(self, base: int, state: int, pairs: int) -> int:
        """Insert or merge a state into the layer at `base`; 0 on overflow. With a beam the state is dropped instead."""
        slot = ((state * c.SPREAD) >> 40) & self.slot_mask
        while True:
            place = self.slots[slot]
            if place == c.UNKNOWN:
                break
            if self.keys[base + place] == state:
                self.values[base + place] |= pairs
                self.added = place
                return 1
            slot = (slot + 1) & self.slot_mask
        place = self.count
        if place >= self.room:
            self.cut = True
            self.added = c.UNKNOWN
            return 1 if self.beam else 0
        self.slots[slot] = place
        self.slot_of[place] = slot
        self.keys[base + place] = state
        self.values[base + place] = pairs
        self.count = place + 1
        self.added = place
        return 1

    def walk(self, keep: bool) -> int:
        """The pairs that can be reached with every meld complete, or UNKNOWN.

        `keep`: store all layers one after another, so that `native.Reach.trace` can backtrack.
        """
        # Nearly all layers are small, and a small hash table stays in the processor's cache.
        self.cut = False
        if self.beam:
            return self.walk_within(keep, self.beam, c.FEW_SLOTS)
        found = self.walk_within(keep, c.FEW_STATES, c.FEW_SLOTS)
        if found == c.UNKNOWN:
            found = self.walk_within(keep, c.STATES, c.SLOTS)
            if found == c.UNKNOWN:
                self.outgrown = True
        self.cut = False
        return found

    def walk_within(self, keep: bool, states: int, slots: int) -> int:
        """`walk` with at most `states` states per layer and a hash table of `slots`; UNKNOWN on overflow."""
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
            if size > self.crowd and cell & 3 == 3 and cell < c.CELLS - 1:
                size = self.thin(there, size)
            here = there
        self.layer_at[c.CELLS + 1] = here + size
        result = 0
        for place in range(size):
            result |= self.values[here + place]
        return result

    def step(self, here: int, there: int, size: int, cell: int) -> int:
        """Compute the layer after a cell; 0 on overflow. See `lattice.Walk.step`."""
        colour = cell & 3
        shift = colour * 9
        row = cell - colour
        first = self.menu_at[cell]
        beyond = first + self.menu_size[cell]
        after, later = self.owing_at[cell + 4], self.owing_at[cell + 8]
        for place in range(size):
            key = self.keys[here + place]
            value = self.values[here + place]
            before = key >> shift & 511
            set_before = key >> 36
            rest = key & c.RUNS_ONLY & ~(flat.bit(shift) * 511)
            room = self.room_for[cell]
            for other in range(colour):
                run = key >> (other * 9) & 511
                room -= self.owing[self.owing_at[row + other + 4] + self.short[run]]
                room -= self.owing[self.owing_at[row + other + 8] + self.ones[run]]
            if room & c.BOTH != c.BOTH:
                continue
            for other in range(colour + 1, 4):
                self.waiting[other] = self.owing_at[row + other] + self.short[key >> (other * 9) & 511]
            fits = self.fits[room & c.ROOM]
            for number in range(first, beyond):
                # A beam keeps the first states it finds: those that lay much and leave jokers where they are.
                choice = first + beyond - 1 - number if self.beam else number
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
                new &= fits
                if new == 0:
                    continue
                for index in range(sets + 1, sets + 1 + self.set_next[sets]):
                    part = self.set_next[index]
                    must = self.must[part]
                    left = room
                    for other in range(colour + 1, 4):
                        left -= self.owing[self.waiting[other] + must]
                    if left & c.BOTH != c.BOTH:
                        continue
                    kept = rest if colour == 3 else rest | flat.bit(36) * part
                    for at in range(runs + 1, runs + 1 + self.run_next[runs]):
                        run = self.run_next[at]
                        spare = left - self.owing[after + self.short[run]] - self.owing[later + self.ones[run]]
                        if spare & c.BOTH != c.BOTH:
                            continue
                        found = new & self.fits[spare & c.ROOM]
                        if found == 0:
                            continue
                        if self.add(there, kept | flat.bit(shift) * run, found) == 0:
                            return 0
                        if self.noting and self.note(place, choice) == 0:
                            return 0
        return 1

    def note(self, place: int, choice: int) -> int:
        """Called for every transition to the state `added`, if `noting`; 0 on overflow."""
        return 1

    def thin(self, base: int, size: int) -> int:
        """Remove from the states of a layer what better states have too. Returns how many states are left.

        Compared are states that differ in the runs of one colour only; `profiles.outdone` says which of two is better.
        """
        for colour in range(4):
            shift = colour * 9
            rest = ~(flat.bit(shift) * 511)
            for place in range(size):
                key = self.keys[base + place]
                slot = (((key & rest) * c.SPREAD) >> 40) & self.slot_mask
                while True:
                    other = self.slots[slot]
                    if other == c.UNKNOWN or (self.keys[base + other] ^ key) & rest == 0:
                        break
                    slot = (slot + 1) & self.slot_mask
                self.slots[slot] = place
                self.slot_of[place] = slot
                self.alike[place] = other
                run = key >> shift & 511
                while other != c.UNKNOWN:
                    than = self.keys[base + other] >> shift & 511
                    if self.outdoes[run * c.RUNS + than]:
                        self.outdo(base + place, base + other)
                    elif self.outdoes[than * c.RUNS + run]:
                        self.outdo(base + other, base + place)
                    other = self.alike[other]
            for place in range(size):
                self.slots[self.slot_of[place]] = c.UNKNOWN
            size = self.close_up(base, size)
        return size

    def close_up(self, base: int, size: int) -> int:
        """Remove the states of a layer that have no pairs left. Returns how many there are."""
        left = 0
        for place in range(size):
            if self.values[base + place]:
                if left != place:
                    self.move(base + place, base + left)
                left += 1
        return left

    def outdo(self, better: int, worse: int) -> None:
        """Remove from the worse of two states what the better one has too."""
        self.values[worse] &= ~self.values[better]

    def move(self, place: int, to: int) -> None:
        """Move a state of a layer."""
        self.keys[to] = self.keys[place]
        self.values[to] = self.values[place]
