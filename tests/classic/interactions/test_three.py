"""Interactions of three rules that players would argue about: docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.codes import Phase
from pioche.classic.events import Skipped, Why
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, hand, play, refused, table


@pytest.mark.clause("DE-8a", "DE-8b", "DE-1a", "FR-17")
@pytest.mark.parametrize(("last_draw_counts", "cards"), [("on", {1: 4}), ("off", {})])
def test_example_of_the_book_with_draw_four(last_draw_counts: str, cards: dict[int, int]) -> None:
    """The debt of the UnoCard is open when A jumps in with their last card: the next player draws it before scoring."""
    s = table(
        "de",
        f"Ur8g1y1/y2y3y4/b1b2b3 {PILE} r8 r > turn:0 started=1",
        jump_in="on",
        uno_card_gift="on",
        uno_card_draw4="on",
        last_draw_counts=last_draw_counts,
    )
    log = play(s, "0:U", "0:give.1.g1y1!", "0:r8!")
    assert winner(s) == 0
    assert drawn(log, Why.LAST_CARD) == cards


@pytest.mark.clause("DE-7a", "DE-8a", "DE-1a")
def test_jump_in_through_a_last_uno_card_that_does_not_win() -> None:
    s = table(
        "de",
        f"U/y1y2y3/r8b1b2/g1g2g3 {PILE} r8 r > turn:0 started=1",
        jump_in="on",
        uno_card_draw4="on",
        no_finish_on_black_draw="on",
    )
    log = play(s, "0:U!", "2:r8")
    assert drawn(log, Why.BLACK_FINISH) == {0: 2}
    assert (asked(s), s.debt) == ((Phase.DEBT, 3), 4)


@pytest.mark.clause("BB-2", "DE-8a", "DE-1a")
def test_seven_jumped_in_through_an_uno_card_swaps_before_the_debt_falls() -> None:
    s = table(
        "de",
        f"Ur1/y1y2y3/r7b1b2/g1g2g3 {PILE} r7 r > turn:0 started=1",
        jump_in="on",
        uno_card_draw4="on",
        seven_swap="forced",
    )
    play(s, "0:U!", "2:r7")
    assert asked(s) == (Phase.CHOOSE, 2)
    play(s, "2:pick.3")
    assert (hand(s, 2), hand(s, 3)) == ("g1g2g3", "b1b2")
    assert (asked(s), s.debt) == ((Phase.DEBT, 3), 4)


@pytest.mark.clause("DE-3a", "DE-8b", "DE-1a")
def test_skip_jumped_in_through_an_uno_card_can_be_parried_no_more() -> None:
    """Everybody sees that both Skips have been laid, so the seat is not asked."""
    s = table(
        "de",
        f"Ur1/y1y2y3/rSb1b2/g1g2g3 {PILE} rS r > turn:0 started=1",
        jump_in="on",
        uno_card_gift="on",
        skip_parry="on",
    )
    assert Skipped(3) in play(s, "0:U!", "2:rS")
    assert asked(s) == (Phase.TURN, 0)


@pytest.mark.clause("FR-22", "DE-10", "DE-1a")
def test_no_jump_in_while_the_answer_to_a_wild4_is_open() -> None:
    s = table("fr", f"Fr1r2/Fy2y3/b1b2b3/Fg2g3 {PILE} r9 r > turn:0 started=1", jump_in="on", wild4_parry="on")
    play(s, "0:F=b", "1:F=g")
    assert asked(s) == (Phase.CHALLENGE, 2)
    assert refused(s, "3:F=r").code == "challenge-open"
    play(s, "2:draw", "3:F=r")  # the debt is paid: this is a new one
    assert (asked(s), s.debt) == ((Phase.CHALLENGE, 0), 4)  # laid in turn, so it may be doubted


@pytest.mark.clause("FR-22", "DE-1a", "FR-7")
def test_jump_in_on_the_card_below_a_wild4_that_was_taken_back() -> None:
    s = table("fr", f"Fr1r2/y1y2y3/r9b2b3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:F=b", "1:doubt")
    assert asked(s) == (Phase.TURN, 1)
    assert allowed(s, "2:r9")


@pytest.mark.clause("DE-5", "DE-1a", "FR-18")
def test_empty_pile_when_a_jump_in_has_made_the_stack_grow() -> None:
    s = table("de", "rDr1r2/y1y2y3/rDb1b2/g1g2g3 - g9r9 r > turn:0 started=1", jump_in="on")
    log = play(s, "0:rD", "2:rD", "3:draw")
    assert drawn(log, Why.DEBT) == {3: 3}  # g9, r9 and the first rD; the fourth card is waived
    assert (s.debt, asked(s)) == (0, (Phase.TURN, 0))


@pytest.mark.clause("BB-6", "DE-13a", "DE-12")
@pytest.mark.parametrize("called", [True, False])
def test_several_zeros_as_last_cards(called: bool) -> None:
    s = table("de", f"r0b0/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", multiples="on", zero_rotation="forced")
    play(s, "0:r0+b0!" if called else "0:r0+b0")
    assert winner(s) == (0 if called else None)
    if not called:
        play(s, "0:hands.right")
        assert [s.cards(seat) for seat in range(3)] == [3, 3, 2]


@pytest.mark.clause("DE-1b", "DE-13a", "DE-12")
def test_sequence_that_ends_on_a_last_zero() -> None:
    s = table("de", f"r2r1r0/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", sequences="on", zero_rotation="forced")
    play(s, "0:r2", "0:r1!", "0:r0!")
    assert winner(s) == 0
    assert hand(s, 1) == "b1b2b3"


@pytest.mark.clause("DE-1b", "DE-13a", "DE-11")
def test_going_on_after_a_rotation_closes_the_window_of_who_got_one_card() -> None:
    """Seat 1 has one card since the hands moved; the next card of seat 0 closes its window."""
    s = table("de", f"r0y1/b1b2b3/r1g2g3 {PILE} r9 r > turn:0 started=1", sequences="on", zero_rotation="forced")
    play(s, "0:r0!", "0:hands.left")
    assert drawn(play(s, "0:r1"), Why.FORGOT) == {1: 2}


@pytest.mark.clause("DE-1a", "DE-1b", "DE-12")
def test_jump_in_sequence_and_last_card() -> None:
    s = table("de", f"r5r1/y1y2y3/r5r6r7 {PILE} r9 r > turn:0 started=1", jump_in="on", sequences="on")
    log = play(s, "0:r5", "2:r5", "2:r6!", "2:r7!")
    assert winner(s) == 2
    assert drawn(log, Why.FORGOT) == {0: 2}  # seat 0 had forgotten UNO when seat 2 jumped in


@pytest.mark.clause("DE-11", "DE-13a")
def test_two_forgotten_calls_are_paid_in_the_order_of_play() -> None:
    s = table("de", "r0y1/y2/r1b2b3 y4y5y6y7 r9 r > turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0", "0:hands.left")
    assert [s.cards(seat) for seat in range(3)] == [3, 1, 1]
    play(s, "1:draw", "1:pass", "2:draw", "2:pass")
    assert s.owing == 0  # both have drawn: nobody has one card any more
    s = table("de", "r0y1/y2/r1b2b3/g1 y4y5y6y7g4g5 r9 r > turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0", "0:hands.right")
    assert [s.cards(seat) for seat in range(4)] == [1, 3, 1, 1]
    log = play(s, "1:r1")
    assert list(drawn(log, Why.FORGOT).items()) == [(2, 2), (3, 2), (0, 2)]


@pytest.mark.clause("DE-5a", "DE-12", "DE-5")
def test_first_who_went_out_by_parrying_wins() -> None:
    s = table("de", f"rD/yD/bD/gDg1 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on")
    log = play(s, "0:rD!", "1:yD!", "2:bD!", "3:gD!")
    assert drawn(log, Why.ALL_PARRIED) == {0: 8}
    assert winner(s) == 1
    s = table("de", f"rD/yD/bD/g1g2 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on")
    play(s, "0:rD!", "1:yD!", "2:bD!", "3:draw")
    assert winner(s) == 0  # one failed to parry: the first to go out has won; the cards drawn stay drawn


@pytest.mark.clause("DE-5a", "BB-4", "DE-1a")
def test_no_jump_in_on_the_reverse_that_answers_a_finish() -> None:
    s = table(
        "de",
        f"rD/yDy1y2/yRb1b2/yRg1g2 {PILE} r9 r > turn:0 started=1",
        draw2_finish_defence="on",
        reverse_returns_debt="on",
        jump_in="on",
    )
    play(s, "0:rD!", "1:yD", "2:yR")
    assert asked(s) == (Phase.DEBT, 1)
    assert refused(s, "3:yR").code == "jump-closed"
    play(s, "1:draw")
    assert winner(s) == 0


@pytest.mark.clause("DE-5a", "BB-5")
def test_skip_between_two_sends_the_sum_round() -> None:
    s = table("de", f"rD/rSy1y2 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", skip_passes_debt="on")
    log = play(s, "0:rD!", "1:rS")
    assert drawn(log, Why.ALL_PARRIED) == {0: 2}
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-1a", "DE-11", "FR-12")
def test_both_draw2_from_one_hand_and_a_forgotten_uno() -> None:
    """Neither the player's own second card nor the forced draw of the next player closes the window."""
    s = table("de", f"rDrDr1/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", jump_in="on")
    play(s, "0:rD", "0:rD")
    assert (asked(s), s.debt, s.owing) == ((Phase.DEBT, 1), 4, 1)
    play(s, "1:draw")
    assert allowed(s, "0:uno")


@pytest.mark.clause("BB-2", "DE-1a", "DE-12")
def test_jump_in_on_a_last_seven_that_was_not_called() -> None:
    """With a forced swap the penalty comes with the choice, not with a jump-in: nobody may act before."""
    s = table("de", f"r7/y1y2y3/r7b2b3 {PILE} r9 r > turn:0 started=1", jump_in="on", seven_swap="forced")
    play(s, "0:r7")
    assert refused(s, "2:r7").code == "choice-open"
    play(s, "0:pick.1")
    assert s.cards(1) == 2
    play(s, "2:r7", "2:pick.0")
    assert hand(s, 2) == "y1y2y3"


@pytest.mark.clause("BB-7", "DE-5a", "FR-21")
def test_partner_of_a_finisher_wins_by_parrying() -> None:
    """The side scores, whichever of its players has won."""
    s = table("de", f"rD/yDy1y2/bD/gDg1g2 {PILE} r9 r > turn:0 started=1", draw2_finish_defence="on", teams="2")
    play(s, "0:rD!", "1:yD", "2:bD!", "3:gD")
    assert winner(s) == 2
    assert s.cards(0) == 8
