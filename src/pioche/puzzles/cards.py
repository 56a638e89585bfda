"""Puzzles of the card game: open hands and an open draw pile, and a win for seat 0 against any defence.

Exact search: seat 0 has a move in every position, and the others may do whatever the rules allow. Everybody calls in
time. A win has to come before the draw pile is used up: how the discards would be shuffled is not known.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from pioche.classic import codes as c
from pioche.classic.cards import cards_text, parse_cards
from pioche.classic.game import GAME
from pioche.classic.machine import Round
from pioche.classic.notation import parse_position
from pioche.classic.rules import Rules
from pioche.puzzles.model import SOLVER

EDITION: Final = "classic/fr"
OPTIONS: Final[Mapping[str, str]] = {"advice_penalty": "off"}  # nobody talks in a puzzle
NEVER: Final = 99  # moves: no forced win
_CALL: Final = 1 << c.CALL_AT
_LEFT_OUT: Final = (c.CALL, c.CATCH)  # everybody calls with the card


class TooLong(Exception):
    """The search has seen more positions than it may."""


@cache
def rules() -> Rules:
    return GAME.rules(EDITION, OPTIONS)


def board_of(text: str) -> Round:
    return parse_position(text, rules())


def open_cards(text: str) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """The hands and the draw pile of a position as texts of cards; of the pile the next card first."""
    hands, pile = text.split(" ")[:2]
    return tuple(map(_each, hands.split("/"))), _each(pile)[::-1]


def _each(written: str) -> tuple[str, ...]:
    return () if written == "-" else tuple(cards_text((face,)) for face in parse_cards(written))


class Search:
    """The exact value of positions: in how many own moves seat 0 wins, `NEVER` if somebody can prevent it."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[tuple[object, ...], int] = {}

    def moves_to_win(self, board: Round) -> int:
        """The number of moves of seat 0 until it has won, if it plays best and the others hold out longest.

        Every move takes a card from a hand or from the pile, so that no position comes again.
        """
        if board.over:
            return 0 if GAME.round_of(board).winners() == (SOLVER,) else NEVER
        key = _key(board)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._most:
                raise TooLong
            values = (self.after(board, move) for move in choices(board))
            found = min(min(values) + 1, NEVER) if board.turn == SOLVER else _longest(values)
            self._known[key] = found
        return found

    def after(self, board: Round, move: int) -> int:
        """`moves_to_win` after a move; `NEVER` if the discards are shuffled for it."""
        made = board.copy()
        made.apply(move)
        return NEVER if made.shuffles > board.shuffles else self.moves_to_win(made)


def _longest(values: Iterable[int]) -> int:
    """The largest value; no further one is asked for after `NEVER`."""
    found = 0
    for value in values:
        found = max(found, value)
        if found == NEVER:
            break
    return found


def _key(board: Round) -> tuple[object, ...]:
    """What the rest of the round depends on. The order of the pile is the same throughout a search."""
    hands = tuple([board.hand(seat) for seat in range(board.players)])
    return (
        hands, board.pile_n, board.top, board.colour, board.direction, board.phase, board.turn, board.debt, board.drawn,
        board.bluff, board.colour_before, board.top_before, board.layer,
    )  # fmt: skip


def choices(board: Round) -> list[int]:
    """The moves of the seat on turn, with the call where there is one."""
    legal = board.legal(board.turn)
    known = set(legal)
    return [
        move
        for move in legal
        if move >> c.KIND_AT & 31 not in _LEFT_OUT and (move & _CALL or move | _CALL not in known)
    ]


def winning(search: Search, board: Round) -> dict[int, int]:
    """The moves of seat 0 that win by force, and in how many own moves."""
    found = {move: search.after(board, move) + 1 for move in choices(board)}
    return {move: count for move, count in found.items() if count < NEVER}
