"""FR-12 to FR-15: Draw2, Reverse, Skip and Wild in play."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.events import ColourNamed, Drew, How, Laid, Owes, Skipped, Turned, Why
from tests.classic.table import allowed, hand, in_force, play, refused, table


@pytest.mark.clause("FR-12")
def test_draw2() -> None:
    s = table("fr", "rDr1r2/g1g2/b1b2 y1y2y3y4 r7 r > turn:0")
    assert play(s, "0:rD") == [
        Laid(0, FACE["rD"], How.BY_TURN),
        Owes(1, 2),
        Drew(1, (FACE["y4"],), Why.DEBT),
        Drew(1, (FACE["y3"],), Why.DEBT),
    ]
    assert (hand(s, 1), s.phase, s.turn, s.debt) == ("y3y4g1g2", Phase.TURN, 2, 0)


@pytest.mark.clause("FR-12")
def test_draw2_always_even_if_the_next_holds_one() -> None:
    s = table("fr", "rDr1r2/rDgDFW/b1b2 y1y2y3y4 r7 r > turn:0")
    play(s, "0:rD")
    assert (s.phase, s.turn, s.cards(1)) == (Phase.TURN, 2, 6)
    assert refused(s, "1:gD").code == "not-your-turn"


@pytest.mark.clause("FR-12")
def test_draw2_between_two() -> None:
    s = table("fr", "rDr1r2/g1g2 y1y2y3y4 r7 r > turn:0", advice_penalty="off")
    play(s, "0:rD")
    assert (s.turn, s.cards(1)) == (0, 4)


@pytest.mark.clause("FR-12")
def test_draw2_against_the_clock() -> None:
    s = table("fr", "rDr1r2/g1g2/b1b2 y1y2y3y4 r7 r < turn:0")
    play(s, "0:rD")
    assert (s.turn, s.cards(1), s.cards(2)) == (1, 2, 4)


@pytest.mark.clause("FR-12", "FR-13", "FR-14")
@pytest.mark.parametrize("symbol", ["D", "R", "S"])
def test_only_on_its_colour_or_its_like(symbol: str) -> None:
    def on(top: str, colour: str) -> bool:
        s = table("fr", f"r{symbol}b1/g1/g2 y1y2y3 {top} {colour} > turn:0")
        return allowed(s, f"0:r{symbol}!")

    assert on("r7", "r")
    assert on(f"g{symbol}", "g")
    assert on("W", "r")
    assert not on("g7", "g")
    assert not on("W", "g")
    other = {"D": "R", "R": "S", "S": "D"}[symbol]
    assert not on(f"g{other}", "g")


@pytest.mark.clause("FR-13")
def test_reverse_turns_until_another() -> None:
    s = table("fr", "rRr1r2/gRr3r4/b1b2b3/r5r6rR y1y2y3y4 r7 r > turn:0")
    assert play(s, "0:rR") == [Laid(0, FACE["rR"], How.BY_TURN), Turned(-1)]
    assert (s.turn, s.direction) == (3, -1)
    play(s, "3:rR")
    assert (s.turn, s.direction) == (0, 1)
    play(s, "0:r1!")
    assert s.turn == 1


@pytest.mark.clause("FR-13")
def test_reverse_between_two_only_turns() -> None:
    s = table("fr", "rRr1r2/g1g2 y1y2y3y4 r7 r > turn:0", advice_penalty="off")
    play(s, "0:rR")
    assert (s.turn, s.direction) == (1, -1)


@pytest.mark.clause("FR-14")
def test_skip() -> None:
    s = table("fr", "rSr1r2/rSg2/b1b2 y1y2y3y4 r7 r > turn:0")
    assert play(s, "0:rS") == [Laid(0, FACE["rS"], How.BY_TURN), Skipped(1)]
    assert (s.phase, s.turn, s.cards(1)) == (Phase.TURN, 2, 2)


@pytest.mark.clause("FR-14")
def test_skip_between_two() -> None:
    s = table("fr", "rSr1r2/g1g2 y1y2y3y4 r7 r > turn:0", advice_penalty="off")
    play(s, "0:rS")
    assert s.turn == 0


@pytest.mark.clause("FR-15")
@pytest.mark.parametrize("top", ["r7", "gD", "bS", "yR", "W", "F"])
def test_wild_on_any_card(top: str) -> None:
    s = table("fr", f"Wr1r7/g1g2/b1b2 y1y2y3y4 {top} {in_force(top)} > turn:0")
    assert play(s, "0:W=b") == [Laid(0, FACE["W"], How.BY_TURN), ColourNamed(0, 3)]
    assert (s.colour, s.turn, s.top) == (3, 1, FACE["W"])
    assert refused(s, "1:g1").code == "does-not-fit"
    play(s, "1:draw", "1:pass", "2:b1!")
    assert s.colour == 3


@pytest.mark.clause("FR-15")
def test_wild_may_keep_the_colour() -> None:
    s = table("fr", "Wr1r7/g1g2/b1b2 y1y2y3y4 g7 g > turn:0")
    play(s, "0:W=g", "1:g1!")
    assert (s.colour, s.turn) == (2, 2)


@pytest.mark.clause("FR-15", "FR-16")
def test_a_colour_is_named_with_black_cards_and_no_others() -> None:
    s = table("fr", "Wr1r7F/g1g2/b1b2 y1y2y3y4 r7 r > turn:0")
    for move, clause in (("0:W", "FR-15"), ("0:F", "FR-16")):
        assert (refused(s, move).code, refused(s, move).clause) == ("colour-missing", clause)
    assert (refused(s, "0:r1=g").code, refused(s, "0:r1=g").clause) == ("colour-not-yours", "FR-15")
