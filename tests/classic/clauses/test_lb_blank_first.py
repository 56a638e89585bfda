"""LB-10: a Blank as first discard. The dealer's left names the colour and makes the choices; the rule acts on them."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import At, Effect, If, Op, Program
from pioche.classic.events import ColourNamed, Drew, FirstCard, Skipped, Turned, Why
from tests.classic.clauses.setups import OPENED, opening, written
from tests.classic.table import allowed, hand, play, refused

pytestmark = pytest.mark.clause("LB-10")


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_left_names_the_colour_and_starts(dealer: int) -> None:
    rules = editions.load("classic/lb", {"blanks": (Program(text="Sing."),)})
    s, log = opening(rules, 3, "X1", dealer)
    left = (dealer + 1) % 3
    assert log[-1] == FirstCard(FACE["X1"], True)
    assert (s.phase, s.turn) == (Phase.COLOUR, left)
    assert (refused(s, f"{dealer}:=g").code, refused(s, f"{dealer}:=g").clause) == ("choice-open", "LB-10")
    assert refused(s, f"{left}:draw").code == "choose-first"
    assert refused(s, f"{left}:pass").code == "must-choose"
    assert play(s, f"{left}:=g") == [ColourNamed(left, 2)]
    assert (s.phase, s.turn, s.colour, s.direction) == (Phase.TURN, left, 2, 1)


def test_left_is_the_one_it_acts_on() -> None:
    s = written(OPENED, Effect(Op.DRAW, 2))
    assert play(s, "1:=b")[1:] == [Drew(1, (FACE["y9"],), Why.EFFECT), Drew(1, (FACE["y8"],), Why.EFFECT)]
    assert (s.phase, s.turn) == (Phase.TURN, 1)  # seat 1 moves first: the rule does not skip it


def test_rule_that_skips_them() -> None:
    s = written(OPENED, Effect(Op.SKIP))
    assert play(s, "1:=b")[1:] == [Skipped(1)]
    assert (s.phase, s.turn) == (Phase.TURN, 2)


def test_debt_is_theirs_and_costs_the_turn() -> None:
    s = written(OPENED, Effect(Op.DEBT, 2))
    play(s, "1:=b")
    assert (hand(s, 1), s.phase, s.turn) == ("y8y9g1g2g3", Phase.TURN, 2)


def test_rule_that_turns_lets_them_start() -> None:
    s = written(OPENED, Effect(Op.TURN), Effect(Op.DRAW, 1))
    assert play(s, "1:=g")[1:] == [Turned(-1), Drew(1, (FACE["y9"],), Why.EFFECT)]
    assert (s.phase, s.turn, s.direction) == (Phase.TURN, 1, -1)
    play(s, "1:g1")
    assert s.turn == 0


def test_rule_that_turns_and_skips() -> None:
    s = written(OPENED, Effect(Op.TURN), Effect(Op.SKIP))
    assert play(s, "1:=g")[-1] == Skipped(1)
    assert (s.turn, s.direction) == (0, -1)


def test_two_seats_turned() -> None:
    s = written("r1r2r3/g1g2g3 y1y2y3 X1 - > colour:1 layer=0 actor=1 running=X1", Effect(Op.TURN))
    play(s, "1:=g")
    assert (s.turn, s.direction) == (1, -1)


def test_they_are_the_player_of_the_rule() -> None:
    s = written(OPENED, Effect(Op.DRAW, 1, At.SELF), Effect(Op.DRAW, 2, At.CHOSEN))
    play(s, "1:=b")
    assert (s.phase, s.turn, hand(s, 1)) == (Phase.CHOOSE, 1, "y9g1g2g3")
    assert refused(s, "1:pick.1").code == "not-that-seat"
    assert play(s, "1:pick.0") == [Drew(0, (FACE["y8"],), Why.EFFECT), Drew(0, (FACE["y7"],), Why.EFFECT)]
    assert (s.phase, s.turn) == (Phase.TURN, 1)


@pytest.mark.parametrize("op", [Op.GIVE, Op.SWAP, Op.LOOK])
def test_nobody_gives_to_themselves(op: Op) -> None:
    s = written(OPENED, Effect(op))
    assert play(s, "1:=b") == [ColourNamed(1, 3)]
    assert (s.phase, s.turn, hand(s, 1)) == (Phase.TURN, 1, "g1g2g3")


def test_between_two_the_previous_is_oneself_too() -> None:
    s = written("r1r2r3/g1g2g3 y1y2y3 X1 - > colour:1 layer=0 actor=1 running=X1", Effect(Op.GIVE, 2, At.PREVIOUS))
    play(s, "1:=b")
    assert (s.phase, s.turn, hand(s, 1)) == (Phase.TURN, 1, "g1g2g3")


def test_they_give_to_the_previous() -> None:
    s = written(OPENED, Effect(Op.GIVE, 1, At.PREVIOUS))
    play(s, "1:=b", "1:give.2.g1")
    assert (hand(s, 1), hand(s, 2), s.phase, s.turn) == ("g2g3", "g1b1b2b3", Phase.TURN, 1)


def test_moving_again_means_nothing_before_the_first_move() -> None:
    s = written(OPENED, Effect(Op.AGAIN))
    play(s, "1:=g", "1:g1")
    assert (s.phase, s.turn) == (Phase.TURN, 2)


def test_their_own_condition_is_looked_at_once() -> None:
    s = written(OPENED, Effect(Op.DRAW, 1, At.ALL, condition=If.SELF_AT_MOST, limit=3))
    play(s, "1:=b")
    assert [s.cards(seat) for seat in range(3)] == [4, 4, 4]  # although seat 1 is the first to draw


def test_colour_that_the_rule_names_is_the_one_named() -> None:
    s = written(OPENED, Effect(Op.COLOUR), Effect(Op.DRAW, condition=If.COLOUR, limit=3))
    play(s, "1:=b")
    assert (s.phase, s.turn, s.colour, s.cards(1)) == (Phase.TURN, 1, 3, 4)


def test_it_is_covered_by_the_colour_named() -> None:
    s = written(OPENED)
    play(s, "1:=b")
    assert refused(s, "1:g1").code == "does-not-fit"
    assert allowed(s, "1:draw")
