"""Bots, absence, pause, clock, spectators: what people do besides moving."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from pioche.bots.levels import LEVELS
from pioche.classic.game import GAME as CLASSIC
from pioche.rummy import editions
from pioche.rummy.game import GAME as RUMMY
from pioche.server.config import Config
from pioche.server.table import log_actions, timers
from pioche.server.table.deals import Honest, verify
from pioche.server.table.log_actions import LogAction, Settings
from pioche.server.table.match import TableMatch
from pioche.server.table.plans import Plan
from pioche.server.table.seats import Seat
from pioche.server.table.state import TableState
from pioche.server.thinking.workers import TooBusy
from pioche.store.entry import Entry
from tests.server.player import Player, ask, guest, make_table, seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, run


async def with_bots(address: str, bots: int, levels: tuple[str, ...] = ("beginner",), **settings: object) -> Player:
    """One person and some bots, dealt."""
    cookie = await guest(address, "Ada")
    table = await make_table(address, cookie, players=1 + bots, **settings)
    ada = Player(address, cookie, table)
    await ada.connect()
    for seat in range(1, 1 + bots):
        await ada.do("bot", seat=seat, level=levels[(seat - 1) % len(levels)])
    await start([ada])
    return ada


def test_against_bots(tmp_path: Path) -> None:
    """One bot of each level; the levels are public."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada = await with_bots(address, 4, LEVELS, options={"rounds_to_win": "1"})
            assert [seat["level"] for seat in ada.state["table"]["seats"]] == ["", *LEVELS]
            await ada.play()
            assert ada.state["table"]["winners"]
            rows = await made.store.log.read(ada.table)
            assert {row.seat for row in rows if row.key == "~bot"} == {1, 2, 3, 4}
            await ada.close()

    run(body())


