"""The end of a round with other options (FR-17, DE-7a, DE-12): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.codes import Phase
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.events import Called, Owes, Why
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, hand, play, refused, table

LAST = f"rD/yDy1y2/bDb1b2/gDg1g2 {PILE} r9 r > turn:0 started=1"


# No end on a black draw card (DE-7a)


@pytest.mark.clause("DE-7a", "FR-22")
@pytest.mark.parametrize("challenge", ["take_back", "card_stays"])
def test_last_wild4_is_not_doubted_though_it_does_not_win(challenge: str) -> None:
    """The player held no other card, so it was honest."""
    s = table(
        "fr", f"F/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", challenge=challenge, no_finish_on_black_draw="on"
    )
    log = play(s, "0:F=b")
    assert drawn(log, Why.BLACK_FINISH) == {0: 2}
    assert drawn(log, Why.DEBT) == {1: 4}
    assert asked(s) == (Phase.TURN, 2)


@pytest.mark.clause("DE-7a", "FR-17", "DE-10")
def test_last_wild4_that_does_not_win_can_be_parried() -> None:
    s = table("de", f"F/Fy2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", no_finish_on_black_draw="on")
    play(s, "0:F=b!")
    assert (s.debt, asked(s)) == (4, (Phase.DEBT, 1))  # the round is not over, so FR-17 does not apply
    play(s, "1:F=g")
    assert (s.debt, asked(s)) == (8, (Phase.DEBT, 2))


@pytest.mark.clause("DE-7a", "DE-5")
def test_draw2_parried_with_a_last_wild4() -> None:
    s = table("de", f"rDr1r2/F/b1b2b3 {PILE} r9 r > turn:0 started=1", no_finish_on_black_draw="on")
    log = play(s, "0:rD", "1:F=b!")
    assert drawn(log, Why.BLACK_FINISH) == {1: 2}
    assert (s.debt, asked(s)) == (6, (Phase.DEBT, 2))


@pytest.mark.clause("DE-7a", "DE-8a")
def test_last_uno_card_draws_four_and_two() -> None:
    s = table(
        "de", f"U/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", no_finish_on_black_draw="on", uno_card_draw4="on"
    )
    log = play(s, "0:U!")
    assert drawn(log, Why.BLACK_FINISH) == {0: 2}
    assert (s.debt, asked(s)) == (4, (Phase.DEBT, 1))


@pytest.mark.clause("DE-7a", "DE-8b")
def test_penalty_for_a_last_uno_card_cannot_be_given_away() -> None:
    s = table("de", f"U/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", no_finish_on_black_draw="on", uno_card_gift="on")
    log = play(s, "0:U!")
    assert drawn(log, Why.BLACK_FINISH) == {0: 2}
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-7a", "DE-11", "DE-12")
def test_penalty_of_one_card_leaves_uno_to_be_said() -> None:
    """UNO UNO is void with a card that cannot win; with one card in hand the player owes UNO."""
    s = table("de", "F/y1y2y3/b1b2b3 - r9 r > turn:0 started=1", no_finish_on_black_draw="on")
    play(s, "0:F=b!")
    assert s.cards(0) == 1
    assert allowed(s, "0:uno")


@pytest.mark.clause("DE-7a", "LB-10")
def test_blank_may_end_a_round_though_black_cards_may_not() -> None:
    s = table("de", f"X1/y1y2y3 {PILE} r9 r > turn:0 started=1", no_finish_on_black_draw="on", blanks=(Program(),))
    play(s, "0:X1!")
    assert winner(s) == 0


@pytest.mark.clause("DE-7a", "DE-9")
def test_wild_may_end_a_round_though_wild4_may_not() -> None:
    s = table("de", f"W/y1y2y3 {PILE} r9 r > turn:0 started=1", no_finish_on_black_draw="on")
    play(s, "0:W=r!")
    assert winner(s) == 0


@pytest.mark.clause("DE-7a", "BB-4")
def test_debt_of_a_last_wild4_sent_back_to_its_player() -> None:
    s = table(
        "de", f"F/bRy2y3/g1g2g3 {PILE} r9 r > turn:0 started=1", no_finish_on_black_draw="on", reverse_returns_debt="on"
    )
    play(s, "0:F=b!", "1:bR")
    assert (s.cards(0), asked(s)) == (2, (Phase.DEBT, 0))


# Last draws that count (FR-17)


@pytest.mark.clause("FR-17", "DE-5")
def test_winning_draw2_is_not_parried() -> None:
    """The round is over: only DE-5a would let the others parry."""
    s = table("de", LAST)
    log = play(s, "0:rD!")
    assert drawn(log, Why.LAST_CARD) == {1: 2}
    assert winner(s) == 0


@pytest.mark.clause("FR-17", "DE-5", "DE-10", "DE-8a")
@pytest.mark.parametrize(
    ("first", "second", "cards"), [("rD", "yD", 4), ("rD", "F=b", 6), ("F=r", "F=b", 8), ("U", "U", 8)]
)
def test_winning_parry_makes_the_next_draw_the_sum(first: str, second: str, cards: int) -> None:
    laid = first.split("=", maxsplit=1)[0], second.split("=", maxsplit=1)[0]
    s = table("de", f"{laid[0]}r1r2/{laid[1]}/b1b2b3 {PILE} r9 r > turn:0 started=1", uno_card_draw4="on")
    log = play(s, f"0:{first}", f"1:{second}!")
    assert drawn(log, Why.LAST_CARD) == {2: cards}
    assert winner(s) == 1


@pytest.mark.clause("FR-17", "BB-4", "BB-5")
@pytest.mark.parametrize(("answer", "victim"), [("rR", 0), ("rS", 2)])
@pytest.mark.parametrize("last_draw_counts", ["on", "off"])
def test_last_card_that_sends_a_debt_on(answer: str, victim: int, last_draw_counts: str) -> None:
    s = table(
        "de",
        f"rDr1r2/{answer}/b1b2b3 {PILE} r9 r > turn:0 started=1",
        reverse_returns_debt="on",
        skip_passes_debt="on",
        last_draw_counts=last_draw_counts,
    )
    log = play(s, "0:rD", f"1:{answer}!")
    assert winner(s) == 1
    assert drawn(log, Why.LAST_CARD) == ({victim: 2} if last_draw_counts == "on" else {})


@pytest.mark.clause("FR-17", "DE-12")
def test_late_uno_uno_makes_the_next_draw() -> None:
    s = table("de", LAST)
    log = play(s, "0:rD")
    assert (asked(s), Owes(1, 2) in log) == ((Phase.DEBT, 1), True)
    log = play(s, "0:uno")
    assert Called(0, 0) in log
    assert drawn(log, Why.LAST_CARD) == {1: 2}
    assert winner(s) == 0


@pytest.mark.clause("FR-17", "DE-12")
def test_parry_before_the_late_uno_uno() -> None:
    """Without the call the card still acts, and a parry is a card laid: then it is too late for the call."""
    s = table("de", LAST)
    log = play(s, "0:rD", "1:yD")
    assert drawn(log, Why.FORGOT) == {0: 2}
    assert refused(s, "0:uno").code == "call-not-owed"
    assert (s.debt, asked(s)) == (4, (Phase.DEBT, 2))


@pytest.mark.clause("FR-17", "LB-10")
def test_last_blank_draws_for_the_others_only() -> None:
    all_draw = Program((Effect(Op.DRAW, 2, At.ALL), Effect(Op.DEBT, 3)))
    s = table("lb", f"X1/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", blanks=(all_draw,))
    log = play(s, "0:X1")
    assert drawn(log, Why.EFFECT) == {1: 2, 2: 2}
    assert drawn(log, Why.LAST_CARD) == {1: 3}
    assert winner(s) == 0


@pytest.mark.clause("DE-12", "LB-10")
def test_last_blank_without_uno_uno_acts_on_its_player_too() -> None:
    all_draw = Program((Effect(Op.DRAW, 2, At.ALL),))
    s = table("de", f"X1/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", blanks=(all_draw,))
    play(s, "0:X1")
    assert s.cards(0) == 2
    assert winner(s) is None
    assert refused(s, "0:uno").code == "call-not-owed"


@pytest.mark.clause("DE-12", "FR-10")
def test_uno_uno_where_an_opponent_has_to_notice() -> None:
    s = table("fr", f"r5/r1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", uno_uno="on")
    play(s, "0:r5")
    assert winner(s) is None
    log = play(s, "1:catch.0")
    assert drawn(log, Why.CAUGHT) == {0: 2}
    s = table("fr", f"r5/r1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", uno_uno="on")
    log = play(s, "0:r5", "1:draw", "1:pass", "2:draw", "2:pass")
    assert allowed(s, "0:uno")  # unlike that of UNO, this window closes only when another player lays
    play(s, "0:draw")
    assert hand(s, 0) != "-"


@pytest.mark.clause("DE-12", "FR-18")
def test_who_cannot_draw_for_uno_uno_has_won_before_the_next_card_acts() -> None:
    """All cards except the top one are in hands: no penalty card can be drawn, so the player stays out and wins."""
    s = table("de", "r5/rDr1y2y3 - r9 r > turn:0 started=1", draw_then_play_any="on")
    play(s, "0:r5", "1:draw", "1:rD")
    assert winner(s) == 0
    assert s.cards(0) == 0
