"""The interface of the action log, and the group commit that its implementations share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

import structlog

from pioche.store.entry import Entry


class StoreAway(Exception):
    """The database is unreachable or does not accept writes. Whether the entry was written is unknown."""


Done = Callable[["bool | StoreAway"], None]


class Log(Protocol):
    """A store of entries."""

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """True once the entry is durable; False when its seq is taken; `StoreAway` when neither is known."""
        ...

    def append_then(self, entry: Entry, done: Done) -> None:
        """The same for callers without a coroutine: `done` gets what `append` would have returned or raised."""
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


logger: Final = structlog.get_logger("pioche.log")
Batch = Sequence[tuple[Entry, Done]]
MOST_IN_A_GROUP: Final = 2_000
TOLD_AT_ONCE: Final = 50  # outcomes; then other events have their turn


class GroupCommit:
    """Collects entries while a group is being written, and passes them to `write` as the next group.

    `write(entries, done)` starts writing and calls `done` on the event loop with the outcome for each entry, or with an
    error. Only one group is written at a time.
    """

    def __init__(self, write: Callable[[list[Entry], Callable[[list[bool] | StoreAway], None]], None]) -> None:
        self._write = write
        self._waiting: list[tuple[Entry, Done]] = []
        self._busy = False
        self._telling = 0  # groups whose outcome is being told
        self._idle = asyncio.Event()
        self._idle.set()
        self.groups = 0
        self.entries = 0

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.append_then(entry, partial(_settle, future))
        return future

    def append_then(self, entry: Entry, done: Done) -> None:
        self._waiting.append((entry, done))
        if not self._busy:
            self._busy = True
            self._idle.clear()
            asyncio.get_running_loop().call_soon(self._start)  # entries from the same iteration join the group

    async def settled(self) -> None:
        """Wait until nothing is being written, and everybody has been told."""
        await self._idle.wait()

    def _start(self) -> None:
        batch = self._waiting[:MOST_IN_A_GROUP]
        del self._waiting[:MOST_IN_A_GROUP]
        self.groups += 1
        self.entries += len(batch)
        self._write([entry for entry, _ in batch], lambda outcome: self._done(batch, outcome))

    def _done(self, batch: Batch, outcome: list[bool] | StoreAway) -> None:
        """The next group is written while the outcome of this one is told."""
        self._busy = bool(self._waiting)
        if self._busy:
            self._start()
        self._telling += 1
        self._tell(batch, outcome if isinstance(outcome, list) else [outcome] * len(batch), 0)

    def _tell(self, batch: Batch, outcomes: Sequence[bool | StoreAway], first: int) -> None:
        after = first + TOLD_AT_ONCE
        for (_, done), outcome in zip(batch[first:after], outcomes[first:after], strict=True):
            try:
                done(outcome)
            except Exception as error:
                logger.exception("outcome not handled", reason=type(error).__name__)
        if after < len(batch):
            asyncio.get_running_loop().call_soon(self._tell, batch, outcomes, after)
            return
        self._telling -= 1
        if not self._busy and not self._telling:
            self._idle.set()


def _settle(future: asyncio.Future[bool], outcome: bool | StoreAway) -> None:
    if future.done():
        return
    if isinstance(outcome, StoreAway):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
