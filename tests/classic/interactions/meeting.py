"""What the tests of interactions share: who is asked what, who drew how many cards for which reason."""

from __future__ import annotations

from collections import Counter

from pioche.classic.codes import Phase
from pioche.classic.events import Drew, Event, Why
from pioche.classic.machine import Round

# Cards to draw that fit nothing red or blue but their own colours.
PILE = "y4y5y6y7y8y9g4g5g6g7"


def asked(s: Round) -> tuple[Phase, int]:
    """What is being waited for, and from whom."""
    return Phase(s.phase), s.turn


def drawn(log: list[Event], why: Why) -> dict[int, int]:
    """How many cards each seat drew for a reason."""
    found: Counter[int] = Counter()
    for event in log:
        if isinstance(event, Drew) and event.why is why:
            found[event.seat] += len(event.cards)
    return dict(found)


def winner(s: Round) -> int | None:
    """Who has won the round; None while it goes on."""
    return s.winner if s.over else None
