"""Challenging a Wild4 (FR-22, LB-9).

The victim believes (and draws), doubts, or answers if the table lets a Wild4 be answered. If debts have added up, the
sum replaces the book's 4: a bluffer draws all of it, a challenger who was wrong two more than that.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pioche.classic import codes as c
from pioche.classic.events import Doubted, TookBack
from pioche.classic.mechanics import finishing, turns
from pioche.classic.state import State
from pioche.engine.options import option

SURCHARGE = 2


class Challenge(Enum):
    """What happens to a Wild4 that was a bluff."""

    OFF = "off"  # DE-10: it cannot be doubted
    TAKE_BACK = "take_back"  # FR-22: it goes back to the hand
    CARD_STAYS = "card_stays"  # LB-9: the card and its colour stay


@dataclass(frozen=True, slots=True)
class ChallengeOptions:
    """FR-22, LB-9, DE-10."""

    challenge: Challenge = option(Challenge.OFF, "FR-22", "LB-9", "DE-10")


def cost_of_bluff(s: State) -> int:
    """How many cards a bluffer draws who is challenged."""
    return s.debt


def cost_of_doubt(s: State) -> int:
    """How many cards a challenger draws who was wrong."""
    return s.debt + SURCHARGE


def doubt(s: State) -> None:
    """The victim challenges the Wild4."""
    victim = s.turn
    suspect = s.layer
    bluff = s.bluff
    if s.log is not None:
        s.log.append(Doubted(victim, suspect, s.hand(suspect), bool(bluff)))
    if not bluff:
        turns.pay(s, victim, cost_of_doubt(s), c.WHY_CHALLENGE_LOST)
        if not finishing.decide(s):
            turns.pass_on(s, victim)
        return
    if s.book.challenge == c.CHALLENGE_TAKE_BACK:
        _take_back(s, suspect)
    turns.pay(s, suspect, cost_of_bluff(s), c.WHY_BLUFF)
    if not finishing.decide(s):
        turns.give_turn(s, victim)


def _take_back(s: State, seat: int) -> None:
    """Undo the card, its colour and any call made with it (FR-22)."""
    s.discard_n -= 1
    s.put(seat, c.WILD4)
    s.top = s.top_before
    s.colour = s.colour_before
    s.owing &= ~(1 << seat)
    if s.log is not None:
        s.log.append(TookBack(seat, s.colour))
