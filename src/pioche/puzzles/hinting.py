"""Hints for a puzzle: two of them, the second one says more. Neither is the solution of a tile puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pioche.classic.actions import decode
from pioche.engine.phrases import Phrase, phrase
from pioche.engine.refusal import refuse
from pioche.puzzles import cards, tiles
from pioche.puzzles.model import SOLVER, Kind, Outcome, Puzzle
from pioche.puzzles.trying import MOST_POSITIONS, attempt
from pioche.rummy.melds import Group, cell_of, joker_in
from pioche.rummy.phrases import tiles_phrase
from pioche.rummy.tiles import PLAIN_JOKER

MOST_HINTS: Final = 2


@dataclass(frozen=True, slots=True)
class PuzzleHint:
    """A sentence, and what a client can mark: the tiles that leave the rack, or the move as text without the seat."""

    said: Phrase
    pieces: tuple[int, ...] = ()
    action: str | None = None


def hint(puzzle: Puzzle, number: int, moves: Sequence[str] = ()) -> PuzzleHint:
    """The first or second hint after these moves of seat 0, which have to be right so far."""
    if not 1 <= number <= MOST_HINTS:
        raise refuse("puzzle-no-hint", number=number)
    return _card_hint(puzzle, number, moves) if puzzle.kind is Kind.WIN else _tile_hint(puzzle, number)


def _card_hint(puzzle: Puzzle, number: int, moves: Sequence[str]) -> PuzzleHint:
    """In how many moves the round is won; then the move."""
    verdict = attempt(puzzle, moves)
    if verdict.outcome is not Outcome.GOES_ON:
        raise refuse("puzzle-over")
    position = puzzle.game.position(puzzle.rules(), verdict.position)
    winning = cards.winning(cards.Search(MOST_POSITIONS), position.core)
    best = min(winning, key=lambda move: winning[move])
    if number == 1:
        return PuzzleHint(phrase("puzzle-hint-moves", moves=winning[best]))
    action = decode(best)
    said = phrase("puzzle-hint-move", move=puzzle.game.action_phrase(action, position.rules))
    return PuzzleHint(said, (), puzzle.game.write(action).partition(":")[2])


def _tile_hint(puzzle: Puzzle, number: int) -> PuzzleHint:
    """Which tiles leave the rack and how many groups change; then a group that is taken apart."""
    turn = puzzle.round().core.turn_of(SOLVER)
    found = tiles.only_solution(puzzle.kind, turn)
    assert found is not None  # a test solves every puzzle
    laid = tuple(found.laid())
    changed, apart = tiles.changes(turn.table, found)
    if number == 1:
        return PuzzleHint(phrase("puzzle-hint-groups", changed=len(changed), apart=len(apart)), laid)
    return PuzzleHint(phrase("puzzle-hint-apart", tiles=tiles_phrase(_kinds(apart[0]))), laid)


def _kinds(group: Group) -> list[int]:
    return [PLAIN_JOKER if joker_in(piece) else cell_of(piece) for piece in group]
