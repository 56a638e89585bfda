"""All open connections of this process: counts them, per address and together, and ends those that take too long.

A connection is counted until its socket is closed, not until the application has finished with it: a peer that never
reads could otherwise hold any number of them. A sweep every second ends connections that take too long over a request,
do not read what they are sent, or do not close.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final, Protocol

from pioche.server.config import Config
from pioche.server.transport.clients import Proxies

RESERVED_FILES: Final = 200  # for the database, logs, worker processes and hosted bots
SWEEP_EVERY: Final = 1.0  # seconds
SEND_BUFFER: Final = 131_072  # kernel send buffer per connection; the kernel's own limit would be megabytes
_RESET: Final = struct.pack("ii", 1, 0)


class Open(Protocol):
    """A connection as the sweeper sees it."""

    transport: asyncio.Transport

    def late(self, now: float) -> bool:
        """Has the peer taken too long? If so, the connection closes itself."""
        ...

    def stalled(self) -> bool:
        """Is the peer not reading what it is sent?"""
        ...


class Connections:
    """The connections of one server."""

    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.http: Final[Counter[str]] = Counter()  # by address; without WebSockets
        self.websockets: Final[Counter[str]] = Counter()
        self.proxies: Final = Proxies(config.trusted_proxies)
        self._most: Final = config.connections or connections_by_files()
        self._open: dict[Open, float | None] = {}  # since when each has been closing or stalled
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._keep_sweeping())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Open]:
        return iter(list(self._open))

    @property
    def full(self) -> bool:
        """Are there more connections than allowed? A few files have to be left for the database and worker processes,
        and at the limit of open files the server could not even refuse."""
        return len(self._open) > self._most

    def add(self, connection: Open) -> None:
        self._open[connection] = None

    def remove(self, connection: Open) -> None:
        self._open.pop(connection, None)

    async def _keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sweep(time.monotonic())

    def sweep(self, now: float) -> None:
        """End connections that have taken too long."""
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


def connections_by_files() -> int:
    """How many connections the limit of open files allows."""
    try:
        import resource
    except ImportError:  # Windows
        return 10_000
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1_000_000 if soft == resource.RLIM_INFINITY else max(16, soft - RESERVED_FILES, soft // 2)


def count(counter: Counter[str], address: str, most: int) -> bool:
    """Count one more; False when the limit is reached."""
    if counter[address] >= most:
        return False
    counter[address] += 1
    return True


def uncount(counter: Counter[str], address: str) -> None:
    counter[address] -= 1
    if counter[address] <= 0:
        del counter[address]


def bound(transport: asyncio.Transport) -> None:
    """Limit how many unsent bytes the kernel buffers."""
    found = transport.get_extra_info("socket")
    if found is not None:
        with contextlib.suppress(OSError, ValueError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def reset(transport: asyncio.Transport) -> None:
    """Abort a connection at once; the kernel discards unsent data."""
    found = transport.get_extra_info("socket")
    if found is not None:
        with contextlib.suppress(OSError, ValueError):  # uvloop: ValueError once the socket is closed
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
    transport.abort()
