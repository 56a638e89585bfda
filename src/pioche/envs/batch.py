"""Many tables of the card game stepped at once, over arrays that somebody else has made. Compiled like the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.envs import codes as e
from pioche.envs.classic import Table
from pioche.envs.observing import observe

if TYPE_CHECKING:
    from pioche.classic.rules import Rules
    from pioche.envs.arrays import Actions, Bytes, Floats


class Batch:
    """Tables, and a row for each of them in every array."""

    __slots__ = ("counts", "done", "generator", "masks", "observations", "rewards", "seats", "tables")

    def __init__(
        self,
        rules: Rules,
        players: int,
        observations: Bytes,
        masks: Bytes,
        counts: Actions,
        seats: Actions,
        rewards: Floats,
        done: Bytes,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.counts = counts
        self.seats = seats
        self.rewards = rewards
        self.done = done
        self.generator = 1
        self.tables = [Table(rules, players, number) for number in range(len(seats))]

    def reset(self, seed: int) -> None:
        """Deal everywhere; everything that follows depends on the seed and the actions alone."""
        self.generator = fast_state(seed)
        for row in range(len(self.tables)):
            table = self.tables[row]
            self.generator = flat.advance(self.generator)
            table.s.fast = fast_state(self.generator)
            table.deal()
            self.done[row] = 0
            for seat in range(table.s.players):
                self.rewards[row, seat] = 0
            self.show(row)

    def show(self, row: int) -> None:
        """Write down what a table asks whom."""
        table = self.tables[row]
        observation = self.observations[row]
        mask = self.masks[row]
        for place in range(e.FEATURES):
            observation[place] = 0
        for place in range(e.ACTIONS):
            mask[place] = 0
        self.seats[row] = table.asked
        self.counts[row] = table.legal(mask)
        observe(table, table.asked, observation)

    def first_illegal(self, actions: Actions) -> int:
        """The first table whose action is not legal; -1: all are."""
        for row in range(len(self.tables)):
            action = actions[row]
            if action < 0 or action >= e.ACTIONS or not self.masks[row, action]:
                return row
        return -1

    def step(self, actions: Actions) -> None:
        """One legal action at each table. Where a round ends its rewards are written down and the next one is dealt."""
        for row in range(len(self.tables)):
            table = self.tables[row]
            if self.done[row]:
                self.done[row] = 0
                for seat in range(table.s.players):
                    self.rewards[row, seat] = 0
            table.act(int(actions[row]))
            if table.s.phase == c.OVER:
                self.done[row] = 1
                for seat in range(table.s.players):
                    self.rewards[row, seat] = table.worth(seat)
                table.deal()
            self.show(row)

    def choose(self, actions: Actions) -> None:
        """At each table one of its legal actions, all equally likely."""
        for row in range(len(self.tables)):
            self.generator = flat.advance(self.generator)
            left = flat.below(self.generator, int(self.counts[row]))
            actions[row] = -1  # stays if the counts say more than the masks: no action, which `first_illegal` finds
            for action in range(e.ACTIONS):
                if self.masks[row, action]:
                    if left == 0:
                        actions[row] = action
                        break
                    left -= 1

    def generator_state(self) -> int:
        """Of what `choose` and the next `reset` draw from."""
        return self.generator

    def put(self, tables: list[Table], generator: int) -> None:
        """Go on with other tables, as many of the same rules; their rows have to be written by whoever has them."""
        self.tables = tables
        self.generator = generator

    def copies(self) -> list[Table]:
        """The tables as they are now, independent of these."""
        return [table.copy() for table in self.tables]
