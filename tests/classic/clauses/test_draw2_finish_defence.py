"""House rule DE-5a: going out on a Draw2 does not win if all following players parry."""

from __future__ import annotations

import pytest

from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.machine import Round
from pioche.engine.refusal import Refused
from tests.classic.clauses.telling import asked, hands, told
from tests.classic.table import allowed, hand, play, refused, table

PILE = "y9y8y7y6y5y4y3y2b9b8b7b6b5b4b3b2"


def defence(hands_held: str, pile: str = PILE, **options: str) -> Round:
    """A table with DE-5a; seat 0 is about to lay its last Draw2."""
    return table("de", f"{hands_held} {pile} r4 r > turn:0 started=1", draw2_finish_defence="on", **options)


@pytest.mark.clause("DE-5a")
class TestAllParry:
    def test_two_seats(self) -> None:
        s = defence("rD/gDg1g2")
        assert told(play(s, "0:rD!", "1:gD")) == [
            "0 lays rD",
            "0 says UNO UNO",
            "1 owes 2",
            "1 lays gD",
            "0 owes 4",
            "0 draws b2b3b4b5 for all parried",
        ]
        assert asked(s) == "turn:1"
        assert s.debt == 0
        assert s.out == c.NO_SEAT

    def test_three_seats(self) -> None:
        s = defence("rD/gDg1g2/bDy1y2")
        assert told(play(s, "0:rD!", "1:gD", "2:bD"))[-2:] == ["0 owes 6", "0 draws b2b3b4b5b6b7 for all parried"]
        assert asked(s) == "turn:1"

    def test_four_seats_with_a_wild4_among_them(self) -> None:
        s = defence("rD/gDg1g2/FFy1y2/Fg3g4")
        assert told(play(s, "0:rD!", "1:gD", "2:F=y", "3:F=b"))[-2:] == [
            "0 owes 12",
            "0 draws b2b3b4b5b6b7b8b9y2y3y4y5 for all parried",
        ]
        assert asked(s) == "turn:1"
        assert "rygb"[s.colour] == "b"

    def test_against_the_clock(self) -> None:
        s = table("de", f"rD/gDg1g2/bDy1y2 {PILE} r4 r < turn:0 started=1", draw2_finish_defence="on")
        play(s, "0:rD!", "2:bD", "1:gD")
        assert s.cards(0) == 6
        assert asked(s) == "turn:2"

    def test_whoever_went_out_parrying_an_earlier_draw2(self) -> None:
        s = table(
            "de", f"gDy1/rD/bDb1b2 {PILE} g4 g > debt:1 debt=2 debt_kind=1 started=1 layer=0", draw2_finish_defence="on"
        )
        assert told(play(s, "1:rD!", "2:bD", "0:gD!"))[-2:] == ["1 owes 8", "1 draws b2b3b4b5b6b7b8b9 for all parried"]
        assert asked(s) == "turn:2"

    def test_going_out_by_jump_in(self) -> None:
        s = defence("rDb1b2/gDg1g2/rD", jump_in="on")
        play(s, "0:rD", "2:rD!")
        assert asked(s) == "debt:0"
        play(s, "0:draw")
        assert s.winner == 2

    def test_they_draw_what_there_is(self) -> None:
        s = defence("rD/gDg1g2", pile="y9")
        story = told(play(s, "0:rD!", "1:gD"))
        assert story[-3:-1] == ["0 draws y9 for all parried", "2 reshuffled"]
        assert hands(s) == "r4rDy9/g1g2"
        assert asked(s) == "turn:1"


