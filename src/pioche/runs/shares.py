"""Shares of games with confidence intervals."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # 97.5 % quantile of the normal distribution
_T95: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # Student's t, from df = 1


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games with its 95 % Wilson score interval."""

    count: int
    share: float
    low: float
    high: float


def share(count: int, total: int) -> Share:
    """The share `count` / `total` of independent games."""
    if total == 0:
        return Share(0, 0.0, 0.0, 1.0)
    return _wilson(count, count / total, total, Z95)


def share_of_groups(groups: Collection[tuple[int, int]]) -> Share:
    """The share of wins in groups of games (wins, games), where games of one group are correlated.

    The variance between groups gives the effective sample size: the number of independent games with as much
    information.
    """
    count, total = sum(wins for wins, _ in groups), sum(games for _, games in groups)
    if total == 0:
        return share(0, 0)
    part = count / total
    if len(groups) == 1:
        return _wilson(count, part, 1, deviations(1))
    spread = len(groups) / (len(groups) - 1) * sum((wins - part * games) ** 2 for wins, games in groups) / total**2
    # If all groups have the same share, the effective sample size is the number of groups.
    size = part * (1 - part) / spread if spread > 0 else len(groups)
    return _wilson(count, part, size, deviations(len(groups) - 1))


def deviations(freedom: int) -> float:
    """The 97.5 % quantile of Student's t distribution with so many degrees of freedom."""
    if freedom <= len(_T95):
        return _T95[max(0, freedom - 1)]
    return Z95 + (Z95**3 + Z95) / (4 * freedom) + (5 * Z95**5 + 16 * Z95**3 + 3 * Z95) / (96 * freedom**2)


def _wilson(count: int, part: float, size: float, within: float) -> Share:
    weight = 1 + within**2 / size
    middle = (part + within**2 / (2 * size)) / weight
    reach = within * sqrt(part * (1 - part) / size + within**2 / (4 * size**2)) / weight
    # Rounding must not push the share out of its interval, for example at 0 or 1.
    return Share(count, part, max(0.0, min(part, middle - reach)), min(1.0, max(part, middle + reach)))
