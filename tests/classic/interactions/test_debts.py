"""Debts and their answers with other options (FR-12, DE-5, DE-8a, DE-10, BB-4, BB-5): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.codes import Phase
from pioche.classic.effects import Effect, Op, Program
from pioche.classic.events import Reshuffled, Why
from tests.classic.clauses.setups import opening
from tests.classic.interactions.meeting import PILE, asked, drawn
from tests.classic.table import allowed, play, refused, table

NO_ANSWER = {
    "rD": ("U", "X1", "W=r"),
    "F=r": ("rD", "U", "X1"),
    "U": ("rD", "F=r", "X1", "W=r"),
    "X1": ("rD", "F=r", "U"),
}
BOTH = {"reverse_returns_debt": "on", "skip_passes_debt": "on"}


# Passing a debt on


@pytest.mark.clause("BB-4", "LB-4")
def test_reverse_on_anything_answers_no_debt() -> None:
    """Only a Reverse of the colour in force sends it back (BB-4), and without that option none does (LB-4)."""
    position = f"rDr1r2/bRrRy3/b1b2b3 {PILE} r9 r > turn:0 started=1"
    s = table("lb", position, draw2_parry="draw2", reverse_returns_debt="on")
    play(s, "0:rD")
    assert refused(s, "1:bR").code == "does-not-answer"
    assert allowed(s, "1:rR")
    s = table("lb", position, draw2_parry="draw2")
    play(s, "0:rD")
    assert refused(s, "1:rR").code == "does-not-answer"


@pytest.mark.clause("BB-4", "BB-1")
def test_returned_debt_between_two_is_owed_and_nobody_is_skipped() -> None:
    s = table(
        "de", f"rDr1r2/rRy2y3 {PILE} r9 r > turn:0 started=1", reverse_returns_debt="on", two_player_reverse_skips="on"
    )
    play(s, "0:rD", "1:rR")
    assert asked(s) == (Phase.DEBT, 0)
    play(s, "0:draw")
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("BB-4", "BB-5", "FR-12")
@pytest.mark.parametrize(("answer", "victim"), [("rR", 0), ("rS", 2)])
def test_debt_that_nothing_parries_is_sent_elsewhere(answer: str, victim: int) -> None:
    s = table("fr", f"rDr1r2/{answer}y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", **BOTH)
    play(s, "0:rD")
    assert asked(s) == (Phase.DEBT, 1)
    play(s, f"1:{answer}")
    assert (asked(s), s.debt) == ((Phase.DEBT, victim), 2)


@pytest.mark.clause("BB-4", "DE-5")
def test_returned_debt_is_parried_like_before() -> None:
    s = table("de", f"rDyDr2/rRy2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", reverse_returns_debt="on")
    play(s, "0:rD", "1:rR", "0:yD!")
    assert (asked(s), s.debt) == ((Phase.DEBT, 2), 4)


@pytest.mark.clause("BB-4", "BB-5")
def test_debt_goes_back_and_forth_in_the_colour() -> None:
    s = table("de", f"rDrSr1/rRy2y3/rRb2b3 {PILE} r9 r > turn:0 started=1", **BOTH)
    play(s, "0:rD", "1:rR", "0:rS!")  # passed on in the direction after the Reverse
    assert (asked(s), s.debt) == ((Phase.DEBT, 2), 2)
    play(s, "2:rR")
    assert (asked(s), s.debt) == ((Phase.DEBT, 0), 2)


@pytest.mark.clause("BB-4", "BB-5", "DE-8a", "DE-10", "LB-10")
@pytest.mark.parametrize("card", ["F=b", "U", "X1"])
@pytest.mark.parametrize(("answer", "victim"), [("R", 0), ("S", 2)])
def test_every_kind_of_debt_is_sent_elsewhere(card: str, answer: str, victim: int) -> None:
    """DE-8a's "only an UnoCard" is about parrying: here the debt keeps its kind, and another seat owes it."""
    colour = "b" if card == "F=b" else "r"
    s = table(
        "de",
        f"{card.split('=', maxsplit=1)[0]}r1r2r3/{colour}{answer}y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1",
        uno_card_draw4="on",
        blanks=(Program((Effect(Op.DEBT, 4),)),),
        **BOTH,
    )
    play(s, f"0:{card}")
    kind = s.debt_kind
    play(s, f"1:{colour}{answer}")
    assert (asked(s), s.debt, s.debt_kind) == ((Phase.DEBT, victim), 4, kind)


