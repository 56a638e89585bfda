"""`pioche.puzzles` as people type it in."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

import pioche
from pioche.puzzles import Kind, Outcome


def test_puzzles_are_there_after_import_pioche() -> None:
    assert "puzzles" in dir(pioche)
    assert not {"os", "annotations", "TYPE_CHECKING"} & set(dir(pioche))


def test_a_puzzle_is_a_table_and_says_its_task() -> None:
    for kind in Kind:
        puzzle = pioche.puzzles.load(kind.value)[0]
        assert puzzle is pioche.puzzles.load(kind)[0]
        assert puzzle.table().turn == 0
        assert puzzle.table().text == puzzle.position
        assert puzzle.say() != puzzle.say("fr") != ""


def test_moves_in_every_form() -> None:
    puzzle = pioche.puzzles.named("win-1")
    first = pioche.puzzles.solution(puzzle)[0]
    action = puzzle.table().action(first)
    written: list[Any] = [first, [first], f"0:{first}", [f"0:{first}"], action, [action.value]]
    tried = [pioche.puzzles.attempt(puzzle, moves) for moves in written]
    assert {verdict.outcome for verdict in tried} == {Outcome.GOES_ON}
    assert tried[0].say() == str(tried[0]) == "Right so far. Your turn again."
    assert pioche.puzzles.attempt(puzzle, "draw").outcome is Outcome.WRONG


@pytest.mark.parametrize(
    ("call", "given", "wrong", "said"),
    [
        ("load", ("x",), pioche.Refused, "There are no puzzles of the kind “x”; there are: four, out, joker, win"),
        ("load", (None,), TypeError, "a kind of puzzles is needed, such as 'four', not None"),
        ("named", (None,), TypeError, "the name of a puzzle must be text"),
        ("today", ("...",), pioche.Refused, "is not a day such as 2026-01-31"),
        ("today", (3,), TypeError, "a day must be a datetime.date or text"),
        ("attempt", (None, "draw"), TypeError, "a puzzle is needed"),
        ("solution", (None,), TypeError, "a puzzle is needed"),
    ],
)
def test_what_is_no_puzzle_is_said(call: str, given: tuple[Any, ...], wrong: type[Exception], said: str) -> None:
    with pytest.raises(wrong, match=said.replace(".", "[.]")):
        getattr(pioche.puzzles, call)(*given)


def test_moves_are_text() -> None:
    with pytest.raises(TypeError, match="moves must be actions or text"):
        pioche.puzzles.attempt(pioche.puzzles.named("win-1"), None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("1:y7", "In a puzzle seat 0 moves; this is a move of seat 1."),
        ("Y7", "“Y7” is not a move. Did you mean y7?"),
        (["y7", "y9"], "You do not hold the yellow 9 (FR-7)."),
    ],
)
def test_a_wrong_move_is_said(moves: Any, said: str) -> None:
    verdict = pioche.puzzles.attempt(pioche.puzzles.named("win-1"), moves)
    assert (verdict.outcome, str(verdict)) == (Outcome.WRONG, said)


def test_an_action_of_another_game_is_no_move() -> None:
    with pytest.raises(TypeError, match="is not an action of the game 'classic'"):
        pioche.puzzles.attempt(pioche.puzzles.named("win-1"), pioche.deal("rummy/en", 2, seed=1).legal()[0])


def test_hints_and_verdicts_speak_four_languages() -> None:
    puzzle = pioche.puzzles.named("win-1")
    hint = pioche.puzzles.hint(puzzle, 2)
    assert str(hint) == hint.say() != hint.say("lb")
    for say in (puzzle.say, hint.say, pioche.puzzles.attempt(puzzle, "draw").say):
        with pytest.raises(pioche.Refused, match="There is no language “xx”"):
            say("xx")


def test_a_day_as_text() -> None:
    assert pioche.puzzles.today("2026-01-31") == pioche.puzzles.today(date(2026, 1, 31))
