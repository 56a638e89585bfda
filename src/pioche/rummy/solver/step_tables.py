"""Lookup tables for the compiled walk (`walking`): what a run step and a set step lead to, and the menus of cells.

They are flat arrays, filled lazily from `profiles` and `menus`, and stay valid from one position to the next.
"""

from __future__ import annotations

from pioche.engine import flat
from pioche.rummy.solver import menus
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.lattice import PAIR_MASKS
from pioche.rummy.solver.profiles import MUST, ONES, SHORT, outdone, run_step, set_step

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
    "owing": c.OWING,
    "fits": c.ROOM + 1,
    "outdoes": c.RUNS * c.RUNS,
}
"""The arrays in pure Python; compiled, they are C arrays inside the object (`step_tables.pxd`)."""


class StepTables:
    """The outcomes of steps and the menus met so far."""

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
    owing: list[int]
    fits: list[int]
    outdoes: list[int]
    """By two run profiles: whether the first dominates the second."""

    def __init__(self) -> None:
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.menus: dict[int, tuple[int, int]] = {}
        self.run_used = 1
        self.set_used = 1
        self.choices_used = 0
        self.pays_used = 0
        self.forget_menus()
        for index in range(c.RUN_STEPS):
            self.run_at[index] = c.UNKNOWN
        for index in range(c.SET_STEPS):
            self.set_at[index] = c.UNKNOWN
        self.run_next[0] = 0
        self.set_next[0] = 0
        for index in range(c.RUNS):
            self.ones[index] = ONES[index]
            self.short[index] = SHORT[index]
        for index in range(c.SETS):
            self.must[index] = MUST[index]
        for better in range(c.RUNS):
            for worse in outdone(better):
                self.outdoes[better * c.RUNS + worse] = 1
        for jokers in range(5):
            for together in range(9):
                # Masks for both halves: plays with and without a favoured tile, or with and without a loose joker.
                self.fits[together << 8 | jokers] = PAIR_MASKS[1][jokers][together]
        # For a number of melds that must continue at a cell: how many need a joker from elsewhere, plus 256 times how
        # many need a piece that is not on the table. Indexed by tiles there, tiles there not on the rack, and melds.
        for tiles in range(c.HELD):
            for held in range(c.HELD):
                for melds in range(c.MELDS):
                    at = (tiles * c.HELD + held) * c.MELDS + melds
                    self.owing[at] = max(0, melds - tiles) + 256 * max(0, melds - held)
        for melds in range(c.MELDS):
            self.owing[c.BEYOND + melds] = 9 * 257 if melds else 0  # nothing follows the 12

    def learn_run(self, index: int) -> int:
        """Cache the outcomes of a run step in `run_next`, after their number. Returns where, or 0 if there are none."""
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
        """Like `learn_run`, for a set step."""
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
        """Cache a menu; returns its start and length, or UNKNOWN and 0 if there is no room."""
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
        """Put the start and length of a menu into its slot of the direct-mapped cache."""
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
