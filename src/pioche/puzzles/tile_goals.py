"""The puzzles of the tile game (`puzzles.goals`): one turn, whose solution the solver proves."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.game import AnyRound
from pioche.engine.phrases import phrase
from pioche.puzzles import tiles
from pioche.puzzles.goals import Played, bare
from pioche.puzzles.model import SOLVER, Kind, Puzzle, PuzzleHint
from pioche.puzzles.tile_search import search
from pioche.rummy.actions import Action
from pioche.rummy.melds import Group, cell_of, joker_in
from pioche.rummy.phrases import tiles_phrase
from pioche.rummy.tiles import PLAIN_JOKER

__all__ = ["hint", "made", "open_cards", "play", "search", "solution"]


def made(name: str, kind: Kind, grade: int, text: str) -> Puzzle:
    return Puzzle(name, kind, grade, tiles.EDITION, tiles.full_text(text))


def play(puzzle: Puzzle, position: AnyRound, action: Action) -> Played:
    short = tiles.falls_short(puzzle.kind, position.core, action)
    position.apply(action)
    return Played(short)


def solution(puzzle: Puzzle) -> tuple[str, ...]:
    found = tiles.only_solution(puzzle.kind, puzzle.round().core.turn_of(SOLVER))
    assert found is not None  # a test solves every puzzle
    return (bare(puzzle, found),)


def hint(puzzle: Puzzle, number: int, _moves: Sequence[str]) -> PuzzleHint:
    """Which tiles leave the rack and how many groups change; then a group that is taken apart."""
    turn = puzzle.round().core.turn_of(SOLVER)
    found = tiles.only_solution(puzzle.kind, turn)
    assert found is not None  # a test solves every puzzle
    laid = tuple(found.laid())
    changed, apart = tiles.changes(turn.table, found)
    if number == 1:
        return PuzzleHint(phrase("puzzle-hint-groups", changed=len(changed), apart=len(apart)), laid)
    return PuzzleHint(phrase("puzzle-hint-apart", tiles=tiles_phrase(_kinds(apart[0]))), laid)


def open_cards(_position: str) -> None:
    """Racks stay hidden: the solution does not depend on those of others."""
    return


def _kinds(group: Group) -> list[int]:
    return [PLAIN_JOKER if joker_in(piece) else cell_of(piece) for piece in group]
