"""The full-screen program, driven by Textual's pilot: keys, mouse, menus, drafts, pages, whole rounds, sizes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import RichLog, Static

from pioche.client.table_client import TableClient
from pioche.engine.abilities import DraftGroup, DraftPiece, Pieces
from pioche.engine.board import BoardCard
from pioche.engine.phrases import phrase
from pioche.engine.refusal import Refusal
from pioche.i18n import LANGUAGES, Translator
from pioche.play.screen.app import PlayApp
from pioche.play.screen.dialogs import Menu, Page, Talk
from pioche.play.screen.draft import Draft
from pioche.play.screen.drawing import LARGE, SMALL, Held, Look, card_lines, chip, hand_picture
from pioche.play.screen.hand import Order, plays, sorted_places
from pioche.text.moves import Choice
from tests.client.players import ENGLISH, MOST_SECONDS, local

Steps = Callable[[PlayApp, Pilot[int]], Awaitable[None]]


def on_screen(
    steps: Steps,
    edition: str = "classic/fr",
    bots: tuple[str, ...] = ("casual",),
    *,
    size: tuple[int, int] = (80, 24),
    words: Translator = ENGLISH,
    ascii_only: bool = False,
    options: dict[str, str] | None = None,
) -> None:
    async def play() -> None:
        app = PlayApp(TableClient(local(edition, *bots, options=options), words), Look(ascii_only))
        async with app.run_test(size=size) as pilot:
            await steps(app, pilot)

    asyncio.run(play())


async def until(pilot: Pilot[int], reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(MOST_SECONDS):
        while not reached():
            await pilot.pause(0.02)


def shown(app: PlayApp) -> str:
    """Everything on the screen as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def part(app: PlayApp, name: str) -> str:
    found = app.screen_stack[0].query_one(f"#{name}", Static).content
    assert isinstance(found, Text)
    return found.plain


@pytest.mark.parametrize("size", [(80, 24), (132, 43), (60, 20), (200, 60)])
@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_everything_has_its_place(edition: str, size: tuple[int, int]) -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        client = app._client
        await until(pilot, lambda: client.on_turn)
        await pilot.pause()
        picture = shown(app)
        lines = picture.splitlines()
        assert len(lines) == size[1]
        assert max(map(len, lines)) <= size[0]
        assert f"Pioche  {edition}  Round 1" in lines[0]
        assert all(name in picture for name in client.names)
        assert "Your turn." in picture
        assert "╭" in picture
        hand = app.screen.query_one("#hand", Static).region
        assert hand.bottom <= size[1] - 1, "the whole hand is on the screen"
        assert hand.height >= 4

    on_screen(steps, edition, ("casual", "casual", "casual"), size=size)


def test_a_whole_round_by_keys() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        client = app._client
        while client.status in ("", "dealing", "playing"):
            await until(pilot, lambda: client.on_turn or client.status in ("between", "over"))
            if client.status in ("between", "over"):
                break
            before = list(client.offers), client.board
            await pilot.press("m")
            await pilot.pause()
            if isinstance(app.screen, Menu):
                await pilot.press("1")
            await until(pilot, lambda before=before: (list(client.offers), client.board) != before)  # type: ignore[misc]
        await pilot.pause(0.1)
        assert "Total" in shown(app)
        assert "Enter: " in part(app, "prompt")
        if client.status == "between":
            await pilot.press("enter")
            await until(pilot, lambda: client.table["round"] == 2 and client.status == "playing")

    on_screen(steps, "classic/de")


def test_a_whole_round_of_tiles_by_hints() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        client = app._client
        while True:
            await until(pilot, lambda: client.on_turn or client.status in ("between", "over"))
            if client.status != "playing":
                break
            before = client.board
            await pilot.press("i")
            await until(pilot, lambda: isinstance(app.screen, Menu) or not client.on_turn)
            if isinstance(app.screen, Menu):
                await pilot.press("enter")
            await until(pilot, lambda before=before: client.board != before)  # type: ignore[misc]
        assert client.sheet is not None
        assert len(client.sheet.rows) == 1

    on_screen(steps, "rummy/en")


def test_a_card_that_does_not_fit_names_its_clause() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        client = app._client
        await until(pilot, lambda: client.on_turn)
        places = [
            place
            for place, number in enumerate(app._shown())
            if not any(plays(choice, app._cards()[number]) for choice in client.choices)
        ]
        if not places:
            return  # dealt a hand in which everything fits
        for _ in range(places[0]):
            await pilot.press("right")
        held = len(app._cards())
        await pilot.press("enter")
        await until(pilot, lambda: app._note is not None)
        assert "(FR-" in part(app, "prompt")
        assert len(app._cards()) == held
        await pilot.press("r")
        await pilot.pause()
        clause = app._clause
        named = [each for each in app.screen.query(Static) if str(each.content).startswith(f"{clause}  ")]
        await until(pilot, lambda: app.screen.query_one("#reading").scroll_y > 0)
        assert named[0].region.y <= 5, "the book opens at the clause"
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("left")
        assert "(FR-" not in part(app, "prompt")

    on_screen(steps)