def test_bots_that_there_are_not(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            cookie = await guest(address, "Ada")
            ada = Player(address, cookie, await make_table(address, cookie, players=3))
            await ada.connect()
            assert (await ada.do("bot", seat=1, level="genius"))["code"] == "no-such-level"
            assert (await ada.do("bot", seat=1))["is"] == "update"
            assert ada.state["table"]["seats"][1]["level"] == "casual"
            await ada.close()

    run(body())


def test_a_bot_of_the_host(tmp_path: Path) -> None:
    """A host's file plays; one that crashes and one that makes illegal moves do not block the table."""
    illegal = "from pioche.classic.actions import Draw\n\ndef act(view, legal):\n    return Draw(view.seat)\n"
    (tmp_path / "thief.py").write_text(illegal)
    (tmp_path / "my_bot.py").write_text("def act(view, legal):\n    return legal[-1]\n")
    (tmp_path / "sorry.py").write_text("def act(view, legal):\n    raise RuntimeError('no idea')\n")

    async def body() -> None:
        files = tuple(str(tmp_path / f"{name}.py") for name in ("my_bot", "sorry", "thief"))
        async with server(tmp_path / "t.sqlite", bots=files) as (made, address):
            games = (await ask(address, "", "GET", "/api/games")).json()
            assert games[0]["bots"] == ["my_bot", "sorry", "thief"]
            # Few cards: with two bots that only draw, a round of seven cards can take very long.
            options = {"rounds_to_win": "1", "advice_penalty": "off", "jump_in": "on", "hand_size": "3"}
            ada = await with_bots(address, 3, ("my_bot", "sorry", "thief"), options=options)
            assert [seat["name"] for seat in ada.state["table"]["seats"]] == ["Ada", "my_bot", "sorry", "thief"]
            await ada.play(rounds=1)
            rows = await made.store.log.read(ada.table)
            assert {row.seat for row in rows if row.key == "~bot"} == {1, 2, 3}
            await ada.close()

    run(body())


def test_a_bot_that_fails_does_not_hold_up_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a worker process the simplest moves are made."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):

            async def broken(_: object) -> object:
                raise TooBusy

            monkeypatch.setattr(made.live.workers, "run", broken)
            ada = await with_bots(address, 1, options={"rounds_to_win": "1", "advice_penalty": "off"})
            await ada.play(rounds=1)
            rows = await made.store.log.read(ada.table)
            assert any(row.key == "~bot" for row in rows)
            await ada.close()

    run(body())


def test_bots_leave_people_time_to_catch() -> None:
    """FR-10, R-19: while somebody can be caught bots wait, whatever they plan."""
    state = TableState("0123456789ab")
    log: list[LogAction] = [
        log_actions.Made(Settings(players=3), "p0", "P0"),
        log_actions.BotSat(1, "casual"),
        log_actions.BotSat(2, "casual"),
        log_actions.Started(),
        log_actions.Committed("11" * 32),
        log_actions.DealtOut(),
    ]
    for seq, action in enumerate(log, 1):
        state.apply(Entry(state.table, seq, 1_000, None, log_actions.text_of(action)))
    assert state.match is not None
    rules = state.match.round.rules
    config = Config()

    def due(position: str) -> tuple[int, timers.Deed]:
        assert state.match is not None
        state.match.go_on_with(CLASSIC.position(rules, position))
        found = timers.first(state, lambda _: None, lambda seat: Plan(f"{seat}:x", 0.6), config)
        assert found is not None
        return found.at - 1_000, found.deed

    quiet = "r1r2/b3b4/y5y6 g1g2g3g4g5 r9 r > turn:1"
    assert due(quiet) == (600, timers.Drive(2))
    state.seats[2] = Seat("p2", "P2")
    assert due(quiet) == (1_200, timers.Drive(1))
    owing = quiet.replace("r1r2/", "r1/") + " owing=1"
    assert due(owing) == (2_500 + 1_200, timers.Drive(1))


def test_the_tile_game(tmp_path: Path) -> None:
    """Bots and an autopilot play a whole match; the export is honest; nobody sees another rack."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada = await with_bots(address, 2, LEVELS[:2], edition="rummy/en", options={"rounds_to_win": "1"})
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
    """Whoever does not move in time draws and passes, and everybody is told; the time is one turn's, not one move's."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off"}, clock=15)
            await start(players)
            table = made.live.tables[players[0].table]
            assert players[0].state["deadline"] == table.state.turn_since + 15_000
            match = table.state.match
            assert match is not None
            match.go_on_with(CLASSIC.position(match.rules, "r5r6/g1g2g3 y0y4y5 b9 b > turn:0 started=1"))
            table._log._remember_context()
            ada = players[0]
            began = table.state.turn_since
            drawn = await ada.do("act", seq=ada.seq, action="draw")
            assert drawn["is"] == "update"
            assert table.state.turn_since == began  # a drawn card gives no more time
            table.state.turn_since -= 15_000  # as if the time had passed
            table._timers._wake(0)
            passed = await ada.until("update")
            assert [(each["is"], each.get("what"), each["seat"]) for each in passed["news"]] == [
                ("table", "time", 0),
                ("passed", None, 0),
            ]
            assert passed["deadline"] == passed["at"] + 15_000
            table.state.turn_since -= 15_000
            table._timers._wake(0)
            news = [each for _ in range(2) for each in (await ada.until("update"))["news"]]
            assert [(each["is"], each["seat"]) for each in news] == [("table", 1), ("drew", 1), ("passed", 1)]
            rows = [row for row in await made.store.log.read(ada.table) if not row.action.startswith("{")]
            assert [(row.key, row.action) for row in rows[-3:]] == [
                ("~clock", "0:pass"),
                ("~clock", "1:draw"),
                ("~clock", "1:pass"),
            ]
            await close_all(players)

    run(body())


