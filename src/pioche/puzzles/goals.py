"""What puzzles ask of a game: positions from the data files, and the proof that a move reaches the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pioche import games
from pioche.engine.game import AnyRound
from pioche.engine.phrases import Phrase
from pioche.puzzles.files import Row
from pioche.puzzles.model import Kind, Puzzle, PuzzleHint


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a legal move of seat 0: why it misses the goal, and what the others answered."""

    short: Phrase | None
    replies: tuple[str, ...] = ()
    solved: bool = True  # the goal is reached, unless the move falls short of it


OpenCards = tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]
"""The hands by seat and the draw pile as texts of cards; of the pile the next card first."""


class Goals(Protocol):
    """The add-on of a game: the module that `pioche.games.puzzles` names has these functions."""

    def made(self, name: str, kind: Kind, grade: int, text: str) -> Puzzle:
        """A puzzle from its line in a data file."""
        ...

    def play(self, puzzle: Puzzle, position: AnyRound, action: Any) -> Played:
        """Make a legal move of seat 0, and the answers until it is on turn again."""
        ...

    def solution(self, puzzle: Puzzle) -> tuple[str, ...]:
        """The moves of seat 0 that solve a puzzle, as text without the seat."""
        ...

    def hint(self, puzzle: Puzzle, number: int, moves: Sequence[str]) -> PuzzleHint:
        """The first or second hint after these moves."""
        ...

    def open_cards(self, position: str) -> OpenCards | None:
        """What lies open in a position; None if players see only their own hands."""
        ...

    def search(self, kind: Kind, seed: int, tries: int) -> Iterator[Row]:
        """The puzzles among so many random positions; the same for the same seed."""
        ...


def goals_of(kind: Kind) -> Goals:
    """What the game of these puzzles answers."""
    found: Goals | None = games.addon("puzzles", kind.game)
    assert found is not None, f"the entry point of the puzzles of {kind.game!r} is missing: install Pioche again"
    return found


def bare(puzzle: Puzzle, action: object) -> str:
    """An action as text without its seat."""
    return puzzle.game.write(action).partition(":")[2]
