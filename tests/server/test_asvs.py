"""What docs/security.md says of single requirements of the ASVS, where no other test shows it."""

from __future__ import annotations

import asyncio
import secrets
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.player import ask, guest, seat_all, start
from tests.server.running import server
from tests.server.services import Nats, Postgres
from tests.server.test_play import run

PATHS = ("/", "/new", "/t/000000000000", "/api/games", "/api/tables/000000000000", "/nothing", "/healthz")


def test_headers_of_every_response(tmp_path: Path) -> None:
    """3.2.1, 3.4.2 to 3.4.6, 3.7.2, 4.1.1."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address), httpx.AsyncClient() as client:
            for path in PATHS:
                answer = await client.get(f"{address}{path}", headers={"origin": "https://evil.example"})
                policy = answer.headers["content-security-policy"].split("; ")
                assert {"default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"} <= set(policy), path
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert not [name for name in answer.headers if name.startswith("access-control-")]
                assert not answer.is_redirect
                kind = answer.headers["content-type"]
                assert kind.startswith("application/json") or "charset=utf-8" in kind, (path, kind)

    run(body())


@pytest.mark.parametrize("method", ["TRACE", "PUT", "PATCH", "DELETE", "CONNECT", "PROPFIND"])
def test_methods_that_there_are_not(tmp_path: Path, method: str) -> None:
    """13.4.4: whatever they are sent to, they are refused and echo nothing."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address), httpx.AsyncClient() as client:
            for path in ("/", "/api/games", "/healthz"):
                answer = await client.request(method, f"{address}{path}", headers={"x-echo": "tell-tale"})
                assert answer.status_code in (400, 403, 404, 405), (method, path)
                assert "tell-tale" not in answer.text

    run(body())


def test_only_the_built_page_is_served(tmp_path: Path) -> None:
    """5.3.2, 13.4.1, 13.4.3, 15.2.3: no listings, no sources, no way out of the folder."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address), httpx.AsyncClient() as client:
            await guest(address, "Ada")
            page = (await client.get(f"{address}/")).text
            for path in (
                "/assets/",
                "/.git/config",
                "/pyproject.toml",
                "/t.sqlite",
                "/cli.py",
                "/assets/../../cli.py",
                "/assets/%2e%2e/%2e%2e/cli.py",
                "/assets/..%2f..%2fcli.py",
                "//etc/passwd",
            ):
                answer = await client.get(f"{address}{path}")
                # An unknown path of the page is answered with the page itself, or not at all.
                assert answer.status_code in (400, 404) or answer.text == page, path

    run(body())


Contacted = list[tuple[str, object]]
_listeners: list[Contacted] = []
_KINDS = {socket.SOCK_STREAM: "stream", socket.SOCK_DGRAM: "datagram"}


def _hear(event: str, arguments: tuple[object, ...]) -> None:
    """Python tells of every connection, datagram and name that this process asks for."""
    if _listeners and event in ("socket.connect", "socket.sendto", "socket.sendmsg", "socket.getaddrinfo"):
        if event == "socket.getaddrinfo":
            _listeners[0].append(("name", arguments[0]))
        else:
            made = arguments[0]
            assert isinstance(made, socket.socket)
            _listeners[0].append((_KINDS.get(made.type, "other") + event.removeprefix("socket"), arguments[1]))


@contextmanager
def contacted() -> Iterator[Contacted]:
    if not _listeners:
        sys.addaudithook(_hear)  # for good: it is idle while nobody listens
    found: Contacted = []
    _listeners.insert(0, found)
    try:
        yield found
    finally:
        _listeners.remove(found)


@pytest.mark.services
def test_no_other_address_is_contacted() -> None:
    """13.2.4, 13.2.5: a match with everything that a server does, and whom it talks to meanwhile."""

    async def body(database: str, bus: str, folder: str) -> None:
        with contacted() as found:
            async with server(database, bus=bus) as (_, address):
                players = await seat_all(address, 2, options={"advice_penalty": "off", "target": "20"})
                await start(players)
                await asyncio.gather(*(player.play() for player in players))
                table, cookie = players[0].table, players[0].cookie
                for path in ("/", "/readyz", "/api/lobby", "/api/me/tables", f"/api/tables/{table}/export"):
                    await ask(address, cookie, "GET", path)
                await ask(address, cookie, "GET", f"/api/tables/{table}/qr")
                for player in players:
                    await player.close()
                await ask(address, cookie, "DELETE", "/api/me")
        own, nats = urlsplit(address), urlsplit(bus)
        allowed: set[tuple[str, object]] = {("stream.connect", ("127.0.0.1", port)) for port in (own.port, nats.port)}
        allowed |= {("name", "127.0.0.1")}
        # Asks the routing table for this machine's own address; connecting a datagram socket sends nothing.
        allowed |= {("datagram.connect", ("192.0.2.1", 9))}
        others = {each for each in found if each not in allowed and not str(each[1]).startswith(folder)}
        assert others == set()
        assert any(str(each[1]).startswith(folder) for each in found), "the database"
        assert ("stream.connect", ("127.0.0.1", nats.port)) in found

    with Postgres() as postgres, Nats() as bus:
        database = postgres.fresh(f"t{secrets.token_hex(4)}")
        run(body(database, bus.address, database.partition("host=")[2]))


def test_strict_transport_security(tmp_path: Path) -> None:
    """3.4.1: a year, and for subdomains too if they are ours to force."""

    async def body() -> None:
        for subdomains in (False, True):
            config = {"secure_cookies": True, "hsts_subdomains": subdomains}
            async with (
                server(tmp_path / f"{subdomains}.sqlite", **config) as (_, address),
                httpx.AsyncClient() as client,
            ):
                for path in PATHS:
                    sent = (await client.get(f"{address}{path}")).headers["strict-transport-security"]
                    assert sent == "max-age=31536000" + ("; includeSubDomains" if subdomains else "")

    run(body())
