"""What has to be quick or is easily forgotten, by single keys, in set-up positions: jump in, catch, call, challenge."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from textual.pilot import Pilot

import pioche
from pioche.client.local import LocalConnection
from pioche.client.table_client import TableClient
from pioche.play.screen.app import PlayApp
from pioche.play.screen.dialogs import Menu
from pioche.play.screen.drawing import Look
from tests.client.players import ENGLISH, local
from tests.play.test_screen import part, until

Options = dict[str, str]


def waiting(edition: str, bots: int, options: Options) -> LocalConnection:
    """A table whose bots take an hour for every move."""
    connection = local(edition, *["casual"] * bots, options=options)
    connection._config = replace(connection._config, bot_pause=3_600.0, catch_window=3_600.0)
    return connection


async def set_up(connection: LocalConnection, client: TableClient, text: str) -> None:
    """Go on from a position, as everybody at the table is then shown it."""
    table, session = connection._table, connection._session
    assert table is not None
    assert session is not None
    match = table.state.match
    assert match is not None
    match.go_on_with(match.game.position(match.rules, text))
    table.members.send_state(session)
    await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("edition", "options", "position", "keys", "said"),
    [
        (
            "classic/de",
            {"jump_in": "on"},
            "r9r5b1/g3g4/b2b3 y1y2y3 r9 r > turn:1 started=1 layer=2",
            ["j"],
            "You jump in",
        ),
        (
            "classic/fr",
            {},
            "r8r5b1/g3/b2b3 y1y2y3y4 r9 r > turn:2 started=1 layer=1 owing=2",
            ["c"],
            "forgot",
        ),
        ("classic/fr", {}, "r8b1/g3g4/b2b3 y1y2y3 r9 r > turn:0 started=1 layer=2", ["u", "enter"], "You: “UNO!”"),
        ("classic/fr", {}, "r8/g3g4/b2b3 y1y2y3 r9 r > turn:1 started=1 layer=0 owing=1", ["u"], "You: “UNO!”"),
    ],
)
def test_a_single_key(edition: str, options: Options, position: str, keys: list[str], said: str) -> None:
    async def play() -> None:
        options_ = {"advice_penalty": "off", **options} if edition == "classic/fr" else options
        connection = waiting(edition, 2, options_)
        client = TableClient(connection, ENGLISH)
        app = PlayApp(client, Look())
        async with app.run_test() as pilot:
            await until(pilot, lambda: client.status == "playing")
            await set_up(connection, client, position)
            held = len(position.partition("/")[0]) // 2
            await until(pilot, lambda: len(app._cards()) == held)
            before = list(client.log)
            await pilot.press(*keys)
            await until(pilot, lambda: client.log[-1].kind == "game" and client.log[-1] not in before)
            assert app._note is None
            assert any(said in news.text for news in client.log), [news.text for news in client.log]

    asyncio.run(play())


def test_a_challenge() -> None:
    async def play() -> None:
        connection = waiting("classic/fr", 2, {"advice_penalty": "off"})
        client = TableClient(connection, ENGLISH)
        app = PlayApp(client, Look())
        table = pioche.position(
            "classic/fr", "r1r5/y7y8/Fg2b3 y1y2y3y4y5y6y9 g9 g > turn:2 started=1 layer=1", advice_penalty=False
        )
        table.push("2:F=b")
        async with app.run_test() as pilot:
            await until(pilot, lambda: client.status == "playing")
            await set_up(connection, client, table.text)
            await until(pilot, lambda: "doubt" in client.offers)
            await pilot.pause(0.1)
            assert "Challenge the +4" in part(app, "keys")
            await pilot.press("x")
            await until(pilot, lambda: any("challenge" in news.text for news in client.log))

    asyncio.run(play())


def test_a_wild_card_asks_for_its_colour() -> None:
    async def play() -> None:
        connection = waiting("classic/fr", 2, {"advice_penalty": "off"})
        client = TableClient(connection, ENGLISH)
        app = PlayApp(client, Look())

        async def steps(pilot: Pilot[int]) -> None:
            await until(pilot, lambda: client.status == "playing")
            await set_up(connection, client, "Wr5b1/g3g4/b2b3 y1y2y3 r9 r > turn:0 started=1 layer=2")
            await until(pilot, lambda: client.on_turn and len(app._cards()) == 3)
            place = next(place for place, number in enumerate(app._shown()) if app._cards()[number].text == "W")
            await pilot.press(*["right"] * place, "enter")
            await until(pilot, lambda: isinstance(app.screen, Menu))
            await pilot.press("3")
            await until(pilot, lambda: any("green" in news.text for news in client.log))

        async with app.run_test() as pilot:
            await steps(pilot)

    asyncio.run(play())
