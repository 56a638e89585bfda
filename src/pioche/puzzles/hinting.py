"""Hints for a puzzle: two of them, the second one says more. Neither is the solution of a tile puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.refusal import refuse
from pioche.puzzles.goals import goals_of
from pioche.puzzles.model import Puzzle, PuzzleHint

MOST_HINTS: Final = 2


def hint(puzzle: Puzzle, number: int, moves: Sequence[str] = ()) -> PuzzleHint:
    """The first or second hint after these moves of seat 0, which have to be right so far."""
    if not 1 <= number <= MOST_HINTS:
        raise refuse("puzzle-no-hint", number=number)
    return goals_of(puzzle.kind).hint(puzzle, number, moves)
