"""What a seat faces, as text: for every game, in every language, with nothing in it that the seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import pioche
from pioche import games, i18n
from pioche.engine.game import AnyGame
from pioche.text.boards import hand_line, open_line, turn_line
from pioche.text.rules import book_lines, rule_book
from pioche.text.scores import score_lines
from pioche.text.situations import situation_lines, situation_of, situation_text
from tests import outside

NAMES = ["Ann", "Bob", "Cy", "Di"]


@pytest.fixture(scope="module")
def with_outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = outside.install(tmp_path_factory.mktemp("outside"))
    with outside.importable(folder):
        yield


@pytest.fixture(params=["classic", "rummy", "maumau"])
def game(request: pytest.FixtureRequest, with_outside: None) -> AnyGame:
    return games.named(request.param)


def test_a_position_in_words() -> None:
    table = pioche.deal("classic/de", players=3, seed=7, jump_in=True)
    table.push("b4")
    events = [event.value for event in table.events]
    said = situation_text(situation_of(table.round, "classic/de", 2, events), i18n.Translator("en"), NAMES)
    assert said.splitlines() == [
        "Rules: classic/de",
        "- Jumping in: on. Anybody may play the very same card at any time, even out of turn.",
        "Position:",
        "Discard pile: b5 b4",
        "Draw pile: 86 face down",
        "Colour in force: blue",
        "Play goes to the left.",
        "  Ann: 7 face down",
        "  Bob: 6 face down",
        "> Cy: r1 r7 y4 y9 g7 g8 W",
        "Since your last turn:",
        "- Bob plays the blue 4.",
        "Your moves:",
        "- y4   Play the yellow 4",
        "- W=r  Play the Wild and name red",
        "- W=y  Play the Wild and name yellow",
        "- W=g  Play the Wild and name green",
        "- W=b  Play the Wild and name blue",
    ]


def test_a_turn_in_one_line() -> None:
    table = pioche.deal("rummy/en", players=3, seed=7)
    words = i18n.Translator("en")
    board = table.game.board(table.view(table.turn).value, table.rules)
    assert open_line(board, words, NAMES) == (
        "Single tiles: B10 Y11 B11 G12; Pool: 54 face down; Play goes to the left"
    )
    assert hand_line(board, words) == "You hold: R1 Y1 B1 G2 B2 G5 R6 B6 R8 Y9 G9 G10 Y12 *"
    assert turn_line(board, words, NAMES).count("\n") == 0


def test_moves_that_are_too_many_to_list_are_mentioned() -> None:
    table = pioche.deal("rummy/en", players=2, seed=7)
    words = i18n.Translator("en")
    on_turn = situation_of(table.round, "rummy/en", table.round.turn)
    other = situation_of(table.round, "rummy/en", 1 - table.round.turn)
    more = words.text("text-more-moves")
    assert more in list(situation_lines(on_turn, words, NAMES))
    assert more not in list(situation_lines(other, words, NAMES))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_game_in_every_language(game: AnyGame, language: str) -> None:
    """A random game, told to every seat; a missing message would be an error."""
    words = i18n.Translator(language)
    edition = game.editions()[0]
    rules = game.rules(edition, players=2)
    found, events = game.deal(rules, 2, bytes(32), 0)
    chance = random.Random(5)
    for step in range(60):
        for seat in range(2):
            said = situation_text(situation_of(found, edition, seat, events), words, NAMES)
            assert all(found.game.write(action).partition(":")[2] in said for action in found.legal(seat))
        if found.over:
            break
        legal = list(found.legal(found.turn)) or [found.progress_move(found.turn, step)]
        events = found.apply(chance.choice(legal))
    assert len(list(book_lines(game, edition, rules, words))) > 3


def test_text_tells_a_seat_no_more_than_its_view(game: AnyGame) -> None:
    """Rounds that differ only in what a seat may not know give it the same text."""
    from pioche.engine.abilities import Imagines

    if not isinstance(game, Imagines):
        pytest.skip("this game completes no views")
    words = i18n.Translator("en")
    edition = game.editions()[0]
    found, events = game.deal(game.rules(edition, players=2), 2, bytes(range(32)), 0)
    told = [game.redact(event, 0) for event in events]
    other = game.round_of(game.imagine(found.core, 0, told, 99))
    assert other.text() != found.text()
    assert situation_text(situation_of(other, edition, 0), words, NAMES) == situation_text(
        situation_of(found, edition, 0), words, NAMES
    )


def test_the_rule_book_has_the_clauses_in_force() -> None:
    game = games.named("classic")
    words = i18n.Translator("en")
    printed = {entry.clause for entry in rule_book(game, "classic/de", game.rules("classic/de"), words)}
    changed = rule_book(game, "classic/de", game.rules("classic/de", {"jump_in": "on"}), words)
    assert "DE-1" in printed
    assert "FR-7" not in printed
    assert {entry.clause for entry in changed} - printed == {"DE-1a"}
    assert [entry.clause for entry in changed if entry.house] == ["DE-1a"]


def test_the_score_pad_in_columns() -> None:
    table = pioche.deal("classic/fr", players=2, seed=1, totals=[120, 80])
    lines = score_lines(table.sheet, i18n.Translator("en"), NAMES)
    assert lines == [
        "Round  Ann         Bob",
        "1      120 (+120)  80 (+80)",
        "Total  120         80",
        "The match ends when somebody reaches 500 points.",
    ]
