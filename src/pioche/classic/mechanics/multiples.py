"""Laying several cards of one number at once (BB-6).

One move: one of the others must fit, the named card ends on top and counts, and the number acts once. The
other cards travel in the move as two bits per colour: how many of that colour lie below.
"""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic import codes as c
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.options import option


@dataclass(frozen=True, slots=True)
class MultiplesOptions:
    """BB-6."""

    multiples: bool = option(False, "BB-6")


def count(also: int) -> int:
    """How many cards go below."""
    return (also & 3) + ((also >> 2) & 3) + ((also >> 4) & 3) + ((also >> 6) & 3)


def fits(s: State, seat: int, face: int, also: int, playable: int) -> int:
    """Can these be laid together by the seat on turn: all in hand, all one number, one below that fits?"""
    if not s.book.multiples or face >= c.WILD or face % c.RANKS >= c.DRAW2 or also == 0:
        return 0
    fitting = 0
    for colour in range(4):
        other = colour * c.RANKS + face % c.RANKS
        below = (also >> (2 * colour)) & 3
        wanted = below + (1 if other == face else 0)
        if wanted > s.hands[seat * c.ROW + other]:
            return 0
        if below and playable & flat.bit(other):
            fitting = 1
    return fitting


def lay_below(s: State, seat: int, face: int, also: int) -> None:
    """The other cards leave the hand and lie under the named one."""
    for colour in range(4):
        for _ in range((also >> (2 * colour)) & 3):
            other = colour * c.RANKS + face % c.RANKS
            s.take(seat, other)
            s.discard[s.discard_n] = other
            s.discard_n += 1
