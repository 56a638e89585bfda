"""What lies open on the table, followed through events, and what follows from it for hidden cards (for `knowledge`)."""

from __future__ import annotations

from functools import cache
from typing import Final

from pioche.classic import codes as c
from pioche.classic.mechanics.debt import answer_table
from pioche.classic.mechanics.matching import Wild4If, colour_cards, cover_table
from pioche.classic.rules import Rules
from pioche.classic.view import View

_WILD4: Final = 1 << c.WILD4
_covers: Final = cache(cover_table)


class Surface:
    """The discards, the colour in force, how many cards the pile has, and a debt."""

    __slots__ = ("_debt", "_debt_kind", "_debtor", "_rules", "colour", "discards", "pile")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.discards: list[int] = []
        self.colour = c.NO_COLOUR
        self.pile = 0
        self._debt = 0
        self._debt_kind = c.NO_DEBT
        self._debtor: int | None = None

    @property
    def top(self) -> int:
        """The card that counts: UnoCards are looked through (DE-8b)."""
        return next((face for face in reversed(self.discards) if face != c.UNO_CARD), c.NO_FACE)

    @property
    def fitting(self) -> int:
        """The faces that cover the discards now."""
        return self._covering(self.colour, self.top)

    def _covering(self, colour: int, top: int) -> int:
        return _covers(self._rules.matching.reverse_on_anything)[colour * c.ROW + top]

    def drawable(self) -> int:
        """How many cards can still be drawn, after a reshuffle if need be (FR-18)."""
        return self.pile + len(self.discards) - self._kept()

    def _kept(self) -> int:
        """Discards that stay at a reshuffle: the top card, and the UnoCards on it (FR-18, DE-8b)."""
        return next((kept for kept, face in enumerate(reversed(self.discards), 1) if face != c.UNO_CARD), 0)

    def put_down(self, face: int) -> None:
        """A card comes to lie on the discards."""
        self.discards.append(face)
        if face < c.WILD:
            self.colour = face // c.RANKS

    def reshuffle(self) -> list[int]:
        """The discards become the pile, all but the top. Says which (FR-18)."""
        count = len(self.discards) - self._kept()
        shuffled = self.discards[:count]
        del self.discards[:count]
        self.pile = count
        return shuffled

    # Debts: what a Wild4 is judged against depends on whether it answered one.

    def owes(self, seat: int, cards: int) -> None:
        """A debt has come to a seat. If it did not grow, it was only sent on (BB-4, BB-5)."""
        if cards != self._debt:
            self._debt_kind = _debt_kind(self.discards[-1])
        self._debt, self._debtor = cards, seat

    def paid(self) -> None:
        """Nobody owes anything."""
        self._debt, self._debtor = 0, None

    @property
    def owed(self) -> int:
        """How many cards somebody owes."""
        return self._debt

    @property
    def answering(self) -> int:
        """The faces that answer the debt; none where nobody owes anything."""
        return self._answers(self.colour, self._debt_kind) if self._debt else 0

    def _answers(self, colour: int, debt_kind: int) -> int:
        options = self._rules.debt
        faces = answer_table(options)[debt_kind]
        faces |= int(options.reverse_returns_debt) << (colour * c.RANKS + c.REVERSE)  # BB-4
        faces |= int(options.skip_passes_debt) << (colour * c.RANKS + c.SKIP)  # BB-5
        return faces

    def bluffs_of(self, seat: int, *, by_turn: bool) -> int:
        """A seat lays a Wild4: the faces that make it a bluff if held. Laid out of turn it is not checked (DE-1a)."""
        answered = self._debt_kind if seat == self._debtor else c.NO_DEBT
        return self._bluff_faces(self.colour, self.top, answered) if by_turn else 0

    def card_laid(self, seat: int, *, by_turn: bool) -> None:
        """If a debt is left after a card, we are told. A debtor who found nothing to draw has paid without a word."""
        if by_turn and seat != self._debtor:
            self._debt = 0
        self._debtor = None

    def bluffs_in_view(self, view: View) -> int:
        """The faces that make the Wild4 under doubt a bluff. A debt of more than its own four: it answered another."""
        if view.phase != c.CHALLENGE or view.top_before is None or view.colour_before is None:
            return 0
        answered = [_debt_kind(face) for face in view.discards[:-1] if view.debt > 4 and _makes_debt(face)]
        return self._bluff_faces(view.colour_before, view.top_before, answered[-1] if answered else c.NO_DEBT)

    def _bluff_faces(self, colour: int, top: int, debt_kind: int) -> int:
        """FR-16, LB-9."""
        match self._rules.matching.wild4_if:
            case Wild4If.ALWAYS:
                return 0
            case Wild4If.NO_COLOUR:
                return colour_cards(colour)
            case Wild4If.NOTHING_PLAYABLE if debt_kind == c.NO_DEBT:
                return self._covering(colour, top) & ~_WILD4
            case Wild4If.NOTHING_PLAYABLE:
                return self._answers(colour, debt_kind) & ~_WILD4


def _makes_debt(face: int) -> bool:
    """Of the cards that a Wild4 can answer."""
    return face == c.WILD4 or (face < c.WILD and face % c.RANKS == c.DRAW2)


def _debt_kind(face: int) -> int:
    """The kind of debt that a card makes, as `mechanics.debt` has it."""
    match face:
        case c.WILD4:
            return c.WILD4_DEBT
        case c.UNO_CARD:
            return c.UNO_DEBT
        case _:
            return c.BLANK_DEBT if face >= c.BLANK else c.DRAW2_DEBT
