"""Puzzles: positions in which one move, or one plan, reaches a goal.

    >>> from pioche import puzzles
    >>> puzzle = puzzles.today(datetime.date.today())   # the same for everybody
    >>> puzzle.task, puzzle.position
    >>> puzzles.attempt(puzzle, ["lay R:3.4.5+ ..."])   # solved, right so far, or why not

model.py        puzzles and verdicts
loading.py      the puzzles that come with Pioche, and the one of a day
trying.py       attempts and solutions; hinting.py: hints
tiles.py        the tile game's goals, proved by the solver; counting.py: in how many ways can a table be arranged?
cards.py        the card game's goal, by exact search
generating.py   `pioche puzzles`: tile_search.py and card_search.py find new ones
"""

from __future__ import annotations

from pioche.puzzles.hinting import PuzzleHint, hint
from pioche.puzzles.loading import load, named, today
from pioche.puzzles.model import Kind, Outcome, Puzzle, Verdict
from pioche.puzzles.trying import attempt, solution

__all__ = [
    "Kind",
    "Outcome",
    "Puzzle",
    "PuzzleHint",
    "Verdict",
    "attempt",
    "hint",
    "load",
    "named",
    "solution",
    "today",
]
