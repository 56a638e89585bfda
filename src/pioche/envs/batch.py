"""Many tables of the card game stepped at once, over arrays that the caller provides. Compiled like the engine.

Some arrays are exposed to the learner, and libraries write even into read-only arrays. So nothing is read back from
them: a second, private copy of the legal actions is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.envs import codes as e
from pioche.envs.classic import ClassicEnvTable
from pioche.envs.observing import observe

if TYPE_CHECKING:
    from pioche.classic.rules import Rules
    from pioche.envs.arrays import Actions, Bytes, Floats


class Batch:
    """Tables, and a row for each of them in every array; `legal`, `choices` and `taken` are private to the batch."""

    __slots__ = (
        "choices",
        "counts",
        "done",
        "generator",
        "legal",
        "longest",
        "masks",
        "observations",
        "rewards",
        "seats",
        "tables",
        "taken",
        "truncated",
    )

    def __init__(
        self,
        rules: Rules,
        players: int,
        longest: int,
        observations: Bytes,
        masks: Bytes,
        counts: Actions,
        seats: Actions,
        rewards: Floats,
        done: Bytes,
        truncated: Bytes,
        legal: Bytes,
        choices: Actions,
        taken: Actions,
    ) -> None:
        rows = len(seats)
        for array in (observations, masks, counts, rewards, done, truncated, legal, choices, taken):
            if len(array) != rows:
                raise ValueError(f"every array has {rows} rows, one for each table")
        for array, size in ((observations, e.FEATURES), (masks, e.ACTIONS), (legal, e.ACTIONS), (rewards, players)):
            if rows and len(array[0]) < size:
                raise ValueError(f"a row has {len(array[0])} places and needs {size}")
        self.longest = longest
        self.observations = observations
        self.masks = masks
        self.counts = counts
        self.seats = seats
        self.rewards = rewards
        self.done = done
        self.truncated = truncated
        self.legal = legal
        self.choices = choices
        self.taken = taken
        self.generator = 1
        self.tables = [ClassicEnvTable(rules, players, number) for number in range(len(seats))]

    def seed(self, seed: int) -> None:
        """Seed the generator. All that follows is determined by it, the actions and the calls of `choose`."""
        self.generator = fast_state(seed)

    def reset(self) -> None:
        """Deal at every table, continuing with the generator."""
        for row in range(len(self.tables)):
            table = self.tables[row]
            self.generator = flat.advance(self.generator)
            table.s.fast = fast_state(self.generator)
            table.deal()
            self.taken[row] = 0
            self.done[row] = 0
            self.truncated[row] = 0
            for seat in range(table.s.players):
                self.rewards[row, seat] = 0
            self.show(row)

    def show(self, row: int) -> None:
        """Write the observation, mask and acting seat of a table into its row."""
        table = self.tables[row]
        observation = self.observations[row]
        mask = self.masks[row]
        legal = self.legal[row]
        for place in range(e.FEATURES):
            observation[place] = 0
        for place in range(e.ACTIONS):
            legal[place] = 0
        self.seats[row] = table.asked
        self.choices[row] = table.legal(legal)
        self.counts[row] = self.choices[row]
        for place in range(e.ACTIONS):
            mask[place] = legal[place]
        observe(table, table.asked, observation)

    def first_illegal(self, actions: Actions) -> int:
        """The index of the first table whose action is illegal, or -1."""
        self._check_length(actions)
        for row in range(len(self.tables)):
            action = actions[row]
            if action < 0 or action >= e.ACTIONS or not self.legal[row, action]:
                return row
        return -1

    def step(self, actions: Actions) -> None:
        """Perform one legal action at each table. If a round ends or reaches `longest`, the next one is dealt.

        `ValueError`, and nothing changes, if an action is illegal.
        """
        wrong = self.first_illegal(actions)
        if wrong >= 0:
            raise ValueError(f"action {actions[wrong]} of table {wrong} is not legal now")
        for row in range(len(self.tables)):
            table = self.tables[row]
            table.do(int(actions[row]))
            self.taken[row] += 1
            over = table.s.phase == c.OVER
            late = not over and self.taken[row] >= self.longest
            self.done[row] = over
            self.truncated[row] = late
            for seat in range(table.s.players):  # cleared also if the round continues
                self.rewards[row, seat] = table.worth(seat) if over else 0
            if over or late:
                self.taken[row] = 0
                table.deal()
            self.show(row)

    def choose(self, actions: Actions) -> None:
        """Choose a uniformly random legal action for each table."""
        self._check_length(actions)
        for row in range(len(self.tables)):
            self.generator = flat.advance(self.generator)
            left = flat.below(self.generator, int(self.choices[row]))
            for action in range(e.ACTIONS):
                if self.legal[row, action]:
                    if left == 0:
                        actions[row] = action
                        break
                    left -= 1

    def generator_state(self) -> int:
        """The state of the generator of `choose` and the next `reset`."""
        return self.generator

    def put(self, tables: list[ClassicEnvTable], generator: int) -> None:
        """Continue with other tables, the same number and under the same rules.

        The caller has to restore how many actions their rounds have had, and the rewards of the last step.
        """
        players = self.tables[0].s.players if self.tables else 0
        if len(tables) != len(self.tables):
            raise ValueError(f"{len(self.tables)} tables, not {len(tables)}")
        for table in tables:
            if type(table) is not ClassicEnvTable or table.s.players != players:
                raise ValueError(f"tables with {players} players")
        self.tables = tables
        self.generator = generator or 1  # zero is no state of the generator
        for row in range(len(tables)):
            self.show(row)

    def _check_length(self, actions: Actions) -> None:
        if len(actions) != len(self.tables):
            raise ValueError(f"{len(self.tables)} actions, one for each table, not {len(actions)}")

    def copies(self) -> list[ClassicEnvTable]:
        """Independent copies of the tables."""
        return [table.copy() for table in self.tables]
