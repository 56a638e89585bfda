"""Attempts at a puzzle: is it solved, and if not, why? And its solution."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol

from pioche.engine.game import AnyRound
from pioche.engine.refusal import Refusal, Refused, refuse, shown
from pioche.puzzles.goals import goals_of
from pioche.puzzles.model import SOLVER, Outcome, Puzzle, Verdict
from pioche.text.hints import unreadable


class GameAction(Protocol):
    """An action of a table, or a game's own."""

    @property
    def seat(self) -> int: ...


Move = str | GameAction
_SEAT: Final = re.compile(r"[0-9]:")


def attempt(puzzle: Puzzle, moves: Sequence[Move] | Move) -> Verdict:
    """What comes of these moves of seat 0 (or of a single one): actions, or text with or without the seat.

    In the card game the others answer each move with what holds out longest; the verdict has the position then.
    """
    texts = _texts(checked(puzzle), moves)
    position = puzzle.round()
    verdict = Verdict(puzzle, Outcome.GOES_ON, position.text())
    for text in texts:
        if verdict.outcome is Outcome.SOLVED:
            return replace(verdict, outcome=Outcome.WRONG, reason=refuse("puzzle-over").refusal)
        found = _move(puzzle, position, text)
        verdict = replace(found, line=(*verdict.line, *found.line))
        if verdict.outcome is Outcome.WRONG:
            break
    return verdict


def checked(puzzle: object) -> Puzzle:
    """A puzzle; `TypeError` otherwise."""
    if not isinstance(puzzle, Puzzle):
        raise TypeError(f"a puzzle is needed, such as pioche.puzzles.named('four-1'), not {shown(puzzle)}")
    return puzzle


def _texts(puzzle: Puzzle, moves: object) -> list[str]:
    """Moves as text, with or without their seat."""
    listed = list(moves) if isinstance(moves, Iterable) and not isinstance(moves, str) else [moves]
    return [move.strip() if isinstance(move, str) else _written(puzzle, move) for move in listed]


def _written(puzzle: Puzzle, move: Any) -> str:
    """The notation of an action of a table (`pioche.Action`), or of a game's own."""
    if not hasattr(move, "seat"):
        raise TypeError(f"moves must be actions or text, such as 'draw', not {shown(move)}")
    try:
        return puzzle.game.write(puzzle.game.read(puzzle.game.write(getattr(move, "value", move))))
    except Exception as error:  # whatever a game makes of a value of another type
        raise TypeError(f"{shown(move)} is not an action of the game {puzzle.game.name!r}") from error


def _move(puzzle: Puzzle, position: AnyRound, text: str) -> Verdict:
    try:
        action = puzzle.game.read(text if _SEAT.match(text) else f"{SOLVER}:{text}")
    except Refused as error:
        return Verdict(puzzle, Outcome.WRONG, position.text(), (), unreadable(position, text, error.refusal))
    if action.seat != SOLVER:
        wrong: Refusal | None = refuse("puzzle-seat", solver=SOLVER, found=action.seat).refusal
        return Verdict(puzzle, Outcome.WRONG, position.text(), (), wrong)
    wrong = position.check(action)
    if wrong is not None:
        return Verdict(puzzle, Outcome.WRONG, position.text(), (), wrong)
    found = goals_of(puzzle.kind).play(puzzle, position, action)
    outcome = Outcome.WRONG if found.short is not None else Outcome.SOLVED if found.solved else Outcome.GOES_ON
    line = (puzzle.game.write(action), *found.replies)
    return Verdict(puzzle, outcome, position.text(), found.replies, found.short, line)


def solution(puzzle: Puzzle) -> tuple[str, ...]:
    """The moves of seat 0 that solve a puzzle, as text without the seat."""
    return goals_of(checked(puzzle).kind).solution(puzzle)
