"""Calling UNO and UNO UNO, and forgetting to (FR-10, LB-6, DE-11, DE-12).

`State.owing` has a bit for each seat that has one card (or none, DE-12) left and has not called. How its window closes
differs: under FR-10 there is no penalty once play has moved on; under DE-11 the penalty is automatic.
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
    """How the call is enforced."""

    WHEN_CAUGHT = "when_caught"  # FR-10, LB-6: an opponent has to notice
    AUTOMATIC = "automatic"  # DE-11: the penalty is automatic


@dataclass(frozen=True, slots=True)
class UnoCallOptions:
    """FR-10, LB-6, DE-11: how UNO is enforced; DE-12: UNO UNO with the last card."""

    uno_enforced: UnoEnforced = option(UnoEnforced.WHEN_CAUGHT, "FR-10", "LB-6", "DE-11")
    uno_uno: bool = option(False, "DE-12")


def somebody_lays(s: State, seat: int) -> None:
    """A seat lays a card, which closes the windows of all others."""
    owing = s.owing & ~(1 << seat)
    s.owing = 0
    s.forgot &= ~(1 << seat)
    other = seat
    for _ in range(s.players - 1):
        other = s.after(other)
        # DE-12: a seat without cards pays however UNO is enforced; otherwise its win would never be decided.
        if owing & (1 << other) and (s.book.uno_automatic or s.size[other] == 0):
            penalise(s, other, c.WHY_FORGOT)


def somebody_draws(s: State) -> None:
    """A seat draws in its turn, not for a debt or penalty: closes the window of FR-10, not those of DE-11 and DE-12."""
    if s.owing and not s.book.uno_automatic:
        for seat in range(s.players):
            if s.size[seat]:
                s.owing &= ~(1 << seat)


def penalise(s: State, seat: int, why: int) -> None:
    """Two cards for a forgotten call. If none can be drawn, a seat without cards stays out as if it had called."""
    empty = s.size[seat] == 0
    if pile.draw(s, seat, PENALTY, why):
        if empty:
            s.forgot |= 1 << seat
    elif s.out == seat:
        s.out_said = 1
        s.defending = 0


def settle(s: State, seat: int) -> None:
    """After the effects of a card: record whether the seat that laid it owes a call."""
    if s.size[seat] == 1:
        if not s.called:
            s.owing |= 1 << seat
    elif s.size[seat] == 0 and ((s.out == seat and not s.out_said) or (s.heir == seat and not s.heir_said)):
        s.owing |= 1 << seat
    s.called = 0


def brought_to(s: State, seat: int) -> None:
    """After a gift, a swap or a rotation: a seat that now holds one card owes a new call (DE-8b, DE-13a)."""
    if s.size[seat] == 1:
        s.owing |= 1 << seat
    else:
        s.owing &= ~(1 << seat)


def call(s: State, seat: int) -> None:
    """A late call within the window."""
    s.owing &= ~(1 << seat)
    if s.out == seat:
        s.out_said = 1
    elif s.heir == seat:
        s.heir_said = 1
    if s.log is not None:
        s.log.append(Called(seat, s.size[seat]))


def catch(s: State, by: int, seat: int) -> None:
    """A seat is caught without having called (FR-10, LB-6)."""
    s.owing &= ~(1 << seat)
    if s.log is not None:
        s.log.append(Caught(by, seat))
    penalise(s, seat, c.WHY_CAUGHT)
