"""What a person has solved: the streak of days, their grade, and which puzzle of a kind and grade comes next."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from msgspec import Struct

from pioche import puzzles
from pioche.puzzles.model import GRADES, Kind, Puzzle
from pioche.server.puzzles.jobs import KindName
from pioche.store.rows import PuzzleRow

ENOUGH: Final = 3  # puzzles of a grade, solved alone, for that grade to be somebody's own


class PuzzleRecord(Struct, frozen=True):
    """What the caller has done with a puzzle. `shown`: they looked at the solution before they found it."""

    tries: int
    hints: int
    shown: bool
    solved: bool


class PuzzleProgress(Struct, frozen=True):
    """`streak`: days in a row on which the puzzle of the day was solved, up to today or yesterday; `longest` ever.

    `grade`: the highest one of which three puzzles were solved without help; 0: none yet.
    """

    streak: int
    longest: int
    grade: int
    solved: int
    today: bool  # today's puzzle is solved


class PuzzleGrade(Struct, frozen=True):
    """The puzzles of a kind and grade: how many there are, how many the caller has solved, and one to go on with."""

    grade: int
    puzzles: int
    solved: int
    next: str


class PuzzleKind(Struct, frozen=True):
    kind: KindName
    edition: str
    task: str
    grades: list[PuzzleGrade]


def record_of(row: PuzzleRow | None) -> PuzzleRecord:
    if row is None:
        return PuzzleRecord(0, 0, shown=False, solved=False)
    return PuzzleRecord(row.tries, row.hints, row.shown, row.solved_at is not None)


def noted(
    row: PuzzleRow,
    *,
    tried: bool = False,
    hints: int = 0,
    shown: bool = False,
    solved_at: int | None = None,
    day: int | None = None,
) -> PuzzleRow:
    """With what a person has done since, by the rules of `pioche.store.puzzles.note`: once a puzzle is solved only its
    day can still be added, and not for whoever was shown the solution."""
    if row.solved_at is None:
        row = replace(
            row, tries=row.tries + tried, hints=max(row.hints, hints), shown=row.shown or shown, solved_at=solved_at
        )
    return row if day is None or row.shown else replace(row, day=day)


def progress_of(rows: Sequence[PuzzleRow], today: int) -> PuzzleProgress:
    """`today`: as a number of days, by `date.toordinal`."""
    days = sorted({row.day for row in rows if row.day is not None})
    lengths = _streaks(days)
    last = days[-1] if days else 0
    alone = [row.grade for row in rows if row.alone]
    own = [grade for grade in range(1, GRADES + 1) if alone.count(grade) >= ENOUGH]
    return PuzzleProgress(
        lengths[-1] if last >= today - 1 else 0,
        max(lengths, default=0),
        max(own, default=0),
        sum(row.solved_at is not None for row in rows),
        last == today,
    )


def _streaks(days: Sequence[int]) -> list[int]:
    """For each day how many in a row there are up to it; `[0]` without any."""
    lengths: list[int] = []
    for place, day in enumerate(days):
        lengths.append(lengths[-1] + 1 if place and days[place - 1] == day - 1 else 1)
    return lengths or [0]


def grades_of(kind: Kind, solved: Collection[str]) -> list[PuzzleGrade]:
    """The puzzles of a kind by grade. The next one is the first that is not solved; when all are, the first."""
    by_grade: dict[int, list[Puzzle]] = {}
    for puzzle in puzzles.load(kind):
        by_grade.setdefault(puzzle.grade, []).append(puzzle)
    return [
        PuzzleGrade(
            grade,
            len(found),
            sum(puzzle.name in solved for puzzle in found),
            next((puzzle.name for puzzle in found if puzzle.name not in solved), found[0].name),
        )
        for grade, found in sorted(by_grade.items())
    ]
