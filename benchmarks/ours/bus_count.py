"""Counts what each of many processes says and hears on the bus: real buses of the server on a NATS that only counts."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from unittest import mock

import nats

from pioche.server.config import Config
from pioche.server.live.bus import Listener
from pioche.server.live.nats_bus import NatsBus
from pioche.store.entry import Entry


@dataclass(frozen=True, slots=True)
class Message:
    subject: str
    data: bytes


class Subscription:
    def __init__(self, hub: Hub, subject: str, client: Client, heard: Callable[[Any], Awaitable[None]]) -> None:
        self._hub = hub
        self._subject = subject
        self.client = client
        self.heard = heard

    async def unsubscribe(self) -> None:
        self._hub.subjects[self._subject].remove(self)


class Client:
    """The connection of one process."""

    is_connected = True

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.said = self.received = 0

    async def subscribe(self, subject: str, cb: Callable[[Any], Awaitable[None]]) -> Subscription:
        made = Subscription(self._hub, subject, self, cb)
        self._hub.subjects[subject].append(made)
        return made

    async def publish(self, subject: str, data: bytes) -> None:
        self.said += 1
        for subscription in list(self._hub.subjects.get(subject, ())):
            if subscription.client is not self:
                subscription.client.received += 1
                await subscription.heard(Message(subject, data))

    async def flush(self) -> None:
        await asyncio.sleep(0)

    async def close(self) -> None:
        pass


class Hub:
    """In place of the NATS server."""

    def __init__(self) -> None:
        self.subjects: dict[str, list[Subscription]] = defaultdict(list)
        self.clients: list[Client] = []

    async def connect(self, *_: object, **_options: object) -> Client:
        self.clients.append(Client(self))
        return self.clients[-1]


@dataclass(frozen=True, slots=True)
class Traffic:
    """The most that one of the processes has said and heard, for each of its tables and moves."""

    said: float
    heard: float


async def _count(processes: int, tables: int, shared: float, moves: int) -> Traffic:
    hub = Hub()
    chance = random.Random(1)
    quiet = Listener(lambda _: None, lambda *_: False, lambda *_: None, lambda *_: None, lambda _: None, lambda _: None)
    with mock.patch.object(nats, "connect", hub.connect):
        buses = [NatsBus(Config(bus="nats://counted"), "name", bytes(32)) for _ in range(processes)]
        for bus in buses:
            await bus.start(quiet)
    for number, bus in enumerate(buses):
        for table in range(tables):
            code = f"{number}-{table}"
            bus.open(code)
            if chance.random() < shared:
                buses[chance.randrange(processes)].open(code)  # one of its players came to another process
    while any(bus._changed or bus._subscribing or bus._saying for bus in buses):  # noqa: SLF001
        await asyncio.sleep(0)
    for client in hub.clients:
        client.said = client.received = 0
    for move in range(1, moves + 1):
        for number, bus in enumerate(buses):
            for table in range(tables):
                bus.publish(Entry(f"{number}-{table}", move, move, 0, "r5", "key"))
            while bus._saying:  # noqa: SLF001
                await asyncio.sleep(0)
    done = tables * moves
    return Traffic(
        max(client.said for client in hub.clients) / done, max(client.received for client in hub.clients) / done
    )


def count(processes: int, tables: int, shared: float = 0.1, moves: int = 1) -> Traffic:
    """So many tables at each of so many processes; of a share of them a player is at another process."""
    return asyncio.run(_count(processes, tables, shared, moves))
