"""Drafts and hints of the tile game: only the asker gets the answer, and nothing changes."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

from pioche.server.app import Server
from tests.server.player import Json, Player, guest, seat_all, start
from tests.server.running import server
from tests.server.test_play import close_all, run

HERE = "R2.R6.*.G7.B1/R6.G3 Y1.Y9.Y10.Y11.Y12.B9.B10.B11.B12 > turn:0 | R:3.4.5 7:RYB ~G2"


JOKERS = "R2.G7.B1/R6.G3 Y1.B9 > turn:0 | R:5.6.*7 Y:5.6.*7 G:5.6.*7 B:5.6.*7 R:9.10.11 Y:9.10.11 G:9.10.11 B:9.10.11"
MANY_WAYS = "lay ?R5.R6.* ?Y5.Y6.* ?G5.G6.G7+ ?B5.B6.* ?R9.R10.R11.* Y:9.10.11 G:9.10.11 B:9.10.11 !1R6"
HOPELESS = "lay ?R5.R6.* ?Y5.Y6.* ?G5.G6.* ?B5.B6.* ?R9.R10.R11.* ?Y9.Y10.Y11.* ?G9.G10.G11.* ?B9.B10.B11.*"


async def dealt(made: Server, address: str, position: str = HERE, **settings: object) -> list[Player]:
    """Two people at a table in this position."""
    players = await seat_all(address, 2, edition="rummy/en", **settings)
    await start(players)
    match = made.live.tables[players[0].table].state.match
    assert match is not None
    match.go_on_with(match.game.position(match.round.rules, position))
    for player in players:
        await player.send({"do": "resync", "seq": 0})
        await player.until("state")
    return players


def test_drafts(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada, bob = await dealt(made, address)
            seq = ada.seq
            short = await ada.do("draft", action="lay R:3.4.5 7:RYB ?*+.B1+ ~G2")
            assert short["is"] == "draft"
            assert [group["refusal"] and group["refusal"]["code"] for group in short["groups"]] == [
                None,
                None,
                "rummy-group-too-short",
            ]
            assert short["refusal"]["code"] == "rummy-group-too-short"
            assert (short["laid"], short["left"], short["action"]) == (2, 2, None)
            fine = await ada.do("draft", action="lay 7:RYB ?R3.R4.R5.*+ ~G2")
            assert fine["refusal"] is None
            assert [len(group["readings"]) for group in fine["groups"]] == [1, 2]
            assert ada.seq == seq
            # The others are sent nothing; drafts are also checked out of turn.
            waiting = await bob.do("draft", action="lay R:3.4.5.6+ 7:RYB ~G2")
            assert waiting["refusal"]["code"] == "rummy-not-your-turn"
            assert [group["refusal"] for group in waiting["groups"]] == [None, None]
            assert all(message["is"] != "draft" or message is waiting for message in bob.heard)
            # Malformed drafts are refused.
            for text in ("draw", "lay", "lay x", "lay " + "?*." * 200, "lay !9R5", "lay R:3.4.5 !7R3"):
                assert (await ada.do("draft", action=text))["is"] == "refused"
            # The checked action can be sent unchanged.
            done = await ada.do("act", seq=ada.seq, action=fine["action"])
            assert done["is"] == "update"
            await close_all([ada, bob])

    run(body())


def test_drafts_do_not_hold_anybody_up(tmp_path: Path) -> None:
    """Four jokers have hundreds of readings: asking about them at the rate limit delays nobody."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite", workers=1) as (made, address):
            ada, bob = await dealt(made, address, JOKERS, options={"freed_joker": "to_rack"})
            first = await ada.do("draft", action=MANY_WAYS)
            assert first["refusal"]["code"] == "rummy-joker-appeared"
            longest = 0.0

            async def watch() -> None:
                nonlocal longest
                while True:
                    before = time.monotonic()
                    await asyncio.sleep(0.01)
                    longest = max(longest, time.monotonic() - before)

            watching = asyncio.create_task(watch())
            keys = {await ada.intend("draft", action=text) for text in [HOPELESS] * 20 + [MANY_WAYS] * 9}
            last = await ada.intend("draft", action=MANY_WAYS)
            answers: dict[str, Json] = {}
            while len(answers) < 30:
                heard = await ada.hear()
                if heard.get("key") in keys | {last}:
                    answers[heard["key"]] = heard
            watching.cancel()
            assert longest < 3  # it used to be five times as long
            # The last draft is answered, and of the earlier ones that waited behind another none is left open.
            assert answers[last]["refusal"] == first["refusal"]
            assert {each["is"] for each in answers.values()} <= {"draft", "refused"}
            assert all(each["code"] == "too-fast" for each in answers.values() if each["is"] == "refused")
            await close_all([ada, bob])

    run(body())


