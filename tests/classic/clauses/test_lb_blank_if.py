"""LB-10: conditions, several effects on one Blank, and that all cards of the pack use the same effect language."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import At, Effect, If, Op, Program
from pioche.classic.notation import parse_position
from pioche.classic.rules import Value, program_of
from pioche.classic.view import view
from tests.classic.clauses.setups import THREE, written
from tests.classic.table import hand, play, refused

pytestmark = pytest.mark.clause("LB-10")
UNEVEN = "X1r1r2/g1g2/b1b2b3b4 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1"


@pytest.mark.parametrize(
    ("condition", "limit", "drawn"),
    [
        (If.ALWAYS, 0, [1, 1, 1]),
        (If.SELF_AT_MOST, 2, [1, 1, 1]),
        (If.SELF_AT_MOST, 1, [0, 0, 0]),
        (If.SELF_AT_LEAST, 2, [1, 1, 1]),
        (If.SELF_AT_LEAST, 3, [0, 0, 0]),
        (If.TARGET_AT_MOST, 2, [1, 1, 0]),
        (If.TARGET_AT_MOST, 1, [0, 0, 0]),
        (If.TARGET_AT_LEAST, 3, [0, 0, 1]),
        (If.COLOUR, 0, [1, 1, 1]),
        (If.COLOUR, 1, [0, 0, 0]),
    ],
)
def test_condition_of_a_draw(condition: If, limit: int, drawn: list[int]) -> None:
    s = written(UNEVEN, Effect(Op.DRAW, 1, At.ALL, condition=condition, limit=limit))
    play(s, "0:X1")
    assert [s.cards(seat) - held for seat, held in enumerate((2, 2, 4))] == drawn


@pytest.mark.parametrize(
    "op", [Op.DEBT, Op.SKIP, Op.TURN, Op.COLOUR, Op.PASS_HANDS, Op.AGAIN, Op.SWAP, Op.GIVE, Op.LOOK]
)
def test_condition_that_does_not_hold(op: Op) -> None:
    s = written(UNEVEN, Effect(op, condition=If.SELF_AT_LEAST, limit=3))
    assert len(play(s, "0:X1")) == 1
    assert (s.phase, s.turn, s.direction) == (Phase.TURN, 1, 1)


@pytest.mark.parametrize(
    "op", [Op.DEBT, Op.SKIP, Op.TURN, Op.COLOUR, Op.PASS_HANDS, Op.AGAIN, Op.SWAP, Op.GIVE, Op.LOOK]
)
def test_condition_that_holds(op: Op) -> None:
    one = written(UNEVEN, Effect(op, condition=If.COLOUR, limit=0))
    two = written(UNEVEN, Effect(op))
    assert play(one, "0:X1") == play(two, "0:X1")
    assert (one.phase, one.turn) == (two.phase, two.turn)
    assert (one.phase, one.turn, one.direction) != (Phase.TURN, 1, 1) or op in (Op.SWAP, Op.LOOK)


def test_only_seats_for_which_it_holds_can_be_chosen() -> None:
    s = written(UNEVEN, Effect(Op.SWAP, at=At.CHOSEN, condition=If.TARGET_AT_LEAST, limit=3))
    play(s, "0:X1")
    assert refused(s, "0:pick.1").code == "not-that-seat"
    play(s, "0:pick.2")
    assert hand(s, 0) == "b1b2b3b4"


def test_nobody_to_choose() -> None:
    s = written(UNEVEN, Effect(Op.SWAP, at=At.CHOSEN, condition=If.TARGET_AT_LEAST, limit=5))
    play(s, "0:X1")
    assert (s.phase, s.turn) == (Phase.TURN, 1)


def test_gift_only_to_seats_for_which_it_holds() -> None:
    s = written(UNEVEN, Effect(Op.GIVE, at=At.CHOSEN, condition=If.TARGET_AT_MOST, limit=2))
    play(s, "0:X1")
    assert refused(s, "0:give.2.r1").code == "not-that-seat"
    play(s, "0:give.1.r1!")
    assert hand(s, 1) == "r1g1g2"


# Several effects.


def test_a_seat_is_chosen_once() -> None:
    s = written(THREE, Effect(Op.LOOK, at=At.CHOSEN), Effect(Op.DRAW, 2, At.CHOSEN), Effect(Op.GIVE, 1, At.CHOSEN))
    play(s, "0:X1", "0:pick.2")
    assert (s.phase, s.cards(2)) == (Phase.GIVE, 5)
    assert refused(s, "0:give.1.r1").code == "not-that-seat"
    play(s, "0:give.2.r1!")
    assert (s.phase, s.turn, s.cards(2)) == (Phase.TURN, 1, 6)


def test_a_gift_chooses_too() -> None:
    s = written(THREE, Effect(Op.GIVE, 1, At.CHOSEN), Effect(Op.DRAW, 1, At.CHOSEN))
    play(s, "0:X1", "0:give.2.r1!")
    assert (s.phase, s.turn, [s.cards(seat) for seat in range(3)]) == (Phase.TURN, 1, [1, 3, 5])


def test_a_gift_to_the_next_chooses_nobody() -> None:
    s = written(THREE, Effect(Op.GIVE, 1, At.NEXT), Effect(Op.DRAW, 1, At.CHOSEN))
    play(s, "0:X1", "0:give.1.r1!")
    assert (s.phase, s.turn) == (Phase.CHOOSE, 0)


def test_declined_choice_leaves_the_next_open() -> None:
    s = written(THREE, Effect(Op.DRAW, 1, At.CHOSEN, optional=True), Effect(Op.LOOK, at=At.CHOSEN))
    play(s, "0:X1", "0:pass")
    assert (s.phase, s.turn) == (Phase.CHOOSE, 0)


def test_effects_run_in_the_order_written() -> None:
    s = written(THREE, Effect(Op.DRAW, 1), Effect(Op.TURN), Effect(Op.DRAW, 2))
    play(s, "0:X1")
    assert [s.cards(seat) for seat in range(3)] == [2, 4, 5]


def test_colour_is_named_once() -> None:
    s = written(THREE, Effect(Op.COLOUR), Effect(Op.COLOUR), Effect(Op.DRAW, condition=If.COLOUR, limit=2))
    play(s, "0:X1", "0:=g")
    assert (s.phase, s.turn, s.colour, s.cards(1)) == (Phase.TURN, 1, 2, 4)


def test_debt_and_another_move() -> None:
    s = written(THREE, Effect(Op.DEBT, 2), Effect(Op.AGAIN))
    play(s, "0:X1")
    assert (s.phase, s.turn, s.cards(1), s.again) == (Phase.TURN, 0, 5, 0)


def test_debt_and_another_move_where_debts_wait() -> None:
    s = written(THREE, Effect(Op.DEBT, 2), Effect(Op.AGAIN), jump_in="on")
    play(s, "0:X1")
    assert (s.phase, s.turn) == (Phase.DEBT, 1)
    play(s, "1:draw")
    assert (s.phase, s.turn, s.cards(1), s.again) == (Phase.TURN, 0, 5, 0)


@pytest.mark.parametrize(("skips", "turn"), [(1, 2), (2, 3), (3, 0), (9, 0)])
def test_debt_and_skips(skips: int, turn: int) -> None:
    position = "X1r1r2/g1g2/b1b2/y1y2 y3y4y5 r9 r > turn:0 layer=3 started=1"
    s = written(position, Effect(Op.DEBT, 2), Effect(Op.SKIP, skips))
    play(s, "0:X1")
    assert (s.turn, s.cards(1), s.skips) == (turn, 4, 0)  # the debtor is the first of the seats that sit out


def test_debt_skip_and_another_move() -> None:
    s = written(THREE, Effect(Op.DEBT, 2), Effect(Op.SKIP, 2), Effect(Op.AGAIN))
    play(s, "0:X1")
    assert (s.turn, s.cards(1), s.again, s.skips) == (0, 5, 0, 0)


def test_skip_and_another_move() -> None:
    s = written(THREE, Effect(Op.SKIP), Effect(Op.AGAIN))
    play(s, "0:X1")
    assert (s.turn, s.again, s.skips) == (0, 0, 0)
    play(s, "0:r1!")
    assert s.turn == 1


def test_nothing_is_left_behind() -> None:
    s = written(THREE, Effect(Op.COLOUR), Effect(Op.DRAW, 1, At.CHOSEN), Effect(Op.DEBT, 1))
    play(s, "0:X1", "0:=g", "0:pick.2")
    seen = view(s, None)
    assert (seen.running, seen.at, seen.named, seen.target, seen.debt) == (None, 0, None, None, 0)


def test_debts_of_one_rule_add_up() -> None:
    s = written(THREE, Effect(Op.DEBT, 2), Effect(Op.DEBT, 3))
    play(s, "0:X1")
    assert (s.turn, s.cards(1)) == (2, 8)


# The cards of the pack are programs in the same language.


@pytest.mark.parametrize(
    ("card", "choice", "options"),
    [
        ("rD", [], {}),
        ("rS", [], {}),
        ("rR", [], {}),
        ("r5", [], {}),
        ("r0", ["0:hands.left"], {"zero_rotation": "forced"}),
        ("r0", ["0:pass"], {"zero_rotation": "optional"}),
        ("r7", ["0:pick.2"], {"seven_swap": "forced"}),
        ("U", ["0:give.2.r1r2"], {"uno_card_gift": "on"}),
        ("U", ["0:give.2.r1r2"], {"uno_card_gift": "on", "uno_card_draw4": "on"}),
        ("U", [], {"uno_card_draw4": "on"}),
    ],
)
def test_every_card_can_be_written_on_a_blank(card: str, choice: list[str], options: dict[str, Value | str]) -> None:
    position = "{}r1r2r3/g1g2g3/b1b2b3 y1y2y3y4y5y6 r9 r > turn:0 layer=2 started=1"
    rules = editions.load("classic/lb", options)
    blank = Program(program_of(rules, FACE[card]))
    one = parse_position(position.format(card), rules)
    two = parse_position(position.format("X1"), rules.overlay({"blanks": (blank,)}))
    for s, laid in ((one, card), (two, "X1")):
        play(s, f"0:{laid}", *choice)
        if s.phase == Phase.DEBT:
            play(s, "1:draw")
    assert (one.turn, one.direction, one.phase) == (two.turn, two.direction, two.phase)
    assert [one.hand(seat) for seat in range(3)] == [two.hand(seat) for seat in range(3)]


@pytest.mark.parametrize(("card", "turn", "drawn"), [("W", 1, 0), ("F", 2, 4)])
def test_black_cards_can_be_written_on_a_blank(card: str, turn: int, drawn: int) -> None:
    rules = editions.load("classic/lb")
    s = written(THREE, *program_of(rules, FACE[card]))
    play(s, "0:X1", "0:=g")
    assert (s.turn, s.colour, s.cards(1) - 3) == (turn, 2, drawn)
