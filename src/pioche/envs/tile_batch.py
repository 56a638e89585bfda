"""Many tables of the tile game stepped at once, over arrays that the caller provides. Compiled like the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pioche.engine import flat
from pioche.envs import codes as e
from pioche.envs import rows
from pioche.envs import tile_codes as t
from pioche.envs.batch_rows import BatchRows
from pioche.envs.tile_table import TileTable

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes
    from pioche.rummy.rules import Rules


class TileBatch(BatchRows):
    """Tables, and a row for each of them in every array."""

    __slots__ = ("tables",)

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
        self.fit(t.ACTIONS, t.FEATURES, t.LISTED_BITS, t.LISTED_SIZE, {})
        self.tables = [TileTable(rules, players, number) for number in range(self.count)]

    def reseed_row(self, row: int, seed: int) -> None:
        table = self.tables[row]
        table.reseed(seed)

    def deal_row(self, row: int) -> None:
        table = self.tables[row]
        table.deal()

    def ended_by_rules(self, row: int) -> bool:
        table = self.tables[row]
        return table.phase == t.OVER

    def turn_of(self, row: int) -> int:
        table = self.tables[row]
        return table.turn

    def worth(self, row: int, seat: int) -> float:
        table = self.tables[row]
        return table.worth(seat)

    def act(self, row: int, action: int) -> None:
        table = self.tables[row]
        self.taken[row] += 1
        table.act(action)

    def go_on(self, row: int) -> bool:
        table = self.tables[row]
        mask = rows.row_of(self.masks, row)
        listed = rows.numbers_of(self.listed, row)
        while True:
            rows.clear(mask, t.ACTIONS)
            self.counts[row] = 0
            listed[0] = 0
            if table.phase == t.OVER or self.taken[row] >= self.longest:
                return True
            count = table.list_legal(mask, listed)
            if self.style(row, table.asked) == e.RANDOM:
                self.act(row, rows.number(listed[1 + flat.below(self.luck(row), count)]))
            elif count == 1 and self.skip_forced:
                self.act(row, rows.number(listed[1]))
            else:
                self.counts[row] = count
                return False

    def show(self, row: int) -> None:
        table = self.tables[row]
        observation = rows.row_of(self.observations, row)
        rows.clear(observation, t.FEATURES)
        self.seats[row] = -1 if self.ended[row] else table.asked
        table.observe(self.watcher(row) if self.ended[row] else table.asked, observation)

    def write_final(self, row: int, final: Bytes) -> None:
        table = self.tables[row]
        table.observe(self.watcher(row), final)

    # Copies.

    def put(self, tables: list[TileTable], generator: int) -> None:
        """Continue with other tables, the same number and under the same rules.

        The caller has to restore the private arrays before, and the rewards of the last step.
        """
        if len(tables) != self.count:
            raise ValueError(f"{self.count} tables, not {len(tables)}")
        for each in tables:
            if type(each) is not TileTable or each.players != self.players_each:
                raise ValueError(f"tables with {self.players_each} players")
        self.tables = tables
        self.generator = generator or 1  # zero is no state of the generator
        for row in range(self.count):
            mask = rows.row_of(self.masks, row)
            rows.clear(mask, t.ACTIONS)
            self.counts[row] = 0
            if not self.ended[row]:
                table = self.tables[row]
                self.counts[row] = table.list_legal(mask, rows.numbers_of(self.listed, row))
            self.show(row)

    def copies(self) -> list[TileTable]:
        """Independent copies of the tables."""
        return [table.copy() for table in self.tables]
