"""Counts from simulated games, which can be merged in any order, and statistics of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, fields


@dataclass(slots=True)
class Tally:
    """Counts of some games. A game is a round, or a match if matches are played."""

    games: int = 0
    rounds: int = 0
    moves: Counter[int] = field(default_factory=Counter)  # rounds by number of moves
    points: Counter[int] = field(default_factory=Counter)  # rounds by points of the winner
    endings: Counter[str] = field(default_factory=Counter)  # rounds by how they ended
    wins: Counter[int] = field(default_factory=Counter)  # by place at the table, or by side
    shared: int = 0  # matches with more than one winner
    match_rounds: Counter[int] = field(default_factory=Counter)  # matches by number of rounds
    match_moves: Counter[int] = field(default_factory=Counter)
    sampled: int = 0  # rounds played with a log
    times: Counter[str] = field(default_factory=Counter)  # how often each occurrence happened in those
    seen: Counter[str] = field(default_factory=Counter)  # in how many of those it happened at least once

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        for entry in fields(self):
            mine, theirs = getattr(self, entry.name), getattr(other, entry.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, entry.name, mine + theirs)

    def happened(self, times: Mapping[str, int]) -> None:
        """Count the occurrences of one more round played with a log."""
        self.sampled += 1
        self.times.update(times)
        self.seen.update(times.keys())


@dataclass(frozen=True, slots=True)
class Spread:
    """Summary statistics of a distribution of integers."""

    count: int
    mean: float
    low: int  # 5th percentile
    median: int
    high: int  # 95th percentile
    least: int
    most: int


def spread(counts: Mapping[int, int]) -> Spread | None:
    """Summary statistics of a distribution; None if it is empty."""
    total = sum(counts.values())
    if not total:
        return None
    values = sorted(counts)
    mean = sum(value * counts[value] for value in values) / total
    low, median, high = (_quantile(counts, values, total * share) for share in (0.05, 0.5, 0.95))
    return Spread(total, mean, low, median, high, values[0], values[-1])


def _quantile(counts: Mapping[int, int], values: list[int], rank: float) -> int:
    """The smallest value that at least `rank` values do not exceed."""
    passed = 0
    for value in values:
        passed += counts[value]
        if passed >= rank:
            return value
    return values[-1]


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of a histogram: values from `low` to `high`, inclusive."""

    low: int
    high: int
    count: int


def histogram(counts: Mapping[int, int], most_bars: int) -> list[Bar]:
    """Bars of equal, round width; the last one collects the long tail, so that the others stay distinguishable."""
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
    """The smallest of 1, 2, 5, 10, 20, 50 ... that is at least `least`."""
    width = 1
    while True:
        for factor in (1, 2, 5):
            if width * factor >= least:
                return width * factor
        width *= 10