@pytest.mark.clause("BB-4", "BB-5", "FR-22")
@pytest.mark.parametrize(("answer", "victim"), [("bR", 0), ("bS", 2)])
def test_sending_a_wild4_elsewhere_is_believing_it(answer: str, victim: int) -> None:
    s = table("fr", f"Fr1r2/{answer}y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", **BOTH)
    play(s, "0:F=b")
    assert asked(s) == (Phase.CHALLENGE, 1)
    play(s, f"1:{answer}")
    assert asked(s) == (Phase.DEBT, victim)
    assert refused(s, f"{victim}:doubt").code == "nothing-to-doubt"


@pytest.mark.clause("BB-4", "BB-5", "FR-10", "DE-11")
@pytest.mark.parametrize(("edition", "penalty"), [("fr", {}), ("de", {0: 2})])
def test_answering_a_debt_closes_the_window_for_uno(edition: str, penalty: dict[int, int]) -> None:
    s = table(edition, f"rDr1/rSy2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", **BOTH)
    play(s, "0:rD")
    assert drawn(play(s, "1:rS"), Why.FORGOT) == penalty
    assert not s.owing


@pytest.mark.clause("FR-12", "FR-10", "DE-5", "DE-11")
@pytest.mark.parametrize("edition", ["fr", "de"])
def test_drawing_a_debt_leaves_the_window_for_uno_open(edition: str) -> None:
    s = table(edition, f"rDr1/y1y2y3/b1b2b3 {PILE} r9 r > turn:0 started=1")
    play(s, "0:rD")
    if edition == "de":
        play(s, "1:draw")
    assert s.cards(1) == 5
    assert allowed(s, "0:uno")


@pytest.mark.clause("DE-5", "DE-10", "DE-8a", "FR-10", "DE-11")
@pytest.mark.parametrize(("uno_enforced", "penalty"), [("when_caught", {}), ("automatic", {0: 2})])
@pytest.mark.parametrize(("first", "second"), [("rD", "yD"), ("F=b", "F=g"), ("U", "U")])
def test_parry_closes_the_window_for_uno(first: str, second: str, uno_enforced: str, penalty: dict[int, int]) -> None:
    cards = f"{first.split('=', maxsplit=1)[0]}r1/{second.split('=', maxsplit=1)[0]}y2y3/b1b2b3"
    position = f"{cards} {PILE} r9 r > turn:0 started=1"
    s = table("de", position, uno_enforced=uno_enforced, uno_card_draw4="on")
    play(s, f"0:{first}")
    assert s.owing == 1
    assert drawn(play(s, f"1:{second}"), Why.FORGOT) == penalty
    assert not s.owing


@pytest.mark.clause("BB-4", "BB-5", "FR-12")
@pytest.mark.parametrize(("answer", "victim"), [("rR", 0), ("rS", 2)])
def test_first_draw2_is_sent_elsewhere(answer: str, victim: int) -> None:
    """A first card counts as laid by the dealer, so the debt goes back to the dealer."""
    rules = table("fr", f"r1/r2/r3 {PILE} r9 r > turn:0", **BOTH).rules
    s, _ = opening(rules, 3, "rD")
    assert asked(s) == (Phase.DEBT, 1)
    s = table("fr", f"r1r2r3/{answer}y2y3/b1b2b3 {PILE} rD r > debt:1 debt=2 debt_kind=1 layer=0", **BOTH)
    play(s, f"1:{answer}")
    assert (asked(s), s.debt) == ((Phase.DEBT, victim), 2)


# What parries what


