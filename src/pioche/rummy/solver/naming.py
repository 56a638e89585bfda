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

FIRST = 128
"""How many states of a layer a walk for all kinds keeps."""
FEW = 2
"""So many kinds are asked about one by one rather than with a walk for all of them."""
COMPLETE = c.CELLS + 1
"""The bit that says whether exactly the named tiles can be laid; those before it are kinds."""


class Naming(Edges):
    """Answers for one position at a time: its buffers are shared."""

    def __init__(self) -> None:
        super().__init__()
        self.single = Cells()
        self.size = 0
        self.whole = False
        """Whether the named tiles include all that must be laid."""

    def names(self, at: Cells, last: int) -> int:
        """The kinds that can be named next, and bit COMPLETE; `chosen` has those named so far, `last` the last of them.

        Changes the position. Not supported if freed jokers go to the rack and one could be freed.
        """
        wanted = self.restrict(at, last)
        if self.size == at.most:
            return wanted  # what was named could be completed, so it is complete
        rack_jokers, loose_jokers = at.rack_jokers, at.loose_jokers
        at.rack_jokers = at.needed_jokers
        at.loose_jokers = 0
        found = self.search(at, last, False, FIRST) & wanted
        at.rack_jokers = rack_jokers
        at.loose_jokers = loose_jokers
        if found == wanted:
            return found
        if self.cut:
            return found | self.ask(at, last, wanted & ~found)
        unknown = self.helped(at) & wanted & ~found
        if unknown == 0 or self.anywhere(at):
            return found | self.ask(at, last, unknown)
        # All other plays lay a joker of the rack, or free one by laying what it stands for.
        if at.rack_jokers > at.needed_jokers:
            at.needed_jokers += 1
            found |= self.ask(at, last, unknown)
            at.needed_jokers -= 1
        for cell in range(last, c.CELLS):
            if at.standing[cell] and at.rack[cell] > self.chosen[cell]:
                needed = at.needed[cell]
                at.needed[cell] = self.chosen[cell] + 1
                found |= self.ask(at, last, unknown & ~found & (flat.bit(cell + 1) - 1))
                at.needed[cell] = needed
        return found

    def ask(self, at: Cells, last: int, unknown: int) -> int:
        """Which of these kinds can be named, with all jokers: by one walk if there are many, the rest one by one."""
        found = flat.bit(0) * 0
        if flat.count(unknown) > FEW:
            found = self.search(at, last, True, FIRST) & unknown
            if self.cut == 0:
                return found
        unknown &= ~found
        while unknown:
            kind = flat.lowest(unknown)
            unknown &= unknown - 1
            if self.alone(at, kind):
                found |= flat.bit(kind)
        return found

    def anywhere(self, at: Cells) -> bool:
        """Whether a joker can be placed that is not laid and that no tile has to free that is still to be named."""
        if at.loose_jokers or at.mode != c.FROM_RACK:
            return True
        found = False
        for cell in range(c.CELLS):
            if at.standing[cell] and self.chosen[cell]:
                found = True
        return found

    def helped(self, at: Cells) -> int:
        """The kinds whose plays can have a joker that is not among those in melds or needed: from the rack, loose, or
        freed by a tile that is named or can still be named.
        """
        found = flat.bit(0) * 0
        named = self.anywhere(at)
        later = named or at.rack_jokers > at.needed_jokers
        for cell in range(c.CELLS - 1, -1, -1):
            if at.standing[cell] and at.rack[cell] > self.chosen[cell]:
                later = True
            if later:
                found |= flat.bit(cell)
        if named:
            found |= flat.bit(COMPLETE)
        if named or at.rack_jokers > at.needed_jokers:
            found |= flat.bit(c.CELLS)
        return found

    def restrict(self, at: Cells, last: int) -> int:
        """Leave out what can no longer be named. Returns the kinds of which it has to be found out, and COMPLETE."""
        size = 0
        for kind in range(c.CELLS + 1):
            size += self.chosen[kind]
        wanted = flat.bit(0) * 0
        self.size = size
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
