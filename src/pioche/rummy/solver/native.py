"""What the walk over flat arrays finds: how many tiles can be laid, and one play with so many.

The walk (`walking`) keeps its layers, and one way is followed back through them.
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
"""Kinds, those that count least on the rack first (R-22)."""

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
    """One play by cell: tiles laid from the rack, tiles in melds afterwards, jokers that stand for it afterwards; and
    how many of these come from the rack."""

    laid: tuple[int, ...]
    melded: tuple[int, ...]
    stands: tuple[int, ...]
    rack_jokers: int


class Reach(Walking):
    """Finds plays, one question at a time."""

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
        self.leave_out(BY_POINTS)

    def leave_out(self, order: Sequence[int]) -> None:
        """From now on `sparing` leaves out tiles in this order."""
        for place in range(c.CELLS + 1):
            self.order[place] = order[place]

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
                    if laid == self.on_rack[cell]:  # all that the rack has
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

    def most(self, at: Cells, freeing: bool, least: int) -> int:
        """How many tiles can be laid, 0 also when the layers outgrow their arrays.

        If these are at least `least`, what `trace` has written down is one such play, with a favoured tile if possible,
        and as few jokers as possible. Not where freed jokers go to the rack.
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
        if best and best // 2 >= least:
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
        self.narrow = 0
        return best

    def sparing(self, at: Cells, narrow: bool) -> int:
        """The same, and of the largest plays the one that is left when one tile after the other is left out in `order`,
        while as many can be laid without it. Tiles that the play found last does not need cost no walk."""
        size = self.largest(at, narrow)
        rack_jokers, loose_jokers = at.rack_jokers, at.loose_jokers
        at.rack_jokers = min(rack_jokers, self.stage_jokers)
        at.loose_jokers = min(loose_jokers, self.stage_jokers - at.rack_jokers)
        for cell in range(c.CELLS):
            self.whole[cell] = at.rack[cell]
        self.narrow = 1 if narrow else 0
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
        self.narrow = 0
        for cell in range(c.CELLS):
            at.rack[cell] = self.whole[cell]
        at.rack_jokers = rack_jokers
        at.loose_jokers = loose_jokers
        return size

    def better(self, at: Cells, freeing: bool, best: int) -> int:
        """Look at one stage; a play that is larger than the best so far is kept."""
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


def some(position: Position, size: int, order: Sequence[int]) -> Play | None:
    """A play of so many tiles: tiles that it does not need are left out in the order given (kinds, JOKER for jokers).
    None when there is none, or when the layers outgrow their arrays. Not where freed jokers go to the rack.
    """
    ready = reach()
    cells = _cells(position)
    cells.most = size
    ready.outgrown = False
    ready.leave_out(order)
    found = ready.sparing(cells, False)
    ready.leave_out(BY_POINTS)
    return ready.play() if found == size and not ready.outgrown else None
