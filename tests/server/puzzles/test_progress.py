"""Streaks, grades and the next puzzle."""

from __future__ import annotations

import pytest

from pioche import puzzles
from pioche.puzzles.model import Kind
from pioche.server.puzzles.progress import ENOUGH, grades_of, progress_of
from pioche.store.rows import PuzzleRow

TODAY = 1_000


def row(number: int, grade: int = 1, *, day: int | None = None, hints: int = 0, shown: bool = False) -> PuzzleRow:
    return PuzzleRow(f"four-{number}", grade, 1, hints, shown, 5, day)


@pytest.mark.parametrize(
    ("days", "streak", "longest"),
    [
        ([], 0, 0),
        ([TODAY], 1, 1),
        ([TODAY - 1], 1, 1),  # today's can still be solved
        ([TODAY - 2], 0, 1),
        ([TODAY - 2, TODAY - 1, TODAY], 3, 3),
        ([1, 2, 3, 4, TODAY - 1, TODAY], 2, 4),
        ([TODAY, TODAY - 2], 1, 1),
    ],
)
def test_streaks(days: list[int], streak: int, longest: int) -> None:
    found = progress_of([row(number, day=day) for number, day in enumerate(days)], TODAY)
    assert (found.streak, found.longest, found.today) == (streak, longest, TODAY in days)


def test_a_grade_is_reached_by_three_puzzles_without_help() -> None:
    three = [row(number, 3) for number in range(ENOUGH)]
    assert progress_of(three, TODAY).grade == 3
    assert progress_of(three[1:], TODAY).grade == 0
    helped = [row(9, 3, hints=1), row(8, 3, shown=True), PuzzleRow("four-7", 3, 4, 0, False, None, None)]
    found = progress_of(three[1:] + helped, TODAY)
    assert (found.grade, found.solved) == (0, 4)


def test_the_next_puzzle_is_the_first_unsolved_one() -> None:
    found = {each.grade: each for each in grades_of(Kind.WIN, ())}
    assert sum(each.puzzles for each in found.values()) == len(puzzles.load(Kind.WIN))
    first = found[2].next
    again = {each.grade: each for each in grades_of(Kind.WIN, {first})}
    assert again[2].solved == 1
    assert again[2].next != first
    assert again[1] == found[1]
    everything = {puzzle.name for puzzle in puzzles.load(Kind.WIN)}
    assert {each.next for each in grades_of(Kind.WIN, everything)} == {each.next for each in found.values()}