@pytest.mark.clause("DE-5", "DE-10", "DE-8a", "LB-10")
@pytest.mark.parametrize(
    ("debt", "answer"),
    [(debt, answer) for debt, answers in NO_ANSWER.items() for answer in answers],
)
def test_what_does_not_parry_what(debt: str, answer: str) -> None:
    """Each kind of debt has its own answers; that of a Blank has none, and a Blank answers none (DE-9: nor a Wild)."""
    options = {"uno_card_draw4": "on", "jump_in": "on"}
    blanks = (Program((Effect(Op.DEBT, 4),)),)
    cards = f"{debt.split('=', maxsplit=1)[0]}r1r2/{answer.split('=', maxsplit=1)[0]}y2y3"
    s = table("de", f"{cards}/b1b2b3 {PILE} r9 r > turn:0 started=1", blanks=blanks, **options)
    play(s, f"0:{debt}")
    assert asked(s) == (Phase.DEBT, 1)
    assert refused(s, f"1:{answer}").code == "does-not-answer"


@pytest.mark.clause("DE-5", "DE-10")
@pytest.mark.parametrize("draw2_parry", ["off", "draw2", "draw2_or_wild4"])
@pytest.mark.parametrize("wild4_parry", ["off", "on"])
def test_draw2_parry_and_wild4_parry_are_two_questions(draw2_parry: str, wild4_parry: str) -> None:
    cards = f"rDFr1/yDFy3/b1b2b3 {PILE} r9 r > turn:0 started=1"
    options = {"draw2_parry": draw2_parry, "wild4_parry": wild4_parry, "jump_in": "off"}
    s = table("de", cards, **options)
    play(s, "0:rD")
    assert allowed(s, "1:yD") == (draw2_parry != "off")
    if draw2_parry != "off":
        assert allowed(s, "1:F=b") == (draw2_parry == "draw2_or_wild4")
    s = table("de", cards, **options)
    play(s, "0:F=b")
    assert allowed(s, "1:F=b") == (wild4_parry == "on")
    assert asked(s) == ((Phase.DEBT, 1) if wild4_parry == "on" else (Phase.TURN, 2))


@pytest.mark.clause("DE-5", "FR-16", "LB-9")
def test_wild4_parry_of_a_draw2_where_it_is_forbidden() -> None:
    """For a debtor only answers are playable: a Draw2 in hand forbids the Wild4, a red card does not."""
    options = {"draw2_parry": "draw2_or_wild4", "challenge": "off"}
    s = table("fr", f"rDr1r2/FyDr3/b1b2b3 {PILE} r9 r > turn:0 started=1", **options)
    play(s, "0:rD")
    assert (refused(s, "1:F=b").code, refused(s, "1:F=b").clause) == ("wild4-not-allowed", "FR-16")
    s = table("fr", f"rDr1r2/Fr3y3/b1b2b3 {PILE} r9 r > turn:0 started=1", **options)
    play(s, "0:rD")
    assert allowed(s, "1:F=b")
    s = table("fr", f"rDr1r2/Fr3y3/b1b2b3 {PILE} r9 r > turn:0 started=1", wild4_if="no_colour", **options)
    play(s, "0:rD")
    assert (refused(s, "1:F=b").code, refused(s, "1:F=b").clause) == ("wild4-not-allowed", "LB-9")


@pytest.mark.clause("DE-10", "FR-16", "LB-9")
@pytest.mark.parametrize(("wild4_if", "able"), [("nothing_playable", True), ("no_colour", False)])
def test_wild4_answer_where_it_is_forbidden(wild4_if: str, able: bool) -> None:
    """For a debtor nothing else is playable, but holding a card of the named colour still counts."""
    s = table(
        "fr",
        f"Fg1/Fb2y3/b1b2b3 {PILE} r9 r > turn:0 started=1",
        wild4_parry="on",
        challenge="off",
        wild4_if=wild4_if,
    )
    play(s, "0:F=b!")
    assert able or (refused(s, "1:F=g").code, refused(s, "1:F=g").clause) == ("wild4-not-allowed", "LB-9")
    assert not able or allowed(s, "1:F=g")


@pytest.mark.clause("DE-5", "FR-22")
@pytest.mark.parametrize("challenge", ["take_back", "card_stays"])
def test_bluffed_parry_of_a_draw2(challenge: str) -> None:
    """The sum replaces the book's 4: the bluffer draws all of it, which settles the debt."""
    s = table(
        "fr",
        f"rDr1r2/FyDy3/b1b2b3 {PILE} r9 r > turn:0 started=1",
        draw2_parry="draw2_or_wild4",
        challenge=challenge,
    )
    log = play(s, "0:rD", "1:F=b", "2:doubt")
    assert drawn(log, Why.BLUFF) == {1: 6}
    assert (asked(s), s.debt) == ((Phase.TURN, 2), 0)
    assert s.cards(1) == (9 if challenge == "take_back" else 8)
    assert s.colour == (0 if challenge == "take_back" else 3)


