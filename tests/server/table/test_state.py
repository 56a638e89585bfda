"""Pauses of a table and the rules that it plays, as its log makes them."""

from __future__ import annotations

from pioche.server.table import deals, log_actions
from pioche.server.table.exports import export_of
from pioche.server.table.log_actions import Settings
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


def rules(table: Table) -> dict[str, str]:
    return table.state.game.options.texts(table.match.rules)


def test_a_table_for_two_plays_the_printed_rules() -> None:
    """With two players the penalty for advice is moot (FR-21); the export says so, so that it replays for ever."""
    table = Table(2, options={"rounds_to_win": "1"}).deal()
    assert table.state.adapted == {"advice_penalty": "off"}
    assert table.state.settings.options == {"rounds_to_win": "1"}
    assert rules(table)["advice_penalty"] == "off"
    made = export_of(table.play_match().state, None)
    assert dict(made.replay.options) == {"rounds_to_win": "1", "advice_penalty": "off"}
    assert isinstance(deals.verify(deals.write(made)), deals.Honest)


def test_options_adapt_to_the_seats_that_a_table_has_when_it_starts() -> None:
    table = Table(2, 4, options={})
    assert table.state.adapted == {}
    table.enter(log_actions.Changed(Settings(players=2)))
    assert table.state.adapted == {"advice_penalty": "off"}
    table.enter(log_actions.Changed(Settings(players=3)), log_actions.Sat(2, "p2", "P2"))
    assert table.state.adapted == {}
    assert rules(table.deal())["advice_penalty"] == "on"
