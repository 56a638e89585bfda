"""LB-10: what a rule on a Blank can do, for each effect, target and condition."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import At, Effect, Op
from pioche.classic.events import (
    HIDDEN,
    ColourNamed,
    Drew,
    Gave,
    HandsPassed,
    HandsSwapped,
    How,
    Laid,
    Looked,
    Skipped,
    Turned,
    Why,
)
from pioche.classic.machine import Round
from pioche.classic.view import redact, view
from tests.classic.clauses.setups import THREE, written
from tests.classic.table import allowed, hand, play, refused

pytestmark = pytest.mark.clause("LB-10")


def counts(s: Round) -> list[int]:
    return [s.cards(seat) for seat in range(s.players)]


@pytest.mark.parametrize(
    ("at", "expected"),
    [(At.NEXT, [2, 5, 3]), (At.PREVIOUS, [2, 3, 5]), (At.SELF, [4, 3, 3]), (At.OTHERS, [2, 5, 5]), (At.ALL, [4, 5, 5])],
)
def test_draw(at: At, expected: list[int]) -> None:
    s = written(THREE, Effect(Op.DRAW, 2, at))
    play(s, "0:X1")
    assert counts(s) == expected
    assert (s.phase, s.turn, s.colour) == (Phase.TURN, 1, 0)  # nobody loses their turn, the colour stays


def test_draw_in_order_of_play() -> None:
    s = written(THREE.replace(" r > ", " r < "), Effect(Op.DRAW, 1, At.ALL))
    drew = [event for event in play(s, "0:X1") if isinstance(event, Drew)]
    assert drew == [Drew(seat, (FACE[card],), Why.EFFECT) for seat, card in ((2, "y9"), (1, "y8"), (0, "y7"))]
    assert s.turn == 2


def test_next_and_previous_follow_the_direction() -> None:
    s = written(THREE.replace(" r > ", " r < "), Effect(Op.DRAW, 1, At.NEXT), Effect(Op.DRAW, 2, At.PREVIOUS))
    play(s, "0:X1")
    assert counts(s) == [2, 5, 4]


@pytest.mark.parametrize(("seat", "after", "before"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_next_and_previous_of_every_seat(seat: int, after: int, before: int) -> None:
    hands = ["r1r2", "g1g2", "b1b2"]
    hands[seat] = "X1" + hands[seat]
    position = f"{'/'.join(hands)} y1y2y3y4y5y6 r9 r > turn:{seat} started=1"
    s = written(position, Effect(Op.DRAW, 1, At.NEXT), Effect(Op.DRAW, 2, At.PREVIOUS))
    play(s, f"{seat}:X1")
    assert (s.cards(seat), s.cards(after), s.cards(before)) == (2, 3, 4)


def test_draw_by_a_chosen_seat() -> None:
    s = written(THREE, Effect(Op.DRAW, 3, At.CHOSEN))
    play(s, "0:X1")
    assert (s.phase, s.turn) == (Phase.CHOOSE, 0)
    assert (refused(s, "0:pick.0").code, refused(s, "0:pick.0").clause) == ("not-that-seat", "LB-10")
    assert refused(s, "0:pick.3").code == "no-such-seat"
    assert (refused(s, "0:pass").code, refused(s, "0:pass").clause) == ("must-choose", "LB-10")
    assert (refused(s, "1:g1").code, refused(s, "1:g1").clause) == ("choice-open", "LB-10")
    assert refused(s, "0:r1").code == "choose-first"
    play(s, "0:pick.2")
    assert (counts(s), s.phase, s.turn) == ([2, 3, 6], Phase.TURN, 1)


def test_debt_costs_the_turn() -> None:
    s = written(THREE, Effect(Op.DEBT, 3))
    play(s, "0:X1")
    assert (counts(s), s.phase, s.turn) == ([2, 6, 3], Phase.TURN, 2)


def test_no_draw_card_answers_a_blank() -> None:
    s = written(
        "X1r1r2/rDgDF/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1",
        Effect(Op.DEBT, 3),
        draw2_parry="draw2_or_wild4",
        wild4_parry="on",
        jump_in="on",
    )
    play(s, "0:X1")
    assert (s.phase, s.turn, s.debt) == (Phase.DEBT, 1, 3)
    for move in ("1:rD", "1:F=r"):
        assert (refused(s, move).code, refused(s, move).clause) == ("does-not-answer", "LB-10")
    assert refused(s, "1:pass").clause == "LB-10"


def test_reverse_returns_a_blanks_debt() -> None:
    s = written(
        "X1r1r2/rRg1/b1b2b3 y1y2y3y4 r9 r > turn:0 layer=2 started=1", Effect(Op.DEBT, 3), reverse_returns_debt="on"
    )
    play(s, "0:X1", "1:rR!")
    play(s, "0:draw")
    assert (counts(s), s.turn, s.direction) == ([5, 1, 3], 2, -1)


@pytest.mark.parametrize(
    ("count", "skipped", "turn"), [(1, [1], 2), (2, [1, 2], 0), (9, [1, 2], 0)], ids=["one", "two", "nine"]
)
def test_skip(count: int, skipped: list[int], turn: int) -> None:
    s = written(THREE, Effect(Op.SKIP, count))
    assert [event for event in play(s, "0:X1") if isinstance(event, Skipped)] == [Skipped(seat) for seat in skipped]
    assert (s.phase, s.turn) == (Phase.TURN, turn)


def test_turn() -> None:
    s = written(THREE, Effect(Op.TURN))
    assert play(s, "0:X1")[-1] == Turned(-1)
    assert (s.turn, s.direction) == (2, -1)


def test_colour() -> None:
    s = written(THREE, Effect(Op.COLOUR))
    play(s, "0:X1")
    assert (s.phase, s.turn, s.colour) == (Phase.COLOUR, 0, 0)
    assert refused(s, "0:pass").code == "must-choose"
    assert play(s, "0:=b") == [ColourNamed(0, 3)]
    assert (s.phase, s.turn, s.colour) == (Phase.TURN, 1, 3)


def test_colour_is_not_named_with_the_card() -> None:
    assert refused(written(THREE, Effect(Op.COLOUR)), "0:X1=b").code == "colour-not-yours"


@pytest.mark.parametrize("move", ["0:hands.left", "0:hands.right"])
def test_pass_hands(move: str) -> None:
    s = written(THREE, Effect(Op.PASS_HANDS))
    play(s, "0:X1")
    assert (s.phase, s.turn) == (Phase.ROTATE, 0)
    assert (refused(s, "0:pass").code, refused(s, "0:pass").clause) == ("must-choose", "LB-10")
    log = play(s, move)
    left = ("b1b2b3", "r1r2", "g1g2g3") if move == "0:hands.left" else ("g1g2g3", "b1b2b3", "r1r2")
    assert tuple(hand(s, seat) for seat in range(3)) == left
    assert isinstance(log[0], HandsPassed)
    assert log[0].direction == (1 if move == "0:hands.left" else -1)
    assert (s.phase, s.turn) == (Phase.TURN, 1)


@pytest.mark.parametrize(("at", "other"), [(At.NEXT, 1), (At.PREVIOUS, 2)])
def test_swap(at: At, other: int) -> None:
    s = written(THREE, Effect(Op.SWAP, at=at))
    log = play(s, "0:X1")
    assert (hand(s, 0), hand(s, other)) == ({1: "g1g2g3", 2: "b1b2b3"}[other], "r1r2")
    assert log[-1] == HandsSwapped(0, other, s.hand(0), s.hand(other))
    assert (s.phase, s.turn) == (Phase.TURN, 1)


def test_swap_with_a_chosen_seat() -> None:
    s = written(THREE, Effect(Op.SWAP, at=At.CHOSEN))
    play(s, "0:X1", "0:pick.2")
    assert (hand(s, 0), hand(s, 1), hand(s, 2)) == ("b1b2b3", "g1g2g3", "r1r2")


def test_who_gets_one_card_by_a_swap_owes_the_call() -> None:
    s = written("X1r1r2/g1/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1", Effect(Op.SWAP))
    play(s, "0:X1")
    assert allowed(s, "2:catch.0")
    assert refused(s, "2:catch.1").code == "catch-nothing"


def test_who_is_swapped_to_one_card_owes_it_too() -> None:
    s = written("X1r1/g1g2/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1", Effect(Op.SWAP))
    play(s, "0:X1!")
    assert (hand(s, 0), hand(s, 1)) == ("g1g2", "r1")
    assert view(s, None).owing == (1,)
    assert allowed(s, "1:uno")


def test_what_is_swapped_back_is_not_owed() -> None:
    s = written("X1r1/g1g2/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1", Effect(Op.SWAP), Effect(Op.SWAP))
    play(s, "0:X1!")
    assert (hand(s, 0), hand(s, 1)) == ("r1", "g1g2")
    assert view(s, None).owing == (0,)  # a new hand, a new call


@pytest.mark.parametrize(("at", "other"), [(At.NEXT, 1), (At.PREVIOUS, 2)])
def test_give(at: At, other: int) -> None:
    s = written(THREE, Effect(Op.GIVE, at=at))
    play(s, "0:X1")
    assert (s.phase, s.turn) == (Phase.GIVE, 0)
    assert refused(s, f"0:give.{3 - other}.r1").code == "not-that-seat"
    assert refused(s, f"0:give.{other}.r1r2").code == "give-exactly"
    assert refused(s, f"0:give.{other}.r5").code == "not-in-hand"
    log = play(s, f"0:give.{other}.r1!")
    assert log[0] == Gave(0, other, (FACE["r1"],))
    assert redact(log[0], 3 - other) == Gave(0, other, (HIDDEN,))
    assert redact(log[0], other) == log[0]
    assert hand(s, 0) == "r2"
    assert hand(s, other) == {1: "r1g1g2g3", 2: "r1b1b2b3"}[other]
    assert refused(s, "1:catch.0").code == "catch-nothing"  # called with the gift


def test_give_two_to_a_chosen_seat() -> None:
    s = written("X1r1r1r2/g1g2/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1", Effect(Op.GIVE, 2, At.CHOSEN))
    play(s, "0:X1")
    assert refused(s, "0:give.1.r1").code == "give-exactly"
    assert refused(s, "0:give.1.r2r2").code == "not-in-hand"
    play(s, "0:give.2.r1r1")
    assert (hand(s, 0), hand(s, 2), s.turn) == ("r2", "r1r1b1b2b3", 1)
    assert allowed(s, "1:catch.0")


def test_too_few_cards_to_give() -> None:
    s = written("X1r1/g1g2/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1", Effect(Op.GIVE, 2))
    play(s, "0:X1!")
    assert (s.phase, s.turn, hand(s, 0)) == (Phase.TURN, 1, "r1")


def test_again() -> None:
    s = written(THREE, Effect(Op.AGAIN))
    play(s, "0:X1")
    assert (s.phase, s.turn) == (Phase.TURN, 0)
    play(s, "0:r1!")
    assert s.turn == 1


@pytest.mark.parametrize(("at", "other"), [(At.NEXT, 1), (At.PREVIOUS, 2)])
def test_look(at: At, other: int) -> None:
    s = written(THREE, Effect(Op.LOOK, at=at))
    seen = play(s, "0:X1")[-1]
    assert seen == Looked(0, other, s.hand(other))
    assert redact(seen, 0) == seen
    for seat in (1, 2, None):
        assert redact(seen, seat) == Looked(0, other, (HIDDEN,) * 3)
    assert s.turn == 1


def test_look_at_a_chosen_seat() -> None:
    s = written(THREE, Effect(Op.LOOK, at=At.CHOSEN))
    assert play(s, "0:X1", "0:pick.2")[-1] == Looked(0, 2, s.hand(2))


@pytest.mark.parametrize(
    "effect",
    [
        Effect(Op.DRAW, 2, At.CHOSEN, optional=True),
        Effect(Op.SWAP, 1, At.CHOSEN, optional=True),
        Effect(Op.LOOK, 1, At.CHOSEN, optional=True),
        Effect(Op.GIVE, 1, At.NEXT, optional=True),
        Effect(Op.PASS_HANDS, optional=True),
    ],
    ids=lambda effect: effect.op.name.lower(),
)
def test_declined(effect: Effect) -> None:
    s = written(THREE, effect)
    assert play(s, "0:X1", "0:pass") == [Laid(0, FACE["X1"], How.BY_TURN)]
    assert (s.phase, s.turn, counts(s)) == (Phase.TURN, 1, [2, 3, 3])


def test_blank_without_effects_keeps_the_colour() -> None:
    s = written(THREE.replace("X1", "X2"))
    play(s, "0:X2")
    assert (s.phase, s.turn, s.colour) == (Phase.TURN, 1, 0)
    assert refused(s, "1:g1").code == "does-not-fit"
