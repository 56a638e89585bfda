"""Tables on a device, natively: whole rounds, what is kept, and what happens when nothing can be kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine

import pytest

from pioche.device.page import Device
from pioche.server.table.deals import Honest, verify
from tests.device.player import INSTANT, MemoryStorage, PagePlayer, ask, started


def run(work: Coroutine[None, None, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(600):
            await work

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
        again = PagePlayer(Device(storage, INSTANT), player.code)
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
        device = Device(MemoryStorage())
        await ask(device, "POST", "/guest", {"name": "Ada"})
        answered, text = await device.request(method, path, body)
        assert (answered, json.loads(text)["code"]) == (status, code)

    run(work())
