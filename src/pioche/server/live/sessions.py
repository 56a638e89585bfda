"""One connection of a person to a table: its send queue and its round-trip time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, MutableMapping
from typing import Final

from pioche.server.table import protocol as p

SendMessage = MutableMapping[str, object]
Send = Callable[[SendMessage], Coroutine[object, None, None]]
Push = Callable[[bytes], bool]
"""Writes a text message at once; False when it cannot now, and the message has to go through `Send`."""

UNWELCOME: Final = 4404  # our own close code: there is nothing to see here for this client
SLOW: Final = 1013  # close code for a client that does not read fast enough
_RTT_SAMPLES: Final = 5


class Session:
    """A connection that has said hello."""

    def __init__(
        self, person: str, name: str, send: Send, most_waiting: int, push: Push | None = None, address: str = ""
    ) -> None:
        self.person: Final = person
        self.address: Final = address
        self.name = name
        self.seat: int | None = None
        self.closed = False
        self.close_code: int | None = None
        self._send = send
        self._push = push
        self._most: Final = most_waiting
        self._waiting: deque[str] = deque()
        self._writer: asyncio.Task[None] | None = None
        self.rtt = 0.0  # seconds; the minimum of the last few samples, so that delaying single pongs gains nothing
        self._rtts: deque[float] = deque(maxlen=_RTT_SAMPLES)
        self._ping_at = 0.0
        self._ping_n = 0
        self.on_close: Callable[[], None] | None = None

    # Sending

    def push(self, message: bytes) -> None:
        """Send a message without waiting: at once where the transport takes it, else through the queue.

        A reader that falls too far behind is disconnected.
        """
        if self.closed:
            return
        if self._writer is None:
            if self._push is None or not self._push(message):
                self._writer = asyncio.get_running_loop().create_task(self._write(message.decode()))
            return
        self._waiting.append(message.decode())
        if len(self._waiting) > self._most:
            self.close(SLOW)

    async def _write(self, text: str) -> None:
        """Send a message, then whatever has been queued meanwhile. While this task runs, every message is queued."""
        try:
            await self._send({"type": "websocket.send", "text": text})
            while self._waiting and not self.closed:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
        except Exception:  # noqa: BLE001 (the connection is gone; its reader will notice)
            self.closed = True
        finally:
            self._writer = None

    def tell(self, message: p.FromServer) -> None:
        self.push(p.encode(message))

    def close(self, code: int) -> None:
        """Close the connection; queued messages are dropped."""
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
