"""Calling UNO and UNO UNO, and forgetting it (FR-10, LB-6, DE-11, DE-12).

`State.owing` has a bit for each seat that has come to one card (or none, DE-12) and has not called. What
closes its window differs: FR-10 lets it go unpunished when somebody moves on; DE-11 makes it pay by itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pioche.classic import codes as c
from pioche.classic.events import Called, Caught
from pioche.classic.mechanics import pile
from pioche.classic.state import State
from pioche.engine.options import option

PENALTY = 2


class UnoEnforced(Enum):
    """Who sees to it that UNO is called."""

    WHEN_CAUGHT = "when_caught"  # FR-10, LB-6: an opponent has to notice
    AUTOMATIC = "automatic"  # DE-11: nobody has to


@dataclass(frozen=True, slots=True)
class UnoCallOptions:
    """FR-10, LB-6, DE-11: how UNO is enforced; DE-12: UNO UNO with the last card."""

    uno_enforced: UnoEnforced = option(UnoEnforced.WHEN_CAUGHT, "FR-10", "LB-6", "DE-11")
    uno_uno: bool = option(False, "DE-12")


def somebody_lays(s: State, seat: int) -> None:
    """A card is laid: that closes the windows of the others."""
    owing = s.owing & ~(1 << seat)
    s.owing = 0
    other = seat
    for _ in range(s.players - 1):
        other = s.after(other)
        # DE-12: whoever has no card left pays however UNO itself is enforced, else he would never be out.
        if owing & (1 << other) and (s.book.uno_automatic or s.size[other] == 0):
            penalise(s, other, c.WHY_FORGOT)


def somebody_draws(s: State) -> None:
    """A card is drawn of one's own will: FR-10's window closes, DE-11's and DE-12's do not."""
    if s.owing and not s.book.uno_automatic:
        for seat in range(s.players):
            if s.size[seat]:
                s.owing &= ~(1 << seat)


def penalise(s: State, seat: int, why: int) -> None:
    """Two cards for a forgotten call. If not one can be drawn, who is out of cards stays out as if he had called."""
    if pile.draw(s, seat, PENALTY, why) == 0 and s.out == seat:
        s.out_said = 1
        s.defending = 0


def settle(s: State, seat: int) -> None:
    """The card that this seat laid has acted: does he owe a call now?"""
    if s.size[seat] == 1:
        if not s.called:
            s.owing |= 1 << seat
    elif s.size[seat] == 0 and ((s.out == seat and not s.out_said) or (s.heir == seat and not s.heir_said)):
        s.owing |= 1 << seat
    s.called = 0


def brought_to(s: State, seat: int) -> None:
    """A hand has changed by a gift, a swap or a rotation: who holds one card owes a new call (DE-8b, DE-13a)."""
    if s.size[seat] == 1:
        s.owing |= 1 << seat
    else:
        s.owing &= ~(1 << seat)


def call(s: State, seat: int) -> None:
    """A late call, in time."""
    s.owing &= ~(1 << seat)
    if s.out == seat:
        s.out_said = 1
    elif s.heir == seat:
        s.heir_said = 1
    if s.log is not None:
        s.log.append(Called(seat, s.size[seat]))


def catch(s: State, by: int, seat: int) -> None:
    """Somebody has noticed (FR-10, LB-6)."""
    s.owing &= ~(1 << seat)
    if s.log is not None:
        s.log.append(Caught(by, seat))
    penalise(s, seat, c.WHY_CAUGHT)
