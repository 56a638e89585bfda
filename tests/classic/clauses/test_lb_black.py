"""LB-7, LB-8, LB-9: the last card, Wild and Wild4 of edition lb."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import Program
from pioche.classic.events import (
    HIDDEN,
    ColourNamed,
    Doubted,
    Drew,
    Ending,
    Event,
    FirstCard,
    How,
    Laid,
    RoundOver,
    Why,
)
from pioche.classic.machine import Round
from pioche.classic.mechanics.scoring import score
from pioche.classic.view import redact
from pioche.engine.match import RoundScore
from tests.classic.clauses.setups import opening
from tests.classic.table import allowed, hand, play, refused, table

LB = editions.load("classic/lb")
REST = "/y1y2/b1b2 y3y4y5y6y7y8y9 r7 r > turn:0 started=1"


@pytest.mark.clause("LB-7", "FR-17")
def test_last_draw2() -> None:
    s = table("lb", "rD/g1/b1b2 y1y2y3y4y5y6 r7 r > turn:0 started=1")
    log = play(s, "0:rD")
    assert [event for event in log if isinstance(event, Drew)] == [
        Drew(1, (FACE["y6"],), Why.LAST_CARD),
        Drew(1, (FACE["y5"],), Why.LAST_CARD),
    ]
    assert score(s, s.rules.scoring) == RoundScore(0, (6 + 5 + 1 + 3, 0, 0))


@pytest.mark.clause("LB-7", "LB-9")
def test_last_wild4() -> None:
    s = table("lb", "F/g1/b1b2 y1y2y3y4y5y6 r7 r > turn:0 started=1")
    play(s, "0:F=g")
    assert (s.over, s.winner, hand(s, 1)) == (True, 0, "y3y4y5y6g1")
    assert score(s, s.rules.scoring) == RoundScore(0, (6 + 5 + 4 + 3 + 1 + 3, 0, 0))


@pytest.mark.clause("LB-8")
def test_wild_also_when_another_card_could_be_played() -> None:
    s = table("lb", f"Wr1r2{REST}")
    assert allowed(s, "0:r1")
    assert play(s, "0:W=b") == [Laid(0, FACE["W"], How.BY_TURN), ColourNamed(0, 3)]
    assert (s.turn, s.colour) == (1, 3)


@pytest.mark.clause("LB-8")
def test_a_colour_has_to_be_named() -> None:
    refusal = refused(table("lb", f"Wr1r2{REST}"), "0:W")
    assert (refusal.code, refusal.clause) == ("colour-missing", "LB-8")


@pytest.mark.clause("LB-8")
def test_wild_may_go_on_with_the_colour() -> None:
    s = table("lb", f"Wr1r2{REST}")
    play(s, "0:W=r")
    assert s.colour == 0


@pytest.mark.clause("LB-8")
@pytest.mark.parametrize("dealer", [0, 2])
def test_first_wild_the_left_names_and_plays(dealer: int) -> None:
    s, _ = opening(LB, 3, "W", dealer)
    left = (dealer + 1) % 3
    assert (s.phase, s.turn) == (Phase.COLOUR, left)
    assert (refused(s, f"{dealer}:=g").code, refused(s, f"{dealer}:=g").clause) == ("choice-open", "LB-8")
    assert play(s, f"{left}:=g") == [ColourNamed(left, 2)]
    assert (s.phase, s.turn, s.colour) == (Phase.TURN, left, 2)


@pytest.mark.clause("LB-8")
def test_last_wild_nothing_more_happens() -> None:
    s = table("lb", f"W{REST}")
    over = RoundOver(Ending.WON, 0, ((), (FACE["y1"], FACE["y2"]), (FACE["b1"], FACE["b2"])))
    assert play(s, "0:W=b") == [Laid(0, FACE["W"], How.BY_TURN), over]
    assert s.pile_n == 7


# LB-9


def verdict(others: str, position: str = REST, **options: str | tuple[Program, ...]) -> bool:
    s = table("lb", f"F{others}{position}", **options)
    call = "!" if s.cards(0) == 2 else ""
    (seen,) = [event for event in play(s, f"0:F=g{call}", "1:doubt") if isinstance(event, Doubted)]
    return seen.bluff


@pytest.mark.clause("LB-9")
@pytest.mark.parametrize(
    ("others", "bluff"),
    [
        ("r1g5", True),
        ("rDg5", True),
        ("rRg5", True),
        ("g5b6", False),
        ("g7b6", False),  # a matching number does not count
        ("gRb6", False),  # nor does a Reverse, which goes on any card
        ("Wb6", False),  # black and white cards have no colour
        ("Fb6", False),
        ("X1b6", False),
    ],
)
def test_only_without_the_colour_in_force(others: str, bluff: bool) -> None:
    assert verdict(others, blanks=(Program(text="Sing."),)) is bluff


@pytest.mark.clause("LB-9")
@pytest.mark.parametrize(("others", "bluff"), [("b1g5", True), ("r1g5", False)])
def test_the_colour_in_force_may_be_a_named_one(others: str, bluff: bool) -> None:
    assert verdict(others, "/y1y2/b1b2 y3y4y5y6y7y8y9 W b > turn:0 started=1") is bluff


@pytest.mark.clause("LB-9")
@pytest.mark.parametrize(("held", "bluff"), [("r1b6", True), ("b7b6", False)])
def test_after_drawing_by_choice_the_hand_counts(held: str, bluff: bool) -> None:
    s = table("lb", f"{held}/y1y2/b1b2 y3y4y5y6y7y8F r7 r > turn:0 started=1")
    (seen,) = [event for event in play(s, "0:draw", "0:F=g", "1:doubt") if isinstance(event, Doubted)]
    assert seen.bluff is bluff


@pytest.mark.clause("LB-9")
def test_right_six_and_the_turn_is_lost() -> None:
    s = table("lb", f"Fg5g6{REST}")
    log = play(s, "0:F=g", "1:doubt")
    assert Doubted(1, 0, (FACE["g5"], FACE["g6"]), False) in log
    assert [event.why for event in log if isinstance(event, Drew)] == [Why.CHALLENGE_LOST] * 6
    assert (s.cards(1), s.cards(0), s.turn, s.colour, s.phase) == (8, 2, 2, 2, Phase.TURN)


@pytest.mark.clause("LB-9")
def test_wrong_its_player_draws_and_the_card_stays() -> None:
    s = table("lb", f"Fr1g6{REST}")
    log = play(s, "0:F=g", "1:doubt")
    assert log[3:] == [
        Doubted(1, 0, (FACE["r1"], FACE["g6"]), True),
        *(Drew(0, (FACE[f"y{number}"],), Why.BLUFF) for number in (9, 8, 7, 6)),
    ]
    assert hand(s, 0) == "r1y6y7y8y9g6"
    assert (s.top, s.colour, s.discard_n) == (FACE["F"], 2, 2)  # the named colour stays
    assert (s.phase, s.turn, s.debt, hand(s, 1)) == (Phase.TURN, 1, 0, "y1y2")  # the victim plays
    assert refused(s, "1:y1").code == "does-not-fit"


@pytest.mark.clause("LB-9")
def test_nobody_acts_meanwhile() -> None:
    s = table("lb", f"Fr1g6{REST}")
    assert (refused(s, "1:doubt").code, refused(s, "1:doubt").clause) == ("nothing-to-doubt", "LB-9")
    play(s, "0:F=g")
    assert (refused(s, "2:b1").code, refused(s, "2:b1").clause) == ("challenge-open", "LB-9")
    for move in ("1:pass", "1:y1"):
        assert refused(s, move).clause == "LB-9"
    assert len(s.moves()) == 2


@pytest.mark.clause("LB-9")
def test_believed() -> None:
    s = table("lb", f"Fr1g6{REST}")
    play(s, "0:F=g", "1:draw")
    assert (s.cards(1), s.turn, s.cards(0)) == (6, 2, 2)


@pytest.mark.clause("LB-9")
def test_only_the_challenger_sees_the_hand() -> None:
    s = table("lb", f"Fr1g6{REST}")
    seen = next(event for event in play(s, "0:F=g", "1:doubt") if isinstance(event, Doubted))
    assert redact(seen, 1) == seen
    assert redact(seen, 2) == redact(seen, None) == Doubted(1, 0, (HIDDEN, HIDDEN), True)


@pytest.mark.clause("LB-9")
def test_without_challenge_it_is_refused() -> None:
    s = table("lb", f"Fr5g6{REST}", challenge="off")
    assert (refused(s, "0:F=g").code, refused(s, "0:F=g").clause) == ("wild4-not-allowed", "LB-9")


@pytest.mark.clause("LB-9")
def test_first_wild4_goes_back() -> None:
    for number in range(1000):
        log: list[Event] = []
        s = Round.deal(LB, 3, seed=number.to_bytes(32, "big"), log=log)
        if log[1] == FirstCard(FACE["F"], False):
            assert s.discard_cards() != (FACE["F"],)
            assert s.discard_n == 1
            assert s.shuffles > 1
            return
    raise AssertionError("no deal turns a Wild4")
