"""The log in SQLite: one thread writes groups with WAL and synchronous=FULL, so that acknowledged means durable."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any, Final

from pioche.store.entry import Entry
from pioche.store.log import Done, GroupCommit, StoreAway
from pioche.store.packing import archived_too, with_gap

BUSY_SECONDS: Final = 10
# Entries are inserted with statements of a few fixed sizes. With a statement for each entry (or `executemany`), the
# writer would hand the interpreter lock to the event loop and wait for it again at every entry.
_AT_ONCE: Final = (64, 16, 4, 1)
_INSERT: Final = (
    "INSERT INTO log (table_id, seq, at, seat, action, key) VALUES {} ON CONFLICT (table_id, seq) DO NOTHING"
)
_INSERTS: Final = {size: _INSERT.format(", ".join(["(?, ?, ?, ?, ?, ?)"] * size)) for size in _AT_ONCE}
_READ: Final = "SELECT table_id, seq, at, seat, action, key FROM log WHERE table_id = ? AND seq > ? ORDER BY seq"


Row = tuple[Any, ...]  # as returned by the driver


def connect(path: Path) -> sqlite3.Connection:
    """A connection in autocommit mode: transactions are explicit."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA temp_store=MEMORY")  # what it may have to undo is not written to a file
    except sqlite3.Error:
        connection.close()
        raise
    return connection


class SqliteLog:
    """The log in an SQLite file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        # A thread and a connection each for writing and reading: reads never wait for the disk.
        self._writers = ThreadPoolExecutor(1, "log-writer")
        self._readers = ThreadPoolExecutor(1, "log-reader")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self.group = GroupCommit(self._begin)

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        return self.group.append(entry)

    def append_then(self, entry: Entry, done: Done) -> None:
        self.group.append_then(entry, done)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, table, after)

    async def seq_of(self, table: str, key: str) -> int | None:
        loop = asyncio.get_running_loop()
        question = "SELECT seq FROM log WHERE table_id = ? AND key = ? ORDER BY seq LIMIT 1"
        found = await loop.run_in_executor(self._readers, self._ask, question, (table, key))
        return int(found[0][0]) if found else None

    async def keys(self, table: str, before: int) -> list[str]:
        loop = asyncio.get_running_loop()
        question = "SELECT key FROM log WHERE table_id = ? AND seq < ? AND key NOT LIKE '~%'"
        return [key for (key,) in await loop.run_in_executor(self._readers, self._ask, question, (table, before))]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._heads, tables)

    async def close(self) -> None:
        await self.group.settled()
        self._writers.shutdown()
        self._readers.shutdown()
        for connection in (self._writer, self._reader):
            if connection is not None:
                connection.close()

    def _begin(self, entries: list[Entry], done: Callable[[list[bool] | StoreAway], None]) -> None:
        loop = asyncio.get_running_loop()

        def finished(future: Future[list[bool]]) -> None:
            error = future.exception()
            outcome = StoreAway(str(error)) if error is not None else future.result()
            loop.call_soon_threadsafe(done, outcome)

        self._writers.submit(self._append, entries).add_done_callback(finished)

    def _append(self, entries: list[Entry]) -> list[bool]:
        if self._writer is None:
            self._writer = connect(self._path)
        writer = self._writer
        try:
            writer.execute("BEGIN IMMEDIATE")
            accepted = [True] * len(entries)
            if not self._insert_all(writer, entries):
                # Begun again, rather than from a savepoint: for one, SQLite would keep a copy of every changed page.
                writer.execute("ROLLBACK")
                writer.execute("BEGIN IMMEDIATE")
                accepted = [writer.execute(_INSERTS[1], entry).rowcount == 1 for entry in entries]
            writer.execute("COMMIT")
        except sqlite3.Error:
            if writer.in_transaction:
                writer.execute("ROLLBACK")
            raise
        return accepted

    @staticmethod
    def _insert_all(writer: sqlite3.Connection, entries: list[Entry]) -> bool:
        """Insert all entries with few calls; False when the seq of one is taken, which is rare."""
        inserted = at = 0
        for size in _AT_ONCE:
            while len(entries) - at >= size:
                values = list(chain.from_iterable(entries[at : at + size]))
                inserted += writer.execute(_INSERTS[size], values).rowcount
                at += size
        return inserted == len(entries)

    def _heads(self, tables: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for table in tables:
            for (seq,) in self._ask("SELECT max(seq) FROM log WHERE table_id = ?", (table,)):
                if seq is not None:
                    found[table] = int(seq)
        return found

    def _read(self, table: str, after: int) -> list[Entry]:
        found = [Entry(*row) for row in self._ask(_READ, (table, after))]
        if with_gap(found, after):
            for (data,) in self._ask("SELECT entries FROM archives WHERE table_id = ? AND seq > ?", (table, after)):
                return archived_too(table, after, data, found)
        return found

    def _ask(self, question: str, values: tuple[str | int, ...]) -> list[Row]:
        try:
            if self._reader is None:
                self._reader = connect(self._path)
            return self._reader.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise StoreAway(str(error)) from error
