"""Counting, and statistics of counts."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.runs.shares import share
from pioche.sim.tally import Bar, Spread, Tally, histogram, spread

counts = st.dictionaries(st.integers(0, 5000), st.integers(1, 50), min_size=1)


def test_spread() -> None:
    assert spread({}) is None
    assert spread({7: 3}) == Spread(3, 7.0, 7, 7, 7, 7, 7)
    assert spread(dict.fromkeys(range(1, 101), 1)) == Spread(100, 50.5, 5, 50, 95, 1, 100)


@given(counts)
def test_spread_is_ordered(counted: dict[int, int]) -> None:
    found = spread(counted)
    assert found is not None
    assert found.least <= found.low <= found.median <= found.high <= found.most
    assert found.least <= found.mean <= found.most
    assert found.count == sum(counted.values())


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (250, 1000, 0.2241, 0.2778)],
)
def test_share_is_wilsons_interval(count: int, total: int, low: float, high: float) -> None:
    found = share(count, total)
    assert found.share == count / total
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


def test_share_of_nothing() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


@given(counts, st.integers(3, 20))
def test_histogram_holds_everything_once(counted: dict[int, int], most: int) -> None:
    bars = histogram(counted, most)
    assert sum(bar.count for bar in bars) == sum(counted.values())
    assert len(bars) <= most + 1
    assert all(one.high + 1 == two.low for one, two in pairwise(bars))
    assert bars[0].low <= min(counted)
    assert bars[-1].high >= max(counted)


def test_histogram_gathers_the_tail_in_its_last_bar() -> None:
    counted = dict.fromkeys(range(20), 100) | {500: 1}
    assert histogram(counted, 10) == [
        *(Bar(low, low + 1, 200) for low in range(0, 18, 2)),
        Bar(18, 500, 201),
    ]
    assert histogram({}, 10) == []


def test_tallies_add_up_in_any_order() -> None:
    one = Tally(games=2, rounds=2, moves=Counter({30: 2}), wins=Counter({0: 1, 1: 1}))
    one.happened({"jump-in": 3})
    two = Tally(games=1, rounds=1, moves=Counter({30: 1, 31: 0}), wins=Counter({1: 1}), shared=1)
    two.happened({"jump-in": 1, "uno": 2})
    first, second = Tally(), Tally()
    for tally in (one, two):
        first.add(tally)
    for tally in (two, one):
        second.add(tally)
    assert first == second
    assert (first.games, first.rounds, first.shared, first.sampled) == (3, 3, 1, 2)
    assert first.moves[30] == 3
    assert (first.times["jump-in"], first.seen["jump-in"]) == (4, 2)
