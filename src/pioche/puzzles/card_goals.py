"""The puzzles of the card game (`puzzles.goals`): the others answer each move with what holds out longest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pioche.classic.actions import Action, decode, encode
from pioche.classic.machine import Round
from pioche.engine.game import AnyRound
from pioche.engine.phrases import Phrase, phrase
from pioche.engine.refusal import refuse
from pioche.puzzles import card_search, cards
from pioche.puzzles.cards import open_cards
from pioche.puzzles.files import Row
from pioche.puzzles.goals import Played, bare
from pioche.puzzles.model import SOLVER, Kind, Outcome, Puzzle, PuzzleHint
from pioche.puzzles.trying import attempt

__all__ = ["hint", "made", "open_cards", "play", "search", "solution"]

MOST_POSITIONS: Final = 400_000  # of a search; the puzzles that come with Pioche need a few thousand


def made(name: str, kind: Kind, grade: int, text: str) -> Puzzle:
    return Puzzle(name, kind, grade, cards.EDITION, text, cards.OPTIONS)


def play(puzzle: Puzzle, position: AnyRound, action: Action) -> Played:
    """The win is given away if somebody can prevent it now; the best answer shows how."""
    search = cards.Search(MOST_POSITIONS)
    board: Round = position.core
    lost = search.after(board, encode(action)) >= cards.NEVER
    position.apply(action)
    replies = []
    short: Phrase | None = phrase("puzzle-no-win") if lost else None
    while not position.over and position.turn != SOLVER:
        best = max(cards.choices(position.core), key=lambda move: search.after(position.core, move))
        reply = decode(best)
        replies.append(puzzle.game.write(reply))
        if lost and len(replies) == 1:
            short = phrase("puzzle-refuted", seat=reply.seat, move=puzzle.game.action_phrase(reply, position.rules))
        position.apply(reply)
    return Played(short, tuple(replies), position.over)


def solution(puzzle: Puzzle) -> tuple[str, ...]:
    position = puzzle.round()
    search = cards.Search(MOST_POSITIONS)
    moves: list[str] = []
    while not position.over:
        winning = cards.winning(search, position.core)
        best = decode(min(winning, key=lambda move: winning[move]))
        moves.append(bare(puzzle, best))
        play(puzzle, position, best)
    return tuple(moves)


def hint(puzzle: Puzzle, number: int, moves: Sequence[str]) -> PuzzleHint:
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
    return PuzzleHint(said, (), bare(puzzle, action))


def search(_kind: Kind, seed: int, tries: int) -> Iterator[Row]:
    return card_search.search(seed, tries)
