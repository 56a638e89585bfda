"""FR-16 and FR-22: when a Wild4 is allowed, and what a challenge does."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import Program
from pioche.classic.events import HIDDEN, Called, ColourNamed, Doubted, Drew, How, Laid, Owes, TookBack, Why
from pioche.classic.machine import Round
from pioche.classic.view import redact, view
from tests.classic.table import allowed, hand, play, refused, table

REST = "/y1y2/b1b2 y3y4y5y6y7y8y9 r7 r > turn:0 started=1"


def verdict(s: Round, *moves: str) -> bool:
    """Was it a bluff, according to the challenge by seat 1?"""
    found = [event for event in play(s, *moves, "1:doubt") if isinstance(event, Doubted)]
    assert len(found) == 1
    return found[0].bluff


@pytest.mark.clause("FR-16")
def test_next_draws_four_and_loses_the_turn() -> None:
    s = table("fr", f"Fg5g6{REST}")
    assert play(s, "0:F=g") == [Laid(0, FACE["F"], How.BY_TURN), ColourNamed(0, 2), Owes(1, 4)]
    assert (s.phase, s.turn, s.debt) == (Phase.CHALLENGE, 1, 4)
    assert play(s, "1:draw") == [Drew(1, (FACE[f"y{number}"],), Why.DEBT) for number in (9, 8, 7, 6)]
    assert (s.phase, s.turn, s.colour, s.cards(1)) == (Phase.TURN, 2, 2, 6)
    assert (view(s, None).colour_before, view(s, None).top_before, view(s, None).debt_kind) == (None, None, 0)


@pytest.mark.clause("FR-16")
@pytest.mark.parametrize(
    ("others", "bluff"),
    [
        ("g5b6", False),
        ("g5r6", True),  # the colour
        ("g7b6", True),  # the number
        ("W", True),  # a Wild counts
        ("F", False),  # a second Wild4 does not
        ("Fg5", False),
        ("gRb6", False),
        ("gDb6", False),
    ],
)
def test_only_with_no_other_playable_card(others: str, bluff: bool) -> None:
    assert verdict(table("fr", f"F{others}{REST}"), f"0:F=g{'!' if len(others) < 3 else ''}") is bluff


@pytest.mark.clause("FR-16")
def test_symbol_counts() -> None:
    s = table("fr", "FgDb6/y1y2/b1b2 y3y4y5y6y7y8y9 rD r > turn:0 started=1")
    assert verdict(s, "0:F=g") is True


@pytest.mark.clause("FR-16")
def test_reverse_counts_where_it_goes_on_anything() -> None:
    assert verdict(table("fr", f"FgRb6{REST}", reverse_on_anything="on"), "0:F=g") is True


@pytest.mark.clause("FR-16")
def test_blank_counts() -> None:
    assert verdict(table("fr", f"FX1b6{REST}", blanks=(Program(text="Sing."),)), "0:F=g") is True


@pytest.mark.clause("FR-16")
@pytest.mark.parametrize(("held", "bluff"), [("r1b6", True), ("Wb6", True), ("g5b6", False), ("Fb6", False)])
def test_after_drawing_the_cards_held_still_count(held: str, bluff: bool) -> None:
    s = table("fr", f"{held}/y1y2/b1b2 y3y4y5y6y7y8F r7 r > turn:0 started=1")
    assert verdict(s, "0:draw", "0:F=g") is bluff


@pytest.mark.clause("FR-16")
def test_judged_against_the_colour_in_force() -> None:
    s = table("fr", "Fr5b6/y1y2/b1b2 y3y4y5y6y7y8y9 W g > turn:0 started=1")
    assert verdict(s, "0:F=r") is False  # no green card, although a colour in hand is named


@pytest.mark.clause("FR-16")
def test_without_challenge_it_cannot_be_bluffed() -> None:
    s = table("fr", f"Fr5g6{REST}", challenge="off")
    assert (refused(s, "0:F=g").code, refused(s, "0:F=g").clause) == ("wild4-not-allowed", "FR-16")
    s = table("fr", f"Fg5g6{REST}", challenge="off")
    play(s, "0:F=g")
    assert (s.phase, s.turn, s.cards(1)) == (Phase.TURN, 2, 6)


# FR-22

BLUFF = f"Fr1g6{REST}"
HONEST = f"Fg5g6{REST}"


@pytest.mark.clause("FR-22")
def test_wrong_it_is_taken_back() -> None:
    s = table("fr", BLUFF)
    log = play(s, "0:F=g", "1:doubt")
    assert log[3:] == [
        Doubted(1, 0, (FACE["r1"], FACE["g6"]), True),
        TookBack(0, 0),
        *(Drew(0, (FACE[f"y{number}"],), Why.BLUFF) for number in (9, 8, 7, 6)),
    ]
    assert hand(s, 0) == "r1y6y7y8y9g6F"
    assert (s.discard_cards(), s.top, s.colour) == ((FACE["r7"],), FACE["r7"], 0)  # the previous colour
    assert (s.phase, s.turn, s.debt, hand(s, 1)) == (Phase.TURN, 1, 0, "y1y2")  # the victim plays next


@pytest.mark.clause("FR-22")
def test_wrong_the_colour_before_was_a_named_one() -> None:
    s = table("fr", "Fb1g6/b3y2/b4b2 y3y4y5y6y7 W b > turn:0 started=1")
    play(s, "0:F=g", "1:doubt")
    assert (s.top, s.colour) == (FACE["W"], 3)
    play(s, "1:b3!")
    assert s.turn == 2


@pytest.mark.clause("FR-22")
def test_right_the_victim_draws_six_in_all() -> None:
    s = table("fr", HONEST)
    log = play(s, "0:F=g", "1:doubt")
    assert log[3:] == [
        Doubted(1, 0, (FACE["g5"], FACE["g6"]), False),
        *(Drew(1, (FACE[f"y{number}"],), Why.CHALLENGE_LOST) for number in (9, 8, 7, 6, 5, 4)),
    ]
    assert (s.cards(1), s.phase, s.turn, s.colour, s.top) == (8, Phase.TURN, 2, 2, FACE["F"])
    assert hand(s, 0) == "g5g6"


@pytest.mark.clause("FR-22")
def test_nobody_acts_while_the_challenge_is_open() -> None:
    s = table("fr", "Fr1g6/FWy2/Fb2 y3y4y5 r7 r > turn:0 started=1", jump_in="on")
    play(s, "0:F=g")
    for move in ("2:F=r", "0:uno", "2:catch.0", "2:accuse.0", "2:draw", "0:pass", "2:doubt"):
        refusal = refused(s, move)
        assert (refusal.code, refusal.clause) == ("challenge-open", "FR-22")
    for move in ("1:accuse.0", "1:catch.0", "1:uno"):
        assert refused(s, move).code == "challenge-open"
    for move in ("1:F=r", "1:W=r"):
        assert refused(s, move).code == "does-not-answer"
    assert (refused(s, "1:pass").code, refused(s, "1:pass").clause) == ("must-take-debt", "FR-16")
    assert dict(refused(s, "1:pass").args) == {"cards": 4, "answer": "challenge"}  # nothing can be stacked on it
    assert len(s.moves()) == 2
    assert allowed(s, "1:draw")
    assert allowed(s, "1:doubt")


@pytest.mark.clause("FR-22")
def test_nothing_to_doubt() -> None:
    s = table("fr", BLUFF)
    for seat in range(3):
        assert (refused(s, f"{seat}:doubt").code, refused(s, f"{seat}:doubt").clause) == ("nothing-to-doubt", "FR-22")
    play(s, "0:F=g", "1:draw")
    assert refused(s, "1:doubt").code == "nothing-to-doubt"  # only before drawing


@pytest.mark.clause("FR-22")
@pytest.mark.parametrize("position", [BLUFF, HONEST])
def test_only_the_challenger_sees_the_hand(position: str) -> None:
    s = table("fr", position)
    seen = next(event for event in play(s, "0:F=g", "1:doubt") if isinstance(event, Doubted))
    assert redact(seen, 1) == seen
    assert HIDDEN not in seen.hand
    for seat in (2, None):
        assert redact(seen, seat) == Doubted(1, 0, (HIDDEN, HIDDEN), seen.bluff)


@pytest.mark.clause("FR-22")
def test_nobody_sees_beforehand_whether_it_is_a_bluff() -> None:
    bluff, honest = table("fr", f"Fr1{REST}"), table("fr", f"Fg1{REST}")
    for s in (bluff, honest):
        play(s, "0:F=g!")
    for seat in (1, 2, None):
        assert view(bluff, seat) == view(honest, seat)


@pytest.mark.clause("FR-22")
def test_drawn_cards_stay_hidden() -> None:
    drew = [event for event in play(table("fr", BLUFF), "0:F=g", "1:doubt") if isinstance(event, Drew)]
    assert redact(drew[0], 1) == Drew(0, (HIDDEN,), Why.BLUFF)  # seat 1 saw the hand before, not the cards drawn


@pytest.mark.clause("FR-22")
def test_a_call_made_with_the_card_is_void() -> None:
    s = table("fr", f"Fr1{REST}")
    log = play(s, "0:F=g!", "1:doubt")
    assert Called(0, 1) in log
    assert s.cards(0) == 6
    assert refused(s, "1:catch.0").code == "catch-nothing"


@pytest.mark.clause("FR-22")
def test_a_call_that_was_forgotten_is_void_too() -> None:
    s = table("fr", "Fr1/y1y2/b1b2 - r7 r > turn:0 started=1")  # nothing to draw: two cards again
    play(s, "0:F=g", "1:doubt")
    assert hand(s, 0) == "r1F"
    assert refused(s, "1:catch.0").code == "catch-nothing"
    assert refused(s, "0:uno").code == "call-not-owed"


@pytest.mark.clause("FR-22")
def test_as_winning_card_it_was_right() -> None:
    s = table("fr", f"F{REST}")
    play(s, "0:F=g")
    assert (s.over, s.winner, s.cards(1)) == (True, 0, 6)


@pytest.mark.clause("FR-22")
def test_who_took_it_back_may_lay_it_again() -> None:
    s = table("fr", BLUFF)
    play(s, "0:F=g", "1:doubt", "1:draw", "1:pass", "2:draw", "2:pass")
    assert allowed(s, "0:F=b")
    play(s, "0:F=b", "1:doubt")
    assert s.turn == 1


@pytest.mark.clause("FR-22")
def test_against_the_clock_and_between_two() -> None:
    s = table("fr", BLUFF.replace(" r > ", " r < "))
    play(s, "0:F=g", "2:doubt")
    assert (s.turn, s.cards(0)) == (2, 7)
    s = table("fr", "Fg1g6/y1y2 y3y4y5y6y7y8y9 r7 r > turn:0", advice_penalty="off")
    play(s, "0:F=g", "1:doubt")
    assert (s.turn, s.cards(1)) == (0, 8)


@pytest.mark.clause("FR-22")
def test_where_a_wild4_parries_the_sum_is_at_stake() -> None:
    s = table("fr", "Fg5g6/Fb5b6/b1b2 y1y2y3y4y5y6y7y8y9 r7 r > turn:0 started=1", wild4_parry="on")
    play(s, "0:F=g", "1:F=r")
    assert (s.phase, s.turn, s.debt) == (Phase.CHALLENGE, 2, 8)
    play(s, "2:doubt")
    assert (s.cards(2), s.turn) == (2 + 10, 0)  # 8 + 2, the discards below included
