"""Laying several cards of one number at once (BB-6).

It is one move: one of the other cards must fit, the named card is on top and counts, and the effect of the number
happens once. The move encodes the other cards as two bits per colour: how many of that colour lie below.
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
    """The number of cards below the named one."""
    return (also & 3) + ((also >> 2) & 3) + ((also >> 4) & 3) + ((also >> 6) & 3)


def fits(s: State, seat: int, face: int, also: int, playable: int) -> int:
    """Can the seat on turn lay these together: all in hand, all of one number, and one of those below fits?"""
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
    """Move the other cards from the hand to the discards, below the named one."""
    for colour in range(4):
        for _ in range((also >> (2 * colour)) & 3):
            other = colour * c.RANKS + face % c.RANKS
            s.take(seat, other)
            s.discard[s.discard_n] = other
            s.discard_n += 1
