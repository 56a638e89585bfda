"""Every open connection of this process: how many an address has, and which have to be ended.

A connection is counted until its socket is gone, not until the application has finished with it: a peer that reads
nothing could otherwise hold any number of them. Once a second those are ended that take too long over a request, do not
take what they are sent, or do not let themselves be closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import time
from collections import Counter
from typing import Final, Protocol

from pioche.server.config import Config

SWEEP_EVERY: Final = 1.0  # seconds
SEND_BUFFER: Final = 131_072  # bytes that the kernel keeps of what a peer has not taken; it would take megabytes
_RESET: Final = struct.pack("ii", 1, 0)


class Open(Protocol):
    """A connection as the sweeper sees it."""

    transport: asyncio.Transport

    def late(self, now: float) -> bool:
        """Has the peer taken too long? The connection then ends itself."""
        ...

    def stalled(self) -> bool:
        """Does the peer not take what it is sent?"""
        ...


class Connections:
    """The connections of one server."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.http: Final[Counter[str]] = Counter()  # by address: those that are no WebSockets, or not yet
        self.websockets: Final[Counter[str]] = Counter()
        self._open: dict[Open, float | None] = {}  # and since when it has been closing or stalled
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._keep_sweeping())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._open)

    def add(self, connection: Open) -> None:
        self._open[connection] = None

    def remove(self, connection: Open) -> None:
        self._open.pop(connection, None)

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """End what has taken too long."""
        for connection, since in list(self._open.items()):
            closing = connection.transport.is_closing()
            if not closing and connection.late(now):
                continue
            if not closing and not connection.stalled():
                self._open[connection] = None
            elif since is None:
                self._open[connection] = now
            elif now - since >= (self.config.close_timeout if closing else self.config.send_timeout):
                reset(connection.transport)


def count(counter: Counter[str], address: str, most: int) -> bool:
    """Count one more, unless there are so many already."""
    if counter[address] >= most:
        return False
    counter[address] += 1
    return True


def uncount(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if counter[address] <= 0:
        del counter[address]


def bound(transport: asyncio.Transport) -> None:
    """Let the kernel keep no more than a bounded number of bytes that the peer has not taken."""
    found = transport.get_extra_info("socket")
    if found is not None:
        with contextlib.suppress(OSError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def reset(transport: asyncio.Transport) -> None:
    """End a connection at once, and have the kernel forget what the peer has not taken."""
    found = transport.get_extra_info("socket")
    if found is not None:
        with contextlib.suppress(OSError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
    transport.abort()