@pytest.mark.clause("DE-5a")
class TestSomebodyDoesNot:
    def test_the_first_declines_although_they_could(self) -> None:
        s = defence("rD/gDg1g2/bDy1y2")
        play(s, "0:rD!")
        assert asked(s) == "debt:1"
        assert not s.over
        assert told(play(s, "1:draw")) == ["1 draws b2b3 for debt", "won by 0"]
        assert s.winner == 0

    def test_the_last_cannot(self) -> None:
        s = defence("rD/gDg1g2/y1y2")
        assert told(play(s, "0:rD!", "1:gD", "2:draw"))[-2:] == ["2 draws b2b3b4b5 for debt", "won by 0"]
        assert hands(s) == "-/g1g2/y1y2b2b3b4b5"

    def test_on_a_wild4_a_draw2_does_not_help(self) -> None:
        s = defence("rD/Fg1g2/bDy1y2")
        play(s, "0:rD!", "1:F=b")
        assert refused(s, "2:bD").code == "does-not-answer"
        assert told(play(s, "2:draw"))[-1] == "won by 0"

    def test_parries_are_really_played_in_turn(self) -> None:
        s = defence("rD/gDg1g2/bDy1y2")
        play(s, "0:rD!")
        assert refused(s, "2:bD").code == "not-your-turn"
        assert refused(s, "1:g1").code == "does-not-answer"

    @pytest.mark.clause("FR-17")
    def test_other_last_cards_win_at_once(self) -> None:
        for card in ("F=b", "r5", "rS", "W=b"):
            s = defence(f"{card.partition('=')[0]}/FgDg1g2/bDy1y2")
            assert told(play(s, f"0:{card}!"))[-1] == "won by 0"

    @pytest.mark.clause("FR-17")
    def test_off_they_have_won_and_the_next_draws(self) -> None:
        s = table("de", f"rD/gDg1g2 {PILE} r4 r > turn:0 started=1")
        assert told(play(s, "0:rD!"))[-2:] == ["1 draws b2b3 for last card", "won by 0"]


@pytest.mark.clause("DE-5a")
class TestOutByParrying:
    def test_wins_if_all_parried(self) -> None:
        s = defence("rD/gD/bDy1y2")
        assert told(play(s, "0:rD!", "1:gD!", "2:bD"))[-3:] == [
            "0 owes 6",
            "0 draws b2b3b4b5b6b7 for all parried",
            "won by 1",
        ]
        assert s.winner == 1

    def test_does_not_win_if_somebody_after_them_declines(self) -> None:
        s = defence("rD/gD/bDy1y2")
        play(s, "0:rD!", "1:gD!")
        assert not s.over
        assert told(play(s, "2:draw"))[-2:] == ["2 draws b2b3b4b5 for debt", "won by 0"]

    def test_two_seats(self) -> None:
        s = defence("rD/gD")
        assert told(play(s, "0:rD!", "1:gD!"))[-2:] == ["0 draws b2b3b4b5 for all parried", "won by 1"]

    def test_of_two_such_the_first_wins(self) -> None:
        s = defence("rD/gD/bD/yDy1")
        assert told(play(s, "0:rD!", "1:gD!", "2:bD!", "3:yD!"))[-1] == "won by 1"

    def test_with_a_wild4(self) -> None:
        s = defence("rD/F/Fy1y2")
        assert told(play(s, "0:rD!", "1:F=b!", "2:F=g"))[-1] == "won by 1"

    @pytest.mark.clause("DE-7a")
    def test_not_with_a_wild4_where_that_may_not_end_a_round(self) -> None:
        s = defence("rD/F/Fy1y2", no_finish_on_black_draw="on")
        assert told(play(s, "0:rD!", "1:F=b!", "2:F=g"))[-2:] == [
            "0 owes 10",
            "0 draws b4b5b6b7b8b9y2y3y4y5 for all parried",
        ]
        assert hand(s, 1) == "b2b3"
        assert asked(s) == "turn:1"


