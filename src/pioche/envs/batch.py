"""Many tables of the card game stepped at once, over arrays that the caller provides. Compiled like the engine."""

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
from pioche.envs.batch_rows import BatchRows
from pioche.envs.classic import ClassicEnvTable
from pioche.envs.past_moves import PastMoves

if TYPE_CHECKING:
    from pioche.classic.rules import Rules
    from pioche.envs.arrays import Bytes


class Batch(BatchRows):
    """Tables, and a row for each of them in every array."""

    __slots__ = (
        "lacks",
        "lying",
        "lying_counts",
        "lying_size",
        "past",
        "perfect",
        "players",
        "tables",
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
        super().__init__(players, longest, shown, kept, seat, skip_forced, autoreset)
        self.perfect = shown["perfect"]
        self.lacks = kept["lacks"]
        self.lying = kept["lying"]
        self.lying_counts = kept["lying_counts"]
        self.lying_size = kept["lying_size"]
        others = {
            "lacks": (self.lacks, c.SEATS),
            "lying": (self.lying, c.PACK),
            "lying_counts": (self.lying_counts, e.FACES),
        }
        self.fit(e.ACTIONS, e.FEATURES, e.LISTED_BITS, e.LISTED_SIZE, others)
        self.with_perfect = len(self.perfect[0]) >= e.PERFECT
        room = len(shown["history"][0]) // e.MOVE_SIZE
        self.with_history = room > 0
        self.past = PastMoves(room, kept["moves"], kept["last"], kept["parts"], shown["history"])
        self.players = Players(1 if rules.scoring.scoring is Scoring.LOWEST_WINS else 0)
        self.tables = [ClassicEnvTable(rules, players, number) for number in range(self.count)]

    def reseed_row(self, row: int, seed: int) -> None:
        table = self.tables[row]
        table.s.fast = fast_state(seed)

    def deal_row(self, row: int) -> None:
        table = self.tables[row]
        table.deal()
        if self.with_history:
            self.past.forget(row)
        for seat in range(table.s.players):
            self.lacks[row, seat] = 0

    def ended_by_rules(self, row: int) -> bool:
        table = self.tables[row]
        return table.s.phase == c.OVER

    def turn_of(self, row: int) -> int:
        table = self.tables[row]
        return table.s.turn

    def worth(self, row: int, seat: int) -> float:
        table = self.tables[row]
        return table.worth(seat)

    def write_final(self, row: int, final: Bytes) -> None:
        table = self.tables[row]
        observing.write(table, self.watcher(row), final)

    def act(self, row: int, action: int) -> None:
        table = self.tables[row]
        self.taken[row] += 1
        if action != e.WAIT and (self.with_history or self.learners[row] != e.EVERYBODY):
            self.act_noting(row, action)
        else:
            table.do(action)

    def act_noting(self, row: int, action: int) -> None:
        """Perform an action and note what can be remembered of it."""
        table = self.tables[row]
        move = table.chosen_move(action)
        if self.with_history:
            self.past.part(row, table, action)
        if move >= 0:
            if self.learners[row] != e.EVERYBODY:
                self.players.notice(table, move, rows.numbers_of(self.lacks, row))
            table.make(move)
            if self.with_history:
                self.past.complete(row, table)

    def go_on(self, row: int) -> bool:
        table = self.tables[row]
        mask = rows.row_of(self.masks, row)
        listed = rows.numbers_of(self.listed, row)
        while True:
            rows.clear(mask, e.ACTIONS)
            self.counts[row] = 0
            listed[0] = 0
            if table.s.phase == c.OVER or self.taken[row] >= self.longest:
                return True
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
            return False

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

    # Copies.

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

    def copies(self) -> list[ClassicEnvTable]:
        """Independent copies of the tables."""
        return [table.copy() for table in self.tables]