def test_the_mouse_plays_a_card() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        client = app._client
        await until(pilot, lambda: client.on_turn and bool(app._cards()))
        await pilot.click("#hand", offset=(1 + 2 * 6 + 2, 1))
        await pilot.pause()
        assert app._cursor == 2
        assert client.on_turn, "one click only chooses"

    on_screen(steps)


def test_sorting_and_moving_about() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: app._client.on_turn)
        orders = []
        for _ in range(4):
            orders.append(app._order)
            await pilot.press("s")
        assert orders == [Order.COLOUR, Order.NUMBER, Order.PLAYABLE, Order.COLOUR]
        await pilot.press(*["right"] * 40)
        assert app._cursor == len(app._cards()) - 1
        await pilot.press(*["left"] * 40)
        assert app._cursor == 0

    on_screen(steps)


def test_pages_menus_and_chat() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        client = app._client
        await until(pilot, lambda: client.on_turn)
        for key, word in (("r", "FR-7"), ("o", "Total"), ("l", "New round"), ("question_mark", "Backspace")):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Page)
            assert any(word in str(each.content) for each in app.screen.query(Static)), key
            await pilot.press("escape")
            await pilot.pause()
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, Talk)
        await pilot.press("h", "i", "enter")
        await until(pilot, lambda: any(news.text == "You: hi" for news in client.log))
        await until(pilot, lambda: not isinstance(app.screen, Talk))
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, Menu))
        await pilot.press("escape")
        await pilot.pause()
        assert client.on_turn
        await pilot.press("x")
        await pilot.pause()
        assert part(app, "prompt") == "You can do nothing now."
        await pilot.press("u")
        assert "Say “UNO”" in part(app, "prompt")

    on_screen(steps)


def test_tiles_are_put_together_and_taken_back() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        client, drafting = app._client, app._drafting
        await until(pilot, lambda: client.on_turn and drafting.usable)
        held, groups = len(drafting.hand), len(drafting.groups)
        await pilot.press("enter", "right", "enter", "right", "enter")
        assert drafting.chosen == set(app._shown()[:3])
        await pilot.press("n")
        assert (len(drafting.hand), len(drafting.groups)) == (held - 3, groups + 1)
        await until(pilot, lambda: drafting._checked is not None)
        verdict = drafting.verdict()
        assert part(app, "prompt") == verdict
        if drafting.move() is None:
            assert "(R-" in verdict
            await pilot.press("e")
            assert client.on_turn
        await pilot.press("z")
        assert (len(drafting.hand), len(drafting.groups)) == (held, groups)
        await pilot.press("up")
        assert drafting.at == (groups - 1, 0)
        await pilot.press("enter", "n")
        assert len(drafting.groups) == groups, "a single tile that moves stays a group of one"
        await pilot.press("Z")
        assert not drafting.busy
        await pilot.press("down", "down")
        assert drafting.at is None

    on_screen(steps, "rummy/en")


def test_a_draft_that_fits_ends_the_turn() -> None:
    """The pieces of a hint, chosen by keys and placed by the table."""

    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        client, drafting = app._client, app._drafting
        await until(pilot, lambda: client.on_turn and drafting.usable)
        hint = await client.hint()
        assert not isinstance(hint, Refusal)
        assert hint.choice is not None
        if not hint.choice.text.startswith("lay"):
            return  # nothing can be laid with these tiles
        action = client.game.read(f"{client.seat}:{hint.choice.text}") if client.game is not None else None
        assert action is not None
        wanted = list(action.laid())  # kinds of tiles
        game = client.game
        assert isinstance(game, Pieces)
        texts = [piece.card.text for piece in drafting.hand]
        for kind in wanted:
            place = next(
                place
                for place, text in enumerate(texts)
                if place not in drafting.chosen and game.read_pieces(text) == (kind,)
            )
            drafting.chosen.add(place)
        await pilot.press("i")
        await until(pilot, lambda: isinstance(app.screen, Menu))
        await pilot.press("enter")
        await until(pilot, lambda: not client.on_turn or len(app._cards()) < len(texts))

    on_screen(steps, "rummy/en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["classic/lb", "rummy/de"])
def test_every_language(edition: str, language: str) -> None:
    """A missing message would be an error."""

    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: app._client.on_turn)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Page)

    on_screen(steps, edition, words=Translator(language))


def test_plain_ascii() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: app._client.on_turn)
        drawn = part(app, "hand") + part(app, "table") + part(app, "seats")
        assert drawn.isascii()
        assert "+---+" in drawn

    on_screen(steps, ascii_only=True)


def test_a_smaller_and_a_larger_window() -> None:
    async def steps(app: PlayApp, pilot: Pilot[int]) -> None:
        await until(pilot, lambda: app._client.on_turn)
        for width, height in ((120, 40), (80, 24), (40, 12), (20, 6), (150, 50)):
            await pilot.resize_terminal(width, height)
            await until(pilot, lambda width=width: app.screen.has_class("wide") == (width >= 104))  # type: ignore[misc]
            await pilot.pause()
            assert max(map(len, shown(app).splitlines())) <= width
        assert app.screen.query_one("#log", RichLog).lines

    on_screen(steps)


