"""Rows of arrays for many tables that are stepped at once, whatever is played at them. Compiled like the engine.

Some arrays are exposed to the learner, and libraries write even into read-only arrays. So nothing is read back from
them: which actions are legal, who is asked and who plays for whom is kept in private arrays.

Every table has a learner, whose seat is fixed, drawn for every round, or all seats (self-play). The other seats are
played inside the batch, or the caller answers for them too. Actions that are the only legal one can be skipped. What
depends on the game is in `batch.Batch` and `tile_batch.TileBatch`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.envs import codes as e
from pioche.envs import rows

if TYPE_CHECKING:
    from pioche.envs.arrays import Actions, Bytes


class BatchRows:
    """A row for each table in every array."""

    __slots__ = (
        "actions",
        "autoreset",
        "bits_at",
        "chance",
        "count",
        "counts",
        "done",
        "ended",
        "features",
        "final_observations",
        "finals",
        "generator",
        "learners",
        "list_size",
        "listed",
        "longest",
        "masks",
        "observations",
        "players_each",
        "rewards",
        "seat",
        "seats",
        "skip_forced",
        "styles",
        "taken",
        "truncated",
    )

    def __init__(
        self,
        players: int,
        longest: int,
        shown: Mapping[str, Any],
        kept: Mapping[str, Any],
        seat: int,
        skip_forced: bool,
        autoreset: int,
    ) -> None:
        """`shown` and `kept` are the arrays that `vector.py` makes; those with zero columns are not written."""
        self.count = len(shown["seats"])
        for name, array in (*shown.items(), *kept.items()):
            if len(array) != self.count:
                raise ValueError(f"every array has {self.count} rows, one for each table: {name}")
        if not self.count:
            raise ValueError("at least one table")
        self.players_each = players
        self.longest = longest
        self.seat = seat
        self.skip_forced = skip_forced
        self.autoreset = autoreset
        self.observations = shown["observations"]
        self.masks = shown["masks"]
        self.counts = shown["counts"]
        self.seats = shown["seats"]
        self.rewards = shown["rewards"]
        self.done = shown["done"]
        self.truncated = shown["truncated"]
        self.final_observations = shown["final_observations"]
        self.listed = kept["listed"]
        self.learners = kept["learners"]
        self.styles = kept["styles"]
        self.taken = kept["taken"]
        self.ended = kept["ended"]
        self.chance = kept["chance"]
        self.generator = 1

    def fit(
        self, actions: int, features: int, bits_at: int, list_size: int, others: Mapping[str, tuple[Any, int]]
    ) -> None:
        """The sizes of a game; checks that rows are long enough."""
        self.actions, self.features, self.bits_at, self.list_size = actions, features, bits_at, list_size
        self.finals = len(self.final_observations[0]) >= features
        sizes = {
            "observations": (self.observations, features),
            "masks": (self.masks, actions),
            "rewards": (self.rewards, self.players_each),
            "listed": (self.listed, list_size),
            "styles": (self.styles, self.players_each),
            **others,
        }
        for array, size in sizes.values():
            if len(array[0]) < size:
                raise ValueError(f"a row has {len(array[0])} places and needs {size}")

    # What depends on the game.

    def reseed_row(self, row: int, seed: int) -> None:
        """Let a seed determine the next deals of a table."""
        raise NotImplementedError

    def deal_row(self, row: int) -> None:
        """Deal at a table."""
        raise NotImplementedError

    def ended_by_rules(self, row: int) -> bool:
        """Whether the round is over."""
        raise NotImplementedError

    def act(self, row: int, action: int) -> None:
        """Perform a legal action."""
        raise NotImplementedError

    def go_on(self, row: int) -> bool:
        """Play all actions of the seats that are played here, and forced ones if they are skipped.

        Returns whether the round has ended or is too long; if not, the caller is asked.
        """
        raise NotImplementedError

    def show(self, row: int) -> None:
        """Write what the asked seat observes; after the end of a round, what the learner does."""
        raise NotImplementedError

    def turn_of(self, row: int) -> int:
        """The seat on turn."""
        raise NotImplementedError

    def worth(self, row: int, seat: int) -> float:
        """The return of a finished round."""
        raise NotImplementedError

    def write_final(self, row: int, final: Bytes) -> None:
        """Write what the learner observes at the end of a round."""
        raise NotImplementedError

    # Dealing.

    def seed(self, seed: int) -> None:
        """Seed the generator. All that follows is determined by it, the actions and the calls of `choose`."""
        self.generator = fast_state(seed)

    def reset(self) -> None:
        """Deal at every table, continuing with the generator."""
        for row in range(self.count):
            self.generator = flat.advance(self.generator)
            self.reset_row(row, self.generator)

    def reset_row(self, row: int, seed: int) -> None:
        """Deal at one table; its rounds are determined by this seed and the actions."""
        self.reseed_row(row, seed)
        self.chance[row] = flat.advance(fast_state(seed ^ 0x5851F42D4C957F2D))
        self.deal_again(row)

    def deal_again(self, row: int) -> None:
        """Deal the next round at one table."""
        self.done[row] = 0
        self.truncated[row] = 0
        self.clear_rewards(row)
        self.begin(row)
        self.show(row)

    def clear_rewards(self, row: int) -> None:
        for seat in range(self.players_each):
            self.rewards[row, seat] = 0

    def begin(self, row: int) -> None:
        """Deal, and play until the caller is asked; a round that ends before is dealt again."""
        self.ended[row] = 0
        dealt = False
        while not dealt:
            self.deal_row(row)
            self.taken[row] = 0
            self.learners[row] = self.seat
            if self.seat == e.DRAWN_SEAT:
                self.learners[row] = flat.below(self.luck(row), self.players_each)
            dealt = not self.go_on(row)

    def luck(self, row: int) -> int:
        """The next state of the generator of a row: for its learner's seat and its random players."""
        luck = flat.advance(rows.wide(self.chance[row]))
        self.chance[row] = luck
        return luck

    # Playing.

    def style(self, row: int, seat: int) -> int:
        """Who plays a seat."""
        learner = rows.number(self.learners[row])
        if learner == e.EVERYBODY or seat == learner:
            return e.CALLER
        distance = seat - learner
        if distance < 0:
            distance += self.players_each
        return rows.number(self.styles[row, distance])

    def watcher(self, row: int) -> int:
        """The seat that observes the end of a round: the learner's, or that which was on turn in self-play."""
        return self.turn_of(row) if self.learners[row] == e.EVERYBODY else rows.number(self.learners[row])

    def first_illegal(self, actions: Actions, purpose: int) -> int:
        """The index of the first table whose action is illegal, or -1."""
        self._check_length(actions)
        for row in range(self.count):
            action = rows.number(actions[row])
            if 0 <= action < self.actions:
                listed = rows.numbers_of(self.listed, row)
                if listed[self.bits_at + (action >> 4)] >> (action & 15) & 1:
                    continue
            allowed = (purpose == e.ANSWERING and action == e.HOLD) or (purpose == e.ADAPTING and action == e.RESIGN)
            if not self.ended[row] and not allowed:
                return row
        return -1

    def step(self, actions: Actions, purpose: int) -> int:
        """Perform one legal action at each table; where a round has ended, `autoreset` says what happens.

        Returns -1; if an action is illegal, the index of the first table where one is, and nothing changes.
        `purpose`: `ACTING`, `ANSWERING` or `ADAPTING`.
        """
        wrong = self.first_illegal(actions, purpose)
        if wrong >= 0:
            return wrong
        for row in range(self.count):
            if purpose == e.ANSWERING:
                if actions[row] == e.HOLD or self.ended[row]:
                    continue
            else:
                if self.ended[row]:
                    if self.autoreset == e.NEXT_STEP:
                        self.deal_again(row)
                    continue
                self.done[row] = 0
                self.truncated[row] = 0
            if actions[row] == e.RESIGN:
                self.resign(row)
                continue
            self.act(row, rows.number(actions[row]))
            if self.go_on(row):
                self.finish(row)
            elif purpose != e.ANSWERING:
                self.clear_rewards(row)
            self.show(row)
        return -1

    def finish(self, row: int) -> None:
        """A round has ended: its returns, and the next one if it follows at once."""
        won = self.ended_by_rules(row)
        self.done[row] = won
        self.truncated[row] = not won
        for seat in range(self.players_each):
            self.rewards[row, seat] = self.worth(row, seat) if won else 0
        self.follow(row)

    def resign(self, row: int) -> None:
        """The learner loses the round, and nobody else wins it."""
        self.clear_rewards(row)
        self.rewards[row, self.watcher(row)] = -1
        self.done[row] = 1
        self.follow(row)
        self.show(row)

    def follow(self, row: int) -> None:
        """After the end of a round: keep what the learner observes, and deal the next one if it follows at once."""
        if self.finals:
            final = rows.row_of(self.final_observations, row)
            rows.clear(final, self.features)
            self.write_final(row, final)
        if self.autoreset == e.SAME_STEP:
            self.begin(row)
        else:
            self.ended[row] = 1
            rows.clear(rows.row_of(self.masks, row), self.actions)
            self.counts[row] = 0
            self.clear_list(row)

    def clear_list(self, row: int) -> None:
        """Nothing is legal."""
        listed = rows.numbers_of(self.listed, row)
        listed[0] = 0
        for place in range(self.bits_at, self.list_size):
            listed[place] = 0

    def choose(self, actions: Actions) -> None:
        """Choose a uniformly random legal action for each table; 0 where the round has ended."""
        self._check_length(actions)
        for row in range(self.count):
            self.generator = flat.advance(self.generator)
            listed = rows.numbers_of(self.listed, row)
            count = rows.number(listed[0])
            actions[row] = listed[1 + flat.below(self.generator, count)] if count else 0

    # Copies.

    def generator_state(self) -> int:
        """The state of the generator of `choose` and the next `reset`."""
        return self.generator

    def _check_length(self, actions: Actions) -> None:
        if len(actions) != self.count:
            raise ValueError(f"{self.count} actions, one for each table, not {len(actions)}")
