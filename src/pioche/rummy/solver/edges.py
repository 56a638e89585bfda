"""A walk that keeps its transitions, so that it can be followed backwards from the ends that count, and forwards again.

Layers are not thinned out here: of two states the better one would remain, but its way there may lay other tiles.
"""

from __future__ import annotations

from pioche.engine import flat
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.situations import Cells
from pioche.rummy.solver.walking import Walking
from pioche.rummy.tiles import JOKERS

ARRAYS = {
    "edge_from": c.NAMED_EDGES,
    "edge_to": c.NAMED_EDGES,
    "edge_choice": c.NAMED_EDGES,
    "edge_at": c.CELLS + 1,
    "alive": 2 * c.STATES,
    "chosen": c.CELLS + 1,
    "run_part": c.CELLS,
    "set_part": c.CELLS,
    "run_after": c.CELLS,
}
"""In C these are part of the object (`edges.pxd`)."""


class Edges(Walking):
    """Holds the buffers of one query at a time, so it is not reentrant."""

    edge_from: list[int]
    """By transition: the state before it, by its number in its layer."""
    edge_to: list[int]
    edge_choice: list[int]
    edge_at: list[int]
    """By cell: the first of its transitions."""
    alive: list[int]
    """By state: the pairs from which an end that counts can be reached."""
    chosen: list[int]
    """By kind: the tiles that are to be laid; all jokers under JOKER."""
    run_part: list[int]
    """Of the way that `follow` has taken, by cell: the tiles (times 5) and jokers that go into runs."""
    set_part: list[int]
    """The same for sets."""
    run_after: list[int]
    """The run profile of the colour after the cell."""

    def __init__(self) -> None:
        super().__init__()
        if not flat.COMPILED:
            for name, size in ARRAYS.items():
                setattr(self, name, [0] * size)
        self.edges = 0

    def walk_noting(self, at: Cells, freeing: bool, beam: int) -> int:
        """The pairs that can be reached with every meld complete, or UNKNOWN; the transitions are kept.

        `beam`: how many states of a layer are kept; `cut` says whether others were dropped.
        """
        self.load(at, freeing)
        self.edges = 0
        self.cut = False
        self.beam = beam
        self.noting = True
        self.crowd = 2 * c.STATES
        found = self.walk_within(True, beam, c.FEW_SLOTS)
        self.beam = 0
        self.noting = False
        self.crowd = c.CROWD
        self.edge_at[c.CELLS] = self.edges
        if found == c.UNKNOWN:
            self.cut = True
        return found

    def step(self, here: int, there: int, size: int, cell: int) -> int:
        self.edge_at[cell] = self.edges
        return Walking.step(self, here, there, size, cell)

    def note(self, place: int, choice: int) -> int:
        if self.added == c.UNKNOWN:
            return 1
        edge = self.edges
        if edge >= c.NAMED_EDGES:
            return 0
        self.edge_from[edge] = place
        self.edge_to[edge] = self.added
        self.edge_choice[edge] = choice
        self.edges = edge + 1
        return 1

    def ends(self, at: Cells, used: int, least: int, most: int) -> int:
        """The pairs at the end with so many rack tiles used and at least `least`, at most `most` jokers from the rack.

        Jokers beyond those in melds before are loose ones, or come from the rack (`lattice.from_rack`).
        """
        found = flat.bit(0) * 0
        lying = at.table_jokers()
        for jokers in range(lying, JOKERS + 1):
            new = jokers - lying
            fewest = max(least, at.needed_jokers, new - at.loose_jokers)
            if fewest <= min(most, new, at.rack_jokers) and used + fewest <= at.most:
                found |= flat.bit(jokers * c.WIDTH + used)
        return found

    def backward(self, accepted: int) -> None:
        """Compute which pairs of all states lead to one of these ends."""
        for place in range(self.layer_at[c.CELLS], self.layer_at[c.CELLS + 1]):
            self.alive[place] = self.values[place] & accepted
        for cell in range(c.CELLS - 1, -1, -1):
            here, there = self.layer_at[cell], self.layer_at[cell + 1]
            for place in range(here, there):
                self.alive[place] = 0
            for edge in range(self.edge_at[cell], self.edge_at[cell + 1]):
                landing = self.alive[there + self.edge_to[edge]]
                if landing == 0:
                    continue
                choice = self.edge_choice[edge]
                place = here + self.edge_from[edge]
                before = flat.bit(0) * 0
                for pay in range(self.choice_pay[choice], self.choice_pay[choice] + self.choice_pays[choice]):
                    before |= landing >> self.pay_shift[pay] & self.pay_keep[pay]
                self.alive[place] |= before & self.values[place]

    def follow(self, at: Cells) -> None:
        """Follow one way to an end that counts: at each cell what leaves loose tiles and jokers where they are."""
        state = pair = 0
        for cell in range(c.CELLS):
            there = self.layer_at[cell + 1]
            best, best_after, best_pair, cheapest = 0, 0, 0, c.STATES
            for edge in range(self.edge_at[cell], self.edge_at[cell + 1]):
                if self.edge_from[edge] != state:
                    continue
                choice = self.edge_choice[edge]
                for pay in range(self.choice_pay[choice], self.choice_pay[choice] + self.choice_pays[choice]):
                    after = pair + self.pay_shift[pay]
                    if not (self.pay_keep[pay] >> pair & 1 and self.alive[there + self.edge_to[edge]] >> after & 1):
                        continue
                    cost = self.cost(at, cell, choice)
                    if cost < cheapest:
                        best, best_after, best_pair, cheapest = choice, self.edge_to[edge], after, cost
            self.run_part[cell] = self.choice_run[best]
            self.set_part[cell] = self.choice_set[best]
            state, pair = best_after, best_pair
            self.run_after[cell] = self.keys[there + state] >> (cell & 3) * 9 & 511

    def cost(self, at: Cells, cell: int, choice: int) -> int:
        """How much a way to use a cell changes that need not change: loose tiles melded, jokers that come or go."""
        tiles = self.choice_run[choice] // 5 + self.choice_set[choice] // 5
        jokers = self.choice_run[choice] % 5 + self.choice_set[choice] % 5 - at.standing[cell]
        return tiles - at.fixed[cell] + (jokers if jokers > 0 else -jokers)
