"""Puzzles: positions in which one move, or one plan, reaches a goal.

    >>> from pioche import puzzles
    >>> puzzle = puzzles.today(datetime.date.today())   # the same for everybody
    >>> puzzle.task, puzzle.position
    >>> puzzles.attempt(puzzle, ["lay R:3.4.5+ ..."])   # solved, right so far, or why not

model.py        puzzles and verdicts
loading.py      the puzzles that come with Pioche, and the one of a day
trying.py       attempts and solutions; hinting.py: hints
goals.py        what puzzles ask of a game: an add-on (the entry points `pioche.games.puzzles`)
tile_goals.py   the tile game's: tiles.py proves them by the solver, counting.py counts the ways to arrange a table
card_goals.py   the card game's: cards.py proves them by exact search
generating.py   `pioche puzzles`: tile_search.py and card_search.py find new ones
"""

from __future__ import annotations

from pioche.puzzles.hinting import hint
from pioche.puzzles.loading import load, named, today
from pioche.puzzles.model import Kind, Outcome, Puzzle, PuzzleHint, Verdict
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
