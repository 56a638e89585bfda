"""What a device answers about its finished games and about puzzles: as a server does, and kept by itself."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pioche import puzzles
from pioche.device.page import Device
from pioche.i18n import Translator
from pioche.puzzles.model import Kind
from tests.device.player import INSTANT, MemoryStorage, PagePlayer, ask, started

REPLAYS = Path(__file__).parents[1] / "replays"


def run(work: Coroutine[None, None, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(600):
            await work

    asyncio.run(limited())


async def refused(device: Device, method: str, path: str, body: object = None) -> tuple[int, str]:
    status, text = await device.request(method, path, "" if body is None else json.dumps(body))
    return status, json.loads(text)["code"]


async def over(storage: MemoryStorage, edition: str = "classic/fr") -> PagePlayer:
    """A match of one round, played to its end."""
    player = await started(storage, edition, ("casual",), options={"rounds_to_win": "1"})
    while player.state["table"]["status"] != "over":
        await player.step()
    return player


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/fr"])
def test_a_finished_match(edition: str) -> None:
    """It is listed with its figures, shown step by step through each seat's eyes, and can be played on from."""

    async def body() -> None:
        storage = MemoryStorage()
        player = await over(storage, edition)
        player.device.close()
        device = Device(storage, config=INSTANT)  # another visit
        games = await ask(device, "GET", "/me/games")
        (game,) = games["games"]
        assert (game["edition"], game["rounds"], game["options"]["rounds_to_win"]) == (edition, 1, "1")
        assert [seat["me"] for seat in game["players"]] == [True, False]
        assert not games["more"]
        won = game["players"][0]["won"]
        assert len((await ask(device, "GET", f"/me/games?won={str(won).lower()}"))["games"]) == 1
        assert not (await ask(device, "GET", f"/me/games?won={str(not won).lower()}"))["games"]
        assert not (await ask(device, "GET", "/me/games?edition=classic/de"))["games"]
        figures = await ask(device, "GET", "/me/figures")
        assert (figures["matches"], figures["rounds"], figures["longest"]) == (1, 1, game["moves"])
        assert figures["by_edition"][0]["won"] == won
        for code in (game["link"], player.code):
            view = await ask(device, "GET", f"/replays/{code}")
            assert (view["seat"], view["running"], len(view["rounds"])) == (0, False, 1)
            steps = view["rounds"][0]["steps"]
            assert steps == game["moves"] + 1
            last = (steps - 1) // view["part"] * view["part"]
            part = await ask(device, "GET", f"/replays/{code}/rounds/1?start={last}&seat=1&opened=false")
            assert len(part["positions"]) == steps - last
            assert part["state"]["seat"] == 1
        address = f"/replays/{game['link']}"
        tried = await ask(device, "POST", f"{address}/line", {"step": 1})
        if offers := tried["state"]["offers"]:  # tiles that can be laid are not listed
            actions = [f"{tried['state']['seat']}:{offers[0]}"]
            kept = await ask(device, "POST", f"{address}/lines", {"name": "Better", "step": 1, "actions": actions})
            assert await ask(device, "GET", f"{address}/lines") == [kept]
            assert (await refused(device, "POST", f"{address}/line", {"step": 1, "actions": ["0:X0"]}))[0] == 400
            assert await ask(device, "DELETE", f"/replays/lines/{kept['id']}") is None
            assert await ask(device, "GET", f"{address}/lines") == []
        made = await ask(device, "POST", f"/replays/{game['link']}/branch", {"step": 1, "seat": 1})
        again = PagePlayer(device, made["table"], seat=1)
        await again.connect()
        assert again.state["table"]["status"] == "playing"
        while again.state["table"]["status"] == "playing":
            await again.step()
        assert not again.refused
        assert len(await ask(device, "GET", "/me/tables")) == 2

    run(body())


def test_a_review() -> None:
    """Begun, watched, stopped, begun again, and kept with the match."""

    async def body() -> None:
        storage = MemoryStorage()
        player = await over(storage)
        address = f"/replays/{player.code}/review?language=fr"
        assert (await ask(player.device, "GET", address))["state"] == "none"
        assert (await ask(player.device, "POST", address, {}))["state"] == "waiting"
        assert await ask(player.device, "DELETE", address) is None
        assert (await ask(player.device, "GET", address))["state"] == "none"
        found = await ask(player.device, "POST", address, {})
        seen = set()
        while found["state"] != "done":
            seen.add(found["done"])
            await asyncio.sleep(0.01)
            found = await ask(player.device, "GET", address)
        assert len(seen) > 1  # it says how far it is
        seats = found["review"]["seats"]
        for seat in seats:
            assert seat["par"] + seat["luck"] + seat["skill"] + seat["others"] == pytest.approx(seat["result"])
        device = Device(storage, config=INSTANT)
        assert (await ask(device, "GET", address)) == found

    run(body())


