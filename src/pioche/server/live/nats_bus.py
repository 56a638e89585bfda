"""The bus over NATS: a subject for each table, subscribed only where the table is open."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, assert_never

import nats
import structlog

from pioche.server.config import Config
from pioche.server.live.bus import Listener
from pioche.server.live.bus_messages import Appended, Envelope, Forgotten, Greeting, Hello, Here, Message
from pioche.store.entry import Entry

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

logger: Final = structlog.get_logger("pioche.bus")
ASK_AGAIN: Final = 1.0  # seconds until a process that has not greeted us is asked again
CLOSING: Final = 1.0  # seconds for what is said last
_MOST_ASKED: Final = 1_000


class NatsBus:
    """For several processes, over NATS. `name` separates installations that share a NATS server."""

    alone = False

    def __init__(self, config: Config, name: str, key: bytes) -> None:
        self._config = config
        self._envelope = Envelope(key)
        self._prefix = f"pioche.{name}"
        self._everybody = f"{self._prefix}.all"
        self._client: Client | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self._closing = False
        # Tables that are open here, and their subjects
        self._subjects: dict[str, str] = {}
        self._tables: dict[str, str] = {}
        self._subscriptions: dict[str, Subscription] = {}
        self._changed: dict[str, None] = {}  # subjects that may have to be subscribed, or not any more
        self._subscribing = False
        # What is to be said
        self._unsaid: list[tuple[str, Message]] = []
        self._saying = False
        self._asked: dict[bytes, float] = {}  # when another process was asked to greet us

    @property
    def connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    # Connecting

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        self._connecting = asyncio.get_running_loop().create_task(self._connect())
        # Use the bus from the first move on if it is reachable, but do not delay the start if it is not.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._connecting), 2)

    async def _connect(self) -> None:
        while True:
            client: Client | None = None
            try:
                client = await nats.connect(
                    self._config.bus,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=0.5,
                    no_echo=True,
                    skip_subject_validation=True,  # they are our own
                    error_cb=_quiet,
                    reconnected_cb=self._reconnected,
                    closed_cb=self._closed,
                    **credentials(self._config),
                )
                for subject in (self._everybody, self._subject_of(self._envelope.me)):
                    await client.subscribe(subject, cb=self._receive)
                await _subscribed(client)
            except Exception as error:  # noqa: BLE001 (whatever prevents the connection, we retry)
                logger.warning("bus away", reason=f"{type(error).__name__}: {error}"[:200])
                if client is not None:
                    with contextlib.suppress(Exception):
                        await client.close()
                await asyncio.sleep(1)
            else:
                break
        self._client = client
        logger.info("bus connected")
        self._say(self._everybody, Hello())
        self._subscriptions.clear()
        self._changed = dict.fromkeys(self._tables)
        self._subscribe_soon()

    async def _reconnected(self) -> None:
        """The connection was lost and is back; the client has subscribed to everything again."""
        logger.info("bus connected")
        self._say(self._everybody, Hello())
        if self._listener is not None:
            self._listener.listening(list(self._subjects))

    async def _closed(self) -> None:
        """The client has given up, because the server refuses it: begin again."""
        if not self._closing and self._client is not None:
            self._client = None
            self._connecting = asyncio.get_running_loop().create_task(self._connect())

    # Listening

    def open(self, table: str) -> None:
        subject = self._subjects[table] = self._subject_at(table)
        self._tables[subject] = table
        self._changed[subject] = None
        self._subscribe_soon()

    def shut(self, table: str) -> None:
        subject = self._subjects.pop(table, None)
        if subject is not None:
            del self._tables[subject]
            self._changed[subject] = None
            self._subscribe_soon()

    def _subscribe_soon(self) -> None:
        if self._client is not None and self._changed and not self._subscribing:
            self._subscribing = True
            self._spawn(self._subscribe(self._client))

    async def _subscribe(self, client: Client) -> None:
        """Subscribe to the tables that have been opened, many at once, and unsubscribe from those that were shut."""
        try:
            while self._changed and client is self._client:
                changed, self._changed = self._changed, {}
                added = []
                for subject in changed:
                    held = self._subscriptions.get(subject)
                    if subject in self._tables and held is None:
                        self._subscriptions[subject] = await client.subscribe(subject, cb=self._receive)
                        added.append(subject)
                    elif subject not in self._tables and held is not None:
                        del self._subscriptions[subject]
                        await held.unsubscribe()
                if added:
                    await _subscribed(client)
                    if self._listener is not None:
                        self._listener.listening([self._tables[each] for each in added if each in self._tables])
        except Exception as error:  # noqa: BLE001 (the connection was lost: it is told when it is back)
            logger.debug("bus", reason=type(error).__name__)
        finally:
            self._subscribing = False
        self._subscribe_soon()

    async def _receive(self, received: Msg) -> None:
        opened = self._envelope.opened(received.subject, received.data)
        listener = self._listener
        if opened is None or listener is None:
            return
        sender, message, fresh = opened
        table = self._tables.get(received.subject)
        match message:
            case Appended(seq=seq):
                if table is not None and fresh:
                    shown = message.shown
                    if shown is None or not listener.shown(table, seq, shown):
                        listener.appended(Entry(table, seq, message.at, message.seat, message.action, message.key))
                elif table is not None:
                    listener.grown(table, seq)  # it may be recorded: the database knows
            case Here():
                if table is not None and fresh:
                    listener.seen(table, frozenset(message.seats), message.watched)
            case Forgotten():
                listener.forgotten(message.person)  # even if it is recorded: nobody comes back to life
            case Hello():
                self._say(self._subject_of(sender), Greeting(sender))
            case Greeting():
                pass
            case _:
                assert_never(message)
        if not fresh:
            self._ask(sender)

    def _ask(self, sender: bytes) -> None:
        """Have a process greet us: until then we cannot know whether somebody plays recorded messages of it."""
        now = time.monotonic()
        if now - self._asked.get(sender, -ASK_AGAIN) >= ASK_AGAIN:
            if len(self._asked) >= _MOST_ASKED:
                self._asked.clear()
            self._asked[sender] = now
            self._say(self._subject_of(sender), Hello())

    def _subject_at(self, table: str) -> str:
        return self._subjects.get(table) or f"{self._prefix}.t.{self._envelope.hashed(table)}"

    def _subject_of(self, process: bytes) -> str:
        return f"{self._prefix}.to.{process.hex()}"

    # Talking

    def hashed(self, name: str) -> str:
        return self._envelope.hashed(name)

    def publish(self, entry: Entry, shown: bytes | None = None) -> None:
        table, seq, at, seat, action, key = entry
        self._say(self._subject_at(table), Appended(seq, at, seat, action, key, shown))

    def here(self, table: str, seats: frozenset[int], *, watched: bool = False) -> None:
        self._say(self._subject_at(table), Here(sorted(seats), watched))

    def forget(self, person: str) -> None:
        self._say(self._everybody, Forgotten(self.hashed(person)))

    def _say(self, subject: str, message: Message) -> None:
        """What is said in one iteration of the event loop is sent together. What cannot be sent is not sent later:
        the other processes poll the database."""
        self._unsaid.append((subject, message))
        if not self._saying:
            self._saying = True
            self._spawn(self._send())

    async def _send(self) -> None:
        try:
            while self._unsaid:
                unsaid, self._unsaid = self._unsaid, []
                for subject, message in unsaid:
                    client = self._client
                    if client is None or not client.is_connected:
                        continue
                    with contextlib.suppress(Exception):
                        await client.publish(subject, self._envelope.seal(subject, message))
        finally:
            self._saying = False

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self._closing = True
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING)
        for task in self._tasks:
            task.cancel()
        if self._client is not None:
            with contextlib.suppress(Exception):
                await self._client.close()


async def _subscribed(client: Client) -> None:
    """Wait until the server knows of all subscriptions.

    The library writes the PING of `flush` at once and a subscription in the next iteration of the event loop, so that
    the answer to the first PING says nothing about it.
    """
    await client.flush()
    await client.flush()


async def _quiet(error: Exception) -> None:
    logger.debug("bus", reason=type(error).__name__)


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
