"""Whole rounds by an assistant, through the SDK's own client: over stdio, streamable HTTP, and at a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from mcp import Client

from tests.assistant.model import Model, over_http, over_stdio
from tests.client.players import Heard, Playing
from tests.server.running import server

GAMES = [("classic/fr", False), ("rummy/en", True)]


@pytest.mark.parametrize(("edition", "hints"), GAMES)
@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_over_stdio(edition: str, hints: bool, mode: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with over_stdio(tmp_path, mode=mode) as model:
            opened = await model.sit("new_table", edition=edition, bots="casual,beginner", name="Ada")
            assert "You are Ada (seat 0)." in opened
            told = await model.play_round(hints=hints)
            assert any("Since your last turn:" in text for text in told)
            assert "Total" in told[-1]
            assert "Total" in await model.call("score")
            book = await model.client.read_resource(f"pioche://rules/{model.chair}")
            assert "UNO" in getattr(book.contents[0], "text", "")
            assert "mistakes" in await model.call("review")
            after = await model.call("manage", what="next")
            assert "Round" in after or "Position:" in after or "dealt" in after
            assert await model.call("leave") == "You have left the table."

    asyncio.run(play())


@pytest.mark.parametrize(("edition", "hints"), GAMES)
def test_over_http_two_assistants_share_a_process(edition: str, hints: bool, tmp_path: Path) -> None:
    async def play() -> None:
        async with over_http(tmp_path) as address, Client(address) as one, Client(address) as other:
            models = [Model(one), Model(other)]
            for name, model in zip(("Ada", "Bob"), models, strict=True):
                await model.sit("new_table", edition=edition, bots="beginner", name=name)
            first, second = await asyncio.gather(*(model.play_round(hints=hints) for model in models))
            assert "You are Ada" in first[0]
            assert "You are Bob" in second[0]
            # Without its key nobody gets at a chair, and keys are not listed.
            assert await models[1].raw("look") == (
                True,
                "There is no such chair: new_table or join_table gives you one.",
            )
            assert (await other.list_resources()).resources == []

    asyncio.run(play())


@pytest.mark.parametrize(("edition", "hints"), GAMES)
def test_at_a_servers_table_with_a_person(edition: str, hints: bool, tmp_path: Path) -> None:
    """An assistant and a person at one table: the person sees the mark, they talk, they play a round."""

    async def play() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address), over_stdio(tmp_path, "--name", "Claude") as model:
            opened = await model.sit("new_table", edition=edition, players=2, server=address)
            link = next(word for word in opened.split() if word.startswith(address))
            assert "Claude (assistant): agrees" in opened
            from pioche.client import remote

            guest, _ = await remote.enter(address, "", "Grace", "?")
            connection = remote.RemoteConnection(guest, await remote.find_table(guest, link))
            async with Playing(Heard(connection)) as heard:
                client = heard.client
                await heard.until(lambda: client.seat == 1)
                assert [seat["assistant"] for seat in client.table["seats"]] == [True, False]
                assert [seat["kind"] for seat in client.table["seats"]] == ["person", "person"]
                assert await client.intend("agree", version=client.table["version"]) is None
                assert "Grace sits down." in await model.call("wait", seconds=20)
                await model.call("manage", what="agree")
                await model.call("manage", what="start")
                await asyncio.gather(model.play_round(hints=hints), heard.play_round())
                waiting = asyncio.create_task(model.call("wait", seconds=50))
                assert await client.intend("say", text="Well played!") is None
                assert "Grace: Well played!" in await waiting
                assert await model.call("say", text="Thank you.") == "Said."
                await heard.until(lambda: any("Thank you." in news.text for news in heard.news))

    asyncio.run(play())


def test_an_assistant_continues_its_seat(tmp_path: Path) -> None:
    """After a restart of `pioche mcp` the same link gives the same seat, and the mark stays after a new name."""

    async def play() -> None:
        async with server(tmp_path / "db.sqlite", grace_lost=600.0) as (_, address):
            async with over_stdio(tmp_path) as model:
                opened = await model.sit("new_table", edition="classic/fr", players=2, server=address, name="Claude")
                link = next(word for word in opened.split() if word.startswith(address))
            async with over_stdio(tmp_path) as model:
                again = await model.sit("join_table", table=link, name="Renamed")
                assert "(seat 0)" in again
                assert "Renamed (assistant)" in again
            async with over_stdio(tmp_path, "--name", "Other") as model:
                assert "(seat 1)" in await model.sit("join_table", table=link)

    asyncio.run(play())


def test_a_spectator_and_a_code(tmp_path: Path) -> None:
    async def play() -> None:
        async with (
            server(tmp_path / "db.sqlite") as (_, address),
            over_http(tmp_path) as endpoint,
            Client(endpoint) as one,
            Client(endpoint) as other,
        ):
            host, watcher = Model(one), Model(other)
            opened = await host.sit(
                "new_table", edition="classic/fr", players=3, bots="beginner", server=address, name="Ada"
            )
            code = next(word for word in opened.split() if word.startswith(address)).rpartition("/")[2]
            await host.call("manage", what="start")
            assert "You watch." in await watcher.sit("join_table", table=code, server=address, watch=True)
            await host.play_round()
            seen = await watcher.call("look")
            assert "Total" in seen
            refused, text = await watcher.raw("play", move="draw", chair=watcher.chair)
            assert refused
            assert text

    asyncio.run(play())
