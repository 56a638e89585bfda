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
    written: list[Any] = [first, [first], f"0:{first}", [f"0:{first}"], puzzle.table().action(first)]
    tried = [pioche.puzzles.attempt(puzzle, moves) for moves in written]
    assert {verdict.outcome for verdict in tried} == {Outcome.GOES_ON}
    assert tried[0].say(puzzle) == "Right so far. Your turn again."
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
    with pytest.raises(TypeError, match="moves must be text"):
        pioche.puzzles.attempt(pioche.puzzles.named("win-1"), None)  # type: ignore[arg-type]


def test_a_day_as_text() -> None:
    assert pioche.puzzles.today("2026-01-31") == pioche.puzzles.today(date(2026, 1, 31))