def test_quitting() -> None:
    async def play(key: str) -> int | None:
        app = PlayApp(TableClient(local("classic/fr", "casual"), ENGLISH), Look())
        async with app.run_test() as pilot:
            await until(pilot, lambda: bool(app._client.table))
            await pilot.press(key)
        return app.return_value

    assert asyncio.run(play("q")) == 0
    assert asyncio.run(play("ctrl+c")) == 130


# Drawing


def card(text: str, colour: str, face: str = "") -> BoardCard:
    return BoardCard(text, phrase("card-wild"), colour, face)  # type: ignore[arg-type]


def test_cards_as_drawn() -> None:
    assert [line.plain for line in card_lines(card("r5", "red", "5"), Look())] == ["╭───╮", "│5 ●│", "╰───╯"]
    assert [line.plain for line in card_lines(card("gD", "green", "+2"), Look(), LARGE)] == [
        "╭─────╮",
        "│+2   │",
        "│  ▲  │",
        "│   +2│",
        "╰─────╯",
    ]
    assert [line.plain for line in card_lines(card("bS", "blue", "Ø"), Look(ascii_only=True))] == [
        "+---+",
        "|S b|",
        "+---+",
    ]
    assert chip(card("Y12", "yellow", "12"), Look()).plain == "12★ "
    shapes = {Look().shape(colour) for colour in ("red", "yellow", "green", "blue")}
    assert len(shapes) == 4, "colours differ by more than their colour"


def test_many_cards_go_into_rows() -> None:
    hand = [Held(card("r5", "red", "5"), fits=True)] * 40
    picture = hand_picture(hand, 20, 80, Look(), roomy=False)
    assert picture.step == 5
    assert len(picture.rows) == 3 * picture.height
    assert all(row.cell_len <= 80 for row in picture.rows)
    assert picture.at(0, 0) == 0
    assert picture.at(79, 0) == 15
    assert picture.at(7, picture.height) == 17
    assert picture.height == SMALL[1] + 1


def test_sorting_a_hand() -> None:
    hand = [card("b2", "blue", "2"), card("W", "black", "W"), card("r10", "red", "10"), card("r9", "red", "9")]
    assert sorted_places(hand, Order.COLOUR, set()) == [3, 2, 0, 1]
    assert sorted_places(hand, Order.NUMBER, set()) == [0, 3, 2, 1]
    assert sorted_places(hand, Order.PLAYABLE, {"W"})[0] == 1


def test_which_moves_play_a_card() -> None:
    five = card("r5", "red")
    moves = [Choice(text, phrase("x")) for text in ("r5", "r5!", "r5+y5", "r50", "draw", "catch.1")]
    assert [choice.text for choice in moves if plays(choice, five)] == ["r5", "r5!", "r5+y5"]


# Drafts


def pieces(text: str, *, from_hand: bool = False) -> tuple[DraftPiece, ...]:
    return tuple(DraftPiece(each, card(each, ""), from_hand) for each in text.split())


def test_a_draft_and_its_undo() -> None:
    start = DraftGroup("R:3.4.5", pieces("R3 R4 R5"))
    draft = Draft([start], pieces("R6+ R7+ B1+", from_hand=True))
    assert draft.play([0, 1], 0) == 0
    assert draft.now.groups == (DraftGroup("", (*start.pieces, *pieces("R6+ R7+", from_hand=True))),)
    assert draft.now.hand == pieces("B1+", from_hand=True)
    assert not draft.take_back(0, 0), "what lay on the table stays there"
    assert draft.take_back(0, 4)
    assert draft.move(0, 0, None) == 1
    assert [len(group.pieces) for group in draft.now.groups] == [3, 1]
    assert draft.move(1, 0, 0) == 0
    assert [len(group.pieces) for group in draft.now.groups] == [4], "empty groups are gone"
    while draft.undo():
        pass
    assert draft.now.groups == (start,)
    assert draft.begins_like([start], pieces("R6+ R7+ B1+", from_hand=True))
    assert not draft.now.touched()


def test_a_moved_piece_keeps_the_number_of_its_group() -> None:
    draft = Draft([DraftGroup("~R3", pieces("R3"), single=True), DraftGroup("x", pieces("R4 R5 R6"))], ())
    assert draft.move(0, 0, 1) == 0
    assert [piece.text for piece in draft.now.groups[0].pieces] == ["R4", "R5", "R6", "R3"]
    draft.reset()
    assert not draft.now.touched()
    assert draft.undo()
    assert draft.now.touched()


def test_names_of_bots_are_those_of_the_page() -> None:
    from pioche.client import names

    page = (Path(__file__).resolve().parents[2] / "web/src/lib/ui/characters.ts").read_text(encoding="utf-8")
    for level, listed in names.NAMES.items():
        assert f"{level}: [{', '.join(repr(name) for name in listed)}]" in page
    assert f"[{', '.join(repr(name) for name in names.OTHERS)}]" in page
    assert names.number_of("abc") == 440920331  # FNV-1a
