"""Shares of correlated games."""

from __future__ import annotations

from random import Random

import pytest

from pioche.runs.shares import Z95, deviations, share, share_of_groups


def test_groups_of_one_are_about_what_single_games_are() -> None:
    plain, grouped = share(300, 1000), share_of_groups([(1, 1)] * 300 + [(0, 1)] * 700)
    assert (grouped.count, grouped.share) == (300, 0.3)
    assert grouped.low == pytest.approx(plain.low, abs=0.001)
    assert grouped.high == pytest.approx(plain.high, abs=0.001)


def test_copies_of_a_game_make_nothing_surer() -> None:
    once, often = share_of_groups([(1, 1)] * 6 + [(0, 1)] * 4), share_of_groups([(9, 9)] * 6 + [(0, 9)] * 4)
    assert once.low == pytest.approx(often.low)
    assert once.high == pytest.approx(often.high)
    assert often.count == 54


def test_what_cancels_out_makes_it_surer() -> None:
    """The sides of one table exclude each other."""
    paired = share_of_groups([(1, 2)] * 90 + [(2, 2)] * 10)
    plain = share(110, 200)
    assert paired.high - paired.low < (plain.high - plain.low) / 2


@pytest.mark.parametrize("groups", [[(3, 4)], [(4, 4)], [(0, 4)]])
def test_one_group_says_next_to_nothing(groups: list[tuple[int, int]]) -> None:
    found = share_of_groups(groups)
    assert found.low < 0.02 or found.low < found.share / 50
    assert found.high > 0.98
    assert found.low <= found.share <= found.high


def test_who_won_everything_may_lose_one_day() -> None:
    assert share_of_groups([(5, 5)] * 20).low == pytest.approx(share(20, 20).low, abs=0.03)


def test_nothing_at_all() -> None:
    assert share_of_groups([]) == share(0, 0)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Ten deals with sixteen games each; half of the variance of a game comes from its deal."""
    rng = Random(2)
    held = plainly = 0
    for _ in range(1000):
        groups = []
        for _ in range(10):
            luck = rng.choice((0.15, 0.65))
            groups.append((sum(rng.random() < luck for _ in range(16)), 16))
        found, plain = share_of_groups(groups), share(sum(wins for wins, _ in groups), 160)
        held += found.low <= 0.4 <= found.high
        plainly += plain.low <= 0.4 <= plain.high
    assert 920 <= held <= 985
    assert plainly < 850  # as if the games were independent


def test_students_deviations() -> None:
    for freedom, known in ((1, 12.706), (10, 2.228), (11, 2.201), (20, 2.086), (60, 2.000), (10**6, Z95)):
        assert deviations(freedom) == pytest.approx(known, abs=0.005)
