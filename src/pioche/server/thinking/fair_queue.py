"""A queue in which askers take turns: whoever asks a hundred times waits behind others' first question."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final


class TooBusy(Exception):
    """Too much work is waiting already."""


class FairQueue:
    """Lets `slots` run at once and at most `most` be there in all; when it is full, the asker with the longest queue
    loses their last place."""

    def __init__(self, slots: int, most: int) -> None:
        self._free = slots
        self._most: Final = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by asker, in order of turn
        self._count = 0

    def __len__(self) -> int:
        return self._count

    @asynccontextmanager
    async def turn(self, asker: str, deadline: float) -> AsyncIterator[None]:
        """Wait for a slot and hold it; `TooBusy` when there is no place, or none by the deadline (of the loop)."""
        if self._count >= self._most:
            self._make_room(asker)
        self._count += 1
        try:
            if self._free:
                self._free -= 1
            else:
                await self._wait(asker, deadline)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._count -= 1

    async def _wait(self, asker: str, deadline: float) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(place)
        try:
            async with asyncio.timeout_at(deadline):
                await place
        except TimeoutError:
            self._leave(asker, place)
            raise TooBusy from None
        except asyncio.CancelledError:
            self._leave(asker, place)
            raise

    def _leave(self, asker: str, place: asyncio.Future[None]) -> None:
        if place.done() and not place.cancelled() and place.exception() is None:
            self._pass_on()  # it was given a slot at the same moment
            return
        queue = self._waiting.get(asker)
        if queue is not None and place in queue:
            queue.remove(place)
            if not queue:
                del self._waiting[asker]

    def _pass_on(self) -> None:
        """Give a slot to the first in the queue of the asker whose turn it is."""
        while self._waiting:
            asker, queue = next(iter(self._waiting.items()))
            place = queue.popleft()
            if queue:
                self._waiting.move_to_end(asker)
            else:
                del self._waiting[asker]
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _make_room(self, asker: str) -> None:
        longest = max(self._waiting, key=lambda each: len(self._waiting[each]), default=asker)
        mine = len(self._waiting.get(asker, ()))
        if longest == asker or len(self._waiting.get(longest, ())) <= mine + 1:
            raise TooBusy
        queue = self._waiting[longest]
        place = queue.pop()
        if not queue:
            del self._waiting[longest]
        if not place.done():
            place.set_exception(TooBusy())