def test_the_clock_drops_a_draft(tmp_path: Path) -> None:
    """A tile turn that was not ended in time: a tile is drawn, and the draft comes too late."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, edition="rummy/en", clock=15)
            await start(players)
            table = made.live.tables[players[0].table]
            assert table.state.match is not None
            # Only the red 6 can be laid, and whoever does not have to play may draw.
            here = "R6.B1/G5.G8 Y1.Y9.Y10.Y11 > turn:0 | R:3.4.5 7:RYB ~G2"
            rules = table.state.match.round.rules.overlay({"must_play": "lenient"})
            table.state.match.go_on_with(RUMMY.position(rules, here))
            table._log._remember_context()
            ada = players[0]
            await ada.send({"do": "resync", "seq": 0})
            await ada.until("state")
            draft = await ada.do("draft", action="lay R:3.4.5.6+ 7:RYB ~G2")
            assert draft["refusal"] is None
            decided = ada.seq
            table.state.turn_since -= 15_000  # as if the time had passed
            table._timers._wake(0)
            for _ in range(2):
                await ada.until("update")
            rows = await made.store.log.read(ada.table)
            assert [(row.key, row.action) for row in rows[-2:]] == [("~clock", "0:draw"), ("~clock", "0:keep")]
            late = await ada.do("act", seq=decided, action=draft["action"])
            assert (late["is"], late["code"]) == ("refused", "rummy-not-your-turn")
            assert len(ada.state["round"]["rack"]) == 3
            await close_all(players)

    run(body())


def test_the_clock_where_something_has_to_be_laid(tmp_path: Path) -> None:
    """R-8: whoever can lay may not draw. A worker computes the lay, once, and the table is not blocked."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, edition="rummy/en", clock=15)
            await start(players)
            table = made.live.tables[players[0].table]
            match = table.state.match
            assert match is not None
            here = "R6.B1/G5.G8 Y1.Y9.Y10.Y11 > turn:0 | R:3.4.5 7:RYB ~G2"
            match.go_on_with(RUMMY.position(match.round.rules, here))
            table._log._remember_context()
            ada = players[0]
            await ada.send({"do": "resync", "seq": 0})
            await ada.until("state")
            assert match.timeout_move(0) is None
            before = len(await made.store.log.read(ada.table))
            table.state.turn_since -= 15_000  # as if the time had passed
            table._timers._wake(0)
            while not table._timers._planner.thinks(0):
                await asyncio.sleep(0.001)
            assert (await players[1].do("say", text="time is up"))["is"] == "update"
            while ada.state["round"]["turn"] == 0:
                await ada.hear()
            rows = [row for row in (await made.store.log.read(ada.table))[before:] if not row.action.startswith("{")]
            assert [(row.key, row.seat, row.action.split(" ")[0]) for row in rows] == [("~clock", 0, "0:lay")]
            await close_all(players)

    run(body())


def test_a_makeshift_move_lays_little() -> None:
    """For a bot without an answer: it lays as few tiles as possible."""
    rules = editions.load("rummy/en")
    match = TableMatch(RUMMY, "rummy/en", rules, 2)
    match.go_on_with(RUMMY.position(rules, "R6.R7.R8.B1/G5.G8 Y1.Y9.Y10.Y11 > turn:0 | R:3.4.5 7:RYB ~G2"))
    work = match.progress_move(0, 1)
    assert not isinstance(work, str)  # it is looked for in another process, because that can take seconds
    made = work()
    assert made is not None
    assert match.check(made) is None
    assert made.count("+") == 1
    match.go_on_with(RUMMY.position(rules, "G1.G9/B5.B8 Y1.Y9.Y10.Y11 > turn:0 | R:3.4.5 7:RYB ~G2"))
    assert match.progress_move(0, 1) == "0:draw"


def test_lost_away_gone_and_back(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 3, options={"target": "2000"})
            await start(players)
            ada, bob, eve = players
            await eve.close()
            seen = [ada.state["table"]["seats"][2]["presence"]]
            task = asyncio.create_task(bob.play(until="nothing"))
            played = 0
            while seen[-1] != "gone" or not played:
                await ada.hear()
                choice = ada.choice()
                if choice is not None:
                    await ada.intend("act", seq=ada.seq, action=choice)
                presence = ada.state["table"]["seats"][2]["presence"]
                if seen[-1] != presence:
                    seen.append(presence)
                rows = await made.store.log.read(ada.table)
                played = sum(row.key == "~auto" and row.seat == 2 for row in rows)
            assert seen == ["here", "lost", "away", "gone"]
            assert (await ada.do("decide", about=1, choice="bot"))["code"] == "seat-not-gone"
            await eve.connect()
            while eve.state["table"]["seats"][2]["presence"] != "here":
                await eve.hear()
            task.cancel()
            await close_all(players)

    run(body())


def test_everybody_comes_back_at_the_same_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a restart: connected people are not absent, in whatever order they came."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 4)
            await start(players)
            await close_all(players)
        async with server(tmp_path / "t.sqlite") as (made, address):
            read = made.store.log.read

            async def slowly(table: str, after: int = 0) -> list[Entry]:
                await asyncio.sleep(0.3)  # so that all are connected before the first one has read the state
                return await read(table, after)

            monkeypatch.setattr(made.store.log, "read", slowly)
            for player in players:
                player.address = address
            await asyncio.gather(*(player.connect() for player in players))
            before = len(await made.store.log.read(players[0].table))
            await asyncio.sleep(0.5)  # more than twice `grace_lost`
            rows = await made.store.log.read(players[0].table)
            assert [row.action for row in rows[before:]] == []
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
            while mover.state["table"]["paused"]:
                await mover.hear()
            assert (await mover.do("act", seq=mover.seq, action=mover.choice()))["is"] == "update"
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
