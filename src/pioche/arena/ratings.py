"""Elo ratings of the entrants, estimated from who won against whom.

Every entrant has a strength, and each side of a table wins with the probability of its share of all strengths there
(the Bradley-Terry model, for two sides or more). The strengths are maximum likelihood estimates, with one win and one
loss against an average player added for each entrant, so that an entrant who has won everything stays finite.

The intervals are the wider of two. One comes from the Fisher information of the games, taken as independent. The other
is cluster-robust, with the deals as clusters: the games of one deal are often won by the same cards, above all where
several entrants play alike.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from pioche.runs.shares import Z95, deviations

MEAN: Final = 1500
SCALE: Final = 400 / log(10)  # ten times as strong is 400 points more
_ROUNDS: Final = 100  # iterations at most; usually six or seven suffice
_ENOUGH: Final = 1e-9


Sides = Sequence[int]
"""Who plays at a table: for each entrant the number of its sides."""

Deal = Mapping[int, Sequence[int]]
"""The wins of one deal: by the number of the table, how many games each entrant has won."""


@dataclass(frozen=True, slots=True)
class _Encounters:
    """All games at one table, and how many each entrant has won."""

    sides: Sides
    wins: Sequence[int]


@dataclass(frozen=True, slots=True)
class Rating:
    """Points with a 95 % confidence interval; the mean of all entrants is 1500."""

    points: float
    low: float
    high: float


def ratings(tables: Sequence[Sides], deals: Collection[Deal]) -> list[Rating]:
    """The ratings of all entrants."""
    count = len(tables[0])
    met = []
    for table, sides in enumerate(tables):
        here = [deal[table] for deal in deals if table in deal]
        met.append(_Encounters(sides, [sum(wins[each] for wins in here) for each in range(count)]))
    levels = _levels(count, met)
    mean = sum(levels) / count
    spread = _covariance(count, met, levels)
    between = _between(count, met, levels, spread, deals)
    found = []
    for one in range(count):
        # The variance of the difference to the mean of all entrants.
        weights = [(1.0 if other == one else 0.0) - 1 / count for other in range(count)]
        reach = SCALE * max(
            Z95 * sqrt(max(0.0, _variance(spread, weights))),
            deviations(len(deals) - 1) * sqrt(max(0.0, _variance(between, weights))),
        )
        points = MEAN + SCALE * (levels[one] - mean)
        found.append(Rating(points, points - reach, points + reach))
    return found


def _variance(spread: Sequence[Sequence[float]], weights: Sequence[float]) -> float:
    return sum(one * spread[i][j] * other for i, one in enumerate(weights) for j, other in enumerate(weights))


def _between(
    count: int,
    met: Sequence[_Encounters],
    levels: Sequence[float],
    spread: Sequence[Sequence[float]],
    deals: Collection[Deal],
) -> list[list[float]]:
    """The cluster-robust covariance of the levels, from how far each deal would move them."""
    if len(deals) < 2:  # nothing to compare: all games count as one
        games = sum(sum(each.wins) for each in met)
        return [[games * value for value in row] for row in spread]
    shares = [_shares(games, levels) for games in met]
    found = [[0.0] * count for _ in range(count)]
    for deal in deals:
        slopes = [0.0] * count
        for table, wins in deal.items():
            games = sum(wins)
            for one in range(count):
                slopes[one] += wins[one] - games * shares[table][one]
        steps = [sum(row[j] * slopes[j] for j in range(count)) for row in spread]
        for i in range(count):
            for j in range(count):
                found[i][j] += steps[i] * steps[j]
    return [[value * len(deals) / (len(deals) - 1) for value in row] for row in found]


def _levels(count: int, met: Sequence[_Encounters]) -> list[float]:
    """The logarithms of the strengths: maximum likelihood, by Newton's method."""
    levels = [0.0] * count
    for _ in range(_ROUNDS):
        slopes = [1 - 2 / (1 + exp(-level)) for level in levels]  # the win and the loss against an average player
        for games in met:
            shares = _shares(games, levels)
            for one in range(count):
                slopes[one] += games.wins[one] - sum(games.wins) * shares[one]
        spread = _covariance(count, met, levels)
        steps = [sum(spread[i][j] * slopes[j] for j in range(count)) for i in range(count)]
        furthest = max(map(abs, steps))
        levels = [
            level + step * min(1.0, 1 / furthest if furthest else 1) for level, step in zip(levels, steps, strict=True)
        ]
        if furthest < _ENOUGH:
            break
    return levels


def _shares(games: _Encounters, levels: Sequence[float]) -> list[float]:
    """How likely each entrant is to win a game."""
    weights = [sides * exp(level) for sides, level in zip(games.sides, levels, strict=True)]
    return [weight / sum(weights) for weight in weights]


def _covariance(count: int, met: Sequence[_Encounters], levels: Sequence[float]) -> list[list[float]]:
    """The inverse of the Fisher information about the levels."""
    information = [[0.0] * count for _ in range(count)]
    for one, level in enumerate(levels):
        against_average = 1 / (1 + exp(-level))
        information[one][one] += 2 * against_average * (1 - against_average)
    for games in met:
        shares = _shares(games, levels)
        for i in range(count):
            for j in range(count):
                information[i][j] += sum(games.wins) * shares[i] * ((1.0 if i == j else 0.0) - shares[j])
    return _inverse(information)


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert by Gauss-Jordan elimination; the matrix is positive definite, so no pivoting is needed."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for pivot in range(size):
        head = rows[pivot][pivot]
        rows[pivot] = [value / head for value in rows[pivot]]
        for other in range(size):
            if other != pivot:
                factor = rows[other][pivot]
                rows[other] = [value - factor * above for value, above in zip(rows[other], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