@pytest.mark.clause("DE-5", "FR-22")
def test_honest_parry_of_a_draw2_doubted() -> None:
    s = table("fr", f"rDr1r2/Fy2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", draw2_parry="draw2_or_wild4")
    log = play(s, "0:rD", "1:F=b", "2:doubt")
    assert drawn(log, Why.CHALLENGE_LOST) == {2: 8}
    assert asked(s) == (Phase.TURN, 0)


@pytest.mark.clause("DE-10", "FR-22")
def test_wild4_answered_with_a_wild4_and_then_doubted() -> None:
    """Answering means believing; the next player may doubt the answer, but not the card below it."""
    s = table("fr", f"Fr1r2/Fy2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", wild4_parry="on")
    play(s, "0:F=b")
    assert s.bluff  # seat 0 holds red cards
    play(s, "1:F=g")
    assert (asked(s), s.debt) == ((Phase.CHALLENGE, 2), 8)
    log = play(s, "2:doubt")
    assert drawn(log, Why.CHALLENGE_LOST) == {2: 10}


@pytest.mark.clause("DE-10", "FR-22", "LB-9")
def test_bluffed_answer_to_a_wild4_is_taken_back() -> None:
    s = table("lb", f"Fr1r2/Fb2y3/b1b2b3 {PILE} r9 r > turn:0 started=1", wild4_parry="on", challenge="take_back")
    play(s, "0:F=b", "1:F=g")
    log = play(s, "2:doubt")  # seat 1 held a card of the colour that seat 0 named
    assert drawn(log, Why.BLUFF) == {1: 8}
    assert (s.colour, asked(s)) == (3, (Phase.TURN, 2))


@pytest.mark.clause("DE-5", "DE-6a", "FR-9", "BB-3")
@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("de", {"draw_then_play_any": "on"}),
        ("de", {"draw_until_playable": "on"}),
        ("fr", {"draw2_parry": "draw2"}),
        ("lb", {"draw2_parry": "draw2"}),
    ],
)
def test_who_draws_for_a_debt_lays_nothing(edition: str, options: dict[str, str]) -> None:
    s = table(edition, "rDr1r2/r3y2y3/b1b2b3 y1y2r4r5 r9 r > turn:0 started=1", **options)
    log = play(s, "0:rD", "1:draw")
    assert drawn(log, Why.DEBT) == {1: 2}
    assert asked(s) == (Phase.TURN, 2)


# Nothing left to draw


@pytest.mark.clause("FR-18", "DE-5")
def test_empty_pile_during_a_stack() -> None:
    """The discards below the top are reshuffled, and the debtor draws as many as there are; the rest is waived."""
    s = table("de", "rDr1r2/yDy2y3/bDb2b3/g1g2g3 g4 g5r9 r > turn:0 started=1")
    log = play(s, "0:rD", "1:yD", "2:bD", "3:draw")
    assert Reshuffled(4) in log  # g5, r9, rD and yD; bD stays
    assert drawn(log, Why.DEBT) == {3: 5}
    assert (s.debt, asked(s)) == (0, (Phase.TURN, 0))


@pytest.mark.clause("FR-18", "FR-12", "DE-8a")
def test_nothing_at_all_to_draw_for_a_debt() -> None:
    s = table("de", "Ur1r2/y1y2y3/b1b2b3 - r9 r > turn:0 started=1", uno_card_draw4="on")
    log = play(s, "0:U", "1:draw")
    assert drawn(log, Why.DEBT) == {}  # the card below the UnoCard stays
    assert (s.debt, asked(s)) == (0, (Phase.TURN, 2))


@pytest.mark.clause("FR-18", "DE-5a")
def test_empty_pile_when_the_sum_comes_round() -> None:
    s = table("de", "rD/yDy2y3/bDb2b3 - r9 r > turn:0 started=1", draw2_finish_defence="on")
    log = play(s, "0:rD!", "1:yD", "2:bD")
    assert drawn(log, Why.ALL_PARRIED) == {0: 3}
    assert not s.over
