"""Who was first: by when people acted, as far as measured round-trip times tell, and within a bound."""

from __future__ import annotations

import asyncio
from pathlib import Path

from pioche.server.app import Server
from pioche.server.live.sessions import Session
from tests.server.player import Player, seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, run

WINDOW = 1.0  # generous, so that a busy machine does not decide the race
# Seat 1 is on turn and can lay; seat 0 can jump in.
JUMP = "r5b2/r7b1/g1g2 y1y2y3y4y5y6 r5 r > turn:1 layer=2 started=1"
# Seat 1 has forgotten to call, and seat 2 is on turn.
FORGOTTEN = "g1g2/b3/r3r4 y1y2y3y4y5y6 r5 r > turn:2 owing=2"


async def table(made: Server, address: str, position: str) -> list[Player]:
    players = await seat_all(address, 3, options={"jump_in": "on", "advice_penalty": "off"})
    await start(players)
    kept = made.live.tables[players[0].table]
    match = kept.state.match
    assert match is not None
    match.go_on_with(match.game.position(match.round.rules, position))
    kept._log._remember_context()
    for player in players:
        await player.send({"do": "resync", "seq": 0})
        await player.until("state")
    return players


def session_of(made: Server, player: Player) -> Session:
    found = made.live.tables[player.table].members.sessions
    return next(session for session in found if session.seat == player.seat)


def slow(made: Server, player: Player, seconds: float) -> None:
    """Simulate this round-trip time."""
    session = session_of(made, player)
    session._rtts = (seconds,)
    session.rtt = seconds
    session._ping_at = 0.0


async def race(first: Player, action: str, later: float, second: Player, other: str) -> list[str]:
    """The outcome of both moves when the second one arrives this much later."""
    one = await first.intend("act", seq=first.seq, action=action)
    await asyncio.sleep(later)
    two = await second.intend("act", seq=second.seq, action=other)
    return [(await first.answer(one))["is"], (await second.answer(two))["is"]]


def test_a_long_line_does_not_lose(tmp_path: Path) -> None:
    """One lays, another jumps in; the one with the slower connection arrives later, but has acted earlier."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", fair_window=WINDOW) as (made, address):
            far, near, _ = players = await table(made, address, JUMP)
            slow(made, near, 0.0)
            slow(made, far, 1.6)
            assert await race(near, "r7", 0.1, far, "r5") == ["refused", "update"]
            await close_all(players)

    run(body())


def test_whoever_acted_first_is_first(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", fair_window=WINDOW) as (made, address):
            far, near, _ = players = await table(made, address, JUMP)
            slow(made, near, 0.8)
            slow(made, far, 0.9)
            assert await race(near, "r7", 0.5, far, "r5") == ["update", "refused"]
            await close_all(players)

    run(body())


def test_nobody_waits_longer_than_the_window(tmp_path: Path) -> None:
    """A client that delays its pongs gains no more than the window: whoever came a window earlier has won."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", fair_window=0.05) as (made, address):
            cheat, near, _ = players = await table(made, address, JUMP)
            slow(made, near, 0.0)
            slow(made, cheat, 30.0)
            assert (await near.do("act", seq=near.seq, action="r7"))["is"] == "update"
            assert (await cheat.do("act", seq=cheat.seq, action="r5"))["is"] == "refused"
            await close_all(players)

    run(body())


def test_catching_is_a_race_too(tmp_path: Path) -> None:
    """Somebody noticed and acted before the next player moved, but arrived later: had the move counted first, the catch
    would have been too late."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", fair_window=WINDOW) as (made, address):
            watcher, forgetful, mover = players = await table(made, address, FORGOTTEN)
            slow(made, mover, 0.0)
            slow(made, watcher, 1.6)
            slow(made, forgetful, 0.0)
            assert await race(mover, "r3", 0.1, watcher, "catch.1") == ["update", "update"]
            while forgetful.state["round"]["counts"][1] == 1:
                await forgetful.hear()
            assert forgetful.state["round"]["counts"][1] == 3
            await close_all(players)

    run(body())


def test_round_trips_are_measured(tmp_path: Path) -> None:
    """Only the answer to the last ping counts, and the minimum of several samples."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off"})
            session = session_of(made, players[0])
            session.rtt = 0.0
            session.ping(100.0)
            session.pong(session._ping_n - 1, 100.1)
            assert session.rtt == 0.0
            session.pong(session._ping_n, 100.3)
            session.pong(session._ping_n, 100.9)
            assert round(session.rtt, 3) == 0.3
            session.ping(200.0)
            session.pong(session._ping_n, 205.0)
            assert round(session.rtt, 3) == 0.3
            await close_all(players)

    run(body())
