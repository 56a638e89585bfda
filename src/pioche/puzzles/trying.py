"""Attempts at a puzzle: is it solved, and if not, why? And its solution."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from pioche.classic.actions import Action as CardAction
from pioche.classic.actions import decode, encode
from pioche.classic.machine import Round as CardRound
from pioche.engine.game import AnyRound
from pioche.engine.phrases import Phrase, phrase
from pioche.engine.refusal import Refused, refuse
from pioche.puzzles import cards, tiles
from pioche.puzzles.model import SOLVER, Kind, Outcome, Puzzle, Verdict

MOST_POSITIONS: Final = 400_000  # of a search; the puzzles that come with Pioche need a few thousand


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
    replies: tuple[str, ...] = ()
    if puzzle.kind is Kind.WIN:
        short, replies = _answer(puzzle, position, action)
        solved = position.over
    else:
        short = tiles.falls_short(puzzle.kind, position.core, action)
        position.apply(action)
        solved = True
    outcome = Outcome.WRONG if short is not None else Outcome.SOLVED if solved else Outcome.GOES_ON
    return Verdict(outcome, position.text(), replies, short, (puzzle.game.write(action), *replies))


def _answer(puzzle: Puzzle, position: AnyRound, action: CardAction) -> tuple[Phrase | None, tuple[str, ...]]:
    """Make a move, and the best answers until it is the turn of seat 0 again; why the win is given away, if it is."""
    search = cards.Search(MOST_POSITIONS)
    board: CardRound = position.core
    lost = search.after(board, encode(action)) >= cards.NEVER
    position.apply(action)
    replies = []
    said: Phrase | None = phrase("puzzle-no-win") if lost else None
    while not position.over and position.turn != SOLVER:
        best = max(cards.choices(position.core), key=lambda move: search.after(position.core, move))
        reply = decode(best)
        replies.append(puzzle.game.write(reply))
        if lost and len(replies) == 1:
            said = phrase("puzzle-refuted", seat=reply.seat, move=puzzle.game.action_phrase(reply, position.rules))
        position.apply(reply)
    return said, tuple(replies)


def solution(puzzle: Puzzle) -> tuple[str, ...]:
    """The moves of seat 0 that solve a puzzle, as text without the seat."""
    position = checked(puzzle).round()
    if puzzle.kind is not Kind.WIN:
        found = tiles.only_solution(puzzle.kind, position.core.turn_of(SOLVER))
        assert found is not None  # a test solves every puzzle
        return (_bare(puzzle, found),)
    search = cards.Search(MOST_POSITIONS)
    moves: list[str] = []
    while not position.over:
        winning = cards.winning(search, position.core)
        best = decode(min(winning, key=lambda move: winning[move]))
        moves.append(_bare(puzzle, best))
        _answer(puzzle, position, best)
    return tuple(moves)


def _bare(puzzle: Puzzle, action: object) -> str:
    return puzzle.game.write(action).partition(":")[2]
