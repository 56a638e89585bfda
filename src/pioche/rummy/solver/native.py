"""Finding plays with the compiled walk: how many tiles can be laid, and one play of that size.

The walk (`walking`) keeps its layers, and `Reach.trace` backtracks through them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pioche.engine import flat
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.position import Position
from pioche.rummy.solver.situations import Cells
from pioche.rummy.solver.walking import Walking
from pioche.rummy.tiles import JOKER, JOKERS, points_of

COMPILED = bool(flat.COMPILED)
TOO_LARGE = c.UNKNOWN
BY_POINTS = sorted(range(JOKER + 1), key=points_of)
"""Kinds by their points, the lowest first (R-22)."""

ARRAYS = {
    "laid": c.CELLS,
    "melded": c.CELLS,
    "stands": c.CELLS,
    "best_laid": c.CELLS,
    "best_melded": c.CELLS,
    "best_stands": c.CELLS,
    "whole": c.CELLS,
    "order": c.CELLS + 1,
}
"""In C these are part of the object (`native.pxd`)."""


class Play(NamedTuple):
    """One play, by cell: tiles laid from the rack, and tiles and jokers in melds afterwards.

    `rack_jokers`: how many jokers come from the rack.
    """

    laid: tuple[int, ...]
    melded: tuple[int, ...]
    stands: tuple[int, ...]
    rack_jokers: int


class Reach(Walking):
    """Finds plays. Holds the buffers of one query at a time, so it is not reentrant."""

    laid: list[int]
    melded: list[int]
    stands: list[int]
    best_laid: list[int]
    best_melded: list[int]
    best_stands: list[int]
    whole: list[int]
    order: list[int]

    def __init__(self) -> None:
        super().__init__()
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.rack_jokers = 0
        self.best_jokers = 0
        self.stage_jokers = 0
        self.stage_freeing = False
        self.favour_found = 0
        self.leave_out(BY_POINTS)

    def leave_out(self, order: Sequence[int]) -> None:
        """Set the order in which `sparing` leaves out tiles."""
        for place in range(c.CELLS + 1):
            self.order[place] = order[place]

    def trace(self, pair: int) -> None:
        """Backtrack one path that ends with this pair into `laid`, `melded` and `stands`: for each cell the tiles laid
        from the rack, and the tiles and jokers in melds afterwards. Prefers to lay high numbers.
        """
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
                    if laid == self.on_rack[cell]:  # all that the rack holds
                        break
            self.laid[cell] = laid
            pair -= self.pay_shift[pay]
            state = self.keys[before]

    def came_from(self, place: int, cell: int, state: int, pair: int, least: int) -> int:
        """The index of the way to pay that leads from a state before a cell to this state and pair, or UNKNOWN.

        Of several, the one that lays the most tiles; only those that lay more than `least` count.
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

    def most(self, at: Cells, freeing: bool, least: int) -> int:
        """How many tiles can be laid; also 0 if the layers overflow their arrays.

        If the result is at least `least`, `trace` has stored one such play: with a favoured tile if possible, then
        with as few jokers as possible. Not supported if freed jokers go to the rack.
        """
        self.load(at, freeing)
        if self.beam:
            return self.most_within(at, least)
        # A walk that keeps few states finds most plays. If it dropped none, or nothing can be better, that is exact.
        enough = min(at.most, at.held())
        for beam in (c.FIRST_STATES, c.SECOND_STATES, c.THIRD_STATES):
            self.beam = beam
            found = self.most_within(at, least)
            self.beam = 0
            if self.cut == 0 or (found == enough and (self.favour_found or at.likes() == 0)):
                return found
        return self.most_within(at, least)

    def most_within(self, at: Cells, least: int) -> int:
        """`most` for the position that is loaded, with the current beam."""
        found = self.walk(True)
        self.favour_found = 0
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
                # Jokers beyond those in melds before are loose ones, or come from the rack (`lattice.from_rack`).
                new = jokers - lying
                for rack_jokers in range(max(at.needed_jokers, new - at.loose_jokers), min(new, at.rack_jokers) + 1):
                    # Prefer larger plays; of the same size, those with a favoured tile.
                    worth = 2 * (used + rack_jokers) + favour
                    if best < worth and used + rack_jokers and used + rack_jokers <= at.most:
                        best = worth
                        self.rack_jokers = rack_jokers
                        pair = place + favour * c.FAVOUR
        self.favour_found = best % 2
        if best and best // 2 >= least:
            self.trace(pair)
        return best // 2

    def largest(self, at: Cells, narrow: bool) -> int:
        """Like `most`, but tries plays without jokers first, then with more and more of them (as `plays._stages` does).

        `narrow`: keep only the first few states of every layer. Faster, but occasionally finds a smaller play.
        """
        self.beam = c.NARROW_STATES if narrow else 0
        held = at.held()
        enough = at.most if at.most < held else held
        rack_jokers, loose_jokers = at.rack_jokers, at.loose_jokers
        outside = rack_jokers + loose_jokers
        best = found = 0
        for jokers in range(at.needed_jokers, outside + 1):
            if jokers >= 2:
                jokers = outside
            at.rack_jokers = min(rack_jokers, jokers)
            at.loose_jokers = min(loose_jokers, jokers - at.rack_jokers)
            best = self.better(at, False, best)
            if best > found:
                found = best
                self.stage_jokers = jokers
                self.stage_freeing = False
            if best >= enough or jokers == outside:
                break
        at.rack_jokers = rack_jokers
        at.loose_jokers = loose_jokers
        if best < enough and at.all_freeable():
            best = self.better(at, True, best)
            if best > found:
                self.stage_jokers = outside
                self.stage_freeing = True
        self.beam = 0
        return best

    def sparing(self, at: Cells, narrow: bool) -> int:
        """Like `largest`, but selects among the largest plays: leaves out one rack tile after another, in `order`, as
        long as the size stays the same. Leaving out tiles that the last play found does not use needs no walk.
        """
        size = self.largest(at, narrow)
        rack_jokers, loose_jokers = at.rack_jokers, at.loose_jokers
        at.rack_jokers = min(rack_jokers, self.stage_jokers)
        at.loose_jokers = min(loose_jokers, self.stage_jokers - at.rack_jokers)
        for cell in range(c.CELLS):
            self.whole[cell] = at.rack[cell]
        self.beam = c.NARROW_STATES if narrow else 0
        left = at.held()
        for place in range(c.CELLS + 1):
            if size == 0 or left <= size:
                break
            cell = self.order[place]
            if cell == c.CELLS:
                while left > size and at.rack_jokers > at.needed_jokers:
                    at.rack_jokers -= 1
                    if self.best_jokers > at.rack_jokers and self.better(at, self.stage_freeing, size - 1) < size:
                        at.rack_jokers += 1
                        break
                    left -= 1
            else:
                while left > size and at.rack[cell] > at.needed[cell]:
                    at.rack[cell] -= 1
                    if self.best_laid[cell] > at.rack[cell] and self.better(at, self.stage_freeing, size - 1) < size:
                        at.rack[cell] += 1
                        break
                    left -= 1
        self.beam = 0
        for cell in range(c.CELLS):
            at.rack[cell] = self.whole[cell]
        at.rack_jokers = rack_jokers
        at.loose_jokers = loose_jokers
        return size

    def better(self, at: Cells, freeing: bool, best: int) -> int:
        """Search one stage; keep its play if it is larger than the best so far. Returns the best size."""
        found = self.most(at, freeing, best + 1)
        if found <= best:
            return best
        for cell in range(c.CELLS):
            self.best_laid[cell] = self.laid[cell]
            self.best_melded[cell] = self.melded[cell]
            self.best_stands[cell] = self.stands[cell]
        self.best_jokers = self.rack_jokers
        return found

    def play(self) -> Play:
        """The play that `largest` or `sparing` has found."""
        cells = range(c.CELLS)
        return Play(
            tuple([self.best_laid[cell] for cell in cells]),
            tuple([self.best_melded[cell] for cell in cells]),
            tuple([self.best_stands[cell] for cell in cells]),
            self.best_jokers,
        )


