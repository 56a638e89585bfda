"""The log in PostgreSQL: entries in groups, each group one statement; the primary key decides who was first.

Reads are grouped as well: processes that serve the same tables read each other's moves all the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Final

from pioche.store.entry import Entry
from pioche.store.log import Done, GroupCommit, StoreAway
from pioche.store.packing import archived_too, with_gap
from pioche.store.patience import PATIENCE, within

if TYPE_CHECKING:
    import asyncpg
    from asyncpg.pool import PoolConnectionProxy

CLOSING: Final = 2.0  # seconds for connections to close
_INSERT: Final = """
INSERT INTO log (table_id, seq, at, seat, action, key)
SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::smallint[], $5::text[], $6::text[])
ON CONFLICT (table_id, seq) DO NOTHING
RETURNING table_id, seq
"""
_READ: Final = """
SELECT wanted.number, found.*
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS wanted (table_id, after, number), LATERAL (
  SELECT table_id, seq, at, seat, action, key FROM log WHERE table_id = wanted.table_id AND seq > wanted.after
) AS found
ORDER BY wanted.number, found.seq
"""
_SEQ_OF: Final = "SELECT seq FROM log WHERE table_id = $1 AND key = $2 ORDER BY seq LIMIT 1"
_KEYS: Final = "SELECT key FROM log WHERE table_id = $1 AND seq < $2 AND key NOT LIKE '~%'"
_ARCHIVES: Final = "SELECT table_id, entries FROM archives WHERE table_id = ANY($1::text[])"
_HEADS: Final = "SELECT table_id, max(seq) FROM log WHERE table_id = ANY($1::text[]) GROUP BY table_id"


Wanted = tuple[str, int, "asyncio.Future[list[Entry]]"]  # table, seq to read after, result


async def _as_it_is(_: object) -> None:
    """Return connections to the pool without a reset: nothing here changes their state."""


class PostgresLog:
    """The log in PostgreSQL."""

    def __init__(self, pool: asyncpg.Pool[asyncpg.Record]) -> None:
        self._pool = pool
        self._tasks: set[asyncio.Task[None]] = set()
        self._wanted: list[Wanted] = []
        self._reading = False
        self.group = GroupCommit(self._begin)

    @staticmethod
    async def connect(address: str) -> PostgresLog:
        import asyncpg

        try:
            pool = await asyncpg.create_pool(address, min_size=0, max_size=8, timeout=PATIENCE, reset=_as_it_is)
        except (OSError, TimeoutError, asyncpg.PostgresError) as error:
            raise StoreAway(str(error) or type(error).__name__) from error
        return PostgresLog(pool)

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        return self.group.append(entry)

    def append_then(self, entry: Entry, done: Done) -> None:
        self.group.append_then(entry, done)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[list[Entry]] = loop.create_future()
        self._wanted.append((table, after, found))
        if not self._reading:
            self._reading = True
            self._spawn(self._read())  # further reads requested before it starts join it
        return await found

    async def seq_of(self, table: str, key: str) -> int | None:
        found = await self._fetch(_SEQ_OF, table, key)
        return int(found[0][0]) if found else None

    async def keys(self, table: str, before: int) -> list[str]:
        return [row[0] for row in await self._fetch(_KEYS, table, before)]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        return {row[0]: row[1] for row in await self._fetch(_HEADS, list(tables))}

    async def close(self) -> None:
        await self.group.settled()
        try:
            await within(self._pool.close(), CLOSING)
        except TimeoutError:
            self._pool.terminate()

    def _begin(self, entries: list[Entry], done: Callable[[list[bool] | StoreAway], None]) -> None:
        self._spawn(self._append(entries, done))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, []
            tables, afters, futures = zip(*wanted, strict=True)
            entries: list[list[Entry]] = [[] for _ in wanted]
            away: StoreAway | None = None
            try:
                for number, *row in await self._fetch(_READ, tables, afters):
                    entries[number - 1].append(Entry(*row))
                entries = await self._with_archives(wanted, entries)
            except StoreAway as error:
                away = error
            for future, found in zip(futures, entries, strict=True):
                if future.done():
                    continue
                if away is None:
                    future.set_result(found)
                else:
                    future.set_exception(away)
        self._reading = False

    async def _with_archives(self, wanted: list[Wanted], entries: list[list[Entry]]) -> list[list[Entry]]:
        """The entries, completed from archives where the log has no more of them."""
        gaps = [table for (table, after, _), found in zip(wanted, entries, strict=True) if with_gap(found, after)]
        if not gaps:
            return entries
        archives = {row[0]: row[1] for row in await self._fetch(_ARCHIVES, gaps)}
        for number, (table, after, _) in enumerate(wanted):
            if table in archives and with_gap(entries[number], after):
                entries[number] = await asyncio.to_thread(archived_too, table, after, archives[table], entries[number])
        return entries

    async def _append(self, entries: list[Entry], done: Callable[[list[bool] | StoreAway], None]) -> None:
        # Always in the same order, or two processes that insert the same keys could deadlock.
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
            taken.discard(place)  # two entries with the same seq in one group: the first one wins
        done(accepted)

    async def _fetch(self, statement: str, *values: object) -> list[asyncpg.Record]:
        used: list[PoolConnectionProxy[asyncpg.Record]] = []

        def give_up() -> None:
            for connection in used:
                connection.terminate()

        try:
            return await within(self._ask(used, statement, values), PATIENCE, give_up)
        except Exception as error:
            raise StoreAway(str(error) or type(error).__name__) from error

    async def _ask(
        self, used: list[PoolConnectionProxy[asyncpg.Record]], statement: str, values: tuple[object, ...]
    ) -> list[asyncpg.Record]:
        async with self._pool.acquire() as connection:
            used.append(connection)
            try:
                return await connection.fetch(statement, *values)
            finally:
                used.clear()