def test_files() -> None:
    """Every recorded game opens, and whatever is none is refused in one sentence."""

    async def body() -> None:
        device = Device(MemoryStorage(), config=INSTANT)
        text = min(REPLAYS.glob("*.pioche")).read_text(encoding="utf-8")
        view = await ask(device, "POST", "/replays", {"text": text})
        assert view["seat"] is None
        part = await ask(device, "POST", "/replays/rounds/1?start=0&seat=0&opened=true", {"text": text})
        assert part["positions"]
        assert await refused(device, "POST", "/replays", {"text": "nothing"}) == (400, "replay-not-one")
        assert await refused(device, "POST", "/replays", {"text": "x" * 300_000}) == (413, "file-too-large")
        assert await refused(device, "POST", "/replays", {}) == (400, "message-unreadable")
        assert await refused(device, "GET", "/replays/0123456789abcdef") == (404, "no-replay")
        assert await refused(device, "GET", "/replays/abcdefabcdef") == (404, "no-replay")

    run(body())


def test_several_people_see_no_running_game() -> None:
    """Whoever holds the device would see the hands of the others."""

    async def body() -> None:
        device = Device(MemoryStorage(), config=INSTANT)
        await ask(device, "POST", "/guest", {"name": "Ada"})
        code = (await ask(device, "POST", "/tables", {"edition": "classic/fr", "players": 2}))["table"]
        player = PagePlayer(device, code)
        await player.connect()
        await ask(device, "POST", f"/tables/{code}/people", {"name": "Ben"})
        player.intend("start")
        while player.state["round"] is None:
            await player.hear()
        assert await refused(device, "GET", f"/replays/{code}") == (404, "no-replay")

    run(body())


@pytest.mark.parametrize("kind", [Kind.OUT, Kind.WIN])
def test_a_puzzle(kind: Kind) -> None:
    async def body() -> None:
        storage = MemoryStorage()
        device = Device(storage, config=INSTANT)
        puzzle = puzzles.load(kind)[0]
        shown = await ask(device, "GET", f"/puzzles/{puzzle.name}?language=de")
        assert shown["puzzle"]["task"] == puzzle.task.said(Translator("de"))
        assert shown["record"] == {"tries": 0, "hints": 0, "shown": False, "solved": False}
        hint = await ask(device, "POST", f"/puzzles/{puzzle.name}/hint", {"number": 1, "moves": []})
        assert hint["record"]["hints"] == 1
        moves = list(puzzles.solution(puzzle))
        tried = {}
        for count in range(1, len(moves) + 1):
            tried = await ask(device, "POST", f"/puzzles/{puzzle.name}/try", {"moves": moves[:count]})
        assert tried["tried"]["outcome"] == "solved"
        assert tried["record"] == {"tries": 1, "hints": 1, "shown": False, "solved": True}
        device = Device(storage, config=INSTANT)
        listed = await ask(device, "GET", "/puzzles")
        assert listed["mine"]["solved"] == 1
        assert sum(grade["solved"] for each in listed["kinds"] for grade in each["grades"]) == 1
        assert (await ask(device, "POST", f"/puzzles/{puzzle.name}/solution", {}))["solution"]["moves"] == moves
        assert await refused(device, "GET", "/puzzles/out-99999") == (404, "puzzle-unknown")

    run(body())


def test_the_puzzle_of_the_day() -> None:
    async def body() -> None:
        device = Device(MemoryStorage(), config=INSTANT)
        puzzle = puzzles.today(datetime.now(UTC).date())
        assert (await ask(device, "GET", "/puzzles"))["today"]["name"] == puzzle.name
        moves = list(puzzles.solution(puzzle))
        solved = await ask(device, "POST", f"/puzzles/{puzzle.name}/try", {"moves": moves})
        assert (solved["mine"]["streak"], solved["mine"]["today"]) == (1, True)

    run(body())
