"""Cookies: secure ones, new ones for old, and forgetting a device everywhere at once."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pioche.server import identity
from pioche.server.identity import token_in
from tests.server.player import Player, ask, guest, make_table, seat_all, start
from tests.server.running import Process, noted, server
from tests.server.services import Nats, Postgres, free_port
from tests.server.test_company import rest
from tests.server.test_play import close_all, run


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


def test_secure_cookies(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            old = await guest(address, "Ada")
        async with server(tmp_path / "t.sqlite", secure_cookies=True) as (_, address):
            async with httpx.AsyncClient(base_url=address) as http:
                answer = await http.post("/api/guest", json={"name": "Bob"})
                assert answer.headers["strict-transport-security"] == "max-age=31536000"
                header = answer.headers["set-cookie"]
                assert header.startswith("__Host-pioche=")
                for part in ("secure", "httponly", "path=/"):
                    assert part in header.lower()
                assert "domain" not in header.lower()
            # A guest from before https keeps their identity, under the new name.
            answer = await ask(address, old, "GET", "/api/me")
            assert answer.json() == {"name": "Ada", "face": None}
            assert answer.headers["set-cookie"].startswith(f"__Host-pioche={old};")

    run(body())


def test_the_cookie_that_others_cannot_set_comes_first() -> None:
    for header in (b"pioche=x; __Host-pioche=a.b.c", b"__Host-pioche=a.b.c; pioche=x"):
        assert token_in([(b"cookie", header)]) == "a.b.c"


def test_an_old_token_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identity, "_FRESH", 0.0)
    monkeypatch.setattr(identity, "_OVERLAP", -1)

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", rotate_after=30.0) as (_, address):
            old = await guest(address, "Ada")
            assert "set-cookie" not in (await ask(address, old, "GET", "/api/me")).headers
            with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite")) as database, database:
                database.execute("UPDATE devices SET made_at = made_at - 31 * 86400000")
            # Programs that keep their token get no cookie.
            async with httpx.AsyncClient(base_url=address) as http:
                told = await http.get("/api/me", headers={"Authorization": f"Bearer {old}"})
                assert (told.json(), "set-cookie" in told.headers) == ({"name": "Ada", "face": None}, False)
            answer = await ask(address, old, "GET", "/api/me")
            new = answer.cookies["pioche"]
            assert new != old
            assert "set-cookie" not in (await ask(address, old, "GET", "/api/me")).headers, "one at a time"
            # The old one works until the new one is used.
            assert (await ask(address, old, "GET", "/api/me")).json() == {"name": "Ada", "face": None}
            assert (await ask(address, new, "GET", "/api/me")).json() == {"name": "Ada", "face": None}
            assert (await ask(address, old, "GET", "/api/me")).json() == {"name": None, "face": None}
            assert (await ask(address, new, "GET", "/api/me")).json() == {"name": "Ada", "face": None}

    run(body())


def test_forgetting_a_device(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 3)
            await start(players)
            other = await make_table(address, players[1].cookie, players=3, public=True)
            await noted(made)
            answer = await ask(address, players[1].cookie, "DELETE", "/api/me")
            assert answer.status_code == 204
            assert "max-age=0" in answer.headers["set-cookie"].lower()
            heard, code = await rest(players[1])
            assert (heard[-1], code) == ({"is": "bye", "code": "no-guest", "again": False}, 4404)
            while players[0].state["table"]["seats"][1]["kind"] != "bot":
                await players[0].hear()
            assert players[0].state["table"]["seats"][1]["name"] == "?"
            bob = await guest(address, "Bob")
            assert (await ask(address, bob, "GET", f"/api/tables/{other}")).json()["taken"] == 0
            with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite")) as database:
                names = [name for (name,) in database.execute("SELECT name FROM people ORDER BY name")]
                assert names == ["Bob", "P0", "P2"]
                assert database.execute("SELECT count(*) FROM devices").fetchone() == (3,)
            await close_all([players[0], players[2]])

    run(body())


@pytest.mark.services
def test_other_processes_forget_at_once(postgres: Postgres) -> None:
    """Not only when their cache of a minute has expired."""

    async def body() -> None:
        with Nats() as nats:
            database = postgres.fresh("forgetting")
            processes = [Process(database, free_port(), nats.address) for _ in range(2)]
            for process in processes:
                await process.start()
            one, two = (process.address for process in processes)
            cookie = await guest(one, "Ada")
            player = Player(two, cookie, await make_table(one, cookie, players=3))
            await player.connect()
            assert (await ask(two, cookie, "GET", "/api/me")).json() == {"name": "Ada", "face": None}
            assert (await ask(one, cookie, "DELETE", "/api/me")).status_code == 204
            heard, code = await rest(player)
            assert (heard[-1]["is"], code) == ("bye", 4404)
            assert (await ask(two, cookie, "GET", "/api/me")).json() == {"name": None, "face": None}
            for process in processes:
                assert process.terminate() == 0

    run(body(), 200)
