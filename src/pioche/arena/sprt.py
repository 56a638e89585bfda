"""Sequential testing: a contest between two entrants stops as soon as it is decided which hypothesis holds.

The generalised sequential probability ratio test that Fishtest uses for chess engines (Van den Bergh, "Comments on
Normalized Elo" and "The generalized SPRT"). One observation is a deal: the share of its games that the first entrant
has won. These shares take few values (for two sides 0, 1/2 and 1), so their distribution is estimated by their
frequencies, and the log likelihood ratio compares the most likely distributions with the two expected shares. That
covers the correlation of the games of one deal, which a test over single games would ignore.

Deals count in their order, whichever is finished first. So the decision depends only on the games, not on how many
processes play them, and short games are not preferred.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pioche.arena.contest import Contest
from pioche.arena.outcome import Outcome
from pioche.engine.refusal import refuse

ERROR: Final = 0.05  # the probability of a wrong decision, either way
BOUND: Final = math.log((1 - ERROR) / ERROR)  # a ratio beyond this, up or down, decides (Wald)
MOST_POINTS: Final = 1000.0
_UNSEEN: Final = 1e-3  # counted for a share that has not occurred, as in Fishtest
_HALVINGS: Final = 60  # of the interval in which a root is looked for
_WRITTEN: Final = re.compile(r"(-?\d{1,4}(?:\.\d{1,3})?):(-?\d{1,4}(?:\.\d{1,3})?)")


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """The first entrant is better by at most `low` (rejected) or at least `high` (accepted) rating points."""

    low: float
    high: float

    def expected(self, sides: int) -> tuple[float, float]:
        """The shares of games that the first entrant wins against all others under the two hypotheses."""
        return share_of(self.low, sides), share_of(self.high, sides)


def hypotheses(text: str) -> Hypotheses:
    """Parse `LOW:HIGH`; refused if that is not two numbers in ascending order."""
    found = _WRITTEN.fullmatch(text)
    if found is not None:
        low, high = float(found[1]), float(found[2])
        if -MOST_POINTS <= low < high <= MOST_POINTS:
            return Hypotheses(low, high)
    raise refuse("arena-sprt", text=text[:40], most=int(MOST_POINTS))


def share_of(points: float, sides: int) -> float:
    """The share of games that a side wins if it is this much stronger than all others (see `ratings`)."""
    strength = 10 ** (points / 400)
    return strength / (strength + sides - 1)


def log_likelihood_ratio(seen: Mapping[float, int], low: float, high: float) -> float:
    """The generalised log likelihood ratio of two expected values, from how often each value was seen."""
    counts = {value: count or _UNSEEN for value, count in seen.items()}
    total = sum(counts.values())
    chances = {value: count / total for value, count in counts.items()}
    below, above = _tilt(chances, low), _tilt(chances, high)
    return sum(
        count * math.log((1 + below * (value - low)) / (1 + above * (value - high))) for value, count in counts.items()
    )


def _tilt(chances: Mapping[float, float], mean: float) -> float:
    """Of the distributions with this mean the most likely one has `chance / (1 + tilt * (value - mean))`."""
    least, most = -1 / (max(chances) - mean), 1 / (mean - min(chances))
    for _ in range(_HALVINGS):
        tilt = (least + most) / 2
        if sum(chance * (value - mean) / (1 + tilt * (value - mean)) for value, chance in chances.items()) > 0:
            least = tilt  # the sum falls as the tilt grows
        else:
            most = tilt
    return (least + most) / 2


Decision = Literal["accepted", "rejected"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How far a test has come."""

    low: float
    high: float
    error: float
    bound: float
    ratio: float  # the log likelihood ratio
    deals: int  # that were counted
    decision: Decision | None


class SequentialTest:
    """The test of a contest between two entrants, the first of which is alone on its side."""

    def __init__(self, contest: Contest, tested: Hypotheses) -> None:
        self._tested = tested
        self._sides = contest.sides
        self._expected = tested.expected(contest.sides)
        self._seen: Counter[float] = Counter({wins / self._sides: 0 for wins in range(self._sides + 1)})
        self._ahead: dict[int, list[bool]] = {}  # deals that are incomplete, or whose turn has not come
        self.deals = 0
        self.ratio = 0.0

    @property
    def decision(self) -> Decision | None:
        if self.ratio >= BOUND:
            return "accepted"
        return "rejected" if self.ratio <= -BOUND else None

    @property
    def games(self) -> int:
        """The games that were counted: all with smaller numbers than this."""
        return self.deals * self._sides

    def add(self, outcome: Outcome) -> None:
        """Count a game; a no-op once the test is decided."""
        deal, side = divmod(outcome.game, self._sides)
        self._ahead.setdefault(deal, []).append(side in outcome.winners)
        while self.decision is None and len(won := self._ahead.get(self.deals, [])) == self._sides:
            self._seen[sum(won) / self._sides] += 1
            del self._ahead[self.deals]
            self.deals += 1
            self.ratio = log_likelihood_ratio(self._seen, *self._expected)

    def verdict(self) -> Verdict:
        tested = self._tested
        return Verdict(tested.low, tested.high, ERROR, BOUND, self.ratio, self.deals, self.decision)
