"""The queue of games that no worker has yet."""

from __future__ import annotations

from pioche.arena.unplayed import Unplayed


def test_games_that_were_put_back_come_first() -> None:
    games = Unplayed(range(3))
    assert games.take() == 0
    games.put_back([0])
    assert [games.take() for _ in range(4)] == [0, 1, 2, None]


def test_looking_whether_a_game_is_left_loses_none() -> None:
    games = Unplayed([7])
    assert games
    assert games.take() == 7
    assert not games
    assert games.take() is None


def test_a_game_put_back_that_was_reported_after_all_is_not_played_again() -> None:
    games = Unplayed([])
    games.put_back([4, 5])
    assert games.discard(4)
    assert not games.discard(4)
    assert games.take() == 5
