"""Messages between processes that serve one database: "table T is at seq N", "these seats are connected here".

The database is the only source of truth. A lost message costs only time: every process also polls the database.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

import structlog

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

logger: Final = structlog.get_logger("pioche.bus")

Grown = Callable[[str, int], None]
"""Called when a table has grown to this seq."""
Seen = Callable[[str, frozenset[int]], None]
"""Called when these seats of a table are connected to another process."""


class Bus(Protocol):
    @property
    def alone(self) -> bool:
        """True when no other process serves this database."""
        ...

    @property
    def connected(self) -> bool: ...

    async def start(self, grown: Grown, seen: Seen) -> None: ...

    def publish(self, table: str, seq: int) -> None: ...

    def here(self, table: str, seats: frozenset[int]) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """For a single process."""

    alone = True
    connected = True

    async def start(self, grown: Grown, seen: Seen) -> None:
        pass

    def publish(self, table: str, seq: int) -> None:
        pass

    def here(self, table: str, seats: frozenset[int]) -> None:
        pass

    async def close(self) -> None:
        pass


class NatsBus:
    """For several processes, over NATS. `name` separates installations that share a NATS server."""

    alone = False

    def __init__(self, address: str, name: str) -> None:
        self._address = address
        self._subject = f"pioche.{name}"
        self._client: Client | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._news: dict[str, int] = {}  # tables that have grown in this iteration of the event loop
        self._grown: Grown | None = None
        self._seen: Seen | None = None

    @property
    def connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def start(self, grown: Grown, seen: Seen) -> None:
        self._grown = grown
        self._seen = seen
        self._connecting = asyncio.get_running_loop().create_task(self._connect())
        # Use the bus from the first move on if it is reachable, but do not delay the start if it is not.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._connecting), 2)

    async def _connect(self) -> None:
        import nats

        async def quiet(error: Exception) -> None:
            logger.debug("bus", reason=str(error))

        while True:
            try:
                self._client = await nats.connect(
                    self._address, max_reconnect_attempts=-1, reconnect_time_wait=0.5, no_echo=True, error_cb=quiet
                )
                await self._client.subscribe(self._subject, cb=self._receive)
            except Exception as error:  # noqa: BLE001 (whatever prevents the connection, we retry)
                logger.warning("bus away", reason=str(error))
                await asyncio.sleep(1)
            else:
                logger.info("bus connected")
                return

    async def _receive(self, message: Msg) -> None:
        kind, *parts = message.data.decode("ascii", "replace").split(" ")
        tables, numbers = parts[::2], parts[1::2]
        if len(tables) != len(numbers) or not all(number.isdigit() and len(number) < 12 for number in numbers):
            return
        for table, number in zip(tables, map(int, numbers), strict=True):
            if kind == "at" and self._grown is not None:
                self._grown(table, number)
            elif kind == "here" and self._seen is not None:
                self._seen(table, frozenset(seat for seat in range(number.bit_length()) if number >> seat & 1))

    def publish(self, table: str, seq: int) -> None:
        if not self._news:
            asyncio.get_running_loop().call_soon(self._tell)
        self._news[table] = seq

    def _tell(self) -> None:
        """Entries are committed in groups, so one message announces all of them."""
        news, self._news = self._news, {}
        self._send(" ".join(["at", *(f"{table} {seq}" for table, seq in news.items())]))

    def here(self, table: str, seats: frozenset[int]) -> None:
        self._send(f"here {table} {sum(1 << seat for seat in seats)}")

    def _send(self, text: str) -> None:
        if not self.connected:
            return
        task = asyncio.get_running_loop().create_task(self._publish(text))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _publish(self, text: str) -> None:
        if self._client is not None:
            # A lost message is not resent: the other processes poll the database.
            with contextlib.suppress(Exception):
                await self._client.publish(self._subject, text.encode())

    async def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        if self._client is not None:
            with contextlib.suppress(Exception):
                await self._client.close()


def make_bus(address: str, name: str) -> Bus:
    return NatsBus(address, name) if address else NoBus()
