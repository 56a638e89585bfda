"""How a bot behaves at the table besides choosing its moves: what it forgets, what it notices, how fast it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from pioche.bots import chance


@dataclass(frozen=True, slots=True)
class Span:
    """A range of seconds."""

    least: float
    most: float

    def at(self, share: float) -> float:
        return self.least + (self.most - self.least) * share


@dataclass(frozen=True, slots=True)
class Behaviour:
    """Probabilities per occasion, and delays in seconds after the last event."""

    forgets: float  # does not call when it lays the card
    calls_late: float  # having forgotten, calls afterwards
    catches: float  # notices that another player forgot to call
    jumps: float  # notices that it can jump in
    goes_on: float  # notices that it can go on with a sequence or a second Skip
    turn: Span = Span(1.2, 3.0)
    reaction: Span = Span(0.7, 1.8)  # before it jumps in, catches or calls late
    follow: Span = Span(0.4, 1.0)  # before it goes on; shorter, because it knows its own cards


PLAIN = Behaviour(forgets=0.0, calls_late=1.0, catches=1.0, jumps=1.0, goes_on=1.0)
"""Forgets and overlooks nothing. For plain players, so that only their moves decide how well they do."""

BEGINNER = Behaviour(
    forgets=0.3,
    calls_late=0.4,
    catches=0.3,
    jumps=0.35,
    goes_on=0.5,
    turn=Span(2.0, 4.5),
    reaction=Span(1.3, 3.2),
    follow=Span(0.8, 2.0),
)
CASUAL = Behaviour(
    forgets=0.12,
    calls_late=0.6,
    catches=0.6,
    jumps=0.6,
    goes_on=0.8,
    turn=Span(1.5, 3.5),
    reaction=Span(1.0, 2.5),
    follow=Span(0.6, 1.5),
)
STRONG = Behaviour(
    forgets=0.03,
    calls_late=0.8,
    catches=0.85,
    jumps=0.85,
    goes_on=0.95,
    turn=Span(1.2, 3.0),
    reaction=Span(0.8, 2.0),
    follow=Span(0.5, 1.2),
)
MASTER = Behaviour(
    forgets=0.0,
    calls_late=1.0,
    catches=0.97,
    jumps=0.95,
    goes_on=1.0,
    turn=Span(1.2, 2.8),
    reaction=Span(0.6, 1.6),
    follow=Span(0.4, 1.0),
)


class _For(IntEnum):
    """What a random number is for: keeps the numbers of different decisions apart."""

    FORGETS = 0
    CALLS_LATE = 1
    CATCHES = 2
    JUMPS = 3
    GOES_ON = 4
    DELAY = 5


class Attention:
    """What a bot with this behaviour forgets and notices in one round, and how long it takes.

    Each lay begins a new occasion. Until the next lay, the same question has the same answer.
    """

    def __init__(self, behaviour: Behaviour, seed: int) -> None:
        self._behaviour = behaviour
        self._seed = seed
        self._laid = 0
        self.seen = 0  # events so far

    def saw(self, *, laid: bool) -> None:
        """Count one more event."""
        self.seen += 1
        self._laid += laid

    def forgets(self) -> bool:
        return self._happens(_For.FORGETS, self._behaviour.forgets)

    def calls_late(self) -> bool:
        return self._happens(_For.CALLS_LATE, self._behaviour.calls_late)

    def catches(self, target: int) -> bool:
        return self._happens(_For.CATCHES, self._behaviour.catches, target)

    def jumps(self) -> bool:
        return self._happens(_For.JUMPS, self._behaviour.jumps)

    def goes_on(self) -> bool:
        return self._happens(_For.GOES_ON, self._behaviour.goes_on)

    def seconds(self, span: Span) -> float:
        """A random delay within this span; the same until the next event."""
        return span.at(chance.share(self._seed, self.seen, _For.DELAY))

    def _happens(self, what: _For, share: float, which: int = 0) -> bool:
        return chance.share(self._seed, self._laid, what, which) < share
