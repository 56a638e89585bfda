"""Which tile of a play can be named next, if its tiles are named one by one in the order of their kinds, jokers last.

One walk answers it for all kinds: a transition that lays a tile of a cell, from a pair with exactly the tiles named so
far, to a pair from which a play can be completed. Only where jokers make that walk large, a kind of which it does not
know is a question of its own.
"""

from __future__ import annotations

from pioche.engine import flat
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.edges import Edges
from pioche.rummy.solver.lattice import Walk
from pioche.rummy.solver.position import NOTHING, Position
from pioche.rummy.solver.situations import Cells
from pioche.rummy.tiles import JOKERS

COMPLETE = c.CELLS + 1
"""The bit that says whether exactly the named tiles can be laid; those before it are kinds."""


class Naming(Edges):
    """Answers for one position at a time: its buffers are shared."""

    def __init__(self) -> None:
        super().__init__()
        self.single = Cells()
        self.whole = False
        """Whether the named tiles include all that must be laid."""

    def names(self, at: Cells, last: int) -> int:
        """The kinds that can be named next, and bit COMPLETE; `chosen` has those named so far, `last` the last of them.

        Changes the position. Not supported if freed jokers go to the rack and one could be freed.
        """
        wanted = self.restrict(at, last)
        rack_jokers, loose_jokers = at.rack_jokers, at.loose_jokers
        at.rack_jokers = at.needed_jokers
        at.loose_jokers = 0
        found = self.search(at, last, False, c.THIRD_STATES) & wanted
        if found == wanted:
            return found
        more = rack_jokers + loose_jokers > at.needed_jokers
        at.rack_jokers = rack_jokers
        at.loose_jokers = loose_jokers
        if at.all_freeable() or more:
            found |= self.search(at, last, True, c.FIRST_STATES) & wanted
        if self.cut:
            for kind in range(c.CELLS + 2):
                if (wanted & ~found) >> kind & 1 and self.alone(at, kind):
                    found |= flat.bit(kind)
        return found

    def restrict(self, at: Cells, last: int) -> int:
        """Leave out what can no longer be named. Returns the kinds of which it has to be found out, and COMPLETE."""
        size = 0
        for kind in range(c.CELLS + 1):
            size += self.chosen[kind]
        wanted = flat.bit(0) * 0
        self.whole = size > 0
        for cell in range(c.CELLS):
            named = self.chosen[cell]
            if named < at.needed[cell]:
                self.whole = False
            else:
                at.needed[cell] = named
            if cell < last:
                at.rack[cell] = named
            elif at.rack[cell] > named and size < at.most:
                wanted |= flat.bit(cell)
        named = self.chosen[c.CELLS]
        if named < at.needed_jokers:
            self.whole = False
        else:
            at.needed_jokers = named
        if at.rack_jokers > named and size < at.most:
            wanted |= flat.bit(c.CELLS)
        if self.whole:
            wanted |= flat.bit(COMPLETE)
        return wanted

    def search(self, at: Cells, last: int, freeing: bool, beam: int) -> int:
        """What one walk finds: all of it, unless it is `cut`."""
        reached = self.walk_noting(at, freeing, beam)
        if reached <= 0:
            return 0
        accepted = self.plays(at)
        if reached & accepted == 0:
            return 0
        self.backward(accepted)
        found = flat.bit(0) * 0
        used = 0
        for cell in range(c.CELLS):
            if cell >= last and self.on_rack[cell] > self.chosen[cell] and self.leads(cell, used):
                found |= flat.bit(cell)
            used += self.chosen[cell]
        jokers = self.chosen[c.CELLS]
        if reached & self.ends(at, used, jokers + 1, JOKERS):
            found |= flat.bit(c.CELLS)
        if self.whole and reached & self.ends(at, used, jokers, jokers):
            found |= flat.bit(COMPLETE)
        return found

    def plays(self, at: Cells) -> int:
        """The pairs at the end of a play."""
        found = self.ends(at, 0, 1, JOKERS)
        for used in range(1, c.MOST_LAID + 1):
            found |= self.ends(at, used, 0, JOKERS)
        return found

    def leads(self, cell: int, used: int) -> int:
        """Whether a play lays one more tile of a cell than named, after so many tiles of the cells before it."""
        here, there = self.layer_at[cell], self.layer_at[cell + 1]
        before = flat.bit(0) * 0
        for jokers in range(JOKERS + 1):
            before |= flat.bit(jokers * c.WIDTH + used)
        for edge in range(self.edge_at[cell], self.edge_at[cell + 1]):
            landing = self.alive[there + self.edge_to[edge]]
            pairs = self.values[here + self.edge_from[edge]] & before
            if landing == 0 or pairs == 0:
                continue
            choice = self.edge_choice[edge]
            for pay in range(self.choice_pay[choice], self.choice_pay[choice] + self.choice_pays[choice]):
                if (
                    self.pay_tiles[pay] > self.chosen[cell]
                    and (pairs & self.pay_keep[pay]) << self.pay_shift[pay] & landing
                ):
                    return 1
        return 0

    def alone(self, at: Cells, kind: int) -> int:
        """Whether there is a play with the named tiles and this one next; for COMPLETE, with nothing else.

        The walk begins at the end of the numbers that is nearer to the tile (`plays.any_play`).
        """
        one = self.single
        across = c.CELLS // 2 <= kind < c.CELLS
        for cell in range(c.CELLS):
            to = cell + c.CELLS - 4 - 2 * (cell - cell % 4) if across else cell
            one.fixed[to] = at.fixed[cell]
            one.loose[to] = at.loose[cell]
            one.standing[to] = at.standing[cell]
            one.favoured[to] = 0
            one.rack[to] = self.chosen[cell] if cell < kind else at.rack[cell]
            one.needed[to] = self.chosen[cell] + 1 if cell == kind else at.needed[cell]
        one.mode = at.mode
        one.most = at.most
        one.loose_jokers = at.loose_jokers
        one.rack_jokers = at.rack_jokers
        one.needed_jokers = at.needed_jokers
        if kind == c.CELLS:
            one.needed_jokers = self.chosen[c.CELLS] + 1
        elif kind == COMPLETE:
            one.rack_jokers = self.chosen[c.CELLS]
        return self.possible(one)

    def possible(self, at: Cells) -> int:
        """Whether there is a play with all that is needed."""
        accepted = self.plays(at)
        self.load(at, True)
        for beam in (c.FIRST_STATES, c.SECOND_STATES, c.THIRD_STATES, 0):
            self.beam = beam
            found = self.walk(False)
            self.beam = 0
            if found == c.UNKNOWN:
                found = Walk(position_of(at)).value()
            if found & accepted:
                return 1
            if self.cut == 0:
                return 0
        return 0

    def place(self, at: Cells, freeing: bool) -> int:
        """Find a way to lay exactly the named tiles, into `run_part`, `set_part` and `run_after`; 0 if none is found.

        Loose tiles and jokers stay where they are if that is possible. Changes the position.
        """
        used = 0
        for cell in range(c.CELLS):
            at.rack[cell] = at.needed[cell] = self.chosen[cell]
            used += self.chosen[cell]
        jokers = self.chosen[c.CELLS]
        at.rack_jokers = at.needed_jokers = jokers
        at.most = used + jokers
        loose_jokers = at.loose_jokers
        at.loose_jokers = 0
        if self.placed(at, used, False, c.THIRD_STATES):
            at.loose_jokers = loose_jokers
            return 1
        at.loose_jokers = loose_jokers
        for beam in (c.FIRST_STATES, c.SECOND_STATES, c.THIRD_STATES, c.FEW_STATES):
            if self.placed(at, used, freeing, beam):
                return 1
        return 0

    def placed(self, at: Cells, used: int, freeing: bool, beam: int) -> int:
        """`place` with one walk."""
        reached = self.walk_noting(at, freeing, beam)
        accepted = self.ends(at, used, at.needed_jokers, at.needed_jokers)
        if reached <= 0 or reached & accepted == 0:
            return 0
        self.backward(accepted)
        self.follow(at)
        return 1


def position_of(at: Cells) -> Position:
    """The same position for the walk in Python, which has no bound on its memory."""
    cells = range(c.CELLS)
    return Position(
        tuple([at.fixed[cell] for cell in cells]),
        tuple([at.loose[cell] for cell in cells]),
        tuple([at.rack[cell] for cell in cells]),
        tuple([at.standing[cell] for cell in cells]),
        at.loose_jokers,
        at.rack_jokers,
        at.mode,
        NOTHING,
        0,
        False,
        at.most,
        tuple([cell for cell in cells for _ in range(at.needed[cell])] + [c.CELLS] * at.needed_jokers),
    )