def test_hints(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", workers=1) as (made, address):
            ada, bob = await dealt(made, address)
            hint = await ada.do("hint")
            assert hint["is"] == "hint"
            rack = ada.state["round"]["rack"]
            assert hint["tiles"]
            assert set(hint["tiles"]) <= set(rack)
            assert (await ada.do("draft", action=hint["action"]))["refusal"] is None
            # Exactly these tiles: the red 6 fits, the blue 1 does not.
            red, blue = 20, 3
            assert "6+" in (await ada.do("hint", tiles=[red]))["action"]
            assert (await ada.do("hint", tiles=[blue]))["action"] is None
            off = await bob.do("hint")
            assert off["action"] is None
            # A worker that dies is replaced.
            pool = made.live.workers._pool
            assert pool is not None
            for pid in list(pool._processes):
                os.kill(pid, signal.SIGKILL)
            assert (await ada.do("hint"))["action"] == hint["action"]
            assert (await ada.do("act", seq=ada.seq, action=hint["action"]))["is"] == "update"
            await close_all([ada, bob])

    run(body())


def test_why_plays_nothing(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada, bob = await dealt(made, address)
            before = dict(ada.state), ada.seq
            lay = (await ada.do("hint"))["action"]
            assert (await ada.do("why", action=lay))["is"] == "done"
            draw = await ada.do("why", action="draw")
            assert (draw["is"], draw["clause"]) == ("refused", "R-8")
            assert (await bob.do("why", action="draw"))["code"] == "rummy-not-your-turn"
            assert (await ada.do("why", action="nonsense"))["is"] == "refused"
            assert (dict(ada.state), ada.seq) == before
            # What is allowed according to the answer is accepted unchanged.
            assert (await ada.do("act", seq=ada.seq, action=lay))["is"] == "update"
            await close_all([ada, bob])

    run(body())


def test_questions_have_their_own_limits(tmp_path: Path) -> None:
    async def body() -> None:
        changes = {"hint_rate": 0.001, "hint_burst": 1.0, "draft_rate": 0.001, "draft_burst": 2.0}
        async with server(tmp_path / "t.sqlite", workers=1, **changes) as (made, address):
            ada, bob = await dealt(made, address)
            keys = [await ada.intend("hint") for _ in range(2)]
            answers = {
                message.get("key"): message for message in [await ada.answer(keys[1]), await ada.answer(keys[0])]
            }
            assert answers[keys[1]]["code"] == "too-fast"
            assert answers[keys[0]]["is"] == "hint"
            drafts = [await ada.do("draft", action="lay R:3.4.5 7:RYB ~G2") for _ in range(3)]
            assert [each["is"] for each in drafts] == ["draft", "draft", "refused"]
            watcher = Player(address, await guest(address, "W"), ada.table)
            await watcher.connect()
            assert (await watcher.do("hint"))["code"] == "not-seated"
            await close_all([ada, bob, watcher])

    run(body())


def test_where_there_is_nothing_to_ask(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            players = await seat_all(address, 2, options={"advice_penalty": "off"})
            assert (await players[0].do("hint"))["code"] == "table-not-playing"
            await start(players)
            assert (await players[0].do("draft", action="lay R:3.4.5"))["code"] == "not-in-this-game"
            await close_all(players)

    run(body())


CARDS = "r5Wg1g2/b1b2b3 y0y4y5y6y7y8b4b5b6b7b8 r9 r > turn:0 started=1"


def test_hints_at_the_card_table(tmp_path: Path) -> None:
    """A bot that knows what the seat knows finds the move, the game says why; only the asker hears it."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada, bob = await seat_all(address, 2, edition="classic/fr", options={"advice_penalty": "off"})
            await start([ada, bob])
            match = made.live.tables[ada.table].state.match
            assert match is not None
            match.go_on_with(match.game.position(match.round.rules, CARDS))
            for player in (ada, bob):
                await player.send({"do": "resync", "seq": 0})
                await player.until("state")
            hint = await ada.do("hint")
            assert hint["action"] in ("r5", "W=g", "draw")
            assert hint["reasons"]
            assert all(set(reason) == {"code", "args"} for reason in hint["reasons"])
            again = await ada.do("hint")  # a fixed number of playouts: the same question has the same answer
            assert (again["action"], again["reasons"]) == (hint["action"], hint["reasons"])
            assert (await bob.do("hint"))["action"] is None  # not on turn
            assert [message for message in bob.heard if message["is"] == "hint"][-1]["reasons"] == []
            assert (await ada.do("act", seq=ada.seq, action=hint["action"]))["is"] == "update"
            await close_all([ada, bob])

    run(body())
