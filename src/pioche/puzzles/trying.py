"""Attempts at a puzzle: is it solved, and if not, why? And its solution."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pioche.engine.game import AnyRound
from pioche.engine.refusal import Refused, refuse
from pioche.puzzles.goals import goals_of
from pioche.puzzles.model import SOLVER, Outcome, Puzzle, Verdict


def attempt(puzzle: Puzzle, moves: Sequence[str] | str) -> Verdict:
    """What comes of these moves of seat 0 (or of a single one), as text with or without the seat.

    In the card game the others answer each move with what holds out longest; the verdict has the position then.
    """
    moves = _texts(moves)
    position = checked(puzzle).round()
    verdict = Verdict(Outcome.GOES_ON, position.text())
    for text in moves:
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
        raise TypeError(f"a puzzle is needed, such as pioche.puzzles.named('four-1'), not {puzzle!r}")
    return puzzle


def _texts(moves: object) -> list[str]:
    """Moves without their seat. Actions of a table are moves too: they print as their notation."""
    listed = [moves] if isinstance(moves, str) or not isinstance(moves, Iterable) else list(moves)
    for move in listed:
        if not isinstance(move, str) and not hasattr(move, "seat"):
            raise TypeError(f"moves must be text, such as 'draw', not {move!r}")
    return [str(move).strip().removeprefix(f"{SOLVER}:") for move in listed]


def _move(puzzle: Puzzle, position: AnyRound, text: str) -> Verdict:
    try:
        action = puzzle.game.read(f"{SOLVER}:{text}")
    except Refused as error:
        return Verdict(Outcome.WRONG, position.text(), (), error.refusal)
    wrong = position.check(action)
    if wrong is not None:
        return Verdict(Outcome.WRONG, position.text(), (), wrong)
    found = goals_of(puzzle.kind).play(puzzle, position, action)
    outcome = Outcome.WRONG if found.short is not None else Outcome.SOLVED if found.solved else Outcome.GOES_ON
    line = (puzzle.game.write(action), *found.replies)
    return Verdict(outcome, position.text(), found.replies, found.short, line)


def solution(puzzle: Puzzle) -> tuple[str, ...]:
    """The moves of seat 0 that solve a puzzle, as text without the seat."""
    return goals_of(checked(puzzle).kind).solution(puzzle)
