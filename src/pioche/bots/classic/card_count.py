"""Counting cards: how likely the next player has nothing to lay, from the cards that are not seen yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic.actions import Action, NameColour, Play

if TYPE_CHECKING:
    from pioche.classic.rules import Rules
    from pioche.classic.view import View


class CardCount:
    """The cards that a seat has not seen, counted by colour and by rank."""

    def __init__(self, rules: Rules, view: View) -> None:
        left = [rules.book.copies_of(face) for face in range(c.FACES)]
        for face in (*view.hand, *view.discards):
            left[face] -= 1
        self._left = left
        self._colours = [sum(left[colour * c.RANKS : (colour + 1) * c.RANKS]) for colour in range(4)]
        self._ranks = [sum(left[rank : c.WILD : c.RANKS]) for rank in range(c.RANKS)]
        self._blacks = sum(left[c.WILD :])
        self._total = max(1, sum(left))

    def unanswered(self, top: int, colour: int | None, lacks: int, cards: int) -> float:
        """The chance that nobody with so many unknown cards, and without the colours `lacks`, has one that fits."""
        if colour is None or colour >= c.NO_COLOUR:
            return 0.0
        fitting = self._blacks
        if not lacks >> colour & 1:
            fitting += self._colours[colour]
        if top < c.WILD:
            fitting += self._ranks[top % c.RANKS] - self._left[colour * c.RANKS + top % c.RANKS]
        return max(0.0, 1 - fitting / self._total) ** cards


def after(view: View, move: Action) -> tuple[int, int | None]:
    """The top card and the colour in force after a move."""
    match move:
        case Play(face=face, colour=None) if face < c.WILD:
            return face, face // c.RANKS
        case Play(face=face, colour=colour):
            return face, colour
        case NameColour(colour=colour):
            return view.top, colour
        case _:
            return view.top, view.colour
