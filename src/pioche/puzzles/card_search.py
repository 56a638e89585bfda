"""Finds puzzles of the card game: random positions, kept if exact search finds one winning move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from pioche.classic import codes as c
from pioche.classic.cards import cards_text
from pioche.puzzles import cards
from pioche.puzzles.model import GRADES

_POSITIONS: Final = 4_000  # of one search; most puzzles need a few hundred
_PILE: Final = 8
_LEAST_MOVES: Final = 3  # of a win that somebody has to look for
_LEAST_CHOICES: Final = 3


def search(seed: int, tries: int) -> Iterator[tuple[int, str]]:
    """The puzzles among so many random positions, with their grades; the same for the same seed."""
    luck = Random(f"pioche puzzles win {seed}")  # noqa: S311 (no secret)
    for _ in range(tries):
        text = _candidate(luck)
        found = grade(text)
        if found is not None:
            yield found, text


def _candidate(luck: Random) -> str:
    """Hands of two or three seats, a few cards to draw, and a card to lay on."""
    pack = [face for face in range(c.UNO_CARD) for _ in range(_copies(face))]
    luck.shuffle(pack)
    sizes = [luck.randint(3, 6), *(luck.randint(1, 4) for _ in range(luck.randint(1, 2)))]
    hands = []
    for size in sizes:
        hands.append(cards_text(tuple(sorted(pack[:size]))))
        del pack[:size]
    top = next(face for face in pack if face < c.WILD)
    pack.remove(top)
    colour = "rygb"[top // c.RANKS]
    return f"{'/'.join(hands)} {cards_text(tuple(pack[:_PILE]))} {cards_text((top,))} {colour} > turn:0 started=1"


def _copies(face: int) -> int:
    """FR-3: two of each coloured card, one 0, four of each black one."""
    return 4 if face >= c.WILD else 1 if face % c.RANKS == 0 else 2


def grade(text: str) -> int | None:
    """How hard it is, from 1; None if it is no puzzle: no forced win, more than one, or one that is plain to see."""
    board = cards.board_of(text)
    if len(cards.choices(board)) < _LEAST_CHOICES:
        return None
    try:
        found = cards.winning(cards.Search(_POSITIONS), board)
    except cards.TooLong:
        return None
    if len(found) != 1:
        return None
    ((_, moves),) = found.items()
    return None if moves < _LEAST_MOVES else min(GRADES, moves - _LEAST_MOVES + 1)
