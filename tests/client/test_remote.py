"""At a server's table: whole rounds over real sockets, as guest and as spectator, across a server that is killed."""

from __future__ import annotations

import asyncio
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from pioche.client import remote
from pioche.client.connecting import Wish, opened
from pioche.client.connection import Lost
from pioche.client.tokens import Tokens
from pioche.engine.refusal import Refused
from tests import outside
from tests.client.players import ENGLISH, Heard, Playing
from tests.server.running import Process, server
from tests.server.services import free_port


async def join(address: str, tokens: Tokens, table: str, name: str | None = None, *, sits: bool = True) -> Heard:
    found = await opened(Wish(table, name=name, server=address), ENGLISH, tokens)
    return Heard(found.connection, sits=sits)


async def make(address: str, tokens: Tokens, edition: str, **options: object) -> tuple[Heard, str]:
    """A new table with a host; returns also its link."""
    found = await opened(Wish(edition, players=2, server=address, name="Ada"), ENGLISH, tokens)
    return Heard(found.connection), found.greeting.removeprefix("The table: ")


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_two_guests_play_a_round(edition: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with server(tmp_path / "db.sqlite", hint_rate=1e6, hint_burst=1e6) as (_, address):
            hosting, link = await make(address, Tokens(tmp_path / "ada.json"), edition)
            async with Playing(hosting) as ada:
                await ada.until(lambda: ada.client.status == "open")
                assert ada.client.seat == 0
                bob_tokens = Tokens(tmp_path / "bob.json")
                async with (
                    Playing(await join(address, bob_tokens, link, "Bob")) as bob,
                    Playing(await join(address, Tokens(tmp_path / "cy.json"), link, "Cy", sits=False)) as cy,
                ):
                    await bob.until(lambda: bob.client.seat == 1)
                    assert await bob.client.intend("agree", version=bob.client.table["version"]) is None
                    assert await bob.client.intend("say", text="hello") is None
                    await ada.until(lambda: ada.client.table["seats"][1]["agreed"])
                    assert await ada.client.intend("start") is None
                    await asyncio.gather(ada.play_round(), bob.play_round())
                    await cy.until(lambda: cy.client.status != "playing" and cy.client.sheet is not None)
                    assert cy.client.seat is None
                    assert cy.client.board is not None
                    assert cy.client.board.hand == ()
                    assert cy.client.offers == []
                    assert any(news.text == "Bob: hello" for news in ada.news)
                    mine = [news.text for news in ada.news if news.kind == "game"]
                    assert any(text.startswith(("You play", "You draw")) for text in mine)
                    assert any(text.startswith("Bob ") for text in mine)

    asyncio.run(play())


def test_the_seat_is_continued_after_a_restart_of_the_client(tmp_path: Path) -> None:
    async def play() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            hosting, link = await make(address, Tokens(tmp_path / "ada.json"), "classic/fr")
            async with Playing(hosting) as ada:
                await ada.until(lambda: ada.client.status == "open")
                assert await ada.client.intend("bot", seat=1, level="beginner") is None
                assert await ada.client.intend("start") is None
                await ada.until(lambda: ada.client.status == "playing")
                hand = ada.client.board
            async with Playing(await join(address, Tokens(tmp_path / "ada.json"), link)) as again:
                await again.until(lambda: again.client.status == "playing")
                assert again.client.seat == 0
                assert again.client.names[0] == "Ada"
                assert hand is not None
                await again.play_round()

    asyncio.run(play())


def test_a_killed_server_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        process = Process(str(tmp_path / "db.sqlite"), free_port())
        await process.start()
        try:
            hosting, _ = await make(process.address, Tokens(tmp_path / "ada.json"), "classic/fr")
            async with Playing(hosting) as ada:
                client = ada.client
                await ada.until(lambda: client.status == "open")
                assert await client.intend("bot", seat=1, level="beginner") is None
                assert await client.intend("start") is None
                await ada.until(lambda: client.on_turn)
                held = client.board
                process.kill()
                await ada.until(lambda: not client.connected)
                asked = asyncio.create_task(client.intend("say", text="still here"))
                await process.start()
                assert await asked is None  # asked while nobody was there, answered once
                await ada.until(lambda: client.connected)
                assert held is not None
                assert client.board is not None
                assert client.board.hand == held.hand
                assert [news.text for news in ada.news].count("You: still here") == 1
                await ada.play_round()
        finally:
            if process.process is not None:
                process.kill()

    asyncio.run(play())


def test_what_cannot_be_joined(tmp_path: Path) -> None:
    async def play() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            tokens = Tokens(tmp_path / "ada.json")
            with pytest.raises(Refused) as refused:
                await join(address, tokens, f"{address}/t/000000000000")
            assert refused.value.refusal.code == "no-such-table"
            stranger = remote.RemoteConnection(remote.Server(address, "not-a-token"), "000000000000")
            with pytest.raises(Lost):
                await Heard(stranger).client.run()
            known, _ = await remote.enter(address, tokens.of(address), None, "?")
            gone = remote.RemoteConnection(known, "000000000000")
            with pytest.raises(Lost) as lost:
                await Heard(gone).client.run()
            assert lost.value.refusal.code == "no-such-table"

    asyncio.run(play())


def test_a_game_that_is_not_installed_here(tmp_path: Path) -> None:
    """Its board, its phrases and its messages come from the server."""
    folder = outside.install(tmp_path / "outside")

    async def play() -> None:
        process = Process(str(tmp_path / "db.sqlite"), free_port())
        process._env["PYTHONPATH"] = str(folder)
        await process.start()
        try:
            server_, _ = await remote.enter(process.address, "", "Ada", "?")
            tokens = Tokens(tmp_path / "ada.json")
            tokens.keep(process.address, server_.token)
            code = await remote.make_table(server_, {"edition": "maumau/plain", "players": 2})
            found = await opened(Wish(code, server=process.address), ENGLISH, tokens)
            async with Playing(Heard(found.connection, found.words)) as ada:
                client = ada.client
                await ada.until(lambda: client.status == "open")
                assert client.game is None
                assert await client.intend("bot", seat=1) is None
                assert await client.intend("start") is None
                await ada.play_round()
                assert any("plays the" in news.text or "draws" in news.text for news in ada.news), [
                    news.text for news in ada.news
                ]
                assert client.situation is not None
        finally:
            if process.process is not None:
                process.kill()

    asyncio.run(play())


def test_a_token_is_not_sent_elsewhere(tmp_path: Path) -> None:
    """A server that redirects does not pass the guest on to another one."""
    asked: list[str] = []

    class Redirecting(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_response(307)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing on the screen."""

    there = ThreadingHTTPServer(("127.0.0.1", 0), Redirecting)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    try:
        with pytest.raises(Refused) as refused:
            asyncio.run(remote.enter(f"http://127.0.0.1:{there.server_port}", "secret", None, "?"))
    finally:
        there.shutdown()
        there.server_close()
    assert refused.value.refusal.code == "play-unreachable"
    assert asked == ["/api/me"]


def test_tokens_are_only_for_their_owner(tmp_path: Path) -> None:
    path = tmp_path / "state" / "play.json"
    Tokens(path).keep("http://one", "1")
    Tokens(path).keep("http://two", "2")
    Tokens(path).keep("http://one", "3")
    again = Tokens(path)
    assert (again.of("http://one"), again.of("http://two"), again.of("http://three")) == ("3", "2", "")
    assert again.last == "http://one"
    assert path.stat().st_mode & 0o077 == 0
    path.write_text("not json", encoding="utf-8")
    assert Tokens(path).last is None
