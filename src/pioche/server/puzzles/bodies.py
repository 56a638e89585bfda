"""What clients ask about puzzles, and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Annotated, Final

from msgspec import Meta, Struct

from pioche import puzzles
from pioche.i18n import Translator
from pioche.puzzles.hinting import MOST_HINTS
from pioche.puzzles.model import Kind
from pioche.server.puzzles.jobs import Language, PuzzleHinted, PuzzleShown, PuzzleSolved, PuzzleTried
from pioche.server.puzzles.progress import PuzzleKind, PuzzleProgress, PuzzleRecord, grades_of, progress_of
from pioche.store.rows import PuzzleRow

MOST_MOVES: Final = 60  # of a try: several times as many as the longest solution has
MOST_TEXT: Final = 2_000  # of a move
Move = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]


class PuzzleOfDay(Struct, frozen=True):
    """The puzzle of a day (of UTC), the same for everybody."""

    name: str
    kind: str
    grade: int
    day: str  # 2026-11-18


class PuzzleList(Struct, frozen=True):
    """What there is to solve, and how far the caller is."""

    today: PuzzleOfDay
    kinds: list[PuzzleKind]
    mine: PuzzleProgress


class OnePuzzle(Struct, frozen=True):
    """A puzzle, whether it is today's, and what the caller has done with it."""

    puzzle: PuzzleShown
    today: bool
    day: str
    record: PuzzleRecord
    hints: int  # how many there are


class PuzzleMoves(Struct, frozen=True, forbid_unknown_fields=True):
    """All moves so far, as text without the seat."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=MOST_MOVES)]


class HintWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The first or the second hint, after these moves."""

    number: Annotated[int, Meta(ge=1, le=MOST_HINTS)]
    moves: Annotated[list[Move], Meta(max_length=MOST_MOVES)] = []


class DraftWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A lay that is being put together."""

    action: Move


class PuzzleAnswer(Struct, frozen=True):
    """What came of a try, and what the caller has done with the puzzle by now."""

    tried: PuzzleTried
    record: PuzzleRecord
    mine: PuzzleProgress


class HintAnswer(Struct, frozen=True):
    hint: PuzzleHinted
    record: PuzzleRecord


class SolutionAnswer(Struct, frozen=True):
    solution: PuzzleSolved
    record: PuzzleRecord


def puzzle_list(today: date, rows: Sequence[PuzzleRow], language: Language) -> PuzzleList:
    """What there is to solve for somebody who has done this much."""
    puzzle = puzzles.today(today)
    solved = {row.name for row in rows if row.solved_at is not None}
    words = Translator(language)
    kinds = []
    for kind in Kind:
        first = puzzles.load(kind)[0]
        kinds.append(PuzzleKind(kind.value, first.edition, first.task.said(words), grades_of(kind, solved)))
    return PuzzleList(
        PuzzleOfDay(puzzle.name, puzzle.kind.value, puzzle.grade, today.isoformat()),
        kinds,
        progress_of(rows, today.toordinal()),
    )
