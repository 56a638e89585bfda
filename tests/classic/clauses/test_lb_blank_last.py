"""LB-10: a Blank as last card (its rule runs before scoring), and which rules are refused."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import At, Effect, If, Op, Program
from pioche.classic.events import Ending, RoundOver
from pioche.classic.mechanics.scoring import score
from pioche.engine.refusal import Refused
from tests.classic.clauses.setups import written
from tests.classic.table import hand, play, refused, table

pytestmark = pytest.mark.clause("LB-10")
LAST = "X1/g1g2/b1b2b3 y1y2y3y4y5 r9 r > turn:0 layer=2 started=1"


@pytest.mark.parametrize(
    ("effect", "left"),
    [
        (Effect(Op.DRAW, 2, At.NEXT), ["-", "y4y5g1g2", "b1b2b3"]),
        (Effect(Op.DRAW, 2, At.PREVIOUS), ["-", "g1g2", "y4y5b1b2b3"]),
        (Effect(Op.DRAW, 1, At.OTHERS), ["-", "y5g1g2", "y4b1b2b3"]),
        (Effect(Op.DRAW, 1, At.ALL), ["-", "y5g1g2", "y4b1b2b3"]),
        (Effect(Op.DRAW, 2, At.SELF), ["-", "g1g2", "b1b2b3"]),
        (Effect(Op.DRAW, 1, At.ALL, condition=If.TARGET_AT_LEAST, limit=3), ["-", "g1g2", "y5b1b2b3"]),
        (Effect(Op.DRAW, 1, At.NEXT, condition=If.SELF_AT_MOST, limit=0), ["-", "y5g1g2", "b1b2b3"]),
        (Effect(Op.DEBT, 2), ["-", "y4y5g1g2", "b1b2b3"]),
        (Effect(Op.DEBT, 9), ["-", "r9y1y2y3y4y5g1g2", "b1b2b3"]),  # the 9 is reshuffled too: all cards there are
        (Effect(Op.SKIP), ["-", "g1g2", "b1b2b3"]),
        (Effect(Op.TURN), ["-", "g1g2", "b1b2b3"]),
        (Effect(Op.COLOUR), ["-", "g1g2", "b1b2b3"]),
        (Effect(Op.PASS_HANDS), ["-", "g1g2", "b1b2b3"]),
        (Effect(Op.SWAP), ["-", "g1g2", "b1b2b3"]),
        (Effect(Op.GIVE), ["-", "g1g2", "b1b2b3"]),
        (Effect(Op.AGAIN), ["-", "g1g2", "b1b2b3"]),
        (Effect(Op.LOOK), ["-", "g1g2", "b1b2b3"]),
    ],
    ids=lambda value: f"{value.op.name}-{value.at.name}".lower() if isinstance(value, Effect) else "",
)
def test_its_player_has_won(effect: Effect, left: list[str]) -> None:
    s = written(LAST, effect)
    over = play(s, "0:X1")[-1]
    assert [hand(s, seat) for seat in range(3)] == left
    assert over == RoundOver(Ending.WON, 0, tuple(s.hand(seat) for seat in range(3)))
    assert (s.phase, s.winner) == (Phase.OVER, 0)


def test_effects_on_others_are_carried_out_before_the_count() -> None:
    s = written(LAST, Effect(Op.TURN), Effect(Op.DEBT, 2))
    play(s, "0:X1")
    assert hand(s, 2) == "y4y5b1b2b3"  # the next seat after the reversal
    assert score(s, s.rules.scoring).points == (1 + 2 + 1 + 2 + 3 + 4 + 5, 0, 0)


def test_they_still_choose_who_draws() -> None:
    s = written(LAST, Effect(Op.DRAW, 2, At.CHOSEN))
    play(s, "0:X1")
    assert (s.phase, s.turn) == (Phase.CHOOSE, 0)
    assert refused(s, "1:draw").code == "choice-open"
    assert refused(s, "0:pick.0").code == "not-that-seat"
    play(s, "0:pick.2")
    assert (s.phase, s.winner, hand(s, 2)) == (Phase.OVER, 0, "y4y5b1b2b3")


def test_they_may_let_it_be() -> None:
    s = written(LAST, Effect(Op.DRAW, 2, At.CHOSEN, optional=True))
    play(s, "0:X1", "0:pass")
    assert (s.phase, s.winner, s.pile_n) == (Phase.OVER, 0, 5)


def test_second_to_last_with_the_call() -> None:
    s = written("X1r5/g1g2/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1", Effect(Op.DRAW, 1))
    play(s, "0:X1!")
    assert refused(s, "1:catch.0").code == "catch-nothing"


def test_drawing_themselves_makes_the_call_void() -> None:
    s = written("X1r5/g1g2/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1", Effect(Op.DRAW, 1, At.SELF))
    play(s, "0:X1")
    assert hand(s, 0) == "r5y3"
    assert refused(s, "1:catch.0").code == "catch-nothing"


# The rules of Blanks are data, and refused if they cannot be played.


@pytest.mark.parametrize(
    ("effect", "code"),
    [
        (Effect(Op.DRAW, 0), "effect-count"),
        (Effect(Op.DRAW, 11), "effect-count"),
        (Effect(Op.DEBT, 11), "effect-count"),
        (Effect(Op.SKIP, 10), "effect-count"),
        (Effect(Op.GIVE, 3), "effect-count"),
        (Effect(Op.TURN, 2), "effect-count"),
        (Effect(Op.AGAIN, 2), "effect-count"),
        (Effect(Op.DRAW, -1), "effect-count"),
        (Effect(Op.DEBT, 2, At.SELF), "effect-target"),
        (Effect(Op.DEBT, 2, At.CHOSEN), "effect-target"),
        (Effect(Op.SKIP, 1, At.PREVIOUS), "effect-target"),
        (Effect(Op.TURN, 1, At.ALL), "effect-target"),
        (Effect(Op.COLOUR, 1, At.OTHERS), "effect-target"),
        (Effect(Op.PASS_HANDS, 1, At.ALL), "effect-target"),
        (Effect(Op.SWAP, 1, At.SELF), "effect-target"),
        (Effect(Op.GIVE, 1, At.OTHERS), "effect-target"),
        (Effect(Op.AGAIN, 1, At.CHOSEN), "effect-target"),
        (Effect(Op.LOOK, 1, At.ALL), "effect-target"),
        (Effect(Op.DRAW, 1, At.NEXT, optional=True), "effect-optional"),
        (Effect(Op.SWAP, 1, At.NEXT, optional=True), "effect-optional"),
        (Effect(Op.LOOK, 1, At.PREVIOUS, optional=True), "effect-optional"),
        (Effect(Op.SKIP, optional=True), "effect-optional"),
        (Effect(Op.COLOUR, optional=True), "effect-optional"),
        (Effect(Op.DRAW, condition=If.SELF_AT_MOST, limit=-1), "effect-limit"),
        (Effect(Op.DRAW, condition=If.SELF_AT_MOST, limit=116), "effect-limit"),
        (Effect(Op.DRAW, condition=If.COLOUR, limit=4), "effect-limit"),
        (Effect(Op.SKIP, condition=If.TARGET_AT_MOST, limit=1), "effect-condition"),
        (Effect(Op.DEBT, condition=If.TARGET_AT_LEAST, limit=1), "effect-condition"),
    ],
)
def test_rule_that_cannot_be_played(effect: Effect, code: str) -> None:
    with pytest.raises(Refused) as caught:
        Program((Effect(Op.TURN), effect))
    assert (caught.value.refusal.code, caught.value.refusal.clause) == (code, "LB-10")
    assert ("number", 2) in caught.value.refusal.args


def test_length_of_a_rule() -> None:
    assert len(Program((Effect(Op.TURN),) * 8, "x" * 200).effects) == 8
    with pytest.raises(Refused, match="program-too-long"):
        Program((Effect(Op.TURN),) * 9)
    with pytest.raises(Refused, match="program-text-too-long"):
        Program(text="x" * 201)


def test_up_to_three_blanks_each_with_its_own_rule() -> None:
    rules = (Program((Effect(Op.TURN),)), Program((Effect(Op.SKIP),)), Program((Effect(Op.TURN),)))
    for number in range(4):
        assert editions.load("classic/lb", {"blanks": rules[:number]}).cards() == 108 + number
    with pytest.raises(Refused) as caught:
        editions.load("classic/lb", {"blanks": (*rules, Program())})
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("option-range", "LB-10")


def test_each_blank_does_what_is_written_on_it() -> None:
    rules = (Program((Effect(Op.TURN),)), Program((Effect(Op.SKIP),)), Program((Effect(Op.DRAW, 1),)))
    book = editions.load("classic/lb", {"blanks": rules}).book
    assert [book.copies_of(FACE[name]) for name in ("X1", "X2", "X3")] == [1, 1, 1]
    position = "X1X2X3r1r2/g1g2/b1b2 y1y2 r9 r > turn:0 layer=2 started=1"
    for card, turn, direction, cards in (("X1", 2, -1, 2), ("X2", 2, 1, 2), ("X3", 1, 1, 3)):
        s = table("lb", position, blanks=rules)
        play(s, f"0:{card}")
        assert (s.turn, s.direction, s.cards(1)) == (turn, direction, cards)
