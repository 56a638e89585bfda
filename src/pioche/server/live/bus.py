"""Messages between processes that serve one database: "table T is at seq N", "these seats are connected here",
"this person is forgotten".

The database is the only source of truth. A lost message costs only time: every process also polls the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

import structlog

from pioche.server.config import Config
from pioche.server.live.bus_messages import Envelope

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

logger: Final = structlog.get_logger("pioche.bus")


@dataclass(frozen=True, slots=True)
class Listener:
    """What to call when another process says something."""

    grown: Callable[[str, int], None]  # a table has grown to this seq
    seen: Callable[[str, frozenset[int]], None]  # these seats of a table are connected there
    forgotten: Callable[[str], None]  # the person with this hashed identity does not exist any more


class Bus(Protocol):
    @property
    def alone(self) -> bool:
        """True when no other process serves this database."""
        ...

    @property
    def connected(self) -> bool: ...

    async def start(self, listener: Listener) -> None: ...

    def open(self, table: str) -> None:
        """Listen for news of a table."""
        ...

    def shut(self, table: str) -> None: ...

    def publish(self, table: str, seq: int) -> None: ...

    def here(self, table: str, seats: frozenset[int]) -> None: ...

    def forget(self, person: str) -> None: ...

    def hashed(self, name: str) -> str:
        """A name as it is called on the bus."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """For a single process."""

    alone = True
    connected = True

    async def start(self, listener: Listener) -> None:
        pass

    def open(self, table: str) -> None:
        pass

    def shut(self, table: str) -> None:
        pass

    def publish(self, table: str, seq: int) -> None:
        pass

    def here(self, table: str, seats: frozenset[int]) -> None:
        pass

    def forget(self, person: str) -> None:
        pass

    def hashed(self, name: str) -> str:
        return name

    async def close(self) -> None:
        pass


class NatsBus:
    """For several processes, over NATS. `name` separates installations that share a NATS server."""

    alone = False

    def __init__(self, config: Config, name: str, key: bytes) -> None:
        self._config = config
        self._subject = f"pioche.{name}"
        self._envelope = Envelope(key)
        self._client: Client | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._news: dict[str, int] = {}  # tables that have grown in this iteration of the event loop
        self._hashes: dict[str, str] = {}  # of the open tables
        self._codes: dict[str, str] = {}  # and back
        self._listener: Listener | None = None

    @property
    def connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        self._connecting = asyncio.get_running_loop().create_task(self._connect())
        # Use the bus from the first move on if it is reachable, but do not delay the start if it is not.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._connecting), 2)

    async def _connect(self) -> None:
        import nats

        async def quiet(error: Exception) -> None:
            logger.debug("bus", reason=type(error).__name__)

        while True:
            try:
                self._client = await nats.connect(
                    self._config.bus,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=0.5,
                    no_echo=True,
                    error_cb=quiet,
                    **credentials(self._config),
                )
                await self._client.subscribe(self._subject, cb=self._receive)
                await self._client.flush()  # the server knows of the subscription
            except Exception as error:  # noqa: BLE001 (whatever prevents the connection, we retry)
                logger.warning("bus away", reason=f"{type(error).__name__}: {error}"[:200])
                await asyncio.sleep(1)
            else:
                logger.info("bus connected")
                return

    async def _receive(self, message: Msg) -> None:
        text = self._envelope.opened(message.data)
        listener = self._listener
        if text is None or listener is None:
            return
        kind, *parts = text.split(" ")
        if kind == "forget":
            for person in parts:
                listener.forgotten(person)
            return
        for hashed, number in zip(parts[::2], map(int, parts[1::2]), strict=True):
            table = self._codes.get(hashed)
            if table is None:
                continue
            if kind == "at":
                listener.grown(table, number)
            elif kind == "here":
                listener.seen(table, frozenset(seat for seat in range(number.bit_length()) if number >> seat & 1))

    def open(self, table: str) -> None:
        hashed = self._hashes[table] = self.hashed(table)
        self._codes[hashed] = table

    def shut(self, table: str) -> None:
        self._codes.pop(self._hashes.pop(table, ""), None)

    def hashed(self, name: str) -> str:
        return self._hashes.get(name) or self._envelope.hashed(name)

    def publish(self, table: str, seq: int) -> None:
        if not self._news:
            asyncio.get_running_loop().call_soon(self._tell)
        self._news[table] = seq

    def _tell(self) -> None:
        """Entries are committed in groups, so one message announces all of them."""
        news, self._news = self._news, {}
        self._send(" ".join(["at", *(f"{self.hashed(table)} {seq}" for table, seq in news.items())]))

    def here(self, table: str, seats: frozenset[int]) -> None:
        self._send(f"here {self.hashed(table)} {sum(1 << seat for seat in seats)}")

    def forget(self, person: str) -> None:
        self._send(f"forget {self.hashed(person)}")

    def _send(self, text: str) -> None:
        if not self.connected:
            return
        task = asyncio.get_running_loop().create_task(self._publish(self._envelope.seal(text)))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _publish(self, data: bytes) -> None:
        if self._client is not None:
            # A lost message is not resent: the other processes poll the database.
            with contextlib.suppress(Exception):
                await self._client.publish(self._subject, data)

    async def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        if self._client is not None:
            with contextlib.suppress(Exception):
                await self._client.close()


def credentials(config: Config) -> dict[str, Any]:
    """How to authenticate to NATS, and how it is authenticated."""
    found: dict[str, Any] = {}
    if config.bus_user:
        found |= {"user": config.bus_user, "password": config.bus_password}
    if config.bus_token:
        found["token"] = config.bus_token
    if config.bus.startswith("tls://") or config.bus_ca or config.bus_certificate:
        context = ssl.create_default_context(cafile=config.bus_ca or None)
        if config.bus_certificate:
            context.load_cert_chain(config.bus_certificate, config.bus_key)
        found["tls"] = context
    return found


def make_bus(config: Config, name: str, key: bytes) -> Bus:
    return NatsBus(config, name, key) if config.bus else NoBus()
