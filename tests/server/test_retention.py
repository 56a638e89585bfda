"""How much strangers can leave behind, and for how long."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

from pioche.server.app import Server
from pioche.server.config import Config
from pioche.server.live.retention import tidy
from pioche.store.people import DAY
from tests.server.player import Player, ask, guest, make_table, seat_all, start
from tests.server.running import noted, server
from tests.server.test_play import close_all, run

SHORT = {"target": "20", "advice_penalty": "off"}


def test_guests_and_tables_per_address(tmp_path: Path) -> None:
    async def body() -> None:
        limits = {"guest_rate": 0.0001, "guest_burst": 2.0, "table_rate": 0.0001, "table_burst": 3.0}
        async with server(tmp_path / "t.sqlite", **limits) as (_, address):
            ada, bob = await guest(address, "Ada"), await guest(address, "Bob")
            third = await ask(address, "", "POST", "/api/guest", {"name": "Eve"})
            assert (third.status_code, third.json()["code"]) == (429, "too-fast")
            assert (await ask(address, ada, "POST", "/api/guest", {"name": "Ada L."})).status_code == 200
            for cookie in (ada, bob, ada):
                await make_table(address, cookie, players=3)
            fourth = await ask(address, bob, "POST", "/api/tables", {"players": 3})
            assert (fourth.status_code, fourth.json()["code"]) == (429, "too-fast")

    run(body())


def test_many_tables_of_one_address_in_the_lobby(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", lobby_per_address=2, lobby_hours=1.0) as (made, address):
            cookie = await guest(address, "Ada")
            for number in range(5):
                await make_table(address, cookie, players=3, public=True, title=f"T{number}")
            me = await made.identities.recognise(cookie)
            assert me is not None
            settings = next(iter(made.live.tables.values())).state.settings
            assert isinstance(await made.live.make(me.person_id, "Ada", settings, "192.0.2.1"), str)

            async def shown() -> list[str]:
                return [row["title"] for row in (await ask(address, cookie, "GET", "/api/tables")).json()]

            assert await shown() == ["T0", "T1", "T0"]
            with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite")) as database, database:
                rows = str(database.execute("SELECT * FROM tables").fetchall())
                assert "127.0.0.1" not in rows
                assert "192.0.2.1" not in rows
                database.execute("UPDATE tables SET changed_at = changed_at - 4000000 WHERE title = 'T1'")
            assert await shown() == ["T0", "T2", "T0"], "the next one takes its place"

    run(body())


async def tidied(made: Server, **settings: float) -> tuple[int, int, int]:
    """Tidy up as if ten days had passed."""
    now = max(table.state.at for table in made.live.tables.values()) + 10 * DAY
    off = {"archive_after": 0.0, "remove_after": 0.0, "forget_guests_after": 0.0}
    return await tidy(made.store, Config(**{**off, **settings}), made.live.unload, now)  # type: ignore[arg-type]


def test_a_finished_table_is_archived_and_played_at_again(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, options=SHORT)
            await start(players)
            await asyncio.gather(*(player.play() for player in players))
            await noted(made)
            table = players[0].table
            before = (await ask(address, players[0].cookie, "GET", f"/api/tables/{table}/export")).text
            assert await tidied(made, archive_after=9.0) == (1, 0, 0)
            assert await tidied(made, archive_after=9.0) == (0, 0, 0)
            # Whoever is connected plays on.
            for player in players:
                await player.intend("want")
            while players[0].state["table"]["match"] != 2:
                await players[0].hear()
            await close_all(players)
            # And it can be loaded again.
            while not made.live.unload(table):
                await asyncio.sleep(0.01)
            assert (await ask(address, players[0].cookie, "GET", f"/api/tables/{table}")).json()["status"] != "over"
            with contextlib.closing(sqlite3.connect(tmp_path / "t.sqlite")) as database:
                seq, size = database.execute("SELECT seq, length(entries) FROM archives").fetchone()
                assert database.execute("SELECT min(seq) FROM log").fetchone() == (seq + 1,)
            assert size < len(before)

    run(body(), 240)


def test_old_tables_and_guests_are_removed(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada, bob = await guest(address, "Ada"), await guest(address, "Bob")
            old, watched = await make_table(address, ada, players=3), await make_table(address, ada, players=3)
            player = Player(address, ada, watched)
            await player.connect()
            assert await tidied(made, remove_after=11.0) == (0, 0, 0)
            assert await tidied(made, remove_after=9.0) == (0, 1, 0), "nobody loses the table at which they are"
            missing = await ask(address, bob, "GET", f"/api/tables/{old}")
            assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")
            assert (await ask(address, bob, "GET", f"/api/tables/{watched}")).status_code == 200
            assert await tidied(made, forget_guests_after=11.0) == (0, 0, 0)
            assert await tidied(made, forget_guests_after=9.0) == (0, 0, 2)
            await player.close()

    run(body())
