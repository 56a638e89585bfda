"""Pauses of a table, as its log makes them."""

from __future__ import annotations

from pioche.server.table import log_actions
from pioche.server.table.state import Status
from tests.server.table.tables import Table


def test_ending_a_paused_match_ends_the_pause() -> None:
    """Otherwise the timers of a rematch would never run."""
    table = Table(3).deal().enter(*(log_actions.PauseAsked(seat) for seat in range(3)))
    assert table.state.paused
    table.enter(log_actions.Absent(2, "gone"), log_actions.Decided(0, 2, "end"), log_actions.Decided(1, 2, "end"))
    assert table.state.status is Status.OVER
    assert not table.state.paused


def test_who_leaves_does_not_hold_up_a_pause() -> None:
    table = Table(3).deal().enter(log_actions.PauseAsked(0), log_actions.PauseAsked(1))
    assert not table.state.paused
    table.enter(log_actions.Stood(2))
    assert table.state.paused
    assert table.state.pause_asked == set()


def test_a_request_does_not_outlive_its_match() -> None:
    table = Table(2, options={"advice_penalty": "off", "rounds_to_win": "1"}).deal()
    table.enter(log_actions.PauseAsked(0)).play_match()
    assert table.state.status is Status.OVER
    table.enter(log_actions.Started())
    assert table.state.pause_asked == set()
