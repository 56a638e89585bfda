"""Hands that change owner: the 0 that passes all hands on, the 7 that swaps two, gifts (DE-8b, DE-13a, BB-2).

The player of the card chooses in a phase of its own, in which nobody else may act.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pioche.classic import codes as c
from pioche.classic.events import Called, Gave, HandsPassed, HandsSwapped
from pioche.classic.mechanics import pile, uno_call
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.options import option

PENALTY = 2


class Exchange(Enum):
    """Whether a card moves hands, and whether that is optional."""

    OFF = "off"
    OPTIONAL = "optional"  # DE-13a-1: its player decides
    FORCED = "forced"  # DE-13a-2: compulsory


@dataclass(frozen=True, slots=True)
class HandsOptions:
    """DE-13a, BB-2, DE-8b."""

    zero_rotation: Exchange = option(Exchange.OFF, "DE-13a")
    seven_swap: Exchange = option(Exchange.OFF, "BB-2")
    uno_card_gift: bool = option(False, "DE-8b")


def pays_first(s: State, seat: int) -> int:
    """A 0 or 7 as last card without UNO UNO costs two cards before hands move (DE-13a). Has the seat cards again?"""
    if s.size[seat] == 0:
        uno_call.penalise(s, seat, c.WHY_FORGOT)
    return s.size[seat] > 0


def pass_hands(s: State, seat: int, direction: int) -> None:
    """Pass every hand to the next seat, clockwise (1) or counterclockwise (-1) (DE-13a)."""
    for face in range(c.FACES):
        carried = s.hands[_from(s, 0, direction) * c.ROW + face]
        # Iterate against the direction of the hands, so that each is read before it is overwritten.
        to = _from(s, 0, direction)
        for _ in range(s.players - 1):
            giver = _from(s, to, direction)
            s.hands[to * c.ROW + face] = s.hands[giver * c.ROW + face]
            to = giver
        s.hands[to * c.ROW + face] = carried
    _recount(s)
    for other in range(s.players):
        uno_call.brought_to(s, other)
    if s.log is not None:
        s.log.append(HandsPassed(seat, direction, tuple([s.hand(other) for other in range(s.players)])))


def _from(s: State, seat: int, direction: int) -> int:
    """The seat whose hand goes to this one."""
    if direction > 0:
        return seat - 1 if seat > 0 else s.players - 1
    return seat + 1 if seat < s.players - 1 else 0


def _recount(s: State) -> None:
    for seat in range(s.players):
        _recount_seat(s, seat)


def _recount_seat(s: State, seat: int) -> None:
    size = 0
    held = 0
    for face in range(c.FACES):
        count = s.hands[seat * c.ROW + face]
        if count:
            size += count
            held |= flat.bit(face)
    s.size[seat] = size
    s.held[seat] = held


def swap(s: State, seat: int, other: int) -> None:
    """Swap the hands of two seats (BB-2)."""
    for face in range(c.FACES):
        count = s.hands[seat * c.ROW + face]
        s.hands[seat * c.ROW + face] = s.hands[other * c.ROW + face]
        s.hands[other * c.ROW + face] = count
    _recount_seat(s, seat)
    _recount_seat(s, other)
    uno_call.brought_to(s, seat)
    uno_call.brought_to(s, other)
    if s.log is not None:
        s.log.append(HandsSwapped(seat, other, s.hand(seat), s.hand(other)))


def give(s: State, seat: int, other: int, first: int, second: int, called: int) -> None:
    """Give two cards (or one, by a rule on a Blank) to another player; keeping none costs two (DE-8b)."""
    s.take(seat, first)
    s.put(other, first)
    if second != c.NO_FACE:
        s.take(seat, second)
        s.put(other, second)
    uno_call.brought_to(s, other)
    if s.log is not None:
        s.log.append(Gave(seat, other, tuple([face for face in (first, second) if face != c.NO_FACE])))
    if s.size[seat] == 0:
        if pile.draw(s, seat, PENALTY, c.WHY_NOTHING_KEPT) == 0:
            s.out = seat  # nothing left to draw: the seat is out
            s.out_said = 1
    elif called:
        s.called = 1
        if s.log is not None:
            s.log.append(Called(seat, 1))
