"""A position of the card game: small integers and flat arrays, cheap to copy. `fields.py` lists them.

Hands are counts by face (identical cards cannot be told apart), with a mask of the faces held; the draw pile and the
discards are arrays whose last card is the top. The codes `NO_SEAT`, `NO_FACE` and `NO_COLOUR` stand for None. Only the
machine and the mechanics write to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic.state_fields import StateFields
from pioche.engine import flat

if TYPE_CHECKING:
    from pioche.classic.book import Book
    from pioche.classic.events import Event
    from pioche.classic.rules import Rules


class State(StateFields):
    """A position of a round."""

    __slots__ = ("book", "log", "rules", "seed")
    rules: Rules
    book: Book
    log: list[Event] | None  # where events go; None in playouts
    seed: bytes | None  # of a real deal; None: the fast generator shuffles

    def __init__(self, rules: Rules, book: Book, players: int) -> None:
        self.allocate()
        self.reset_all()
        self.rules = rules
        self.book = book
        self.seed = None
        self.log = None
        self.players = players

    def copy_from(self, other: State) -> None:
        """Copy another position into this one, except its log."""
        self.rules = other.rules
        self.book = other.book
        self.seed = other.seed
        self.log = None
        self.copy_fields(other)

    # Basic operations for the mechanics.

    def after(self, seat: int) -> int:
        """The next seat in the direction of play."""
        seat += self.direction
        if seat < 0:
            return self.players - 1
        if seat == self.players:
            return 0
        return seat

    def put(self, seat: int, face: int) -> None:
        """Add a card to a hand."""
        self.hands[seat * c.ROW + face] += 1
        self.held[seat] |= flat.bit(face)
        self.size[seat] += 1

    def take(self, seat: int, face: int) -> None:
        """Remove a card from a hand."""
        place = seat * c.ROW + face
        self.hands[place] -= 1
        if self.hands[place] == 0:
            self.held[seat] ^= flat.bit(face)
        self.size[seat] -= 1

    # For use outside the machine: the arrays as tuples.

    def hand(self, seat: int) -> tuple[int, ...]:
        """The faces that a seat holds, sorted."""
        return tuple([face for face in range(c.FACES) for _ in range(self.hands[seat * c.ROW + face])])

    def count(self, seat: int, face: int) -> int:
        """How many copies of a face a seat holds."""
        return self.hands[seat * c.ROW + face]

    def cards(self, seat: int) -> int:
        """The number of cards in a hand."""
        return self.size[seat]

    def pile_cards(self) -> tuple[int, ...]:
        """The draw pile, the top card last."""
        return tuple([self.pile[place] for place in range(self.pile_n)])

    def discard_cards(self) -> tuple[int, ...]:
        """The discards, the top card last."""
        return tuple([self.discard[place] for place in range(self.discard_n)])

    def lay_out(self, hands: list[list[int]], pile: list[int], discard: list[int]) -> None:
        """Set all cards at once (for unpickling, notation and completions of a view)."""
        for seat in range(c.SEATS):
            for face in range(c.ROW):
                self.hands[seat * c.ROW + face] = 0
            self.held[seat] = 0
            self.size[seat] = 0
        for seat, cards in enumerate(hands):
            for face in cards:
                self.put(seat, face)
        self.pile_n = len(pile)
        for place, face in enumerate(pile):
            self.pile[place] = face
        self.discard_n = len(discard)
        for place, face in enumerate(discard):
            self.discard[place] = face
