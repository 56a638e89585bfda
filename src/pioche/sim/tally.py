"""What is counted while games are played: sums that can be added up in any order, and figures made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields


@dataclass(slots=True)
class Tally:
    """Counts of some games. A game is a round, or a match where matches are played."""

    games: int = 0
    rounds: int = 0
    moves: Counter[int] = field(default_factory=Counter)  # how many rounds took so many moves
    points: Counter[int] = field(default_factory=Counter)  # how many rounds brought their winner so many
    endings: Counter[str] = field(default_factory=Counter)  # how rounds ended
    wins: Counter[int] = field(default_factory=Counter)  # by place at the table, or by side
    shared: int = 0  # matches with more than one winner
    match_rounds: Counter[int] = field(default_factory=Counter)  # how many matches took so many rounds
    match_moves: Counter[int] = field(default_factory=Counter)
    sampled: int = 0  # rounds that were watched closely
    times: Counter[str] = field(default_factory=Counter)  # how often something happened in those
    seen: Counter[str] = field(default_factory=Counter)  # in how many of those it happened at all

    def add(self, other: Tally) -> None:
        """Count the games of another tally too."""
        for entry in fields(self):
            mine, theirs = getattr(self, entry.name), getattr(other, entry.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, entry.name, mine + theirs)

    def happened(self, times: Mapping[str, int]) -> None:
        """One more round was watched."""
        self.sampled += 1
        self.times.update(times)
        self.seen.update(times.keys())


@dataclass(frozen=True, slots=True)
class Spread:
    """A distribution of whole numbers in a few figures."""

    count: int
    mean: float
    low: int  # 5 in 100 are lower
    median: int
    high: int  # 5 in 100 are higher
    least: int
    most: int


def spread(counts: Mapping[int, int]) -> Spread | None:
    """The figures of a distribution; none of nothing."""
    total = sum(counts.values())
    if not total:
        return None
    values = sorted(counts)
    mean = sum(value * counts[value] for value in values) / total
    low, median, high = (_quantile(counts, values, total * share) for share in (0.05, 0.5, 0.95))
    return Spread(total, mean, low, median, high, values[0], values[-1])


def _quantile(counts: Mapping[int, int], values: list[int], rank: float) -> int:
    """The smallest value that so many do not exceed."""
    passed = 0
    for value in values:
        passed += counts[value]
        if passed >= rank:
            return value
    return values[-1]


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of a histogram: values from `low` to `high`, both included."""

    low: int
    high: int
    count: int


def histogram(counts: Mapping[int, int], most_bars: int) -> list[Bar]:
    """Bars of one round width; the last one takes the long tail, so that the others can be told apart."""
    figures = spread(counts)
    if figures is None:
        return []
    top = _quantile(counts, sorted(counts), figures.count * 0.99)
    width = _round_width((top - figures.least + 1) / most_bars)
    first = figures.least // width * width
    bars: list[Bar] = []
    low = first
    while low <= top:
        high = low + width - 1
        if high >= top:
            high = max(high, figures.most)
        bars.append(Bar(low, high, sum(count for value, count in counts.items() if low <= value <= high)))
        low += width
    return bars


def _round_width(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 ... that is at least so wide."""
    width = 1
    while True:
        for factor in (1, 2, 5):
            if width * factor >= least:
                return width * factor
        width *= 10
