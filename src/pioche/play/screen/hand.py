"""The own cards or tiles on the screen: their order, the cursor, what is chosen, which of them can be played."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final

from pioche.engine.board import BoardCard
from pioche.text.moves import Choice

_COLOURS: Final = ("red", "yellow", "green", "blue", "black", "")


class Order(Enum):
    """How a hand is sorted."""

    COLOUR = "colour"
    NUMBER = "number"
    PLAYABLE = "playable"

    def next(self) -> Order:
        orders = list(Order)
        return orders[(orders.index(self) + 1) % len(orders)]


def plays(choice: Choice, card: BoardCard) -> bool:
    """Does a move begin with this card? In every notation a play begins with the card that is played."""
    return re.match(rf"{re.escape(card.text)}(?![A-Za-z0-9])", choice.text) is not None


def playable(hand: Sequence[BoardCard], choices: Iterable[Choice]) -> set[str]:
    """The cards, in notation, that some move on offer begins with."""
    found = list(choices)
    return {card.text for card in hand if any(plays(choice, card) for choice in found)}


def sorted_places(hand: Sequence[BoardCard], order: Order, fitting: set[str]) -> list[int]:
    """The places of a hand in the order in which they are shown."""

    def by_face(place: int) -> tuple[int, int, str, int]:
        face = hand[place].face or hand[place].text
        return (0, int(face), "", place) if face.isdecimal() else (1, 0, face, place)

    match order:
        case Order.COLOUR:
            return sorted(range(len(hand)), key=lambda place: (_COLOURS.index(hand[place].colour), by_face(place)))
        case Order.NUMBER:
            return sorted(range(len(hand)), key=by_face)
        case Order.PLAYABLE:
            return sorted(range(len(hand)), key=lambda place: hand[place].text not in fitting)
