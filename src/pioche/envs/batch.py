"""Many tables of the card game stepped at once, over arrays that the caller provides. Compiled like the engine.

Some arrays are exposed to the learner, and libraries write even into read-only arrays. So nothing is read back from
them: which actions are legal, who is asked and who plays for whom is kept in private arrays (`KEPT`).

Every table has a learner, whose seat is fixed, drawn for every round, or all seats (self-play). The other seats are
played here (`batch_players`), or the caller answers for them too. Actions that are the only legal one can be skipped.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pioche.classic import codes as c
from pioche.engine import flat
from pioche.engine.deal import fast_state
from pioche.engine.match import Scoring
from pioche.envs import codes as e
from pioche.envs import observing, perfect, rows
from pioche.envs.batch_players import Players
from pioche.envs.classic import ClassicEnvTable
from pioche.envs.past_moves import PastMoves

if TYPE_CHECKING:
    from pioche.classic.rules import Rules
    from pioche.envs.arrays import Actions, Bytes


class Batch:
    """Tables, and a row for each of them in every array."""

    __slots__ = (
        "autoreset",
        "chance",
        "counts",
        "done",
        "ended",
        "final_observations",
        "finals",
        "generator",
        "lacks",
        "learners",
        "listed",
        "longest",
        "lying",
        "lying_counts",
        "lying_size",
        "masks",
        "observations",
        "past",
        "perfect",
        "players",
        "rewards",
        "seat",
        "seats",
        "skip_forced",
        "styles",
        "tables",
        "taken",
        "truncated",
        "with_history",
        "with_perfect",
    )

    def __init__(
        self,
        rules: Rules,
        players: int,
        longest: int,
        shown: Mapping[str, Any],
        kept: Mapping[str, Any],
        seat: int = e.EVERYBODY,
        skip_forced: bool = False,
        autoreset: int = e.SAME_STEP,
    ) -> None:
        """`shown` and `kept` are the arrays that `vector.py` makes; those with zero columns are not written."""
        count = len(shown["seats"])
        for name, array in (*shown.items(), *kept.items()):
            if len(array) != count:
                raise ValueError(f"every array has {count} rows, one for each table: {name}")
        sizes = (("observations", e.FEATURES), ("masks", e.ACTIONS), ("rewards", players))
        for name, size in sizes:
            if count and len(shown[name][0]) < size:
                raise ValueError(f"a row has {len(shown[name][0])} places and needs {size}")
        for name, size in (
            *(("listed", e.LISTED_SIZE), ("lacks", c.SEATS), ("styles", c.SEATS)),
            *(("lying", c.PACK), ("lying_counts", e.FACES)),
        ):
            if count and len(kept[name][0]) < size:
                raise ValueError(f"a row has {len(kept[name][0])} places and needs {size}")
        if not count:
            raise ValueError("at least one table")
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
        self.perfect = shown["perfect"]
        self.final_observations = shown["final_observations"]
        self.with_perfect = len(self.perfect[0]) >= e.PERFECT
        self.finals = len(self.final_observations[0]) >= e.FEATURES
        self.listed = kept["listed"]
        self.learners = kept["learners"]
        self.styles = kept["styles"]
        self.lacks = kept["lacks"]
        self.taken = kept["taken"]
        self.lying = kept["lying"]
        self.lying_counts = kept["lying_counts"]
        self.lying_size = kept["lying_size"]
        self.ended = kept["ended"]
        self.chance = kept["chance"]
        room = len(shown["history"][0]) // e.MOVE_SIZE
        self.with_history = room > 0
        self.past = PastMoves(room, kept["moves"], kept["last"], kept["parts"], shown["history"])
        self.players = Players(1 if rules.scoring.scoring is Scoring.LOWEST_WINS else 0)
        self.generator = 1
        self.tables = [ClassicEnvTable(rules, players, number) for number in range(count)]

    # Dealing.

    def seed(self, seed: int) -> None:
        """Seed the generator. All that follows is determined by it, the actions and the calls of `choose`."""
        self.generator = fast_state(seed)

    def reset(self) -> None:
        """Deal at every table, continuing with the generator."""
        for row in range(len(self.tables)):
            self.generator = flat.advance(self.generator)
            self.reset_row(row, self.generator)

    def reset_row(self, row: int, seed: int) -> None:
        """Deal at one table; its rounds are determined by this seed and the actions."""
        table = self.tables[row]
        table.s.fast = fast_state(seed)
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
        table = self.tables[row]
        for seat in range(table.s.players):
            self.rewards[row, seat] = 0

    def begin(self, row: int) -> None:
        """Deal, and play until the caller is asked; a round that ends before is dealt again."""
        table = self.tables[row]
        self.ended[row] = 0
        while True:
            table.deal()
            self.taken[row] = 0
            if self.with_history:
                self.past.forget(row)
            for seat in range(table.s.players):
                self.lacks[row, seat] = 0
            self.learners[row] = self.seat
            if self.seat == e.DRAWN_SEAT:
                self.learners[row] = flat.below(self.luck(row), table.s.players)
            self.go_on(row)
            if not self.over(row):
                return

    def luck(self, row: int) -> int:
        """The next state of the generator of a row: for its learner's seat and its random players."""
        luck = flat.advance(rows.wide(self.chance[row]))
        self.chance[row] = luck
        return luck

    # Playing.

    def over(self, row: int) -> bool:
        """Whether a round has ended or is too long."""
        table = self.tables[row]
        return table.s.phase == c.OVER or self.taken[row] >= self.longest

    def act(self, row: int, action: int) -> None:
        """Perform a legal action and note what can be remembered of it."""
        table = self.tables[row]
        self.taken[row] += 1
        if action == e.WAIT or not (self.with_history or self.learners[row] != e.EVERYBODY):
            table.do(action)
            return
        move = table.chosen_move(action)
        if self.with_history:
            self.past.part(row, table, action)
        if move < 0:
            return
        if self.learners[row] != e.EVERYBODY:
            self.players.notice(table, move, rows.numbers_of(self.lacks, row))
        table.make(move)
        if self.with_history:
            self.past.complete(row, table)

    def go_on(self, row: int) -> None:
        """Play all actions of the seats that are played here, and forced ones if they are skipped."""
        table = self.tables[row]
        mask = rows.row_of(self.masks, row)
        listed = rows.numbers_of(self.listed, row)
        while True:
            rows.clear(mask, e.ACTIONS)
            self.counts[row] = 0
            listed[0] = 0
            if self.over(row):
                return
            style = self.style(row, table.asked)
            if style == e.GREEDY or style == e.HEURISTIC:
                self.act(row, self.players.choose(table, style, rows.numbers_of(self.lacks, row)))
                continue
            count = table.list_legal(mask, listed)
            if style == e.RANDOM:
                self.act(row, rows.number(listed[1 + flat.below(self.luck(row), count)]))
                continue
            if count == 1 and self.skip_forced:
                self.act(row, rows.number(listed[1]))
                continue
            self.counts[row] = count
            return

    def style(self, row: int, seat: int) -> int:
        """Who plays a seat."""
        learner = rows.number(self.learners[row])
        if learner == e.EVERYBODY or seat == learner:
            return e.CALLER
        distance = seat - learner
        if distance < 0:
            table = self.tables[row]
            distance += table.s.players
        return rows.number(self.styles[row, distance])

    def show(self, row: int) -> None:
        """Write what the asked seat observes; after the end of a round, what the learner does."""
        table = self.tables[row]
        observation = rows.row_of(self.observations, row)
        rows.clear(observation, e.FEATURES)
        self.seats[row] = table.asked
        if self.ended[row]:
            self.seats[row] = -1
            observing.write_rest(table, self.watcher(row), observation)
        else:
            observing.write_rest(table, table.asked, observation)
        self.show_discards(row, observation)
        if self.with_perfect:
            rows.clear(rows.row_of(self.perfect, row), e.PERFECT)
            perfect.write_perfect(table, rows.row_of(self.perfect, row))
        if self.with_history:
            self.past.show(row, table.asked if not self.ended[row] else self.watcher(row), table.s.players)

    def show_discards(self, row: int, observation: Bytes) -> None:
        """Count how often each face lies among the discards: from what lay there at the last step, if it still does."""
        table = self.tables[row]
        s = table.s
        lying = rows.cards_of(self.lying, row)
        counts = rows.row_of(self.lying_counts, row)
        known = rows.number(self.lying_size[row])
        if known > s.discard_n or not rows.alike(lying, s.discard, known):
            known = 0
            rows.clear(counts, e.FACES)
        for place in range(known, s.discard_n):
            face = s.discard[place]
            lying[place] = face
            counts[face] += 1
        self.lying_size[row] = s.discard_n
        rows.copy(observation, e.DISCARDS, counts, e.FACES)

    def watcher(self, row: int) -> int:
        """The seat that observes the end of a round: the learner's, or that which was on turn in self-play."""
        table = self.tables[row]
        return table.s.turn if self.learners[row] == e.EVERYBODY else rows.number(self.learners[row])

    def first_illegal(self, actions: Actions, purpose: int) -> int:
        """The index of the first table whose action is illegal, or -1."""
        self._check_length(actions)
        for row in range(len(self.tables)):
            action = rows.number(actions[row])
            if 0 <= action < e.ACTIONS:
                listed = rows.numbers_of(self.listed, row)
                if listed[e.LISTED_BITS + (action >> 4)] >> (action & 15) & 1:
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
        for row in range(len(self.tables)):
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
            self.go_on(row)
            if self.over(row):
                self.finish(row)
            elif purpose != e.ANSWERING:
                self.clear_rewards(row)
            self.show(row)
        return -1

    def finish(self, row: int) -> None:
        """A round has ended: its returns, and the next one if it follows at once."""
        table = self.tables[row]
        won = table.s.phase == c.OVER
        self.done[row] = won
        self.truncated[row] = not won
        for seat in range(table.s.players):
            self.rewards[row, seat] = table.worth(seat) if won else 0
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
        table = self.tables[row]
        if self.finals:
            final = rows.row_of(self.final_observations, row)
            rows.clear(final, e.FEATURES)
            observing.write(table, self.watcher(row), final)
        if self.autoreset == e.SAME_STEP:
            self.begin(row)
        else:
            self.ended[row] = 1
            rows.clear(rows.row_of(self.masks, row), e.ACTIONS)
            self.counts[row] = 0
            self.clear_list(row)

    def clear_list(self, row: int) -> None:
        """Nothing is legal."""
        listed = rows.numbers_of(self.listed, row)
        listed[0] = 0
        for place in range(e.LISTED_BITS, e.LISTED_SIZE):
            listed[place] = 0

    def choose(self, actions: Actions) -> None:
        """Choose a uniformly random legal action for each table; 0 where the round has ended."""
        self._check_length(actions)
        for row in range(len(self.tables)):
            self.generator = flat.advance(self.generator)
            listed = rows.numbers_of(self.listed, row)
            count = rows.number(listed[0])
            actions[row] = listed[1 + flat.below(self.generator, count)] if count else 0

    # Copies.

    def generator_state(self) -> int:
        """The state of the generator of `choose` and the next `reset`."""
        return self.generator

    def put(self, tables: list[ClassicEnvTable], generator: int) -> None:
        """Continue with other tables, the same number and under the same rules.

        The caller has to restore the private arrays before, and the rewards of the last step.
        """
        table = self.tables[0]
        players = table.s.players
        if len(tables) != len(self.tables):
            raise ValueError(f"{len(self.tables)} tables, not {len(tables)}")
        for each in tables:
            if type(each) is not ClassicEnvTable or each.s.players != players:
                raise ValueError(f"tables with {players} players")
        self.tables = tables
        self.generator = generator or 1  # zero is no state of the generator
        for row in range(len(tables)):
            if self.ended[row]:
                rows.clear(rows.row_of(self.masks, row), e.ACTIONS)
                self.counts[row] = 0
            else:
                mask = rows.row_of(self.masks, row)
                rows.clear(mask, e.ACTIONS)
                listed = rows.numbers_of(self.listed, row)
                table = self.tables[row]
                self.counts[row] = table.list_legal(mask, listed)
            self.show(row)

    def _check_length(self, actions: Actions) -> None:
        if len(actions) != len(self.tables):
            raise ValueError(f"{len(self.tables)} actions, one for each table, not {len(actions)}")

    def copies(self) -> list[ClassicEnvTable]:
        """Independent copies of the tables."""
        return [table.copy() for table in self.tables]
