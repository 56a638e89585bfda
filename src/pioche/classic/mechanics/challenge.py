"""Doubting a Wild4 (FR-22, LB-9).

The victim believes (and draws), doubts, or answers where the table lets a Wild4 be answered. Where debts
have piled up, the sum takes the place of the book's 4: the bluffer draws all of it, who doubted wrongly two more.
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
    """What becomes of a Wild4 that was a bluff."""

    OFF = "off"  # DE-10: nobody may doubt it
    TAKE_BACK = "take_back"  # FR-22: back into the hand
    CARD_STAYS = "card_stays"  # LB-9: it stays, and so does the colour


@dataclass(frozen=True, slots=True)
class ChallengeOptions:
    """FR-22, LB-9, DE-10."""

    challenge: Challenge = option(Challenge.OFF, "FR-22", "LB-9", "DE-10")


def doubt(s: State) -> None:
    """The victim asks to see the hand."""
    victim = s.turn
    suspect = s.layer
    owed = s.debt
    bluff = s.bluff
    if s.log is not None:
        s.log.append(Doubted(victim, suspect, s.hand(suspect), bool(bluff)))
    if not bluff:
        turns.pay(s, victim, owed + SURCHARGE, c.WHY_CHALLENGE_LOST)
        if not finishing.decide(s):
            turns.pass_on(s, victim)
        return
    if s.book.challenge == c.CHALLENGE_TAKE_BACK:
        _take_back(s, suspect)
    turns.pay(s, suspect, owed, c.WHY_BLUFF)
    if not finishing.decide(s):
        turns.give_turn(s, victim)


def _take_back(s: State, seat: int) -> None:
    """Card, colour and any call made with it are void (FR-22)."""
    s.discard_n -= 1
    s.put(seat, c.WILD4)
    s.top = s.top_before
    s.colour = s.colour_before
    s.owing &= ~(1 << seat)
    if s.log is not None:
        s.log.append(TookBack(seat, s.colour))
