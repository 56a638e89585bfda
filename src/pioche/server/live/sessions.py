"""One connection of a person to a table: its queue, its round-trip time, its rate."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from typing import Final

from pioche.server.table import protocol as p

SendMessage = MutableMapping[str, object]
Send = Callable[[SendMessage], Coroutine[object, None, None]]
Push = Callable[[bytes], bool]
"""Writes a text message at once; False when that is not possible now and the usual way has to be taken."""

SLOW: Final = 1013  # the close code for a reader that does not keep up
_RTT_SAMPLES: Final = 5


@types.coroutine
def _go_on(started: Coroutine[object, None, None], waits_for: object) -> Generator[object, None, None]:
    """Finish, inside a task, a coroutine that was begun outside of one and waits for something."""
    while True:
        try:
            yield waits_for
        except BaseException as error:  # noqa: BLE001 (handed on)
            try:
                waits_for = started.throw(error)
            except StopIteration:
                return
        else:
            try:
                waits_for = started.send(None)
            except StopIteration:
                return


class Session:
    """A connection that has said hello."""

    def __init__(self, person: str, name: str, send: Send, most_waiting: int, push: Push | None = None) -> None:
        self.person: Final = person
        self.name = name
        self.seat: int | None = None
        self.closed = False
        self.close_code: int | None = None
        self._send = send
        self._push = push
        self._most: Final = most_waiting
        self._waiting: deque[str] = deque()
        self._writer: asyncio.Task[None] | None = None
        self.rtt = 0.0  # seconds; the shortest of the last few: nobody gains by answering late now and then
        self._rtts: deque[float] = deque(maxlen=_RTT_SAMPLES)
        self._ping_at = 0.0
        self._ping_n = 0
        self.on_close: Callable[[], None] | None = None

    # Sending

    def push(self, message: bytes) -> None:
        """Send a message now, or as soon as the reader keeps up; never waits."""
        if self.closed:
            return
        if self._writer is None and self._push is not None and self._push(message):
            return
        text = message.decode()
        if self._writer is not None:
            self._waiting.append(text)
            if len(self._waiting) > self._most:
                self.close(SLOW)
            return
        # Nearly always the message fits into the socket's buffer. So no task is made for it unless it has to wait.
        sending = self._send({"type": "websocket.send", "text": text})
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # noqa: BLE001 (the connection is gone; whoever reads from it will notice)
            self.closed = True
            return
        self._writer = asyncio.get_running_loop().create_task(self._write(_go_on(sending, waits_for)))

    async def _write(self, under_way: Awaitable[None]) -> None:
        try:
            await under_way
            while self._waiting and not self.closed:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
        except Exception:  # noqa: BLE001 (as above)
            self.closed = True
        finally:
            self._writer = None

    def tell(self, message: p.FromServer) -> None:
        self.push(p.encode(message))

    def close(self, code: int) -> None:
        """Close the connection; whatever waits is dropped."""
        if self.closed:
            return
        self.closed = True
        self.close_code = code
        self._waiting.clear()
        if self._writer is not None:
            self._writer.cancel()
        if self.on_close is not None:
            self.on_close()

    # Round-trip time

    def ping(self, now: float) -> None:
        self._ping_n += 1
        self._ping_at = now
        self.tell(p.Ping(self._ping_n))

    def pong(self, n: int, now: float) -> None:
        """Only the answer to the last ping counts."""
        if n == self._ping_n and self._ping_at:
            self._rtts.append(now - self._ping_at)
            self.rtt = min(self._rtts)
            self._ping_at = 0.0
