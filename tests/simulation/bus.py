"""NATS as the server's bus uses it: subjects and subscriptions; messages may be lost, torn, late or repeated."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.simulation.loop import CURRENT, Domain, SimulatedLoop

Callback = Callable[["Message"], Awaitable[None]]
Told = Callable[[], Coroutine[None, None, None]]


@dataclass(frozen=True, slots=True)
class Message:
    subject: str
    data: bytes
    reply: str = ""
    headers: None = None


@dataclass(slots=True)
class BusFaults:
    """What happens to the bus at the moment."""

    down: bool = False  # no connection, and clients know it
    lose: float = 0.0  # the share of messages that are lost,
    twice: float = 0.0  # arrive twice,
    torn: float = 0.0  # are cut short or damaged,
    late: float = 0.0  # arrive after later ones
    cut: set[str] = field(default_factory=set)  # processes that hear and say nothing without knowing it
    apart: set[str] = field(default_factory=set)  # processes that have no connection, and know it


class Nats:
    """The server; `connect` takes the place of `nats.connect`."""

    def __init__(
        self,
        loop: SimulatedLoop,
        chance: Random,
        failed: Callable[[str], None],
        subscribed: Callable[[Domain], None],
    ) -> None:
        self.faults = BusFaults()
        self.sent = 0
        self._loop = loop
        self._chance = chance
        self._failed = failed
        self._subscribed = subscribed  # called when the server knows of all subscriptions of a process
        self._clients: list[Client] = []

    async def connect(self, *_: object, reconnected_cb: Told | None = None, **_options: object) -> Client:
        domain = CURRENT.get()
        await asyncio.sleep(self._chance.uniform(0.001, 0.02))
        if not self.reaches(domain):
            raise OSError("no servers available for connection")
        client = Client(self, domain, reconnected_cb)
        self._clients = [other for other in self._clients if other.domain.alive]
        self._clients.append(client)
        return client

    def time(self) -> float:
        return self._loop.time()

    def reaches(self, domain: Domain) -> bool:
        return not self.faults.down and domain.name not in self.faults.apart

    def back(self) -> None:
        """It can be reached again: clients notice that a moment later, each in its time."""
        for client in self._clients:
            if not client.closed and client.domain.alive and self.reaches(client.domain) and client.reconnected:
                wait = self._chance.choice((0.01, 0.5))
                self._loop.call_later(wait, self._come_back, client, context=self._loop.world.context.copy())

    def _come_back(self, client: Client) -> None:
        if client.domain.alive and client.is_connected and client.reconnected is not None:
            self._loop.spawn(client.domain, client.reconnected())

    def known_at(self, client: Client) -> float:
        """When the server knows of a subscription that is made now."""
        when = self._loop.time() + self._chance.choice((0.0005, 0.1, 0.4))
        self._loop.call_at(when, self._known, client, context=self._loop.world.context.copy())
        return when

    def _known(self, client: Client) -> None:
        if client.domain.alive and all(each.known_at <= self._loop.time() for each in client.subscriptions):
            self._subscribed(client.domain)

    def publish(self, sender: Client, subject: str, data: bytes) -> None:
        self.sent += 1
        faults, chance = self.faults, self._chance
        if sender.domain.name in faults.cut or not self.reaches(sender.domain):
            return
        for client in self._clients:
            if client is sender or client.closed or not client.domain.alive or not client.subscribed(subject):
                continue
            if chance.random() < faults.lose:
                continue
            for _ in range(2 if chance.random() < faults.twice else 1):
                arrived = data
                if chance.random() < faults.torn:
                    arrived = data[: chance.randrange(len(data))] + chance.randbytes(chance.randrange(3))
                self._send(client, Message(subject, arrived), late=chance.random() < faults.late)

    def _send(self, client: Client, message: Message, *, late: bool) -> None:
        when = self._loop.time() + self._chance.choice((0.0002, 0.001, 0.004))
        if late:
            when += self._chance.uniform(0.0, 3.0)
        else:
            when = client.last = max(client.last, when)
        self._loop.call_at(when, self._arrive, client, message, context=self._loop.world.context.copy())

    def _arrive(self, client: Client, message: Message) -> None:
        if client.domain.alive and client.domain.name not in self.faults.cut and self.reaches(client.domain):
            for subscription in list(client.subscriptions):
                if subscription.subject == message.subject:
                    self._loop.spawn(client.domain, self._call(subscription, message))

    async def _call(self, subscription: Subscription, message: Message) -> None:
        if subscription.closed:
            return
        try:
            await subscription.callback(message)
        except Exception as error:  # noqa: BLE001 (as the library: a callback that fails stops nothing)
            self._failed(f"a message of the bus raised {error!r}")


@dataclass(eq=False)
class Subscription:
    client: Client
    subject: str
    callback: Callback
    known_at: float  # when the server knows of it
    closed: bool = False

    async def unsubscribe(self, *_: object) -> None:
        self.closed = True
        if self in self.client.subscriptions:
            self.client.subscriptions.remove(self)


class Client:
    """The connection of one process."""

    def __init__(self, server: Nats, domain: Domain, reconnected: Told | None) -> None:
        self.domain = domain
        self.reconnected = reconnected
        self.subscriptions: list[Subscription] = []
        self.closed = False
        self.last = 0.0  # when its last message in order arrives
        self._server = server
        self._written: list[Subscription] = []  # in the order in which they are sent
        self._unwritten: list[Subscription] = []

    @property
    def is_connected(self) -> bool:
        return not self.closed and self._server.reaches(self.domain)

    @property
    def is_closed(self) -> bool:
        return self.closed

    def subscribed(self, subject: str) -> bool:
        now = self._server.time()
        return any(each.subject == subject and each.known_at <= now for each in self.subscriptions)

    async def subscribe(self, subject: str, *_: object, cb: Callback, **_options: object) -> Subscription:
        made = Subscription(self, subject, cb, self._server.known_at(self))
        self.subscriptions.append(made)
        if not self._unwritten:
            asyncio.get_running_loop().call_soon(self._write)
        self._unwritten.append(made)
        return made

    def _write(self) -> None:
        """As the library: a subscription is sent in the next iteration of the loop, a PING at once."""
        self._written += self._unwritten
        self._unwritten = []

    async def publish(self, subject: str, data: bytes = b"", *_: object, **_options: Any) -> None:
        if not self.is_connected:
            raise OSError("connection closed")
        self._server.publish(self, subject, data)

    async def flush(self, *_: object, **_options: object) -> None:
        """The answer to a PING comes when everything that was sent before is done."""
        done = max((each.known_at for each in self._written), default=0.0)
        self._written = []
        await asyncio.sleep(max(0.0005, done - self._server.time()))
        if not self.is_connected:
            raise OSError("connection lost")

    async def close(self) -> None:
        self.closed = True

    drain = close
