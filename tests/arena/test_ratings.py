"""Ratings: right where they can be told otherwise."""

from __future__ import annotations

from itertools import combinations
from math import log10
from random import Random

from pioche.arena.ratings import MEAN, Encounters, ratings


def duel(count: int, one: int, other: int, wins: int, losses: int) -> Encounters:
    sides = tuple(int(each in (one, other)) for each in range(count))
    return Encounters(sides, tuple(wins if each == one else losses if each == other else 0 for each in range(count)))


def test_two_that_are_alike() -> None:
    one, other = ratings(2, [duel(2, 0, 1, 500, 500)])
    assert one == other
    assert one.points == MEAN
    assert 8 < one.high - one.points < 14


def test_three_to_one_is_what_elo_says() -> None:
    one, other = ratings(2, [duel(2, 0, 1, 75_000, 25_000)])
    assert abs(one.points - other.points - 400 * log10(3)) < 0.5


def test_who_wins_everything_stays_finite() -> None:
    one, other = ratings(2, [duel(2, 0, 1, 10, 0)])
    assert 100 < one.points - other.points < 2_000
    assert one.low < one.points < one.high


def test_more_games_make_it_surer() -> None:
    few, many = (ratings(2, [duel(2, 0, 1, 6 * times, 4 * times)])[0] for times in (10, 1_000))
    assert many.high - many.low < (few.high - few.low) / 5


def test_nothing_played_says_nothing() -> None:
    one, other = ratings(2, [duel(2, 0, 1, 0, 0)])
    assert one.points == other.points == MEAN
    assert one.high - one.low > 400


def test_strengths_come_back_out() -> None:
    """Games at tables of four by known strengths: the intervals hold the true ratings about as often as they say."""
    strengths = [1.0, 2.0, 4.0]
    levels = [400 * log10(strength) for strength in strengths]
    true = [level - sum(levels) / 3 + MEAN for level in levels]
    rng = Random(1)
    held = 0
    for _ in range(40):
        met = []
        for one, other in (*combinations(range(3), 2), *((b, a) for a, b in combinations(range(3), 2))):
            sides = [0, 0, 0]
            sides[one], sides[other] = 1, 3
            wins = rng.choices(range(3), [s * k for s, k in zip(sides, strengths, strict=True)], k=100)
            met.append(Encounters(tuple(sides), tuple(wins.count(each) for each in range(3))))
        held += sum(each.low <= value <= each.high for each, value in zip(ratings(3, met), true, strict=True))
    assert 105 <= held <= 120
