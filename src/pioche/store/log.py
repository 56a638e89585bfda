"""The interface of the action log, and the group commit that its implementations share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from pioche.store.entry import Entry


class StoreAway(Exception):
    """The database is unreachable or does not accept writes. Whether the entry was written is unknown."""


class Log(Protocol):
    """A store of entries."""

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """True once the entry is durable; False when its seq is taken; `StoreAway` when neither is known."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a seq, in order."""
        ...

    async def seq_of(self, table: str, key: str) -> int | None:
        """The seq of the entry of a table that has this key."""
        ...

    async def keys(self, table: str, before: int) -> list[str]:
        """The idempotency keys of the entries before a seq."""
        ...

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""
        ...

    async def close(self) -> None: ...


Batch = Sequence[tuple[Entry, "asyncio.Future[bool]"]]
MOST_IN_A_GROUP: Final = 2_000


class GroupCommit:
    """Collects entries while a group is being written, and passes them to `write` as the next group.

    `write(entries, done)` starts writing and calls `done` on the event loop with the outcome for each entry, or with an
    error. Only one group is written at a time.
    """

    def __init__(self, write: Callable[[list[Entry], Callable[[list[bool] | StoreAway], None]], None]) -> None:
        self._write = write
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._busy = False
        self._idle = asyncio.Event()
        self._idle.set()
        self.groups = 0
        self.entries = 0

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((entry, future))
        if not self._busy:
            self._busy = True
            self._idle.clear()
            loop.call_soon(self._start)  # entries from the same iteration of the event loop join the group
        return future

    async def settled(self) -> None:
        """Wait until nothing is being written."""
        await self._idle.wait()

    def _start(self) -> None:
        batch = self._waiting[:MOST_IN_A_GROUP]
        del self._waiting[:MOST_IN_A_GROUP]
        self.groups += 1
        self.entries += len(batch)
        self._write([entry for entry, _ in batch], lambda outcome: self._done(batch, outcome))

    def _done(self, batch: Batch, outcome: list[bool] | StoreAway) -> None:
        if isinstance(outcome, StoreAway):
            for _, future in batch:
                if not future.done():
                    future.set_exception(outcome)
        else:
            for (_, future), accepted in zip(batch, outcome, strict=True):
                if not future.done():
                    future.set_result(accepted)
        if self._waiting:
            self._start()
        else:
            self._busy = False
            self._idle.set()
