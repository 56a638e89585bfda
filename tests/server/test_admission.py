"""Who gets in, under which name, through which proxy, and what strangers may ask."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sqlite3
import stat
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from pioche.server.config import Config, load
from pioche.server.http import invitations
from pioche.server.transport.connections import RESERVED_FILES, connections_by_files
from pioche.store.store import open_store
from tests.server.player import ask, guest, make_table
from tests.server.running import Process, server
from tests.server.services import free_port
from tests.server.test_connections import dial, rest, until
from tests.server.test_play import run

TOKEN = "0123456789" * 2


def test_connections_over_all_addresses(tmp_path: Path) -> None:
    """Many addresses together cannot take all files: further connections are refused with an answer."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", connections=8, trusted_proxies=("192.0.2.1",)) as (made, address):
            held = [await dial(address) for _ in range(8)]
            await until(lambda: len(made.connections) == 8)
            reader, late = await dial(address)
            refused = await rest(reader)
            late.close()
            assert b" 503 " in refused.splitlines()[0]
            assert b"server-full" in refused
            for _, writer in held:
                writer.close()
            await until(lambda: not len(made.connections))
            assert (await ask(address, "", "GET", "/healthz")).status_code == 200

    run(body())


def test_connections_leave_files_for_the_rest() -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert connections_by_files() <= max(soft - RESERVED_FILES, soft // 2, 16)


def test_foreign_names(tmp_path: Path) -> None:
    """DNS rebinding: a foreign site has pointed its name at this server."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", hosts=("games.example",)) as (_, address):
            cookie = await guest(address, "Ada")
            table = await make_table(address, cookie, players=3)
            port = address.rpartition(":")[2]
            async with httpx.AsyncClient(base_url=address, cookies={"pioche": cookie}) as http:
                for host in (f"localhost:{port}", "games.example", "192.168.1.2:8674", "laptop.local"):
                    assert (await http.get("/api/me", headers={"Host": host})).json() == {"name": "Ada", "face": None}
                evil = {"Host": f"evil.example:{port}", "Accept-Language": "fr-LU, de"}
                refused = await http.get("/api/me", headers=evil)
                assert (refused.status_code, refused.json()["code"]) == (421, "host-unknown")
                assert refused.json()["args"] == {"host": "evil.example"}
                page = await http.get("/", headers=evil)
                assert page.status_code == 421
                assert page.headers["content-type"] == "text/plain; charset=utf-8"
                assert page.text.startswith("Ce serveur ne se connaît pas sous le nom evil.example.")
                assert (await http.get("/healthz", headers=evil)).status_code == 200
            for host, status in ((address.removeprefix("http://"), b"101"), ("evil.example", b"403")):
                lines = [
                    f"GET /ws/{table} HTTP/1.1",
                    f"Host: {host}",
                    f"Origin: http://{host}",
                    f"Cookie: pioche={cookie}",
                    "Connection: Upgrade",
                    "Upgrade: websocket",
                    "Sec-WebSocket-Version: 13",
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                ]
                reader, writer = await dial(address, "\r\n".join([*lines, "", ""]).encode())
                assert (await reader.readline()).split()[1] == status
                writer.close()

    run(body())


def test_behind_a_trusted_proxy(tmp_path: Path) -> None:
    """Limits are those of the clients, not of the proxy; without trust the header changes nothing."""

    async def asked(address: str, client: str) -> int:
        async with httpx.AsyncClient(base_url=address) as http:
            return (await http.get("/api/me", headers={"X-Forwarded-For": client})).status_code

    async def body() -> None:
        changes = {"request_rate": 0.001, "request_burst": 2.0, "http_connections_per_address": 1}
        async with server(tmp_path / "t.sqlite", trusted_proxies=("127.0.0.0/8",), **changes) as (_, address):
            held = [await dial(address) for _ in range(4)]  # more than one address may have
            assert [await asked(address, "192.0.2.1") for _ in range(3)] == [200, 200, 429]
            assert await asked(address, "192.0.2.2") == 200
            assert await asked(address, "2001:db8::1") == 200
            assert await asked(address, "2001:db8::2") == 200
            assert await asked(address, "2001:db8::3") == 429  # the same customer
            for _, writer in held:
                writer.close()
        changes["http_connections_per_address"] = 10
        async with server(tmp_path / "u.sqlite", **changes) as (_, address):
            assert [await asked(address, f"192.0.2.{number}") for number in range(3)] == [200, 200, 429]

    run(body())


def test_health_is_not_rate_limited(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", request_rate=0.001, request_burst=1.0) as (_, address):
            for path in ("/healthz", "/readyz"):
                assert {(await ask(address, "", "GET", path)).status_code for _ in range(5)} == {200}
            assert [(await ask(address, "", "GET", "/api/me")).status_code for _ in range(2)] == [200, 429]

    run(body())


def test_readiness_needs_a_write(tmp_path: Path) -> None:
    """A database that can be read and not written: a full disk, simulated by a trigger."""

    async def body() -> None:
        store = await open_store(str(tmp_path / "t.sqlite"))
        assert await store.ready()
        async with store.writing() as connection:
            await connection.execute(text("CREATE TRIGGER t BEFORE INSERT ON log BEGIN SELECT RAISE(FAIL, 'x'); END"))
        assert not await store.ready()
        async with store.writing() as connection:
            await connection.execute(text("DROP TRIGGER t"))
        assert await store.ready()
        async with store.reading() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM log"))).scalar_one() == 0
        await store.close()

    run(body())


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_the_database_is_private(tmp_path: Path) -> None:
    def mode(name: str) -> int:
        return stat.S_IMODE((tmp_path / name).stat().st_mode)

    async def opened(name: str) -> None:
        await (await open_store(str(tmp_path / name))).close()

    before = os.umask(0o022)
    try:
        asyncio.run(opened("new.sqlite"))
        assert mode("new.sqlite") == 0o600
        (tmp_path / "old.sqlite").touch()
        (tmp_path / "old.sqlite").chmod(0o644)
        asyncio.run(opened("old.sqlite"))
        assert mode("old.sqlite") == 0o640  # the group may make backups
    finally:
        os.umask(before)


def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    async def asked(address: str, **headers: str) -> int:
        async with httpx.AsyncClient(base_url=address) as http:
            return (await http.get("/metrics", headers=headers)).status_code

    async def body() -> None:
        proxied = {"X-Forwarded-For": "192.0.2.1"}
        async with server(tmp_path / "t.sqlite") as (_, address):
            assert await asked(address) == 200
            assert await asked(address, **proxied) == 404  # a proxy on this machine
        async with server(tmp_path / "t.sqlite", trusted_proxies=("127.0.0.1",)) as (_, address):
            assert await asked(address, **proxied) == 404
        async with server(tmp_path / "t.sqlite", metrics_token=TOKEN) as (_, address):
            assert await asked(address) == 404
            assert await asked(address, Authorization=f"Bearer {TOKEN}X") == 404
            assert await asked(address, Authorization=f"Bearer {TOKEN}", **proxied) == 200

    run(body())


def test_private_answers_are_not_stored(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            table = await make_table(address, cookie, players=3)
            for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}/export", "/api/nothing", "/metrics"):
                assert (await ask(address, cookie, "GET", path)).headers["cache-control"] == "no-store"
            answer = await ask(address, cookie, "GET", "/")
            assert answer.headers["cache-control"] == "no-cache"
            assert "strict-transport-security" not in answer.headers

    run(body())


def test_qr_codes_are_bounded(tmp_path: Path) -> None:
    """Only of tables that exist, only with a name of ours, and drawn once."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            table = await make_table(address, await guest(address, "Ada"), players=3)
            for path in ("qr.svg", "invitation"):
                missing = await ask(address, "", "GET", f"/api/tables/000000000000/{path}")
                assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")
            async with httpx.AsyncClient(base_url=address) as http:
                for length in (300, 2_300, 2_900):
                    long = await http.get(f"/api/tables/{table}/qr.svg", headers={"Host": "x" * length})
                    assert (long.status_code, long.json()["code"]) == (421, "host-unknown")
            invitations.qr_code.cache_clear()
            for _ in range(3):
                assert (await ask(address, "", "GET", f"/api/tables/{table}/qr.svg")).status_code == 200
            assert (invitations.qr_code.cache_info().misses, invitations.qr_code.cache_info().hits) == (1, 2)

    run(body())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("database", ":memory:"),
        ("database", "sqlite:///:memory:"),
        ("database", "file:x?mode=memory"),
        ("database", ""),
        ("trusted_proxies", "proxy.example"),
        ("trusted_proxies", "10.0.0.0/99"),
        ("hosts", "http://games.example"),
        ("hosts", "games.example:80"),
        ("metrics_token", "short"),
        ("bus_user", "ann"),
        ("bus_certificate", "/nowhere"),
        ("bus_ca", "/nowhere"),
        ("chat_burst", "0"),
        ("archive_after", "0.001"),
        ("remove_after", "-1"),
        ("connections", "-1"),
        ("lobby_per_address", "0"),
    ],
)
def test_settings_that_are_refused(name: str, value: str) -> None:
    with pytest.raises(ValueError, match=name):
        load(None, {f"PIOCHE_{name.upper()}": value})


