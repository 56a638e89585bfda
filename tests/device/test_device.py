"""Tables on a device, natively: whole rounds, what is kept, and what happens when nothing can be kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine

import pytest

from pioche.server.table.deals import Honest, verify
from tests.device.player import MemoryStorage, PagePlayer, ask, close_all, opened, started


def run(work: Coroutine[None, None, None]) -> None:
    async def limited() -> None:
        try:
            async with asyncio.timeout(600):
                await work
        finally:
            await close_all()

    asyncio.run(limited())


@pytest.mark.parametrize(
    ("edition", "options", "bots"),
    [
        ("classic/fr", {}, ("beginner", "casual")),
        ("classic/de", {"jump_in": "on", "sequences": "on", "zero_rotation": "forced"}, ("casual",)),
        ("rummy/fr", {}, ("beginner", "casual")),
    ],
)
def test_a_whole_round(edition: str, options: dict[str, str], bots: tuple[str, ...]) -> None:
    async def body() -> None:
        storage = MemoryStorage()
        player = await started(storage, edition, bots, options=options)
        await player.play()
        assert not player.refused
        assert len(player.state["table"]["sheet"]["rows"]) == 1
        # The log is kept entry by entry, without a gap.
        assert [row[1] for row in storage.rows.values()] == list(range(1, len(storage.rows) + 1))

    run(body())


def test_a_closed_page_loses_nothing() -> None:
    """A new page on the same storage shows the same state, as after a reload in mid-turn."""

    async def body() -> None:
        storage = MemoryStorage()
        player = await started(storage, "classic/fr", ("casual",))
        await player.play(moves=3)
        player.device.close()
        again = PagePlayer(opened(storage), player.code)
        assert await ask(again.device, "GET", "/me") == {"name": "Ada", "face": None}
        mine = await ask(again.device, "GET", "/me/tables")
        assert [(row["table"], row["status"], row["seat"]) for row in mine] == [(player.code, "playing", 0)]
        await again.connect()
        assert again.seq is not None
        assert again.seq >= (player.seq or 0)
        await again.play()
        assert not again.refused

    run(body())


def test_full_storage_refuses_and_goes_on_later() -> None:
    async def body() -> None:
        storage = MemoryStorage()
        player = await started(storage, "classic/fr", ("casual",))
        while not player.state["offers"]:
            await player.hear()
        storage.full = True
        before = len(storage.rows)
        player.intend("act", action=player.state["offers"][0], seq=player.seq)
        while not player.refused:
            await player.hear()
        assert player.refused[0]["code"] == "store-away"
        assert len(storage.rows) == before
        storage.full = False
        player.refused.clear()
        await player.play(moves=1)
        assert not player.refused
        assert len(storage.rows) > before

    run(body())


def test_an_export_verifies() -> None:
    async def body() -> None:
        player = await started(MemoryStorage(), "classic/fr", ("beginner",))
        await player.play()
        text = await ask(player.device, "GET", f"/tables/{player.code}/export")
        assert isinstance(verify(text), Honest)

    run(body())


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/fr"])
def test_several_people_at_one_device(edition: str) -> None:
    """Two people and a bot: each sees their own hand only, and who holds the device speaks for both."""

    async def body() -> None:
        turns: list[tuple[str, int | None]] = []
        device = opened(MemoryStorage(), lambda code, seat: turns.append((code, seat)))
        await ask(device, "POST", "/guest", {"name": "Ada"})
        made = {"edition": edition, "players": 3, "pace": "quick"}
        code = (await ask(device, "POST", "/tables", made))["table"]
        people = await ask(device, "POST", f"/tables/{code}/people", {"name": "Ben"})
        assert people == {"people": [{"seat": 0, "name": "Ada"}, {"seat": 1, "name": "Ben"}], "turn": None}
        holder = PagePlayer(device, code)
        await holder.connect()
        holder.intend("bot", seat=2, level="beginner")
        while not all(seat["kind"] == "bot" or seat["agreed"] for seat in holder.state["table"]["seats"]):
            await holder.hear()  # Ben has agreed without a page
        holder.intend("start")
        while holder.state["round"] is None:
            await holder.hear()
        number, seen = 1, set()
        for _ in range(2_000):
            turn = (await ask(device, "GET", f"/tables/{code}/people"))["turn"]
            seen.add(turn)
            if (holder.state["table"]["sheet"] or {}).get("rows"):
                break
            if turn is not None and turn != (holder.seat or 0):
                holder.leave()
                number += 1
                holder = PagePlayer(device, code, number, turn)
                await holder.connect()
                assert holder.state["round"]["seat"] == turn
                continue
            await holder.step()
        assert not holder.refused
        assert {0, 1} <= seen
        assert {0, 1} <= {seat for table, seat in turns if table == code}
        assert [seat["presence"] for seat in holder.state["table"]["seats"]][:2] == ["here", "here"]
        # One of them wants the next round: it is dealt.
        holder.intend("want")
        while holder.state["table"]["round"] < 2 or holder.state["table"]["status"] != "playing":
            await holder.hear()
        # The part of those without a page is in the deal.
        found = verify(await ask(device, "GET", f"/tables/{code}/export"))
        assert isinstance(found, Honest)
        assert 1 not in found.unsalted[1], "Ben, who did not have the device when it was dealt"

    run(body())


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/tables/zzzzzzzzzzzz", "", 404, "no-such-table"),
        ("GET", "/nowhere", "", 404, "not-found"),
        ("POST", "/tables", "{", 400, "message-unreadable"),
        ("POST", "/tables", '{"edition": "classic/xx"}', 400, "unknown-edition"),
        ("POST", "/guest", '{"name": "\\u0000"}', 400, "name-bad"),
        ("GET", "/games/none/texts/en", "", 400, "unknown-edition"),
        ("PUT", "/me/presets/%00", "{}", 400, "name-bad"),
        ("GET", "/find?code=%ff", "", 404, "no-such-table"),
    ],
)
def test_bad_requests_get_a_problem(method: str, path: str, body: str, status: int, code: str) -> None:
    async def work() -> None:
        device = opened(MemoryStorage())
        await ask(device, "POST", "/guest", {"name": "Ada"})
        answered, text = await device.request(method, path, body)
        assert (answered, json.loads(text)["code"]) == (status, code)

    run(work())
