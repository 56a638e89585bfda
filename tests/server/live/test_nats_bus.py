"""The bus with a real NATS server: who may use it, and what others on it can do."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path

import nats
import pytest
from nats.aio.msg import Msg

from pioche.server.config import Config
from pioche.server.live.bus import Listener
from pioche.server.live.bus_messages import Opened
from pioche.server.live.nats_bus import NatsBus
from pioche.store.entry import Entry
from tests.server.services import Nats
from tests.server.test_play import run

pytestmark = pytest.mark.services
KEY = bytes(32)
TABLE = "0123456789ab"
WORD = "open-sesame-" * 2


def entry(seq: int, table: str = TABLE) -> Entry:
    return Entry(table, seq, 1_000 + seq, 2, "ace of spades", "somebody:key")


class Heard:
    """What one process heard."""

    def __init__(self) -> None:
        self.said: list[tuple[object, ...]] = []
        self.only_watches = True
        self.listener = Listener(
            lambda appended: self.said.append(("entry", appended)),
            self._shown,
            lambda table, seq: self.said.append(("at", table, seq)),
            lambda table, seats, watched: self.said.append(("here", table, *sorted(seats), *["watched"] * watched)),
            lambda person: self.said.append(("forgotten", person)),
            lambda tables: self.said.extend(("listening", table) for table in tables),
        )

    def _shown(self, table: str, seq: int, shown: bytes) -> bool:
        self.said.append(("shown", table, seq, shown))
        return self.only_watches

    async def until(self, count: int) -> list[tuple[object, ...]]:
        async with asyncio.timeout(120):
            while len(self.said) < count:
                await asyncio.sleep(0.01)
        return self.said


async def pair(config: Config, body: Callable[[NatsBus, Heard], Coroutine[None, None, None]]) -> None:
    """Two processes: the first one speaks, the second one listens."""
    one, two, heard = NatsBus(config, "name", KEY), NatsBus(config, "name", KEY), Heard()
    await one.start(Heard().listener)
    await two.start(heard.listener)
    try:
        for bus in (one, two):
            assert bus._connecting is not None
            await asyncio.wait_for(bus._connecting, 60)
        two.open(TABLE)
        assert await heard.until(1) == [("listening", TABLE)]
        await greeted(one, heard)
        await body(one, heard)
    finally:
        await one.close()
        await two.close()


async def greeted(one: NatsBus, heard: Heard) -> None:
    """Speak until the other one believes it: first it asks for a greeting, to know that nothing is recorded."""
    async with asyncio.timeout(120):
        for seat in count():
            one.here(TABLE, frozenset({seat}))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while ("here", TABLE, seat) not in heard.said:
                        await asyncio.sleep(0.01)
                    break
    heard.said.clear()


async def speak(one: NatsBus, heard: Heard) -> None:
    one.publish(entry(5))
    one.publish(entry(6, "another code"))
    one.here(TABLE, frozenset({0, 3}))
    one.forget("person")
    expected = [("entry", entry(5)), ("here", TABLE, 0, 3), ("forgotten", one.hashed("person"))]
    assert sorted(map(str, await heard.until(3))) == sorted(map(str, expected))


async def show(one: NatsBus, heard: Heard) -> None:
    """What spectators are sent arrives first, and the entry only where it is needed."""
    one.here(TABLE, frozenset(), watched=True)
    one.publish(entry(5), b"shown")
    assert await heard.until(2) == [("here", TABLE, "watched"), ("shown", TABLE, 5, b"shown")]
    heard.only_watches = False
    one.publish(entry(6), b"more")
    assert (await heard.until(4))[2:] == [("shown", TABLE, 6, b"more"), ("entry", entry(6))]


async def refused(config: Config) -> None:
    bus = NatsBus(config, "name", KEY)
    await bus.start(Heard().listener)
    assert not bus.connected
    await bus.close()


def test_listening_and_forging_on_an_open_bus() -> None:
    """NATS without credentials: others learn no code, and what they say is not believed."""

    async def body() -> None:
        with Nats() as server:
            overheard: list[Msg] = []

            async def listen(message: Msg) -> None:
                overheard.append(message)

            other = await nats.connect(server.address)
            await other.subscribe(">", cb=listen)
            for _ in range(2):  # the first one overtakes the subscription
                await other.flush()

            async def attack(one: NatsBus, heard: Heard) -> None:
                await speak(one, heard)
                subject = f"pioche.name.t.{one.hashed(TABLE)}"
                async with asyncio.timeout(120):
                    while sum(message.subject == subject for message in overheard) < 2:
                        await asyncio.sleep(0.01)
                shown = b"".join(message.subject.encode() + message.data for message in overheard)
                for part in (TABLE, "ace", "spades", "person", "somebody", "another code"):
                    assert part.encode() not in shown
                for message in overheard:
                    await other.publish(message.subject, message.data)  # as they were
                    await other.publish(subject, message.data)  # said of another table
                    await other.publish(subject, message.data[:30] + bytes(30))  # forged
                await other.flush()
                one.publish(entry(7))
                assert (await heard.until(4))[3:] == [("entry", entry(7))]

            await pair(Config(bus=server.address), attack)
            await other.close()

    run(body())


def test_what_spectators_are_sent() -> None:
    async def body() -> None:
        with Nats() as server:
            await pair(Config(bus=server.address), show)

    run(body())


def test_only_where_a_table_is_open() -> None:
    """What is said of a table reaches only processes that have opened it, and not any more when they have shut it."""

    async def body() -> None:
        with Nats() as server:

            async def listen(one: NatsBus, heard: Heard) -> None:
                three, there = NatsBus(Config(bus=server.address), "name", KEY), Heard()
                await three.start(there.listener)
                received: list[str] = []
                take = three._envelope.opened

                def opened(subject: str, data: bytes) -> Opened | None:
                    received.append(subject)
                    return take(subject, data)

                three._envelope.opened = opened  # type: ignore[method-assign]
                three.open("other table")
                await there.until(1)
                await greeted(one, heard)
                one.publish(entry(1))
                await heard.until(1)
                subjects = [f"pioche.name.t.{one.hashed(name)}" for name in (TABLE, "other table")]
                assert subjects[0] not in received
                three.open(TABLE)
                await there.until(2)
                one.publish(entry(2))
                await there.until(3)
                three.shut(TABLE)
                async with asyncio.timeout(120):
                    while three._changed or three._subscribing:
                        await asyncio.sleep(0.01)
                client = three._client
                assert client is not None
                for _ in range(2):
                    await client.flush()
                received.clear()
                one.publish(entry(3))
                one.publish(entry(1, "other table"))
                await heard.until(3)
                async with asyncio.timeout(120):
                    while subjects[1] not in received:
                        await asyncio.sleep(0.01)
                assert subjects[0] not in received
                await three.close()

            await pair(Config(bus=server.address), listen)

    run(body())


def test_the_server_knows_of_a_subscription_before_it_is_relied_on() -> None:
    """Against a server that answers every PING at once: after the last one it has to know of all subscriptions."""

    async def body() -> None:
        lines: list[bytes] = []

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b'INFO {"max_payload":1048576}\r\n')
            with contextlib.suppress(asyncio.CancelledError):
                while line := await reader.readline():
                    if line.startswith((b"SUB ", b"PING")):
                        lines.append(line.split()[0])
                    if line == b"PING\r\n":
                        writer.write(b"PONG\r\n")
                        await writer.drain()
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        bus, heard = NatsBus(Config(bus=f"nats://127.0.0.1:{port}"), "name", KEY), Heard()
        await bus.start(heard.listener)
        assert bus._connecting is not None
        await asyncio.wait_for(bus._connecting, 120)
        assert lines.count(b"SUB") == 2
        assert lines[-1] == b"PING"
        bus.open(TABLE)
        await heard.until(1)
        assert lines.count(b"SUB") == 3
        assert lines[-1] == b"PING"
        await bus.close()
        server.close()
        await server.wait_closed()

    run(body())


def test_nats_is_started_again() -> None:
    """The connection is lost and comes back: all tables are told of, and messages arrive again."""

    async def body() -> None:
        with Nats() as server:

            async def again(one: NatsBus, heard: Heard) -> None:
                server.stop()
                async with asyncio.timeout(120):
                    while one.connected:
                        await asyncio.sleep(0.01)
                    one.publish(entry(1))  # lost
                    server.start()
                    while ("listening", TABLE) not in heard.said or not one.connected:
                        await asyncio.sleep(0.01)
                await greeted(one, heard)
                one.publish(entry(2))
                assert await heard.until(1) == [("entry", entry(2))]

            await pair(Config(bus=server.address), again)

    run(body())


def test_credentials() -> None:
    async def body() -> None:
        with Nats("--user", "pioche", "--pass", WORD) as server:
            await pair(Config(bus=server.address, bus_user="pioche", bus_password=WORD), speak)
            await refused(Config(bus=server.address))
        with Nats("--auth", WORD) as server:
            await pair(Config(bus=server.address, bus_token=WORD), speak)

    run(body())


@pytest.mark.skipif(shutil.which("openssl") is None, reason="makes a certificate with openssl")
def test_tls(tmp_path: Path) -> None:
    made, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(made)]
    subprocess.run(command, check=True, capture_output=True)

    async def body() -> None:
        with Nats("--tls", "--tlscert", str(made), "--tlskey", str(key)) as server:
            address = server.address.replace("nats://", "tls://")
            own = Config(bus=address, bus_ca=str(made), bus_certificate=str(made), bus_key=str(key))
            await pair(own, speak)
            await refused(Config(bus=address))  # with the certificates of the system

    run(body())
