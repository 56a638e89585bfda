"""Finishing on a Draw2 that can be parried, with other options (DE-5a): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.codes import Phase
from pioche.classic.effects import Effect, Op, Program
from pioche.classic.events import Why
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, play, refused, table

LAST = f"rD/yDy1y2/bDb1b2/gDg1g2 {PILE} r9 r > turn:0 started=1"


@pytest.mark.clause("DE-5a", "DE-1a", "DE-12")
def test_no_jump_in_on_a_finish_that_was_called() -> None:
    s = table("de", f"rD/y1y2y3/rDb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", jump_in="on")
    play(s, "0:rD!")
    assert asked(s) == (Phase.DEBT, 1)
    assert refused(s, "2:rD").code == "jump-closed"
    log = play(s, "1:draw")
    assert winner(s) == 0
    assert drawn(log, Why.DEBT) == {1: 2}


@pytest.mark.clause("DE-5a", "DE-1a", "DE-12")
def test_jump_in_on_a_finish_that_was_not_called() -> None:
    """The jump-in closes the window: the player draws 2 and is in again, and the debt becomes an ordinary one."""
    s = table("de", f"rD/y1y2y3/rDb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", jump_in="on")
    play(s, "0:rD")
    log = play(s, "2:rD")
    assert drawn(log, Why.FORGOT) == {0: 2}
    assert (asked(s), s.debt, s.out) == ((Phase.DEBT, 3), 4, 15)
    play(s, "3:draw")
    assert winner(s) is None
    assert asked(s) == (Phase.TURN, 0)


@pytest.mark.clause("DE-5a", "DE-1a", "DE-12")
def test_late_uno_uno_closes_the_jump_in() -> None:
    s = table("de", f"rD/y1y2y3/rDb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", jump_in="on")
    play(s, "0:rD")
    assert allowed(s, "2:rD")
    play(s, "0:uno")
    assert refused(s, "2:rD").code == "jump-closed"
    assert winner(s) is None  # the others may still parry


@pytest.mark.clause("DE-5a", "DE-1a")
def test_no_jump_in_on_a_finish_where_nothing_is_called() -> None:
    s = table(
        "fr",
        f"rD/y1y2y3/rDb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1",
        draw2_finish_defence="on",
        draw2_parry="draw2",
        jump_in="on",
    )
    play(s, "0:rD")
    assert refused(s, "2:rD").code == "jump-closed"
    play(s, "1:draw")
    assert winner(s) == 0


@pytest.mark.clause("DE-5a", "DE-1a")
def test_finishing_by_jumping_in_with_a_draw2() -> None:
    """The seats after the jumper parry: here 3, 0 and 1."""
    s = table(
        "de", f"rDyDr1r2/bDy1y2/rD/gDg1g2 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", jump_in="on"
    )
    play(s, "0:rD", "2:rD!")
    assert asked(s) == (Phase.DEBT, 3)
    log = play(s, "3:gD", "0:yD", "1:bD")
    assert drawn(log, Why.ALL_PARRIED) == {2: 10}
    assert asked(s) == (Phase.TURN, 3)


@pytest.mark.clause("DE-5a", "DE-5")
def test_sum_comes_round_when_all_parry() -> None:
    s = table("de", LAST, draw2_finish_defence="on")
    log = play(s, "0:rD!", "1:yD", "2:bD", "3:gD")
    assert drawn(log, Why.ALL_PARRIED) == {0: 8}
    assert winner(s) is None
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-5a", "DE-12")
@pytest.mark.parametrize(("call", "after"), [("0:rD!", 0), ("0:rD", None)])
def test_decliner_draws_and_the_finisher_wins_once_they_have_called(call: str, after: int | None) -> None:
    s = table("de", LAST, draw2_finish_defence="on")
    log = play(s, call, "1:draw")
    assert drawn(log, Why.DEBT) == {1: 2}
    assert winner(s) == after
    if after is None:
        play(s, "0:uno")
        assert winner(s) == 0


@pytest.mark.clause("DE-5a", "DE-5", "DE-10")
@pytest.mark.parametrize("wild4_parry", ["on", "off"])
def test_finish_parried_with_a_wild4(wild4_parry: str) -> None:
    """At most a Wild4 parries a Wild4: the Draw2 of seat 2 is useless now."""
    s = table(
        "de",
        f"rD/Fy1y2/bDb1b2 {PILE} r9 r > turn:0 started=1",
        draw2_finish_defence="on",
        wild4_parry=wild4_parry,
    )
    log = play(s, "0:rD!", "1:F=b")
    if wild4_parry == "on":
        assert refused(s, "2:bD").code == "does-not-answer"
        log += play(s, "2:draw")
    assert drawn(log, Why.DEBT) == {2: 6}
    assert winner(s) == 0


@pytest.mark.clause("DE-5a", "FR-22")
def test_bluffed_parry_fails() -> None:
    """Seat 1 could have parried with a Draw2: the Wild4 goes back, seat 1 draws the sum, and seat 0 has won."""
    s = table(
        "fr",
        f"rD/FyDy2/b1b2b3 {PILE} r9 r > turn:0 started=1",
        draw2_finish_defence="on",
        draw2_parry="draw2_or_wild4",
    )
    play(s, "0:rD", "1:F=b")
    assert asked(s) == (Phase.CHALLENGE, 2)
    log = play(s, "2:doubt")
    assert drawn(log, Why.BLUFF) == {1: 6}
    assert winner(s) == 0


@pytest.mark.clause("DE-5a", "FR-22")
@pytest.mark.parametrize(("bluffer", "wins"), [("FyDy2", True), ("Fy1y2", False)])
def test_finisher_may_doubt_the_last_parry(bluffer: str, wins: bool) -> None:
    """The seat that is out is the victim of the Wild4 that brings the sum round to it."""
    s = table(
        "fr",
        f"rD/{bluffer} {PILE} r9 r > turn:0 started=1",
        draw2_finish_defence="on",
        draw2_parry="draw2_or_wild4",
        advice_penalty="off",
    )
    play(s, "0:rD", "1:F=b")
    assert asked(s) == (Phase.CHALLENGE, 0)
    log = play(s, "0:doubt")
    assert winner(s) == (0 if wins else None)
    assert drawn(log, Why.BLUFF) == ({1: 6} if wins else {})
    assert drawn(log, Why.CHALLENGE_LOST) == ({} if wins else {0: 8})


@pytest.mark.clause("DE-5a", "FR-22")
def test_finisher_believes_the_last_parry() -> None:
    s = table(
        "fr",
        f"rD/yD/Fy1y2 {PILE} r9 r > turn:0 started=1",
        draw2_finish_defence="on",
        draw2_parry="draw2_or_wild4",
    )
    play(s, "0:rD", "1:yD", "2:F=b")
    assert asked(s) == (Phase.CHALLENGE, 0)
    log = play(s, "0:draw")
    assert s.cards(0) == 8
    assert drawn(log, Why.DEBT) == {0: 8}
    assert winner(s) == 1  # all have parried: the seat that went out by parrying has won


@pytest.mark.clause("DE-5a", "BB-4")
def test_reverse_sends_a_last_draw2_back() -> None:
    """The sum has come round to the seat that was out: it draws the sum and has not won."""
    s = table(
        "de",
        f"rD/rRy1y2/bDb1b2/gDg1g2 {PILE} r9 r > turn:0 started=1",
        draw2_finish_defence="on",
        reverse_returns_debt="on",
    )
    log = play(s, "0:rD!", "1:rR")
    assert drawn(log, Why.ALL_PARRIED) == {0: 2}
    assert winner(s) is None
    assert (s.direction, asked(s)) == (-1, (Phase.TURN, 3))


@pytest.mark.clause("DE-5a", "BB-5")
def test_skip_passes_a_last_draw2_on() -> None:
    s = table(
        "de", f"rD/rSy1y2/bDb1b2 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", skip_passes_debt="on"
    )
    log = play(s, "0:rD!", "1:rS", "2:bD")
    assert drawn(log, Why.ALL_PARRIED) == {0: 4}
    assert winner(s) is None


@pytest.mark.clause("DE-5a", "FR-17")
def test_decliner_draws_even_where_last_draws_do_not_count() -> None:
    s = table("de", LAST, draw2_finish_defence="on", last_draw_counts="off")
    log = play(s, "0:rD!", "1:yD", "2:draw")
    assert drawn(log, Why.DEBT) == {2: 4}
    assert winner(s) == 0


@pytest.mark.clause("DE-5a", "FR-21")
def test_finisher_fined_for_advice_is_in_again() -> None:
    s = table("de", LAST, draw2_finish_defence="on", advice_penalty="on")
    play(s, "0:rD!", "1:accuse.0", "2:aye")
    assert (s.cards(0), s.out) == (4, 15)
    log = play(s, "1:draw")
    assert winner(s) is None
    assert drawn(log, Why.DEBT) == {1: 2}


@pytest.mark.clause("DE-5a", "FR-21")
@pytest.mark.parametrize(("answer", "wins"), [("2:draw", True), ("2:bD", False)])
def test_who_went_out_by_parrying_takes_the_place_of_a_fined_finisher(answer: str, wins: bool) -> None:
    s = table(
        "de", f"rD/yD/bDb1b2/g1g2g3 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", advice_penalty="on"
    )
    play(s, "0:rD!", "1:yD!", "2:accuse.0", "3:aye")
    assert (s.cards(0), s.out, s.heir) == (4, 1, 15)
    play(s, answer)
    assert winner(s) == (1 if wins else None)
    if not wins:
        play(s, "3:draw")
        assert winner(s) == 1


@pytest.mark.clause("DE-5a", "BB-7")
def test_partner_may_let_the_finisher_win() -> None:
    s = table("de", LAST, draw2_finish_defence="on", teams="2")
    play(s, "0:rD!", "1:yD")
    assert allowed(s, "2:bD")
    play(s, "2:draw")
    assert winner(s) == 0


@pytest.mark.clause("DE-5a", "DE-11")
def test_uno_forgotten_while_parrying_a_finish() -> None:
    s = table("de", f"rD/yDy1/bDb1b2 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on")
    log = play(s, "0:rD!", "1:yD", "2:bD")
    assert drawn(log, Why.FORGOT) == {1: 2}
    assert drawn(log, Why.ALL_PARRIED) == {0: 6}


@pytest.mark.clause("DE-5a", "DE-12")
def test_who_goes_out_by_parrying_must_call() -> None:
    s = table("de", f"rD/yD/bDb1b2 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on")
    log = play(s, "0:rD!", "1:yD", "2:bD")
    assert drawn(log, Why.FORGOT) == {1: 2}
    assert winner(s) is None
    s = table("de", f"rD/yD/bDb1b2 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on")
    play(s, "0:rD!", "1:yD!", "2:bD")
    assert winner(s) == 1


@pytest.mark.clause("DE-5a", "DE-7a")
def test_parrying_a_finish_with_a_last_wild4() -> None:
    s = table("de", f"rD/F {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", no_finish_on_black_draw="on")
    log = play(s, "0:rD!", "1:F=b!")
    assert drawn(log, Why.BLACK_FINISH) == {1: 2}
    assert drawn(log, Why.ALL_PARRIED) == {0: 6}
    assert winner(s) is None


@pytest.mark.clause("DE-5a", "LB-10", "DE-8a")
@pytest.mark.parametrize("card", ["X1", "U"])
def test_only_a_draw2_is_defended_against(card: str) -> None:
    debt = Program((Effect(Op.DEBT, 2),))
    s = table(
        "de",
        f"{card}/yDUy1/bDb1b2 {PILE} r9 r > turn:0 started=1",
        draw2_finish_defence="on",
        uno_card_draw4="on",
        blanks=(debt,),
    )
    log = play(s, f"0:{card}!")
    assert drawn(log, Why.LAST_CARD) == {1: 2 if card == "X1" else 4}
    assert winner(s) == 0
