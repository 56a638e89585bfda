"""Bots, absence, pause, clock, spectators: what people do besides moving."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from pioche.server.deals import Honest, verify
from tests.server.player import Player, ask, guest, make_table, seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, run


async def with_bots(address: str, bots: int, **settings: object) -> Player:
    """One person and some bots, dealt."""
    cookie = await guest(address, "Ada")
    table = await make_table(address, cookie, players=1 + bots, **settings)
    ada = Player(address, cookie, table)
    await ada.connect()
    for seat in range(1, 1 + bots):
        await ada.do("bot", seat=seat)
    await start([ada])
    return ada


def test_against_bots(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada = await with_bots(address, 3, options={"rounds_to_win": "1"})
            await ada.play()
            assert ada.state["table"]["winners"]
            rows = await made.store.log.read(ada.table)
            assert any(row.key == "~bot" for row in rows)
            await ada.close()

    run(body())


def test_the_tile_game(tmp_path: Path) -> None:
    """Bots and an autopilot play a whole match; the export is honest; nobody sees another rack."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada = await with_bots(address, 2, edition="rummy/en", options={"rounds_to_win": "1"})
            await ada.do("away")
            watcher = Player(address, await guest(address, "W"), ada.table)
            await watcher.connect()
            while ada.status != "over":
                await ada.hear()
            while watcher.status != "over":
                await watcher.hear()
                assert watcher.state["round"]["rack"] == []
            assert ada.state["table"]["winners"]
            export = await ask(address, ada.cookie, "GET", f"/api/tables/{ada.table}/export")
            assert isinstance(verify(export.text), Honest)
            await close_all([ada, watcher])

    run(body())


def test_the_clock(tmp_path: Path) -> None:
    """Who does not move in time draws; the server keeps the time and says when it is up."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off"}, clock=15)
            await start(players)
            table = made.house.tables[players[0].table]
            assert players[0].state["deadline"] == table.state.turn_since + 15_000
            turn = table.state.match.turn() if table.state.match else None
            table.state.turn_since -= 15_000  # as if the time had passed
            table._wake(0)
            update = await players[0].until("update")
            rows = await made.store.log.read(players[0].table)
            assert rows[-1].key == "~clock"
            assert rows[-1].seat == turn
            assert update["deadline"] == update["at"] + 15_000
            await close_all(players)

    run(body())


def test_lost_away_gone_and_back(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 3, options={"target": "2000"})
            await start(players)
            ada, bob, eve = players
            await eve.close()
            seen: list[str] = []
            task = asyncio.create_task(bob.play(until="nothing"))
            while not seen or seen[-1] != "gone":
                await ada.hear()
                choice = ada.choice()
                if choice is not None:
                    await ada.intend("act", seq=ada.seq, action=choice)
                presence = ada.state["table"]["seats"][2]["presence"]
                if not seen or seen[-1] != presence:
                    seen.append(presence)
            assert seen == ["here", "lost", "away", "gone"]
            rows = await made.store.log.read(ada.table)
            assert any(row.key == "~auto" and row.seat == 2 for row in rows)
            assert (await ada.do("decide", about=1, choice="bot"))["code"] == "seat-not-gone"
            await eve.connect()
            while eve.state["table"]["seats"][2]["presence"] != "here":
                await eve.hear()
            task.cancel()
            await close_all(players)

    run(body())


def test_the_table_decides_on_a_seat(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", bot_pause=5.0) as (_, address):
            players = await seat_all(address, 3)
            await start(players)
            ada, bob, eve = players
            await eve.close()
            while ada.state["table"]["seats"][2]["presence"] != "gone":
                await ada.hear()
            await ada.do("decide", about=2, choice="bot")
            while bob.state["table"]["seats"][2]["presence"] != "gone":
                await bob.hear()
            await bob.do("decide", about=2, choice="bot")
            assert bob.state["table"]["seats"][2]["kind"] == "bot"
            await eve.connect()
            assert eve.seat is None
            await close_all(players)

    run(body())


def test_pause_by_consent(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off"})
            await start(players)
            ada, bob = players
            await ada.do("pause")
            assert not ada.state["table"]["paused"]
            await bob.do("pause")
            assert bob.state["table"]["paused"]
            assert bob.state["offers"] == []
            mover = next(player for player in players if player.state["round"]["turn"] == player.seat)
            assert (await mover.do("act", seq=mover.seq, action="draw"))["code"] == "table-paused"
            await bob.do("resume")
            assert (await mover.do("act", seq=mover.seq, action="draw"))["is"] == "update"
            assert not bob.state["table"]["paused"]
            await close_all(players)

    run(body())


def test_autopilot_by_choice(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada = await with_bots(address, 2, options={"rounds_to_win": "1"})
            await ada.do("away")
            while ada.status != "over":
                await ada.hear()
            rows = await made.store.log.read(ada.table)
            assert any(row.key == "~auto" for row in rows)
            assert (await ada.do("back"))["is"] == "update"
            await ada.close()

    run(body())


def test_spectators_come_later_where_that_is_agreed(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off"}, delay=1)
            await start(players)
            watcher = Player(address, await guest(address, "W"), players[0].table)
            connecting = asyncio.create_task(watcher.connect())
            mover = next(player for player in players if player.state["round"]["turn"] == player.seat)
            await mover.do("act", seq=mover.seq, action=mover.choice())
            await connecting
            assert (watcher.seq or 0) < (mover.seq or 0)
            while (watcher.seq or 0) < (mover.seq or 0):
                await watcher.hear()
            assert watcher.state["round"]["hand"] == []
            await close_all([*players, watcher])

    run(body())


def test_tables_that_want_no_spectators(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off"}, watch=False)
            await start(players)
            watcher = Player(address, await guest(address, "W"), players[0].table)
            with contextlib.suppress(ConnectionClosed):
                await watcher.connect()
            assert watcher.heard[-1] == {"is": "bye", "code": "no-watching", "again": False}
            await close_all(players)

    run(body())
