"""The log in PostgreSQL: groups of entries, each group one statement; the primary key decides who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pioche.store.log import Entry, GroupCommit, StoreAway

if TYPE_CHECKING:
    import asyncpg

PATIENCE: Final = 5.0  # seconds for one statement
_INSERT: Final = """
INSERT INTO log (table_id, seq, at, seat, action, key)
SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::smallint[], $5::text[], $6::text[])
ON CONFLICT (table_id, seq) DO NOTHING
RETURNING table_id, seq
"""
_READ: Final = "SELECT table_id, seq, at, seat, action, key FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq"
_HEADS: Final = "SELECT table_id, max(seq) FROM log WHERE table_id = ANY($1::text[]) GROUP BY table_id"


class PostgresLog:
    """The log in PostgreSQL."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record]) -> None:
        self._pool = pool
        self._tasks: set[asyncio.Task[None]] = set()
        self.group = GroupCommit(self._begin)

    @staticmethod
    async def connect(address: str) -> PostgresLog:
        import asyncpg

        try:
            pool = await asyncpg.create_pool(address, min_size=0, max_size=8, timeout=PATIENCE)
        except (OSError, TimeoutError, asyncpg.PostgresError) as error:
            raise StoreAway(str(error) or type(error).__name__) from error
        return PostgresLog(pool)

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        return self.group.append(entry)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._fetch(_READ, table, after)
        return [Entry(*row) for row in rows]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._fetch(_HEADS, list(tables))}

    async def close(self) -> None:
        await self.group.settled()
        await self._pool.close()

    def _begin(self, entries: list[Entry], done: Callable[[list[bool] | StoreAway], None]) -> None:
        task = asyncio.get_running_loop().create_task(self._append(entries, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _append(self, entries: list[Entry], done: Callable[[list[bool] | StoreAway], None]) -> None:
        # In one order everywhere, or two processes that want the same places would wait for each other.
        columns = list(zip(*sorted(entries, key=lambda entry: (entry.table, entry.seq)), strict=True))
        try:
            taken = {(row[0], row[1]) for row in await self._fetch(_INSERT, *columns)}
        except StoreAway as away:
            done(away)
            return
        accepted = []
        for entry in entries:
            place = (entry.table, entry.seq)
            accepted.append(place in taken)
            taken.discard(place)  # two entries for one place in one group: the first has it
        done(accepted)

    async def _fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._pool.fetch(statement, *values)
        except Exception as error:
            raise StoreAway(str(error) or type(error).__name__) from error
