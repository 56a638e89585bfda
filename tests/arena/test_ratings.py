"""Ratings: correct where they can be computed in another way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import log10
from random import Random

import pytest

from pioche.arena.ratings import MEAN, Deal, ratings

BETWEEN_TWO = [(1, 1)]


def games(wins: int, losses: int) -> Sequence[Deal]:
    """Games with each on its own deal."""
    return [{0: (1, 0)}] * wins + [{0: (0, 1)}] * losses


def test_two_that_are_alike() -> None:
    one, other = ratings(BETWEEN_TWO, games(500, 500))
    assert one == other
    assert one.points == MEAN
    assert 8 < one.high - one.points < 14


def test_three_to_one_is_what_elo_says() -> None:
    one, other = ratings(BETWEEN_TWO, games(75_000, 25_000))
    assert abs(one.points - other.points - 400 * log10(3)) < 0.5


def test_who_wins_everything_stays_finite() -> None:
    one, other = ratings(BETWEEN_TWO, games(10, 0))
    assert 100 < one.points - other.points < 2_000
    assert one.high - one.low > 200


def test_more_games_make_it_surer() -> None:
    few, many = (ratings(BETWEEN_TWO, games(6 * times, 4 * times))[0] for times in (10, 1_000))
    assert many.high - many.low < (few.high - few.low) / 5


def test_nothing_played_says_nothing() -> None:
    one, other = ratings(BETWEEN_TWO, [])
    assert one.points == other.points == MEAN
    assert one.high - one.low > 400


def test_the_same_game_again_and_again_makes_nothing_surer() -> None:
    """As if several entrants played alike: repeating the outcome of a deal adds no information."""
    once = ratings(BETWEEN_TWO, games(60, 40))[0]
    often = ratings(BETWEEN_TWO, [{0: (20, 0)}] * 60 + [{0: (0, 20)}] * 40)[0]
    assert often.high - often.low == pytest.approx(once.high - once.low, rel=0.05)
    assert ratings(BETWEEN_TWO, [{0: (60, 40)}])[0].high > 10 * once.high - 9 * once.points


def test_strengths_come_back_out() -> None:
    """Simulated games at tables of four with known strengths: the intervals cover the true ratings often enough."""
    strengths = [1.0, 2.0, 4.0]
    levels = [400 * log10(strength) for strength in strengths]
    true = [level - sum(levels) / 3 + MEAN for level in levels]
    rng = Random(1)
    held = 0
    tables = [tuple((0, 1, 3)[order.index(each)] for each in range(3)) for order in permutations(range(3))]
    for _ in range(40):
        deals = []
        for _ in range(100):
            deal = {}
            for table, sides in enumerate(tables):
                (winner,) = rng.choices(range(3), [s * k for s, k in zip(sides, strengths, strict=True)])
                deal[table] = [int(each == winner) for each in range(3)]
            deals.append(deal)
        held += sum(each.low <= value <= each.high for each, value in zip(ratings(tables, deals), true, strict=True))
    assert 105 <= held <= 120
