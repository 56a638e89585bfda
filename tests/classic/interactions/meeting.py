"""Helpers for the tests of interactions: who has to decide what, who drew how many cards for which reason."""

from __future__ import annotations

from collections import Counter

from pioche.classic.codes import Phase
from pioche.classic.events import Drew, Event, Why
from pioche.classic.machine import Round

# A pile of cards that do not fit on red or blue, only on their own colours.
PILE = "y4y5y6y7y8y9g4g5g6g7"


def asked(s: Round) -> tuple[Phase, int]:
    """The phase and the seat that has to act."""
    return Phase(s.phase), s.turn


def drawn(log: list[Event], why: Why) -> dict[int, int]:
    """How many cards each seat drew for this reason."""
    found: Counter[int] = Counter()
    for event in log:
        if isinstance(event, Drew) and event.why is why:
            found[event.seat] += len(event.cards)
    return dict(found)


def winner(s: Round) -> int | None:
    """The winner of the round; None while it goes on."""
    return s.winner if s.over else None
