"""The public state of the table, tracked from events, and what it implies for hidden cards (for `knowledge`)."""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic.mechanics import debt, matching
from pioche.classic.rules import Rules
from pioche.classic.view import View


class VisibleTable:
    """The discards, the colour in force, the size of the pile, and the debt."""

    __slots__ = ("_debt", "_debt_kind", "_debtor", "_rules", "colour", "discards", "pile")

    def __init__(self, rules: Rules) -> None:
        self._rules = rules  # not its book: rules can be copied and pickled
        self.discards: list[int] = []
        self.colour = c.NO_COLOUR
        self.pile = 0
        self._debt = 0
        self._debt_kind = c.NO_DEBT
        self._debtor: int | None = None

    @property
    def top(self) -> int:
        """The card that counts: the top discard that is not an UnoCard (DE-8b)."""
        return next((face for face in reversed(self.discards) if face != c.UNO_CARD), c.NO_FACE)

    @property
    def fitting(self) -> int:
        """The faces that cover the discards now."""
        return matching.covering(self._rules.book, self.colour, self.top)

    def drawable(self) -> int:
        """How many cards can be drawn, including those of a reshuffle (FR-18)."""
        return self.pile + len(self.discards) - self._kept()

    def _kept(self) -> int:
        """How many discards stay at a reshuffle: the card that counts, and the UnoCards on it (FR-18, DE-8b)."""
        return next((kept for kept, face in enumerate(reversed(self.discards), 1) if face != c.UNO_CARD), 0)

    def put_down(self, face: int) -> None:
        """Add a card to the discards."""
        self.discards.append(face)
        if face < c.WILD:
            self.colour = face // c.RANKS

    def reshuffle(self) -> list[int]:
        """Turn the discards, except the top, into the pile. Returns those cards (FR-18)."""
        count = len(self.discards) - self._kept()
        shuffled = self.discards[:count]
        del self.discards[:count]
        self.pile = count
        return shuffled

    # Debts: what makes a Wild4 a bluff depends on whether it answered one.

    def owes(self, seat: int, cards: int) -> None:
        """A seat owes cards now. If the debt did not grow, it was only passed on (BB-4, BB-5)."""
        if cards != self._debt:
            self._debt_kind = debt.kind_of(self.discards[-1])
        self._debt, self._debtor = cards, seat

    def paid(self) -> None:
        """The debt is settled."""
        self._debt, self._debtor = 0, None

    @property
    def owed(self) -> int:
        """The number of cards owed."""
        return self._debt

    @property
    def answering(self) -> int:
        """The faces that answer the debt; none if there is no debt."""
        return debt.answering(self._rules.book, self._debt_kind, self.colour) if self._debt else 0

    def bluffs_of(self, seat: int, *, by_turn: bool) -> int:
        """The faces that, if held, make a seat's Wild4 a bluff; none out of turn, which is not checked (DE-1a)."""
        answered = self._debt_kind if seat == self._debtor else c.NO_DEBT
        return self._bluff_faces(self.colour, self.top, answered) if by_turn else 0

    def card_laid(self, seat: int, *, by_turn: bool) -> None:
        """Update the debt after a card: if one remains, an `Owes` event follows.

        A debtor who found nothing to draw settles the debt without an event.
        """
        if by_turn and seat != self._debtor:
            self._debt = 0
        self._debtor = None

    def bluffs_in_view(self, view: View) -> int:
        """The faces that make the Wild4 under doubt a bluff. If the debt is more than 4, it answered another debt."""
        if view.phase != c.CHALLENGE or view.top_before is None or view.colour_before is None:
            return 0
        before = [face for face in view.discards[:-1] if view.debt > 4 and debt.may_precede_wild4(face)]
        return self._bluff_faces(view.colour_before, view.top_before, debt.kind_of(before[-1]) if before else c.NO_DEBT)

    def _bluff_faces(self, colour: int, top: int, debt_kind: int) -> int:
        """FR-16, LB-9: based on what could be laid instead, or answer the same debt."""
        if debt_kind == c.NO_DEBT:
            instead = matching.covering(self._rules.book, colour, top)
        else:
            instead = debt.answering(self._rules.book, debt_kind, colour)
        return matching.bluffing(self._rules.book, colour, instead)