_reach: list[Reach] = []


def reach() -> Reach:
    """The shared instance, created on first use; there is only one walk at a time."""
    if not _reach:
        _reach.append(Reach())
    return _reach[0]


def _cells(position: Position) -> Cells:
    cells = Cells()
    cells.take(position)
    return cells


def value(position: Position, *, freeing: bool = True) -> int:
    """The pairs that can be reached with every meld complete, or TOO_LARGE on overflow."""
    ready = reach()
    ready.load(_cells(position), freeing)
    return ready.walk(False)


BEAMS = (c.FIRST_STATES, c.SECOND_STATES, c.THIRD_STATES)
"""How many states of a layer `value_within` keeps, one try after another."""
WIDEST = c.FEW_STATES
"""The most states with which a walk is still fast."""


def value_within(position: Position, beam: int, *, freeing: bool = True) -> tuple[int, bool]:
    """`value` of a walk that keeps so many states of a layer, and whether that is complete: nothing was dropped."""
    ready = reach()
    ready.load(_cells(position), freeing)
    ready.beam = beam
    found = ready.walk(False)
    ready.beam = 0
    return found, not ready.cut


def largest(position: Position, *, narrow: bool = False, favoured: Iterable[int] = ()) -> Play | None:
    """A play with as many tiles as possible; None if there is none, or if the layers overflow their arrays.

    `favoured`: prefer plays with a tile of one of these cells to others of the same size. `narrow`: faster, but the
    play is occasionally smaller than possible, or missed. Not supported if freed jokers go to the rack.
    """
    ready = reach()
    cells = _cells(position)
    cells.favour(favoured)
    return ready.play() if ready.largest(cells, narrow) else None


def some(position: Position, size: int, order: Sequence[int]) -> Play | None:
    """A play of `size` tiles; unneeded tiles are left out in the order given (kinds, JOKER for jokers).

    None if there is none, or if the layers overflow their arrays. Not supported if freed jokers go to the rack.
    """
    ready = reach()
    cells = _cells(position)
    cells.most = size
    ready.outgrown = False
    ready.leave_out(order)
    found = ready.sparing(cells, False)
    ready.leave_out(BY_POINTS)
    return ready.play() if found == size and not ready.outgrown else None
