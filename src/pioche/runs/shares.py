"""A share of many games, and how sure one can be of it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # a normal value lies within so many deviations 95 times in 100


@dataclass(frozen=True, slots=True)
class Share:
    """A share of all games, with the interval that holds the true one 95 times in 100 (Wilson's)."""

    count: int
    share: float
    low: float
    high: float


def share(count: int, total: int) -> Share:
    """`count` of `total`."""
    if total == 0:
        return Share(0, 0.0, 0.0, 1.0)
    part = count / total
    weight = 1 + Z95**2 / total
    middle = (part + Z95**2 / (2 * total)) / weight
    reach = Z95 * sqrt(part * (1 - part) / total + Z95**2 / (4 * total**2)) / weight
    # The share lies within, also where all or none are counted and rounding says otherwise.
    return Share(count, part, max(0.0, min(part, middle - reach)), min(1.0, max(part, middle + reach)))
