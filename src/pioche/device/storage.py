"""What a device keeps: the logs of its tables, and a few texts by name. In a browser: IndexedDB."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from pioche.store.entry import Entry
from pioche.store.log import Done, GroupCommit, StoreAway


class Storage(Protocol):
    """Implemented by the page. Texts are JSON."""

    def append(self, entries: str) -> Awaitable[object]:
        """Keep entries, all or none of them: `[[table, seq, at, seat, action, key], ...]`. Fails if one is there."""
        ...

    def read(self, table: str) -> Awaitable[str]:
        """The entries of a table, in order."""
        ...

    def remove(self, table: str) -> Awaitable[object]: ...

    def get(self, name: str) -> Awaitable[str | None]: ...

    def put(self, name: str, text: str) -> Awaitable[object]: ...


class DeviceLog:
    """The log of the tables of a device: durable when the device says so.

    Nobody else writes to it (the page keeps a second tab away), so that entries never find their seq taken.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._writing: set[asyncio.Task[None]] = set()
        self._group = GroupCommit(self._write)

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        return self._group.append(entry)

    def append_then(self, entry: Entry, done: Done) -> None:
        self._group.append_then(entry, done)

    def _write(self, entries: list[Entry], done: Callable[[list[bool] | StoreAway], None]) -> None:
        task = asyncio.get_running_loop().create_task(self._keep(entries, done))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def _keep(self, entries: list[Entry], done: Callable[[list[bool] | StoreAway], None]) -> None:
        try:
            await self._storage.append(json.dumps(entries))
        except Exception as error:  # noqa: BLE001 (whatever the browser reports: storage is full, forbidden or gone)
            done(StoreAway(str(error)[:200]))
        else:
            done([True] * len(entries))

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        try:
            text = await self._storage.read(table)
        except Exception as error:
            raise StoreAway(str(error)[:200]) from error
        return [entry for entry in (Entry(*row) for row in json.loads(text)) if entry.seq > after]

    async def seq_of(self, table: str, key: str) -> int | None:
        return next((entry.seq for entry in await self.read(table) if entry.key == key), None)

    async def keys(self, table: str, before: int) -> list[str]:
        return [entry.key for entry in await self.read(table) if entry.key is not None and entry.seq < before]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        found = {table: await self.read(table) for table in tables}
        return {table: entries[-1].seq for table, entries in found.items() if entries}

    async def close(self) -> None:
        await self._group.settled()
