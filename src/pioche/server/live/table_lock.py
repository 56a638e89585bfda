"""A lock that lets one in at a time, in the order in which they came, and that needs no coroutine while it is free."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType


class TableLock:
    """Like `asyncio.Lock`, and `enter_if_free` takes it at once where that is possible."""

    __slots__ = ("_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] | None = None  # most tables never need one

    def enter_if_free(self) -> bool:
        """Take it if nobody has it; whoever does must `leave`."""
        if self.taken:
            return False
        self.taken = True
        return True

    def leave(self) -> None:
        """Let the next one in. The lock is handed over, so nobody can come in between."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.enter_if_free():
            return
        if self._waiting is None:
            self._waiting = deque()
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.leave()  # it was handed over in the same moment
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()