def test_settings_for_a_proxy() -> None:
    made = load(None, {"PIOCHE_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8", "PIOCHE_HOSTS": "games.example"})
    assert made == Config(trusted_proxies=("127.0.0.1", "10.0.0.0/8"), hosts=("games.example",))


def test_nobody_reads_the_pipe(tmp_path: Path) -> None:
    """Standard output is a pipe that nobody reads and that is full: the server goes on."""

    async def body() -> None:
        process = Process(str(tmp_path / "t.sqlite"), free_port(), log="debug")
        await process.start()
        assert process.process is not None
        assert process.process.stdout is not None
        # Fill the pipe through the server's own descriptor, as other processes with this output would.
        with Path(f"/proc/{process.process.pid}/fd/1").open("wb", buffering=0) as pipe:
            os.set_blocking(pipe.fileno(), False)
            with contextlib.suppress(BlockingIOError):
                while pipe.write(b"x" * 65_536):
                    pass
        cookie = await guest(process.address, "Ada")
        # Each mistake is a log line: somebody has damaged the presets.
        await _damage(tmp_path / "t.sqlite")
        for _ in range(5):
            assert (await ask(process.address, cookie, "GET", "/api/me/presets")).status_code == 500
        assert process.terminate() == 0

    run(body(), 120)


async def _damage(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO presets SELECT person_id, 'mine', '{' FROM people")
