"""How a bot behaves at the table besides choosing its moves: what it forgets, what it notices, how fast it is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """Some time between two numbers of seconds."""

    least: float
    most: float

    def at(self, share: float) -> float:
        return self.least + (self.most - self.least) * share


@dataclass(frozen=True, slots=True)
class Manners:
    """Shares are of all occasions; times are counted from the last event."""

    forgets: float  # to call with the card
    calls_late: float  # having forgotten, does it think of it?
    catches: float  # notices that somebody else forgot
    jumps: float  # notices that it can jump in
    goes_on: float  # notices that it can go on with a sequence or a second Skip
    turn: Span = Span(1.2, 3.0)
    reaction: Span = Span(0.7, 1.8)  # to jump in, to catch, to call late
    follow: Span = Span(0.4, 1.0)  # to go on: it knows its own cards


PLAIN = Manners(forgets=0.0, calls_late=1.0, catches=1.0, jumps=1.0, goes_on=1.0)
"""Forgets and overlooks nothing: for plain players, so that what they lose they lose by their cards."""

BEGINNER = Manners(
    forgets=0.3,
    calls_late=0.4,
    catches=0.3,
    jumps=0.35,
    goes_on=0.5,
    turn=Span(2.0, 4.5),
    reaction=Span(1.3, 3.2),
    follow=Span(0.8, 2.0),
)
CASUAL = Manners(
    forgets=0.12,
    calls_late=0.6,
    catches=0.6,
    jumps=0.6,
    goes_on=0.8,
    turn=Span(1.5, 3.5),
    reaction=Span(1.0, 2.5),
    follow=Span(0.6, 1.5),
)
STRONG = Manners(
    forgets=0.03,
    calls_late=0.8,
    catches=0.85,
    jumps=0.85,
    goes_on=0.95,
    turn=Span(1.2, 3.0),
    reaction=Span(0.8, 2.0),
    follow=Span(0.5, 1.2),
)
MASTER = Manners(
    forgets=0.0,
    calls_late=1.0,
    catches=0.97,
    jumps=0.95,
    goes_on=1.0,
    turn=Span(1.2, 2.8),
    reaction=Span(0.6, 1.6),
    follow=Span(0.4, 1.0),
)
