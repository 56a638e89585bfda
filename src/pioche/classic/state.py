"""A position of the card game: small integers and flat arrays, cheap to copy. `fields.py` lists them.

Hands are counts by face (identical cards cannot be told apart), with a mask of the faces held; the draw pile and the
discards are arrays whose last card is the top. The codes `NO_SEAT`, `NO_FACE` and `NO_COLOUR` stand for None. Only the
machine and the mechanics write to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic.book import Book
from pioche.classic.state_fields import StateFields
from pioche.engine import flat
from pioche.engine.deal import checked_seed

if TYPE_CHECKING:
    from pioche.classic.events import Event
    from pioche.classic.rules import Rules


class State(StateFields):
    """A position of a round."""

    __slots__ = ("book", "log", "rules", "seed")
    rules: Rules
    book: Book
    log: list[Event] | None  # where events go; None in playouts
    seed: bytes | None  # of a real deal; None: the fast generator shuffles

    def __cinit__(self) -> None:
        # Compiled, this runs even for `Round.__new__(Round)`: the machine reads the book without looking for None.
        self.book = _NO_BOOK

    def __init__(self, rules: Rules, book: Book | None, players: int) -> None:
        if book is None or not 0 < players <= c.SEATS:
            raise ValueError(f"a position needs rules and 1 to {c.SEATS} players")
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

    def use_rules(self, rules: Rules) -> None:
        """Go on under other rules; for search, which may assume some that differ from the table's."""
        if rules.book is None:
            raise ValueError("these rules have no book")
        self.rules = rules
        self.book = rules.book

    def set_seed(self, seed: bytes | None) -> None:
        """Shuffle from this seed from now on; None: with the fast generator."""
        self.seed = None if seed is None else checked_seed(seed)

    def set_hidden(self, drawn: int, must_lay: int, bluff: int, fast: int) -> None:
        """Set what follows from hidden cards; the drawn card has to be in the hand of the seat on turn."""
        if drawn != c.NO_FACE and (not 0 <= drawn < c.FACES or not self.held[self.turn] & flat.bit(drawn)):
            raise ValueError("the drawn card is not held")
        self.drawn = drawn
        self.must_lay = 1 if must_lay else 0
        self.bluff = 1 if bluff else 0
        self.fast = fast or 1  # zero is no state of the generator

    # Basic operations for the mechanics.

    def after(self, seat: int) -> int:
        """The next seat in the direction of play."""
        seat += self.direction
        if seat < 0:
            return self.players - 1
        return 0 if seat >= self.players else seat

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
        self.check_seat(seat)
        return tuple([face for face in range(c.FACES) for _ in range(self.hands[seat * c.ROW + face])])

    def count(self, seat: int, face: int) -> int:
        """How many copies of a face a seat holds."""
        self.check_seat(seat)
        check_face(face)
        return self.hands[seat * c.ROW + face]

    def cards(self, seat: int) -> int:
        """The number of cards in a hand."""
        self.check_seat(seat)
        return self.size[seat]

    def check_seat(self, seat: int) -> None:
        """`IndexError` if there is no such seat."""
        if not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")

    def pile_cards(self) -> tuple[int, ...]:
        """The draw pile, the top card last."""
        return tuple([self.pile[place] for place in range(self.pile_n)])

    def discard_cards(self) -> tuple[int, ...]:
        """The discards, the top card last."""
        return tuple([self.discard[place] for place in range(self.discard_n)])

    def lay_out(self, hands: list[list[int]], pile: list[int], discard: list[int]) -> None:
        """Set all cards at once (for unpickling, notation and completions of a view).

        `ValueError`, and nothing changes, if there is no room for them. `consistency.check` compares with the pack.
        """
        self._check_cards(hands, pile, discard)
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

    def _check_cards(self, hands: list[list[int]], pile: list[int], discard: list[int]) -> None:
        if len(hands) > c.SEATS or len(discard) < (2 if self.phase == c.CHALLENGE else 1):
            raise ValueError(f"at most {c.SEATS} hands, and at least one discard")
        left = c.PACK
        for cards in [*hands, pile, discard]:
            left -= len(cards)
            for face in cards:
                check_face(face)
        if left < 0:
            raise ValueError(f"at most {c.PACK} cards")


def check_face(face: int) -> None:
    """`IndexError` if there is no such face."""
    if not 0 <= face < c.FACES:
        raise IndexError(f"there is no face {face}: faces are 0 to {c.FACES - 1}")


_NO_BOOK = Book.__new__(Book)
