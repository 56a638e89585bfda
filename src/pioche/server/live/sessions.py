"""One connection of a person to a table: what it is sent, and its round-trip time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from pioche.server.table import protocol as p

Push = Callable[[bytes], bool]
"""Sends a text message; False when the peer does not read fast enough, and the message has to wait."""

UNWELCOME: Final = 4404  # our own close code: there is nothing to see here for this client
OFFENDED: Final = 4429  # our own close code for clients that send too much
SLOW: Final = 1013  # close code for a client that does not read fast enough
_RTT_SAMPLES: Final = 5


class Session:
    """A connection that has said hello."""

    __slots__ = (
        "_most",
        "_ping_at",
        "_ping_n",
        "_push",
        "_rtts",
        "_waiting",
        "address",
        "close_code",
        "closed",
        "face",
        "name",
        "on_close",
        "person",
        "rtt",
        "seat",
    )

    def __init__(self, person: str, name: str, push: Push, most_waiting: int, address: str = "") -> None:
        self.person = person
        self.address = address
        self.name = name
        self.face: int | None = None
        self.seat: int | None = None
        self.closed = False
        self.close_code: int | None = None
        self.on_close: Callable[[], None] | None = None
        self._push = push
        self._most = most_waiting
        self._waiting: deque[bytes] | None = None  # most connections never need one
        self.rtt = 0.0  # seconds; the minimum of the last few samples, so that delaying single pongs gains nothing
        self._rtts: tuple[float, ...] = ()
        self._ping_at = 0.0
        self._ping_n = 0

    # Sending

    def push(self, message: bytes) -> None:
        """Send a message without waiting, or queue it. A reader that falls too far behind is disconnected."""
        if self.closed or (not self._waiting and self._push(message)):
            return
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(message)
        if len(self._waiting) > self._most:
            self.close(SLOW)

    def flush(self) -> None:
        """The peer reads again: send what has waited."""
        while self._waiting and not self.closed and self._push(self._waiting[0]):
            self._waiting.popleft()

    def tell(self, message: p.FromServer) -> None:
        self.push(p.encode(message))

    def close(self, code: int) -> None:
        """Close the connection; queued messages are dropped."""
        if self.closed:
            return
        self.closed = True
        self.close_code = code
        self._waiting = None
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
            self._rtts = (*self._rtts, now - self._ping_at)[-_RTT_SAMPLES:]
            self.rtt = min(self._rtts)
            self._ping_at = 0.0
