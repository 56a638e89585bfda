"""A share of many games, and how sure one can be of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # a normal value lies within so many deviations 95 times in 100
_T95: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # Student's, from one degree on


@dataclass(frozen=True, slots=True)
class Share:
    """A share of all games, with the interval that holds the true one 95 times in 100 (Wilson's)."""

    count: int
    share: float
    low: float
    high: float


def share(count: int, total: int) -> Share:
    """`count` of `total`, each by itself."""
    if total == 0:
        return Share(0, 0.0, 0.0, 1.0)
    return _wilson(count, count / total, total, Z95)


def share_of_groups(groups: Collection[tuple[int, int]]) -> Share:
    """Of games that come in groups, each so many of so many; games of one group have to do with each other.

    So the groups are what is counted: how much they differ says how many games by themselves would tell as much.
    """
    count, total = sum(wins for wins, _ in groups), sum(games for _, games in groups)
    if total == 0:
        return share(0, 0)
    part = count / total
    if len(groups) == 1:
        return _wilson(count, part, 1, deviations(1))
    spread = len(groups) / (len(groups) - 1) * sum((wins - part * games) ** 2 for wins, games in groups) / total**2
    # Where all are alike, by chance or because somebody won everything, they are no more than so many groups.
    size = part * (1 - part) / spread if spread > 0 else len(groups)
    return _wilson(count, part, size, deviations(len(groups) - 1))


def deviations(freedom: int) -> float:
    """Within how many deviations a value lies 95 times in 100, if they are told from so many differences (Student)."""
    if freedom <= len(_T95):
        return _T95[max(0, freedom - 1)]
    return Z95 + (Z95**3 + Z95) / (4 * freedom) + (5 * Z95**5 + 16 * Z95**3 + 3 * Z95) / (96 * freedom**2)


def _wilson(count: int, part: float, size: float, within: float) -> Share:
    weight = 1 + within**2 / size
    middle = (part + within**2 / (2 * size)) / weight
    reach = within * sqrt(part * (1 - part) / size + within**2 / (4 * size**2)) / weight
    # The share lies within, also where all or none are counted and rounding says otherwise.
    return Share(count, part, max(0.0, min(part, middle - reach)), min(1.0, max(part, middle + reach)))
