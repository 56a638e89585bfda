"""Clients whose messages cost the server more than themselves, or that never read what they are sent."""

from __future__ import annotations

import asyncio
import contextlib
import select
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.player import Player, guest, make_table
from tests.server.running import server
from tests.server.test_connections import dial, until
from tests.server.test_malformed import HELLO, RESYNC, frame
from tests.server.test_play import close_all, run

PING, PONG, BEGUN, MORE = frame(b"", 0x89), frame(b"", 0x8A), frame(b"", 0x01), frame(b"", 0x00)
MOST = 60  # the burst that the server accepts


async def shake(address: str, cookie: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    head = f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nCookie: pioche={cookie}\r\n\r\n"
    reader, writer = await dial(address, head.encode())
    return reader, writer


@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("flood", [PING * 50_000, PONG * 50_000, BEGUN + MORE * 50_000])
def test_frames_that_are_no_messages_are_counted(tmp_path: Path, flood: bytes, early: bool) -> None:
    """Control frames and fragments: some are answered, then the connection is closed; also before the handshake."""

    async def body() -> None:
        limits = {"message_rate": 1.0, "message_burst": float(MOST), "ping_every": 1_000.0}
        async with server(tmp_path / "t.sqlite", **limits) as (_, address):
            cookie = await guest(address, "H")
            table = await make_table(address, cookie, players=3)
            reader, writer = await shake(address, cookie, table)
            if not early:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(HELLO + RESYNC)
            writer.write(flood)
            heard = b""
            async with asyncio.timeout(60):
                with contextlib.suppress(ConnectionError):
                    while more := await reader.read(65_536):
                        heard += more
            assert heard.count(b"\x8a\x00") < 2 * MOST
            writer.close()
            again = Player(address, cookie, table)
            await again.connect()
            assert (await again.do("say", text="still here"))["is"] == "update"
            await again.close()

    run(body())


def test_slow_readers_are_reset(tmp_path: Path) -> None:
    """Nothing stays open for a client that never reads, and until it is closed it counts."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", connection_queue=5, connections_per_address=4) as (made, address):
            cookie = await guest(address, "H")
            table = await make_table(address, cookie, players=3)
            slow = [Player(address, cookie, table) for _ in range(3)]
            for each in slow:
                await each.connect(buffer=2_048)
                assert each.socket is not None
                each.socket.transport.pause_reading()
            assert made.connections.websockets["127.0.0.1"] == 3
            for each in slow:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(30_000):
                        await each.send({"do": "resync", "seq": 0})
                        await asyncio.sleep(0)
                        if _gone(each):
                            break
                await until(lambda each=each: _gone(each))  # type: ignore[misc]
            await until(lambda: not made.connections.websockets)
            player = Player(address, cookie, table)
            await player.connect()
            assert (await player.do("say", text="still here"))["is"] == "update"
            for each in slow:
                assert each.socket is not None
                each.socket.transport.abort()
            await close_all([player])

    run(body())


def _gone(player: Player) -> bool:
    """Has the server closed the connection? Checked in the kernel, because nothing is read."""
    assert player.socket is not None
    found = player.socket.transport.get_extra_info("socket")
    if found is None or found.fileno() < 0:
        return True
    poll = select.poll()
    poll.register(found.fileno(), 0)
    return any(events & (select.POLLHUP | select.POLLERR) for _, events in poll.poll(0))


def test_connections_are_counted_before_anything_is_waited_for(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", connections_per_address=5) as (_, address):
            cookie = await guest(address, "H")
            table = await make_table(address, cookie, players=3)
            uri = f"{address.replace('http', 'ws', 1)}/ws/{table}"
            headers = {"Cookie": f"pioche={cookie}"}
            dialled = [connect(uri, additional_headers=headers) for _ in range(40)]
            came = await asyncio.gather(*dialled, return_exceptions=True)
            accepted = [each for each in came if not isinstance(each, BaseException)]
            assert len(accepted) == 5
            assert all(isinstance(each, InvalidStatus) for each in came if isinstance(each, BaseException))
            for each in accepted:
                await each.close()

    run(body())


def test_handshakes_have_a_rate(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", request_rate=0.001, request_burst=10.0) as (_, address):
            cookie = await guest(address, "H")
            table = await make_table(address, cookie, players=3)
            uri = f"{address.replace('http', 'ws', 1)}/ws/{table}"
            accepted = 0
            for _ in range(15):
                with contextlib.suppress(InvalidStatus):
                    async with connect(uri, additional_headers={"Cookie": f"pioche={cookie}"}):
                        accepted += 1
            assert accepted == 10

    run(body())
