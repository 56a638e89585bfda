"""R-19 to R-24: the call, going out, scoring, the empty pool, the easy game."""

from __future__ import annotations

import pytest

from pioche.engine.match import RoundScore
from pioche.engine.refusal import Refused
from pioche.rummy.editions import load
from pioche.rummy.ending import score
from pioche.rummy.events import Caught, Ending
from pioche.rummy.match import Match
from pioche.rummy.positions import parse_position, position_text
from pioche.rummy.view import view
from tests.rummy.table import allowed, play, rack, table, why

POOL = "Y1.Y3.Y4.Y6.Y8.Y9"
ONE_LEFT = f"R3.B9/R10.G9/G11 {POOL} > turn:0 | R:4.5.6"


@pytest.mark.clause("R-19")
@pytest.mark.parametrize("edition", ["en", "fr", "de"])
def test_caught_for_not_calling(edition: str) -> None:
    s = table(edition, ONE_LEFT)
    play(s, "0:lay R:3+.4.5.6")
    assert why(s, "0:catch.0") == "catch-self R-19"
    assert why(s, "1:catch.2") == "catch-too-late R-19"
    log = play(s, "2:catch.0")
    assert log[0] == Caught(2, 0)
    assert rack(s, 0) == "Y8.Y9.B9"
    assert s.turn == 1
    assert why(s, "1:catch.0") == "catch-too-late R-19"


@pytest.mark.clause("R-19")
def test_called_in_time_or_late_nobody_is_caught() -> None:
    s = table("en", ONE_LEFT)
    play(s, "0:lay R:3+.4.5.6 uno")
    assert why(s, "2:catch.0") == "catch-too-late R-19"
    assert why(s, "0:uno") == "uno-not-due R-19"
    late = table("en", ONE_LEFT)
    play(late, "0:lay R:3+.4.5.6")
    assert why(late, "1:uno") == "uno-not-due R-19"
    play(late, "0:uno")
    assert why(late, "2:catch.0") == "catch-too-late R-19"


@pytest.mark.clause("R-19")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_window_closes_when_the_next_has_played(edition: str) -> None:
    s = table(edition, f"R3.B9/R7.G9/G11 {POOL} > turn:0 | R:4.5.6")
    play(s, "0:lay R:3+.4.5.6")
    assert why(s, "1:take") == "nothing-to-take R-19"
    assert allowed(s, "2:catch.0")
    play(s, "1:lay R:3.4.5.6.7+ !1R7 uno")
    assert why(s, "2:catch.0") == "catch-too-late R-19"
    drawn = table(edition, ONE_LEFT)
    play(drawn, "0:lay R:3+.4.5.6", "1:draw")
    assert why(drawn, "2:catch.0") == "catch-too-late R-19"


@pytest.mark.clause("R-19")
def test_in_edition_fr_it_closes_when_the_next_has_taken_the_turn() -> None:
    s = table("fr", ONE_LEFT)
    play(s, "0:lay R:3+.4.5.6")
    assert why(s, "2:take") == "not-your-turn R-6"
    play(s, "1:take")
    assert why(s, "2:catch.0") == "catch-too-late R-19"
    assert why(s, "1:take") == "nothing-to-take R-19"
    assert s.turn == 1


@pytest.mark.clause("R-19")
def test_skips_and_forced_draws_do_not_close_it() -> None:
    s = table("en", f"R2.B9/R10.G9/G11 {POOL} > turn:0 | R:3.4.5")
    play(s, "0:lay R:2+.3.4.5 !1R2")
    assert s.tiles(1) == 4
    assert allowed(s, "1:catch.0")
    assert allowed(s, "2:catch.0")


@pytest.mark.clause("R-20")
@pytest.mark.parametrize("tiles", ["R3.R2", "R3.R2.R1", "R3.R2.R1.R7"])
def test_laying_the_last_tiles_in_one_turn_needs_no_call(tiles: str) -> None:
    s = table("en", f"{tiles}/G9 {POOL} > turn:0 | R:4.5.6")
    numbers = sorted([*(int(tile[1:]) for tile in tiles.split("."))])
    run = ".".join(f"{n}+" if n in numbers else str(n) for n in sorted([4, 5, 6, *numbers]))
    play(s, f"0:lay R:{run}")
    assert s.over
    assert s.uno_open == -1


@pytest.mark.clause("R-21")
def test_the_round_is_over_when_a_rack_is_empty() -> None:
    s = table("en", f"R2/G9/G10 {POOL} > turn:0 | R:3.4.5")
    assert why(s, "0:lay R:2+.3.4.5 !1R2") == "effect-on-last R-21"
    play(s, "0:lay R:2+.3.4.5")
    assert (s.over, s.winner, s.ending) == (True, 0, Ending.OUT)
    assert rack(s, 1) == "G9"
    assert why(s, "1:draw") == "round-over R-21"
    assert s.legal(1) == []