@pytest.mark.clause("DE-5a", "DE-12")
class TestUnsaidMeanwhile:
    def test_a_parry_closes_the_window_of_who_went_out(self) -> None:
        s = defence("rD/gDg1g2/bDy1y2")
        assert told(play(s, "0:rD", "1:gD"))[2:] == ["0 draws b2b3 for forgot", "1 lays gD", "2 owes 4"]
        play(s, "2:bD")
        assert asked(s) == "debt:0"  # an ordinary debt now: seat 0 has cards and may answer it
        assert told(play(s, "0:draw")) == ["0 draws b4b5b6b7b8b9 for debt"]

    def test_the_parrier_may_go_out_in_their_place(self) -> None:
        s = defence("rD/gD/bDy1y2")
        play(s, "0:rD", "1:gD!", "2:bD")
        assert asked(s) == "debt:0"  # neither of the two cards drawn is a parry
        assert told(play(s, "0:draw")) == ["0 draws b4b5b6b7b8b9 for debt", "won by 1"]

    def test_a_late_call_before_the_parry_is_good(self) -> None:
        s = defence("rD/gDg1g2/bDy1y2")
        assert told(play(s, "0:rD", "0:uno"))[-1] == "0 says UNO UNO"
        assert asked(s) == "debt:1"
        assert told(play(s, "1:gD"))[-1] == "2 owes 4"
        assert told(play(s, "2:draw"))[-1] == "won by 0"

    def test_a_decliners_draw_does_not_close_it(self) -> None:
        s = defence("rD/gDg1g2/bDy1y2")
        play(s, "0:rD", "1:draw")
        assert asked(s) == "turn:2"
        assert not s.over
        assert told(play(s, "0:uno")) == ["0 says UNO UNO", "won by 0"]

    def test_after_the_decliner_somebody_lays(self) -> None:
        s = defence("rD/gDg1g2/bDy1y2")
        assert told(play(s, "0:rD", "1:draw", "2:bD"))[-3:] == ["0 draws b4b5 for forgot", "2 lays bD", "0 owes 2"]
        assert asked(s) == "debt:0"

    def test_who_went_out_by_parrying_must_say_it_before_the_next_parry(self) -> None:
        s = defence("rD/gD/bDy1y2")
        assert told(play(s, "0:rD!", "1:gD", "2:bD"))[-4:] == [
            "1 draws b2b3 for forgot",
            "2 lays bD",
            "0 owes 6",
            "0 draws b4b5b6b7b8b9 for all parried",
        ]
        assert not s.over
        assert asked(s) == "turn:1"

    def test_the_last_parrier_may_still_say_it(self) -> None:
        s = defence("rD/gDy1/bD")
        play(s, "0:rD!", "1:gD!", "2:bD")
        assert s.cards(0) == 6
        assert asked(s) == "turn:1"
        assert allowed(s, "2:uno")
        assert told(play(s, "2:uno")) == ["2 says UNO UNO", "won by 2"]

    def test_or_forgets_it(self) -> None:
        s = defence("rD/gDb1/bD")
        play(s, "0:rD!", "1:gD!", "2:bD", "1:b1!")
        assert s.winner == 1
        assert s.cards(2) == 2

    def test_they_say_it_while_others_still_parry(self) -> None:
        s = defence("rD/gD/bDy1y2")
        play(s, "0:rD!", "1:gD", "1:uno")
        assert asked(s) == "debt:2"
        assert told(play(s, "2:bD"))[-1] == "won by 1"

    @pytest.mark.clause("DE-11")
    def test_uno_of_a_parrier_is_due_as_ever(self) -> None:
        s = defence("rD/gDg1/bDy1y2")
        assert told(play(s, "0:rD!", "1:gD", "2:bD"))[5:7] == ["1 draws b2b3 for forgot", "2 lays bD"]


@pytest.mark.clause("DE-5a")
@pytest.mark.parametrize("edition", ["fr", "lb"])
def test_needs_a_draw2_parry(edition: str) -> None:
    with pytest.raises(Refused) as caught:
        editions.load(f"classic/{edition}", {"draw2_finish_defence": "on"})
    refusal = caught.value.refusal
    assert (refusal.code, refusal.clause) == ("options-clash", "DE-5a")
    assert dict(refusal.args) == {
        "first": "draw2_finish_defence=on",
        "second": "draw2_parry=off",
        "repair": "draw2_finish_defence=off",
    }


@pytest.mark.clause("DE-5a")
def test_over_edition_fr_without_uno_uno() -> None:
    s = table("fr", f"rD/gDg1g2/y1y2 {PILE} r4 r > turn:0 started=1", draw2_finish_defence="on", draw2_parry="draw2")
    play(s, "0:rD", "1:gD")
    assert not s.over
    assert told(play(s, "2:draw"))[-1] == "won by 0"
