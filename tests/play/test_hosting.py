"""The menu of the table and its settings, by keys, at a real server's table with two people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from pioche.client.commands import Commands
from pioche.client.connecting import Wish, opened
from pioche.client.table_choices import seat_named, table_choices
from pioche.client.table_client import TableClient
from pioche.client.table_settings import Draft, draft_of
from pioche.client.tokens import Tokens
from pioche.engine.refusal import Refusal
from pioche.i18n import LANGUAGES, Translator
from pioche.play.screen.app import PlayApp
from pioche.play.screen.dialogs import Menu
from pioche.play.screen.drawing import Look
from pioche.play.screen.settings import SettingsForm
from tests.client.players import ENGLISH, Heard, Playing
from tests.play.test_screen import part, until
from tests.server.running import Process, server
from tests.server.services import free_port

SETTINGS = {
    "edition": "classic/fr",
    "options": {},
    "players": 4,
    "clock": 0,
    "watch": True,
    "delay": 0,
    "public": False,
    "title": "",
    "pace": "normal",
    "late": True,
    "lesson": "",
}


@asynccontextmanager
async def own_process(folder: Path) -> AsyncIterator[str]:
    """A server of its own: in this process the full-screen program takes standard error away from its workers."""
    process = Process(str(folder / "db.sqlite"), free_port())
    await process.start()
    try:
        yield process.address
    finally:
        process.kill()


async def choose(app: PlayApp, pilot: Pilot[int], text: str) -> None:
    """Press h, then the sign of an entry of the menu."""
    await pilot.press("h")
    await until(pilot, lambda: isinstance(app.screen, Menu))
    menu = app.screen
    assert isinstance(menu, Menu)
    found = [place for place, said in enumerate(menu._choices) if text in said]
    assert found, f"{text} is not among {menu._choices}"
    await pilot.press("123456789abcdefgh"[found[0]])
    await until(pilot, lambda: app.screen is not menu)


def test_a_host_does_everything_by_keys(tmp_path: Path) -> None:
    async def play() -> None:
        async with own_process(tmp_path) as address:
            wish = Wish("classic/fr", players=3, server=address, name="Ada")
            found = await opened(wish, ENGLISH, Tokens(tmp_path / "ada.json"))
            client = TableClient(found.connection, ENGLISH)
            app = PlayApp(client, Look(), found.greeting)
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: client.status == "open")
                link = found.greeting.removeprefix("The table: ")
                await until(pilot, lambda: link in part(app, "table"))
                bobs = await opened(Wish(link, name="Bob", server=address), ENGLISH, Tokens(tmp_path / "bob.json"))
                async with Playing(Heard(bobs.connection)) as bob:
                    await bob.until(lambda: bob.client.seat == 1)
                    await hosting(app, pilot, bob)

    asyncio.run(play())


async def hosting(app: PlayApp, pilot: Pilot[int], bob: Heard) -> None:
    client = app._client

    def kinds() -> list[str]:
        return [seat["kind"] for seat in client.table["seats"]]

    await until(pilot, lambda: kinds() == ["person", "person", "free"])
    await until(pilot, lambda: "Not everybody has agreed" in part(app, "prompt"))
    # One bot, of a level.
    await choose(app, pilot, "+ Bot: player 3")
    await pilot.press("3")
    await until(pilot, lambda: client.table["seats"][2]["level"] == "strong")
    await until(pilot, lambda: "strong" in part(app, "seats"))
    # The settings: switch the first rule that can only be on or off, and everybody agrees again.
    await choose(app, pilot, "Change the rules")
    form = app.screen
    assert isinstance(form, SettingsForm)
    place = next(place for place, row in enumerate(form._rows, 1) if row.name == "jump_in")
    form.query_one(OptionList).highlighted = place
    await pilot.press("enter")
    await until(pilot, lambda: form._draft.settings["options"] == {"jump_in": "on"})
    form.query_one(OptionList).highlighted = 0
    await pilot.press("enter")
    await until(pilot, lambda: client.table["settings"]["options"] == {"jump_in": "on"})
    assert await bob.client.intend("agree", version=client.table["version"]) is None
    # The host goes to Bob and comes back.
    await choose(app, pilot, "Make Bob the host")
    await until(pilot, lambda: client.table["host"] == 1)
    assert not any(choice.do == "change" for choice in table_choices(client))
    assert await Commands(bob.client).answer("host Ada") == []
    await until(pilot, lambda: client.table["host"] == 0)
    # The bot goes; another comes with Enter, which starts too.
    await choose(app, pilot, f"Remove {client.names[2]}")
    await until(pilot, lambda: kinds()[2] == "free")
    await until(pilot, lambda: "bots for the free seats" in part(app, "prompt"))
    await pilot.press("enter")
    await until(pilot, lambda: client.status == "playing")
    # During the match Bob is removed, after a question, and a bot takes the seat.
    await choose(app, pilot, "Remove Bob")
    await pilot.press("escape")
    await until(pilot, lambda: not isinstance(app.screen, Menu))
    assert kinds()[1] == "person"
    await choose(app, pilot, "Remove Bob")
    await pilot.press("2")
    await until(pilot, lambda: kinds()[1] == "bot")
    assert any(choice.do == "readmit" for choice in table_choices(client))


def test_the_same_by_typed_lines(tmp_path: Path) -> None:
    async def play() -> None:
        async with server(tmp_path / "db.sqlite") as (_, address):
            wish = Wish("classic/fr", players=3, server=address, name="Ada")
            found = await opened(wish, ENGLISH, Tokens(tmp_path / "ada.json"))
            async with Playing(Heard(found.connection)) as ada:
                client, lines = ada.client, Commands(ada.client)
                await ada.until(lambda: client.status == "open")
                assert await lines.answer("bot strong 3") == []
                await ada.until(lambda: client.table["seats"][2]["level"] == "strong")
                assert client.table["seats"][1]["kind"] == "free"
                assert await lines.answer("bot strong Zoe") == ["Nobody at the table is called “Zoe”."]
                assert await lines.answer(f"remove {client.names[2].upper()}") == []
                await ada.until(lambda: client.table["seats"][2]["kind"] == "free")
                assert await lines.answer("change jump_in clock=30 players=2") == []
                await ada.until(lambda: client.table["settings"]["clock"] == 30)
                assert len(client.table["seats"]) == 2
                listed = await lines.answer("change")
                assert "jump_in=on  Jumping in" in listed
                for wrong in (
                    "change clock=7",
                    "change pace=fast",
                    "change players=x",
                    "change no_such",
                    "change hand_size=99",
                ):
                    answer = await lines.answer(wrong)
                    assert len(answer) == 1, wrong
                    assert answer[0].endswith("."), answer
                assert client.table["settings"]["clock"] == 30
                for command in ("remove", "host", "mute"):
                    assert (await lines.answer(command))[0].startswith(f"{command} NAME")
                assert len(await lines.answer("mute 2")) == 1
                assert len(await lines.answer("readmit")) == 1

    asyncio.run(play())


def test_after_a_match_the_host_may_change_the_rules() -> None:
    client = TableClient(None, ENGLISH)  # type: ignore[arg-type]
    seat = {"name": "", "level": "", "presence": "here", "agreed": True, "wants": False, "asks_pause": False, "who": ""}
    person, bot = {**seat, "kind": "person", "name": "Ada"}, {**seat, "kind": "bot", "level": "casual"}
    client.seat = 0
    client.table = {
        "settings": SETTINGS,
        "seats": [person, bot],
        "host": 0,
        "status": "over",
        "version": 1,
        "table": "abc",
        "paused": False,
        "removed": 0,
        "muted": [],
    }
    assert [choice.do for choice in table_choices(client)] == ["want", "change", "remove", "leave"]
    client.table = {**client.table, "status": "playing"}
    assert [choice.do for choice in table_choices(client)] == ["pause", "away", "leave"]
    client.seat = None
    assert [choice.do for choice in table_choices(client)] == ["sit"]
    assert seat_named(client, "ada") == 0
    assert seat_named(client, "2") == 1
    assert seat_named(client, "3") is None


def test_settings_are_checked_one_by_one() -> None:
    draft = draft_of({"settings": SETTINGS})
    tiles = draft.with_value("jump_in", "on")
    assert isinstance(tiles, Draft)
    tiles = tiles.with_value("edition", "rummy/en")
    assert isinstance(tiles, Draft)
    assert tiles.settings["options"] == {}, "house rules of another game are gone"
    assert tiles.settings["players"] == 4
    many = draft.with_value("players", "10")
    assert isinstance(many, Draft)
    few = many.with_value("edition", "rummy/en")
    assert isinstance(few, Draft)
    assert few.settings["players"] == 4, "as many as the game has room for"
    back = draft.with_value("jump_in", "off")
    assert isinstance(back, Draft)
    assert back.settings["options"] == {}, "what is as printed is not a house rule"
    wrong = draft.with_value("jump_in", "perhaps")
    assert isinstance(wrong, Refusal)
    assert wrong.code == "option-value"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["classic/lb", "rummy/fr"])
def test_every_setting_is_said_in_every_language(edition: str, language: str) -> None:
    rows = Draft({**SETTINGS, "edition": edition}).rows(Translator(language))
    assert {"edition", "players", "clock", "pace", "late", "watch", "public"} < {row.name for row in rows}
    assert all(row.title and row.shown for row in rows)
    assert all(len(row.values) == len(row.said) for row in rows)


def test_a_setting_that_is_refused_says_why(tmp_path: Path) -> None:
    """In the form: the sentence is below the list, and nothing has changed."""

    async def play() -> None:
        async with own_process(tmp_path) as address:
            wish = Wish("classic/fr", players=2, server=address, name="Ada")
            found = await opened(wish, ENGLISH, Tokens(tmp_path / "ada.json"))
            client = TableClient(found.connection, ENGLISH)
            app = PlayApp(client, Look())
            async with app.run_test() as pilot:
                await until(pilot, lambda: client.status == "open")
                await choose(app, pilot, "Change the rules")
                form = app.screen
                assert isinstance(form, SettingsForm)
                row = next(row for row in form._rows if row.name == "hand_size")
                form._take(1, row, "999")
                await pilot.pause()
                said = str(form.query_one("#about", Static).content)
                assert said.endswith(".")
                assert form._draft.settings["options"] == {}
                await pilot.press("escape")
                await until(pilot, lambda: app.screen is not form)
                assert client.table["settings"]["options"] == {}

    asyncio.run(play())
