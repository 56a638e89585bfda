"""LB-4, LB-5, LB-6, LB-12: what may be laid, forced and voluntary draws, the call, the empty pile."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import Effect, Op, Program
from pioche.classic.events import Called, Drew, Ending, Passed, Reshuffled, RoundOver, Turned, Why
from pioche.classic.mechanics.scoring import score
from pioche.classic.notation import move_text
from pioche.classic.view import view
from pioche.engine.match import RoundScore
from tests.classic.table import allowed, hand, play, refused, table

SING = (Program(text="Sing."),)


@pytest.mark.clause("LB-4")
@pytest.mark.parametrize(
    ("top", "colour", "expected"),
    [
        ("g9", "g", "g1 gS r9 bR yR X1 W F"),  # the book's example: green cards or a 9
        ("gD", "g", "g1 gS bR yR X1 W F"),
        ("rS", "r", "r9 gS bR yR X1 W F"),
        ("rR", "r", "r9 bR yR X1 W F"),
        ("W", "y", "yR bR X1 W F"),
        ("X2", "r", "r9 bR yR X1 W F"),
    ],
)
def test_playable(top: str, colour: str, expected: str) -> None:
    s = table("lb", f"g1gSr9bRyRX1WFb4/y1/y2 y3 {top} {colour} > turn:0 started=1", blanks=SING * 2)
    moves = {move_text(move)[2:].partition("=")[0] for move in s.legal(0)}
    assert moves == {*expected.split(), "draw"}


@pytest.mark.clause("LB-4")
def test_reverse_on_anything_brings_its_colour() -> None:
    s = table("lb", "bRr1r2/b4y5/g2g3 y1y2y3 r7 r > turn:0 started=1")
    assert play(s, "0:bR")[-1] == Turned(-1)
    assert (s.colour, s.turn, s.direction) == (3, 2, -1)
    assert refused(s, "2:g2").code == "does-not-fit"


@pytest.mark.clause("LB-4")
@pytest.mark.parametrize("debt", ["rD", "F=r"])
def test_reverse_answers_no_debt(debt: str) -> None:
    card = debt.partition("=")[0]
    options = {"draw2_parry": "draw2", "wild4_parry": "on"}
    s = table("lb", f"{card}b1b2/bRgRy5/g2g3 y1y2y3y4 r7 r > turn:0 started=1", **options)
    play(s, f"0:{debt}")
    assert s.turn == 1
    for move in ("1:bR", "1:gR"):
        assert refused(s, move).code == "does-not-answer"


@pytest.mark.clause("LB-4")
def test_reverse_is_an_ordinary_card_in_fr() -> None:
    s = table("fr", "bRr1r2/b4y5/g2g3 y1y2y3 r7 r > turn:0 started=1")
    assert refused(s, "0:bR").code == "does-not-fit"


@pytest.mark.clause("LB-4")
def test_drawn_reverse_fits_always() -> None:
    s = table("lb", "b1b2/b4y5/g2g3 y1y2bR r7 r > turn:0 started=1")
    play(s, "0:draw", "0:bR")
    assert (s.colour, s.turn) == (3, 2)


@pytest.mark.clause("LB-5", "FR-8")
def test_unable_one_must_draw_and_may_lay() -> None:
    s = table("lb", "b1b2/b4y5/g2g3 y1y2r4 r7 r > turn:0 started=1")
    assert refused(s, "0:pass").code == "draw-first"
    play(s, "0:draw")
    assert not view(s, 0).must_lay
    assert allowed(s, "0:r4")
    assert play(s, "0:pass") == [Passed(0)]
    assert (hand(s, 0), s.turn) == ("r4b1b2", 1)


@pytest.mark.clause("LB-5")
@pytest.mark.parametrize("drawn", ["r4", "b7", "bR", "W", "X1"])
def test_drawn_by_choice_it_is_laid(drawn: str) -> None:
    s = table("lb", f"r1b2/b4y5/g2g3 y1y2{drawn} r7 r > turn:0 started=1", blanks=SING)
    play(s, "0:draw")
    assert view(s, 0).must_lay
    assert not view(s, 1).must_lay  # that would reveal that the card fits
    assert (refused(s, "0:pass").code, refused(s, "0:pass").clause) == ("must-lay-drawn", "LB-5")
    assert (refused(s, "0:r1").code, refused(s, "0:r1").clause) == ("only-drawn-card", "LB-5")
    play(s, f"0:{drawn}" + ("=g" if drawn == "W" else ""))
    assert hand(s, 0) == "r1b2"


@pytest.mark.clause("LB-5")
def test_drawn_by_choice_and_it_does_not_fit() -> None:
    s = table("lb", "r1b2/b4y5/g2g3 y1y2g4 r7 r > turn:0 started=1")
    play(s, "0:draw")
    assert refused(s, "0:g4").code == "does-not-fit"
    assert (refused(s, "0:r1").code, refused(s, "0:r1").clause) == ("only-drawn-card", "LB-5")
    play(s, "0:pass")
    assert (hand(s, 0), s.turn) == ("r1g4b2", 1)


@pytest.mark.clause("LB-5")
def test_drawn_wild4_that_would_be_a_bluff_need_not_be_laid() -> None:
    s = table("lb", "r1b2/b4y5/g2g3 y1y2y3y4y5F r7 r > turn:0 started=1")
    play(s, "0:draw")
    assert not view(s, 0).must_lay
    assert allowed(s, "0:pass")
    assert allowed(s, "0:F=g")


@pytest.mark.clause("LB-5")
def test_drawn_wild4_that_is_honest_is_laid() -> None:
    s = table("lb", "b7b2/b4y5/g2g3 y1y2y3y4y5F r7 r > turn:0 started=1")  # the 7 fits, but no orange card
    play(s, "0:draw")
    assert refused(s, "0:pass").code == "must-lay-drawn"
    play(s, "0:F=g", "1:doubt")
    assert (s.cards(1), s.turn) == (8, 2)


@pytest.mark.clause("LB-5")
@pytest.mark.parametrize("card", ["W", "X1", "bR", "F"])
def test_holding_a_card_that_always_fits_one_draws_by_choice(card: str) -> None:
    s = table("lb", f"{card}b2/b4y5/g2g3 y1y2r4 r7 r > turn:0 started=1", blanks=SING)
    play(s, "0:draw")
    assert refused(s, "0:pass").code == "must-lay-drawn"


@pytest.mark.clause("LB-6", "FR-10")
def test_call() -> None:
    s = table("lb", "r5b9/r1g2g3/r2b2b3 y1y2y3y4y5 r7 r > turn:0 started=1")
    assert play(s, "0:r5!")[1] == Called(0, 1)
    assert refused(s, "1:catch.0").code == "catch-nothing"


@pytest.mark.clause("LB-6", "FR-10")
def test_forgotten_and_noticed() -> None:
    s = table("lb", "r5b9/r1g2g3/r2b2b3 y1y2y3y4y5 r7 r > turn:0 started=1")
    play(s, "0:r5")
    assert [event for event in play(s, "2:catch.0") if isinstance(event, Drew)] == [
        Drew(0, (FACE["y5"],), Why.CAUGHT),
        Drew(0, (FACE["y4"],), Why.CAUGHT),
    ]


@pytest.mark.clause("LB-6", "FR-10")
@pytest.mark.parametrize(("move", "open_"), [("1:r1", False), ("1:draw", False), ("0:uno", False), ("2:uno", True)])
def test_window_as_in_fr(move: str, open_: bool) -> None:
    s = table("lb", "b9/r1g2g3/r2b2b3 y1y2y3y4y5 r5 r > turn:1 started=1 layer=0 owing=1")
    if open_:
        assert refused(s, move).code == "call-not-owed"
    else:
        play(s, move)
    assert allowed(s, "2:catch.0") is open_


@pytest.mark.clause("LB-6", "LB-9", "FR-10")
def test_a_bluff_found_out_ends_the_window() -> None:
    """The player has more than one card again."""
    s = table("lb", "Fr9/r1g2g3/r2b2b3 y1y2y3y4y5 r5 r > turn:0 started=1")
    play(s, "0:F=g", "1:doubt")
    assert s.cards(0) == 5
    assert refused(s, "1:catch.0").code == "catch-nothing"


@pytest.mark.clause("LB-6")
def test_a_blank_whose_rule_draws_does_not_close_the_window_of_its_player() -> None:
    s = table(
        "lb",
        "X1r9/r1g2g3/r2b2b3 y1y2y3y4y5 r5 r > turn:0 started=1",
        blanks=(Program((Effect(Op.DRAW, 2),)),),
    )
    play(s, "0:X1")
    assert allowed(s, "1:catch.0")


@pytest.mark.clause("LB-12", "FR-18")
def test_other_pile_becomes_the_new_one() -> None:
    s = table("lb", "g5g6/y1/y2 - b1b2X1r7 r > turn:0 started=1", blanks=SING)
    log = play(s, "0:draw")
    assert log[0] == Reshuffled(3)
    assert (s.discard_cards(), s.pile_n) == ((FACE["r7"],), 2)
    assert sorted((*s.pile_cards(), s.drawn)) == [FACE["b1"], FACE["b2"], FACE["X1"]]


@pytest.mark.clause("LB-12", "FR-18")
def test_blocked() -> None:
    s = table("lb", "g6g5/y4/y2b1 - r7 r > turn:0 started=1")
    over = play(s, "0:draw", "1:draw", "2:draw")[-1]
    assert isinstance(over, RoundOver)
    assert (over.ending, over.winner) == (Ending.BLOCKED, 2)
    assert score(s, s.rules.scoring) == RoundScore(2, (0, 0, 15))
    s = table("lb", "g6g5/y4/y2b2 - r7 r > turn:0 started=1")
    play(s, "0:draw", "1:draw", "2:draw")
    assert score(s, s.rules.scoring) == RoundScore(None, (0, 0, 0))


@pytest.mark.clause("LB-12")
def test_draws_what_there_is() -> None:
    s = table("lb", "rDg5g6/y1/y2 - r7 r > turn:0 started=1")
    play(s, "0:rD")
    assert (hand(s, 1), s.turn, s.phase) == ("r7y1", 2, Phase.TURN)