@pytest.mark.clause("R-21")
def test_a_last_effect_may_count() -> None:
    s = table("en", f"R2/G9/G10 {POOL} > turn:0 | R:3.4.5", last_effect_counts="on")
    assert why(s, "0:lay R:2+.3.4.5") == "effect-missing R-15"
    play(s, "0:lay R:2+.3.4.5 !1R2")
    assert s.winner == 0
    assert rack(s, 1) == "Y8.Y9.G9"


@pytest.mark.clause("R-22")
def test_what_is_left_goes_to_the_winner() -> None:
    s = table("en", f"R3/R2.G5.B7.*.Y12/G1.G10.*= {POOL} > turn:0 | R:4.5.6")
    play(s, "0:lay R:3+.4.5.6")
    # 20 for each of 2, 5 and 7, 50 for each joker, face value for the rest.
    assert score(s) == RoundScore(0, (3 * 20 + 50 + 12 + 1 + 10 + 50, 0, 0))


@pytest.mark.clause("R-22")
@pytest.mark.parametrize(("target", "over"), [("200", False), ("183", True), ("184", False)])
def test_first_at_the_target(target: str, over: bool) -> None:
    position = f"R3/R2.G5.B7.*.Y12/G1.G10.*= {POOL} > turn:0 | R:4.5.6"
    rules = load("rummy/en", {"target": target})
    s = table("en", position, target=target)
    play(s, "0:lay R:3+.4.5.6")
    match = Match.new(rules, 3).with_round(s)
    assert match.over is over
    assert match.winners() == ((0,) if over else ())


@pytest.mark.clause("R-23")
def test_the_pool_is_used_up() -> None:
    s = table("en", "R1.R10/G9.G1/Y2 - > turn:0 | B:4.5.6")
    play(s, "0:draw")
    assert (s.over, s.ending) == (True, Ending.POOL)
    assert s.winner == 1  # 10 points against 11 and 20
    assert score(s).points == (0, 31, 0)


@pytest.mark.clause("R-23")
def test_what_is_left_is_given_out_first() -> None:
    s = table("en", "R2.R10/G9/G1 Y1 > turn:0 | R:3.4.5")
    play(s, "0:lay R:2+.3.4.5 !1R2 uno")
    assert rack(s, 1) == "Y1.G9"
    assert (s.ending, s.winner) == (Ending.POOL, 2)


@pytest.mark.clause("R-23")
def test_equal_lowest_the_one_who_would_move_next() -> None:
    s = table("en", "R1/G1/Y1/B1 - > turn:1 | B:4.5.6")
    play(s, "1:draw")
    assert s.winner == 2
    turned = table("en", "R1/G1/Y1/B1 - < turn:1 | B:4.5.6")
    play(turned, "1:draw")
    assert turned.winner == 0
    caught = table("en", "R3.B1/G1/Y1 - > turn:0 | R:4.5.6")
    play(caught, "0:lay R:3+.4.5.6", "2:catch.0")
    assert (caught.ending, caught.winner) == (Ending.POOL, 1)


@pytest.mark.clause("R-23")
@pytest.mark.parametrize(("option", "over"), [("draw_due", False), ("at_once", True)])
def test_the_last_tile_of_the_pool(option: str, over: bool) -> None:
    s = table("en", "R1.R10/G9.G1 Y7 > turn:0 | B:4.5.6", pool_end=option)
    play(s, "0:draw")
    assert s.over is over
    assert rack(s, 0) == "R1.Y7.R10"


@pytest.mark.clause("R-24")
def test_the_easy_game() -> None:
    rules = load("rummy/de", {"rounds_to_win": "2"})
    match = Match.new(rules, 2)
    for _ in range(2):
        assert not match.over
        s = table("de", f"R3/R2.G5 {POOL} > turn:0 | R:4.5.6", rounds_to_win="2")
        play(s, "0:lay R:3+.4.5.6")
        match = match.with_round(s)
    assert match.over
    assert match.winners() == (0,)
    assert match.pad.totals() == (0, 0)
    with pytest.raises(Refused) as caught:
        match.begin(bytes(32))
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("match-over", "R-24")
    assert Match.new(load("rummy/de"), 2).end_clause() == "R-22"


@pytest.mark.clause("R-21")
def test_nothing_is_drawn_any_more_when_the_drawn_tile_went_out() -> None:
    s = table("en", "R6.R7/G2 Y1 > drawn:0 drawn=R6 | R:3.4.5")
    play(s, "0:lay R:3.4.5.6+.7+")
    assert s.over
    assert view(s, 0).drawn is None
    assert position_text(parse_position(position_text(s), s.rules)) == position_text(s)
