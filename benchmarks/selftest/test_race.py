"""Interleaved best-of-N timing."""

from __future__ import annotations

import pytest
from race import Absent, Contestant, Lap, Missing, Result, Runner, enter, race, ratio, why_not


def scripted(name: str, rates: list[float], order: list[str]) -> Contestant:
    """A runner with these rates, one per lap; the first is the warm-up."""
    left = iter(rates)

    def run(games: int) -> Lap:
        order.append(name)
        return Lap(round(next(left) * games), float(games))

    return Contestant(name, run)


def test_laps_alternate_and_the_best_counts() -> None:
    order: list[str] = []
    ours = scripted("ours", [1, 50, 90, 70], order)
    theirs = scripted("theirs", [1, 30, 10, 20], order)
    outcomes = race([ours, theirs], laps=3, lap_seconds=1)
    assert order == ["ours", "theirs"] * 4
    assert outcomes == {"ours": Result("ours", 90, 50), "theirs": Result("theirs", 30, 10)}
    assert ratio(outcomes["ours"], outcomes["theirs"]) == 3


def test_the_size_of_a_lap_follows_from_the_warm_up() -> None:
    asked: list[int] = []

    def run(games: int) -> Lap:
        asked.append(games)
        return Lap(games, games / 1000)

    race([Contestant("ours", run)], laps=1, lap_seconds=1)
    assert asked[-1] == 1000
    assert asked[:-1] == [1, 2, 4, 8, 16, 32, 64, 128, 256]


def test_a_missing_peer_is_named_and_the_race_goes_on() -> None:
    def absent() -> Runner:
        raise ModuleNotFoundError("No module named 'rlcard'", name="rlcard")

    order: list[str] = []
    outcomes = race([enter("peer", absent), scripted("ours", [1, 2], order)], laps=1, lap_seconds=1)
    assert outcomes["peer"] == Absent("peer", "rlcard is not installed")
    assert outcomes["ours"] == Result("ours", 2, 2)
    assert ratio(outcomes["ours"], outcomes["peer"]) is None
    assert why_not(outcomes["ours"], outcomes["peer"]) == "peer: rlcard is not installed"


@pytest.mark.parametrize(
    ("error", "reason"),
    [(IndexError("pop from\nempty list"), "IndexError: pop from empty list"), (Missing("no compiler"), "no compiler")],
)
@pytest.mark.parametrize("laps_before", [0, 2])
def test_a_peer_that_breaks_down_is_out(error: Exception, reason: str, laps_before: int) -> None:
    ran = 0

    def run(games: int) -> Lap:
        nonlocal ran
        ran += 1
        if ran > laps_before:
            raise error
        return Lap(games, 1.0)

    assert race([Contestant("peer", run)], laps=5, lap_seconds=1) == {"peer": Absent("peer", reason)}
    assert ran == laps_before + 1
