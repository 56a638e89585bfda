"""FR-10: calling UNO with the second-to-last card, and when it is too late to catch a player who forgot."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.events import Called, Caught, Drew, How, Laid, Skipped, Why
from pioche.classic.view import view
from tests.classic.table import allowed, hand, play, refused, table

pytestmark = pytest.mark.clause("FR-10")

# Seat 0 is about to lay its second-to-last card.
BEFORE = "r5b9/r1g2g3/r2b2b3 y1y2y3y4y5 r7 r > turn:0 started=1"
FORGOT = "b9/r1g2g3/r2b2b3 y1y2y3y4y5 r5 r > turn:1 started=1 layer=0 owing=1"


def test_called_with_the_card() -> None:
    s = table("fr", BEFORE)
    assert play(s, "0:r5!") == [Laid(0, FACE["r5"], How.BY_TURN), Called(0, 1)]
    assert view(s, 1).owing == ()
    for seat in (1, 2):
        refusal = refused(s, f"{seat}:catch.0")
        assert (refusal.code, refusal.clause) == ("catch-nothing", "FR-10")


@pytest.mark.parametrize("seat", [1, 2])
def test_forgotten_and_noticed(seat: int) -> None:
    s = table("fr", BEFORE)
    play(s, "0:r5")
    assert view(s, None).owing == (0,)
    assert play(s, f"{seat}:catch.0") == [
        Caught(seat, 0),
        Drew(0, (FACE["y5"],), Why.CAUGHT),
        Drew(0, (FACE["y4"],), Why.CAUGHT),
    ]
    assert (hand(s, 0), s.phase, s.turn) == ("y4y5b9", Phase.TURN, 1)  # the turn has not changed
    assert refused(s, "2:catch.0").code == "catch-nothing"  # only once
    assert refused(s, "0:uno").code == "call-not-owed"


def test_nobody_catches_themselves() -> None:
    s = table("fr", FORGOT)
    assert (refused(s, "0:catch.0").code, refused(s, "0:catch.0").clause) == ("catch-self", "FR-10")
    assert refused(s, "1:catch.7").code == "no-such-seat"


def test_late_call_saves() -> None:
    s = table("fr", BEFORE)
    play(s, "0:r5")
    assert play(s, "0:uno") == [Called(0, 1)]
    assert refused(s, "1:catch.0").code == "catch-nothing"
    assert hand(s, 0) == "b9"


def test_late_call_after_the_accusation_does_not() -> None:
    s = table("fr", FORGOT)
    play(s, "2:catch.0")
    assert (refused(s, "0:uno").code, refused(s, "0:uno").clause) == ("call-not-owed", "FR-10")


def test_a_card_laid_by_the_next_closes_the_window() -> None:
    s = table("fr", FORGOT)
    play(s, "1:r1")
    assert refused(s, "2:catch.0").code == "catch-nothing"
    assert refused(s, "0:uno").code == "call-not-owed"
    assert hand(s, 0) == "b9"


def test_a_card_drawn_by_the_next_closes_the_window() -> None:
    s = table("fr", FORGOT)
    play(s, "1:draw")
    assert s.phase == Phase.DRAWN
    assert refused(s, "2:catch.0").code == "catch-nothing"


def test_a_draw_by_need_closes_it_too() -> None:
    s = table("fr", "b9/g2g3/r2b2b3 y1y2y3y4y5 r5 r > turn:1 started=1 layer=0 owing=1")
    play(s, "1:draw")
    assert refused(s, "2:catch.0").code == "catch-nothing"


def test_where_nothing_is_drawn_nothing_closes() -> None:
    s = table("fr", "b9/g2g3/r2b2b3 - r5 r > turn:1 started=1 layer=0 owing=1")
    play(s, "1:draw")
    assert s.turn == 2
    assert allowed(s, "1:catch.0")
    assert allowed(s, "0:uno")


def test_a_blocked_round_closes_it() -> None:
    s = table("fr", "b9/g2g3/y2b2b3 - r5 r > turn:1 started=1 layer=0 owing=1")
    play(s, "1:draw", "2:draw", "0:draw")
    assert (s.over, view(s, None).owing) == (True, ())


def test_a_forced_draw_does_not_close_it() -> None:
    s = table("fr", "rDb9/r1g2g3/r2b2b3 y1y2y3y4y5 r7 r > turn:0 started=1")
    play(s, "0:rD")
    assert (s.turn, s.cards(1)) == (2, 5)  # seat 1 has drawn and lost its turn
    assert allowed(s, "1:catch.0")
    assert allowed(s, "2:catch.0")
    assert allowed(s, "0:uno")
    play(s, "2:r2")
    assert refused(s, "1:catch.0").code == "catch-nothing"


def test_a_believed_wild4_does_not_close_it() -> None:
    s = table("fr", "Fb9/r1g2g3/r2b2b3 y1y2y3y4y5 r7 r > turn:0 started=1")
    play(s, "0:F=g")
    for move in ("2:catch.0", "1:catch.0", "0:uno"):
        assert refused(s, move).code == "challenge-open"  # FR-22: nobody acts meanwhile
    play(s, "1:draw")
    assert (s.turn, s.cards(1)) == (2, 7)
    assert allowed(s, "1:catch.0")


def test_a_lost_challenge_does_not_close_it() -> None:
    s = table("fr", "Fb9/r1g2g3/r2b2b3 y1y2y3y4y5y6y7 r7 r > turn:0 started=1")
    play(s, "0:F=g", "1:doubt")
    assert (s.turn, s.cards(1)) == (2, 9)
    play(s, "2:catch.0")
    assert s.cards(0) == 3


def test_a_skipped_seat_does_not_close_it() -> None:
    s = table("fr", "rSb9/r1g2g3/r2b2b3 y1y2y3y4y5 r7 r > turn:0 started=1")
    assert play(s, "0:rS")[-1] == Skipped(1)
    assert allowed(s, "1:catch.0")
    assert allowed(s, "2:catch.0")
    play(s, "2:draw")
    assert refused(s, "1:catch.0").code == "catch-nothing"


def test_a_penalty_of_another_does_not_close_it() -> None:
    s = table("fr", FORGOT)
    play(s, "0:accuse.2", "1:aye")
    assert s.cards(2) == 7
    assert allowed(s, "2:catch.0")


def test_their_own_next_move_closes_it() -> None:
    s = table("fr", "rSr9/r1g2g3 y1y2y3y4y5 r7 r > turn:0 started=1", advice_penalty="off")
    play(s, "0:rS")
    assert s.turn == 0
    assert allowed(s, "1:catch.0")
    play(s, "0:r9")
    assert (s.over, s.winner) == (True, 0)


def test_who_draws_has_nothing_to_call() -> None:
    s = table("fr", "rSr9/r1g2g3 y1y2y3y4y5 r7 r > turn:0 started=1", advice_penalty="off")
    play(s, "0:rS", "0:draw")
    assert refused(s, "1:catch.0").code == "catch-nothing"


def test_second_window_opens_as_the_first_closes() -> None:
    s = table("fr", "b9/r1g2/r2b2b3 y1y2y3y4y5 r5 r > turn:1 started=1 layer=0 owing=1")
    play(s, "1:r1")
    assert refused(s, "2:catch.0").code == "catch-nothing"
    assert allowed(s, "0:catch.1")
    assert view(s, 2).owing == (1,)


@pytest.mark.parametrize("position", ["r5b9y9/r1/r2 y1y2 r7 r > turn:0", "r5/r1/r2 y1y2 r7 r > turn:0"])
def test_call_with_the_wrong_number_of_cards(position: str) -> None:
    s = table("fr", position)
    assert (refused(s, "0:r5!").code, refused(s, "0:r5!").clause) == ("call-wrong-number", "FR-10")
    assert allowed(s, "0:r5")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_call_without_cause(seat: int) -> None:
    s = table("fr", BEFORE)
    assert (refused(s, f"{seat}:uno").code, refused(s, f"{seat}:uno").clause) == ("call-not-owed", "FR-10")


def test_accusation_without_cause() -> None:
    s = table("fr", "r5b9/r1/r2b2b3 y1y2y3y4y5 r7 r > turn:0 started=1")
    assert refused(s, "0:catch.1").code == "catch-nothing"  # one card, but no call is owed
    assert refused(s, "0:catch.2").code == "catch-nothing"
    assert [s.cards(seat) for seat in range(3)] == [2, 1, 3]


def test_with_a_drawn_card() -> None:
    s = table("fr", "b9/r1g2g3/r2b2b3 y1y2y3r4 r7 r > turn:0 started=1")
    play(s, "0:draw")
    assert allowed(s, "0:r4!")
    play(s, "0:r4")
    assert allowed(s, "1:catch.0")


def test_with_a_black_card() -> None:
    s = table("fr", "Wb9/r1g2g3/r2b2b3 y1y2y3r4 r7 r > turn:0 started=1")
    assert play(s, "0:W=b!")[1] == Called(0, 1)
    assert refused(s, "1:catch.0").code == "catch-nothing"


def test_what_happens_besides_leaves_the_turn_alone() -> None:
    s = table("fr", FORGOT)
    play(s, "2:catch.0")
    assert (s.phase, s.turn) == (Phase.TURN, 1)
    play(s, "1:r1")
    assert s.turn == 2
