"""Which cards may be laid on which in turn (FR-7, FR-12..16, LB-4, LB-8, LB-9, DE-1..3, DE-9, DE-10).

The table `Book.match` holds, for each colour in force and each card that counts, the faces that cover it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pioche.classic import codes as c
from pioche.classic.book import Book
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.options import option


class Wild4If(Enum):
    """When a Wild4 may be laid without being a bluff."""

    NOTHING_PLAYABLE = "nothing_playable"  # FR-16
    NO_COLOUR = "no_colour"  # LB-9
    ALWAYS = "always"  # DE-10


@dataclass(frozen=True, slots=True)
class MatchingOptions:
    """LB-4 and the three readings of the Wild4."""

    reverse_on_anything: bool = option(False, "LB-4")
    wild4_if: Wild4If = option(Wild4If.NOTHING_PLAYABLE, "FR-16", "LB-9", "DE-10")


def cover_table(reverse_on_anything: bool) -> list[int]:
    """For each colour in force and counting card, the faces that cover it."""
    always = 0
    for face in range(c.WILD, c.FACES):
        always |= flat.bit(face)  # FR-15, FR-16, LB-4, LB-8, DE-1: black and white cards go on anything
    if reverse_on_anything:
        for colour in range(4):
            always |= flat.bit(colour * c.RANKS + c.REVERSE)  # LB-4
    table = [always] * (5 * c.ROW)
    for colour in range(4):
        same_colour = colour_cards(colour)
        for top in range(c.FACES):
            covers = always | same_colour  # FR-7, DE-2: a coloured special goes on its colour
            if top < c.WILD:
                for other in range(4):
                    covers |= flat.bit(other * c.RANKS + top % c.RANKS)  # FR-7, FR-12..14: same number or symbol
            table[colour * c.ROW + top] = covers
    return table


def colour_cards(colour: int) -> int:
    """All faces of a colour; black and white cards have none (LB-9)."""
    _check_colour(colour)
    mask = 0
    for rank in range(c.RANKS):
        mask |= flat.bit(colour * c.RANKS + rank)
    return mask


def playable(s: State, seat: int) -> int:
    """The faces in hand that would cover the discards if it were this seat's turn."""
    faces = s.held[seat] & s.book.match[s.colour * c.ROW + s.top]  # as `covering`, which checks its arguments
    return allowed(s, seat, faces) if s.book.strict_wild4 else faces


def allowed(s: State, seat: int, faces: int) -> int:
    """These faces without the Wild4 if it is forbidden and there are no challenges, hence no bluffs (FR-16, FR-22)."""
    if s.book.strict_wild4 and faces & flat.bit(c.WILD4) and not honest(s, seat, faces):
        return faces ^ flat.bit(c.WILD4)
    return faces


def honest(s: State, seat: int, faces: int) -> int:
    """May this seat lay a Wild4 without bluffing, if `faces` is all that it could lay? (FR-16, LB-9, DE-10)."""
    return 0 if s.held[seat] & _bluffing(s.book, s.colour, faces) else 1


def bluffing(book: Book, colour: int, faces: int) -> int:
    """The faces that, if held, make a Wild4 a bluff, if `faces` is all that could be laid (FR-16, LB-9, DE-10)."""
    _check_colour(colour)
    return _bluffing(book, colour, faces)


def _bluffing(book: Book, colour: int, faces: int) -> int:
    if book.wild4_if == c.WILD4_ALWAYS:
        return 0
    if book.wild4_if == c.WILD4_NO_COLOUR:
        return book.colours[colour]
    return faces & ~flat.bit(c.WILD4)


def covering(book: Book, colour: int, top: int) -> int:
    """The faces that cover a card that counts while this colour is in force."""
    _check_colour(colour)
    if not 0 <= top < c.ROW:
        raise IndexError(f"there is no face {top}")
    return book.match[colour * c.ROW + top]


def _check_colour(colour: int) -> None:
    """`IndexError` if this is neither a colour nor `NO_COLOUR`."""
    if not 0 <= colour <= c.NO_COLOUR:
        raise IndexError(f"there is no colour {colour}")
