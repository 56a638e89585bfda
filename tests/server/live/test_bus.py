"""The bus with a real NATS server: who may use it, and what others on it can do."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Callable, Coroutine
from pathlib import Path

import nats
import pytest
from nats.aio.msg import Msg

from pioche.server.config import Config
from pioche.server.live.bus import Listener, NatsBus
from tests.server.services import Nats
from tests.server.test_play import run

pytestmark = pytest.mark.services
KEY = bytes(32)
TABLE = "0123456789ab"
WORD = "open-sesame-" * 2


class Heard:
    """What one process heard."""

    def __init__(self) -> None:
        self.said: list[tuple[object, ...]] = []
        self.listener = Listener(
            lambda table, seq: self.said.append(("at", table, seq)),
            lambda table, seats: self.said.append(("here", table, *sorted(seats))),
            lambda person: self.said.append(("forgotten", person)),
        )

    async def until(self, count: int) -> list[tuple[object, ...]]:
        async with asyncio.timeout(30):
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
        await body(one, heard)
    finally:
        await one.close()
        await two.close()


async def speak(one: NatsBus, heard: Heard) -> None:
    one.publish(TABLE, 5)
    one.publish("another code", 6)
    one.here(TABLE, frozenset({0, 3}))
    one.forget("person")
    expected = [("at", TABLE, 5), ("here", TABLE, 0, 3), ("forgotten", one.hashed("person"))]
    assert sorted(map(str, await heard.until(3))) == sorted(map(str, expected))


async def refused(config: Config) -> None:
    bus = NatsBus(config, "name", KEY)
    await bus.start(Heard().listener)
    assert not bus.connected
    await bus.close()


def test_listening_and_forging_on_an_open_bus() -> None:
    """NATS without credentials: others learn no code, and what they say is not believed."""

    async def body() -> None:
        with Nats() as server:
            overheard: list[bytes] = []

            async def listen(message: Msg) -> None:
                overheard.append(message.data)

            other = await nats.connect(server.address)
            await other.subscribe(">", cb=listen)
            await other.flush()

            async def attack(one: NatsBus, heard: Heard) -> None:
                await speak(one, heard)
                async with asyncio.timeout(30):
                    while len(overheard) < 3:
                        await asyncio.sleep(0.01)
                assert TABLE.encode() not in b"".join(overheard)
                assert b"person" not in b"".join(overheard)
                forged = [f"at {TABLE} 9", f"at {one.hashed(TABLE)} 9", f"here {one.hashed(TABLE)} 1", "forget x"]
                for message in (*(text.encode() for text in forged), *list(overheard)):
                    await other.publish("pioche.name", message)
                await other.flush()
                one.publish(TABLE, 7)
                assert (await heard.until(4))[3:] == [("at", TABLE, 7)]

            await pair(Config(bus=server.address), attack)
            await other.close()

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
