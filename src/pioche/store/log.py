"""The log is the table: entries, and who keeps them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from pioche.store.entry import Entry


class StoreAway(Exception):
    """The database cannot be reached or does not take anything now. Whether the entry is in it is not known."""


class Log(Protocol):
    """Where entries are kept."""

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """True once the entry is durable; False when its place is taken; `StoreAway` when nobody knows."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table after a seq, in order."""
        ...

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""
        ...

    async def close(self) -> None: ...


Batch = Sequence[tuple[Entry, "asyncio.Future[bool]"]]
MOST_IN_A_GROUP: Final = 2_000


class GroupCommit:
    """Gathers entries while a group is being written and gives them to `write` as the next group.

    `write(entries, done)` starts writing and calls `done` on the event loop with what became of each entry, or with
    what went wrong. Only one group is under way at a time.
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
            loop.call_soon(self._start)  # whatever else this turn of the loop brings comes along
        return future

    async def settled(self) -> None:
        """Nothing is under way any more."""
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
