"""The benchmark of the bots: its intervals, and RLCard's rule player at our table."""

from __future__ import annotations

import pytest
from bots import BEGIN, END, HEAD, PAIRINGS, Pairing, Tally, rewritten, row, run

from pioche.bots.levels import make
from pioche.bots.playing import play
from pioche.classic.game import GAME as CLASSIC


def test_the_interval_is_over_deals() -> None:
    """A bot that wins every deal from one seat and none from the other has won exactly half: no interval."""
    assert Tally(deals=100, games=200, wins=100, squares=100).rate() == (50.0, 0.0)
    rate, half = Tally(deals=100, games=200, wins=100, squares=200).rate()
    assert rate == 50.0
    assert half == pytest.approx(9.8)


def test_a_run_goes_on_where_it_ended() -> None:
    pairing = Pairing("greedy", "random", 2, 12, 50)
    whole, parts = Tally(), Tally()
    run(pairing, 12, whole, lambda: None, 2)
    run(pairing, 6, parts, lambda: None, 1)
    run(pairing, 12, parts, lambda: None, 1)
    assert (parts.deals, parts.wins, parts.squares, parts.asked) == (
        whole.deals,
        whole.wins,
        whole.squares,
        whole.asked,
    )


def test_rows_that_were_not_played_anew_stay_on_the_page() -> None:
    old, new, last = PAIRINGS[0], PAIRINGS[1], PAIRINGS[-1]
    before, after = Tally(100, 200, 120, 200, 1.0, 10), Tally(100, 200, 140, 220, 1.0, 10)
    page = f"a\n{BEGIN}\n{HEAD}\n{row(old, before)}\n{row(last, before)}\n{END}\nb\n"
    rows = [row(old, before), row(new, after), row(last, after)]
    assert rewritten(page, [(new, after), (last, after)]) == "\n".join(["a", BEGIN, HEAD, *rows, END, "b", ""])


def test_rlcards_rule_player_plays_by_our_rules() -> None:
    pytest.importorskip("rlcard")
    from peers.rlcard_rule import RLCardRule

    rules = CLASSIC.rules("classic/fr", {}, programs=True)
    for number in range(20):
        bots = [RLCardRule(), make("classic", "random")]
        played = play(CLASSIC, rules, bots, number.to_bytes(32, "big"), number % 2, number)
        assert played.faults == []
        assert played.winners
