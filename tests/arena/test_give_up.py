"""The policy for games whose workers die: given up after a few deaths, hopeless after a few such games."""

from __future__ import annotations

from collections import deque

import pytest

from pioche.arena import give_up
from pioche.arena.give_up import GivenUp


def test_a_game_is_given_up_after_its_third_death() -> None:
    given_up: GivenUp[int] = GivenUp()
    unfinished = deque([5, 6])
    for status in (1, 2):
        given_up.count(unfinished, status)
        assert list(unfinished) == [5, 6]
        assert not given_up
    given_up.count(unfinished, 9)
    assert list(unfinished) == [6]
    assert given_up
    assert (given_up.number, given_up.games, given_up.times, given_up.workers) == (1, "5", 3, [9])


def test_deaths_count_for_the_game_under_way_only() -> None:
    given_up: GivenUp[int] = GivenUp()
    for games in ([1, 2], [2, 1], [1, 2], [2, 1]):
        given_up.count(deque(games), 9)
    assert not given_up
    given_up.count(deque([2, 1]), 9)
    assert given_up.games == "2"


def test_games_are_listed_by_number_and_workers_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(give_up, "_GIVEN_UP", 1)
    given_up: GivenUp[str] = GivenUp()
    for game, worker in ((11, "first"), (3, "second")):
        given_up.count(deque([game]), worker)
    assert (given_up.games, given_up.times, given_up.workers) == ("3, 11", 1, ["first", "second"])


def test_several_games_given_up_are_hopeless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(give_up, "_GIVEN_UP", 1)
    given_up: GivenUp[int] = GivenUp()
    hopeless = []
    for game in range(4):
        given_up.count(deque([game]), 9)
        hopeless.append(given_up.hopeless)
    assert hopeless == [False, False, True, True]
