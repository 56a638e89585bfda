"""Playing against bots in this process: whole rounds of every game, refusals, hints, drafts, the next round."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche.client.connecting import Wish, bots_of, edition_of, opened, pace_of
from pioche.client.results import left_over
from pioche.client.tokens import Tokens
from pioche.engine.abilities import DraftChecked, Pieces
from pioche.engine.refusal import Refusal, Refused
from pioche.i18n import LANGUAGES, Translator
from tests import outside
from tests.client.players import Heard, Playing, local


@pytest.fixture(scope="module")
def with_outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = outside.install(tmp_path_factory.mktemp("outside"))
    with outside.importable(folder), pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))  # for the processes in which bots think
        yield folder


@pytest.mark.parametrize("edition", ["classic/fr", "classic/lb", "rummy/en"])
def test_whole_rounds(edition: str) -> None:
    async def play() -> None:
        async with Playing(Heard(local(edition, "casual", "beginner"))) as heard:
            client = heard.client
            await heard.play_round()
            assert client.status in ("between", "over")
            assert client.sheet is not None
            assert len(client.sheet.rows) == 1
            assert [news.kind for news in heard.news].count("game") > 5
            assert client.board is not None
            held = [len(seat.cards) for seat in client.board.seats]
            assert held == [seat.held for seat in client.board.seats], "everybody shows what is left"
            assert len(left_over(client)) == sum(map(bool, held))
            if client.status == "between":
                assert await client.intend("want") is None
                await heard.until(lambda: client.table["round"] == 2 and client.status == "playing")

    asyncio.run(play())


def test_a_game_from_another_package(with_outside: Path) -> None:
    async def play() -> None:
        async with Playing(Heard(local("maumau/plain", "casual"))) as heard:
            await heard.play_round()
            assert heard.client.sheet is not None
            assert len(heard.client.sheet.rows) == 1
            assert any("Ada" in name for name in heard.client.names)

    asyncio.run(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    """A missing message would be an error."""

    async def play() -> None:
        async with Playing(Heard(local("classic/de", "casual"), Translator(language))) as heard:
            await heard.until(lambda: heard.client.on_turn)
            refusal = await heard.client.why("rR+b3")
            assert refusal is not None
            assert heard.client.say(refusal)

    asyncio.run(play())


def test_asking_why_plays_nothing() -> None:
    async def play() -> None:
        async with Playing(Heard(local("classic/fr", "casual"))) as heard:
            client = heard.client
            await heard.until(lambda: client.on_turn)
            before = client.board
            assert await client.why(client.offers[0]) is None
            wrong = await client.why("nonsense")
            assert wrong == Refusal("bad-action", "", (("text", f"{client.seat}:nonsense"),))
            assert client.say(wrong) == "“nonsense” is not a move."
            assert client.board == before

    asyncio.run(play())


def test_drafts_and_hints_of_the_tile_game() -> None:
    async def play() -> None:
        async with Playing(Heard(local("rummy/en", "casual"))) as heard:
            client = heard.client
            await heard.until(lambda: client.on_turn)
            game, view = client.game, client.view
            assert isinstance(game, Pieces)
            untouched = game.draft_text(game.draft_groups(view), call=False)
            checked = await client.draft(untouched)
            assert isinstance(checked, DraftChecked)
            assert checked.laid == 0
            assert checked.refusal is not None
            assert [piece.card for piece in game.draft_hand(view)] == list(client.board.hand if client.board else ())
            hint = await client.hint()
            assert not isinstance(hint, Refusal)
            assert hint.choice is not None
            assert await client.why(hint.choice.text) is None
            assert isinstance(await client.draft("rubbish"), Refusal)

    asyncio.run(play())


def test_what_was_typed() -> None:
    assert edition_of(None, "de") == "classic/de"
    assert edition_of("rummy", "fr") == "rummy/fr"
    assert edition_of("rummy", "lb") == "rummy/en"
    assert edition_of("abcdef", "fr") is None
    assert bots_of("classic/fr", None, None) == ("casual",) * 3
    assert bots_of("classic/fr", None, "strong, casual") == ("strong", "casual")
    assert bots_of("classic/fr", 4, "strong,casual") == ("strong", "casual", "strong")
    for wrong in (
        lambda: edition_of("classic/xx", "fr"),
        lambda: bots_of("rummy/fr", 9, None),
        lambda: bots_of("rummy/fr", 2, "casual,casual"),
        lambda: pace_of("breakneck"),
        lambda: local("classic/fr", "genius"),
        lambda: local("classic/fr", "casual", options={"jump_in": "perhaps"}),
    ):
        with pytest.raises(Refused):
            wrong()


def test_wishes_that_cannot_be_granted(tmp_path: Path) -> None:
    async def open_table(wish: Wish) -> None:
        await opened(wish, Translator("en"), Tokens(tmp_path / "play.json"))

    for wish, code in (
        (Wish("http://127.0.0.1:9/t/000000000000"), "play-unreachable"),
        (Wish("abcdef", server="ftp://x"), "play-address"),
        (Wish(name="\u200b"), "name-bad"),
        (Wish("classic/fr", bots="no_such_file.py"), "serve-bot-no-file"),
    ):
        with pytest.raises(Refused) as refused:
            asyncio.run(open_table(wish))
        assert refused.value.refusal.code == code
