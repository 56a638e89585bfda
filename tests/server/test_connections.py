"""Connections without an account: their cost, their lifetime, and the limit per address."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import uvloop

from pioche.server.identity import token_in
from pioche.server.transport.connections import bound, reset
from tests.server.player import ask, guest
from tests.server.running import server
from tests.server.test_play import run

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]
SLOW_COOKIE = b'x="' + b"\\a" * 14_000 + b'"'  # takes `http.cookies` quadratic time in some Python versions


async def dial(address: str, sent: bytes = b"") -> Pair:
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    return reader, writer


async def rest(reader: asyncio.StreamReader, seconds: float = 30) -> bytes:
    """Everything until the server closes."""
    async with asyncio.timeout(seconds):
        with contextlib.suppress(ConnectionResetError):
            return await reader.read()
    return b""


async def until(true: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.05)


def test_cookies_are_read_in_linear_time(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            began = time.monotonic()
            for _ in range(8):
                async with httpx.AsyncClient(base_url=address) as http:
                    header = (SLOW_COOKIE + b"; pioche=" + cookie.encode()).decode()
                    answer = await http.get("/api/me", headers={"Cookie": header}, timeout=60)
                    assert answer.json() == {"name": "Ada", "face": None}
            assert time.monotonic() - began < 12  # the quadratic parse took longer

    run(body())


def test_our_cookie_among_others() -> None:
    for header in (b"pioche=a.b.c", b"x=1; pioche=a.b.c;y=2", b"a b; [=]; pioche=a.b.c", b"xpioche=1;pioche=a.b.c"):
        assert token_in([(b"cookie", header)]) == "a.b.c"
    for header in (b"", b"pioche", b"xpioche=a.b.c", b"x=pioche=a.b.c"):
        assert token_in([(b"cookie", header)]) is None
    assert token_in([(b"cookie", b"x=1"), (b"cookie", b"pioche=a.b.c")]) == "a.b.c"


def test_heads_are_bounded(tmp_path: Path) -> None:
    """In every form: endless, in one piece, as many small headers, after another request."""
    start = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            for head in (
                start + b"X: " + b"a" * 300_000,
                b"GET /" + b"a" * 300_000,
                start + b"X: " + b"a" * 40_000 + b"\r\n\r\n",
                start + b"X: 1\r\n" * 8_000 + b"\r\n",
                b"POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}" + start + b"X: " + b"a" * 300_000,
            ):
                reader, writer = await dial(address, head)
                ended = await rest(reader)
                assert b" 431 " in ended or not ended  # a client that keeps sending may miss the answer
                writer.close()
            reader, writer = await dial(address, start + b"X: " + b"a" * 33_000 + b"\r\n\r\n")
            assert b" 431 " in await rest(reader)
            writer.close()
            reader, writer = await dial(address, start + b"X: " + b"a" * 20_000 + b"\r\nConnection: close\r\n\r\n")
            assert b" 200 " in await rest(reader)
            writer.close()
            # A long body that comes together with its head does not count as head.
            body = b'{"x":"' + b"a" * 60_000 + b'"}'
            head = b"POST /api/check HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
            reader, writer = await dial(address, head + body)
            assert b" 400 " in await rest(reader)
            writer.close()

    run(body())


def test_requests_have_to_come(tmp_path: Path) -> None:
    """Silent, half a head, half a body, half of a second request: all are closed, and nobody else is affected."""
    begun = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n"
    whole = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", request_timeout=1.0) as (made, address):
            sent = [b"", b"GET / HT", begun, begun + b'\r\n{"name":', whole + b"GET /", whole + begun + b"\r\n{"]
            pairs = [await dial(address, each) for each in sent for _ in range(5)]
            answers = await asyncio.gather(*(rest(reader) for reader, _ in pairs))
            assert [b" 408 " in answer for answer in answers[::5]] == [False, True, True, False, True, False]
            for _, writer in pairs:
                writer.close()
            assert (await ask(address, "", "GET", "/healthz")).status_code == 200
            await until(lambda: not len(made.connections) and not made.connections.http)

    run(body())


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", http_connections_per_address=8) as (made, address):
            pairs = [await dial(address) for _ in range(20)]
            refused = [asyncio.ensure_future(rest(reader)) for reader, _ in pairs]
            await until(lambda: sum(each.done() for each in refused) == 12)
            assert all(b" 429 " in each.result() for each in refused if each.done())
            for _, writer in pairs:
                writer.close()
            await asyncio.gather(*refused)
            await until(lambda: not made.connections.http)
            assert (await ask(address, "", "GET", "/healthz")).status_code == 200

    run(body())


def test_who_takes_no_answers_is_ended(tmp_path: Path) -> None:
    """Many requests whose responses are never read."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", send_timeout=1.0) as (made, address):
            host, _, port = address.removeprefix("http://").partition(":")
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2_048)
            deaf.setblocking(False)
            await asyncio.get_running_loop().sock_connect(deaf, (host, int(port)))
            with contextlib.suppress(BlockingIOError):
                deaf.send(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000)
            await until(lambda: len(made.connections) == 1)
            await until(lambda: len(made.connections) == 0)
            deaf.close()

    run(body())


def test_a_closed_connection_can_be_reset() -> None:
    """uvloop's socket of a closed transport raises ValueError, not OSError."""

    async def body() -> None:
        accepted = asyncio.get_running_loop().create_future()
        listening = await asyncio.start_server(lambda _, writer: accepted.set_result(writer), "127.0.0.1", 0)
        _, client = await asyncio.open_connection(*listening.sockets[0].getsockname())
        transport = (await accepted).transport
        transport.abort()
        try:
            await until(lambda: transport.get_extra_info("socket").fileno() == -1)
            bound(transport)
            reset(transport)
        finally:
            client.close()
            listening.close()

    uvloop.run(body())
