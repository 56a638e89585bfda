"""Debts of cards: what makes them, what answers them (FR-12, DE-5, DE-10, DE-8a, BB-4, BB-5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pioche.classic import codes as c
from pioche.classic.book import Book
from pioche.classic.mechanics import matching
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.options import option


class Draw2Parry(Enum):
    """What parries a Draw2."""

    OFF = "off"  # FR-12: nothing
    DRAW2 = "draw2"
    DRAW2_OR_WILD4 = "draw2_or_wild4"  # DE-5


@dataclass(frozen=True, slots=True)
class DebtOptions:
    """FR-12, DE-5, DE-10: parries; DE-8a: the UnoCard as draw four; BB-4, BB-5: passing a debt on."""

    draw2_parry: Draw2Parry = option(Draw2Parry.OFF, "FR-12", "DE-5")
    wild4_parry: bool = option(False, "DE-10")
    uno_card_draw4: bool = option(False, "DE-8a")
    reverse_returns_debt: bool = option(False, "BB-4")
    skip_passes_debt: bool = option(False, "BB-5")


def answer_table(options: DebtOptions) -> list[int]:
    """The faces that answer a debt, at kind * 5 + colour in force (DE-5, DE-10, DE-8a, BB-4, BB-5)."""
    parries = [0] * 5  # in any colour; the amounts add up
    if options.draw2_parry is not Draw2Parry.OFF:
        for colour in range(4):
            parries[c.DRAW2_DEBT] |= flat.bit(colour * c.RANKS + c.DRAW2)
    if options.draw2_parry is Draw2Parry.DRAW2_OR_WILD4:
        parries[c.DRAW2_DEBT] |= flat.bit(c.WILD4)
    if options.wild4_parry:
        parries[c.WILD4_DEBT] = flat.bit(c.WILD4)  # never a Draw2 (DE-5)
    if options.uno_card_draw4:
        parries[c.UNO_DEBT] = flat.bit(c.UNO_CARD)  # never a Wild4, nor the other way round (DE-8a)
    table = []
    for parrying in parries:
        for colour in range(4):
            faces = parrying
            if options.reverse_returns_debt:
                faces |= flat.bit(colour * c.RANKS + c.REVERSE)  # BB-4: of the colour in force
            if options.skip_passes_debt:
                faces |= flat.bit(colour * c.RANKS + c.SKIP)  # BB-5: likewise
            table.append(faces)
        table.append(parrying)  # no colour is in force
    return table


def kind_of(face: int) -> int:
    """The kind of debt that a card makes."""
    if face == c.WILD4:
        return c.WILD4_DEBT
    if face == c.UNO_CARD:
        return c.UNO_DEBT
    if face >= c.BLANK:
        return c.BLANK_DEBT
    return c.DRAW2_DEBT


def may_precede_wild4(face: int) -> bool:
    """Does a card make a debt that a Wild4 may answer under some rules (DE-5, DE-10)?"""
    return face == c.WILD4 or (face < c.WILD and face % c.RANKS == c.DRAW2)


def answering(book: Book, debt_kind: int, colour: int) -> int:
    """The faces that answer a debt of this kind while this colour is in force."""
    if not c.NO_DEBT <= debt_kind <= c.BLANK_DEBT or not 0 <= colour <= c.NO_COLOUR:
        raise IndexError(f"there is no debt of the kind {debt_kind} in the colour {colour}")
    return book.answers[debt_kind * 5 + colour]


def answers(s: State, seat: int) -> int:
    """The faces in hand with which the debtor may answer."""
    return matching.allowed(s, seat, s.held[seat] & s.book.answers[s.debt_kind * 5 + s.colour])
