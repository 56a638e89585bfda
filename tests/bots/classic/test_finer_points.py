"""Bots of the card game in positions where a house rule reverses the usual best move."""

from __future__ import annotations

import pytest

from pioche.classic.effects import At, Effect, If, Op, Program
from tests.bots.classic.asking import answer
from tests.classic.table import play, table

SENSIBLE = ("heuristic", "strong", "master")
REST = "y1y2y3y4y5y6g8g9b8b9y8y9gSbSyS"  # a pile

BLANK = f"X1r1r2b5/b1b2b3b4/g1g2g3g4g5 {REST} r3r9 r > turn:0 layer=2 started=1"


@pytest.mark.parametrize("name", ["casual", *SENSIBLE])
def test_a_large_debt_is_worth_a_wild4(name: str) -> None:
    """DE-5: keeping it would cost eight cards."""
    position = f"r1r2b5F/r1r2rD/b1b2b3b6b7 {REST}r6r7 r9rDgDyDbD b > debt:0 started=1 debt=8 debt_kind=1 layer=2"
    assert answer(name, table("de", position), 0).startswith("0:F=")


def test_a_small_debt_is_not_worth_a_wild4() -> None:
    position = f"r1y2b5F/r1r2r3r4r5r6/b1b2b3b6b7 {REST}r7 r9gD g > debt:0 started=1 debt=2 debt_kind=1 layer=2"
    assert answer("heuristic", table("de", position), 0) == "0:draw"


@pytest.mark.parametrize("name", ["strong", "master"])
def test_it_names_a_colour_that_it_does_not_hold_to_stop_somebody(name: str) -> None:
    """All cards but red ones are open, so the opponent's last card is red."""
    numbers = "0112233445566778899DDSSRR"
    others = "".join(f"{colour}{number}" for colour in "ygb" for number in numbers)
    position = f"r1r2W/r5 r0r3r4r6r7r8r9r1r2r3r4r5r6r7r8r9 {others} b > turn:0 started=1 layer=1"
    assert answer(name, table("de", position), 0) in ("0:W=y", "0:W=g", "0:W=b")


class TestDoubts:
    """FR-22: what was observed of the player of a Wild4 counts."""

    HAND = "r5r6r7r8g1g2g3g4g5g6g7g8"

    def test_one_who_has_just_drawn_is_believed(self) -> None:
        s = table("fr", f"{self.HAND}/b1b2b3/y1y2y3 {REST}F r9 r > turn:0 layer=2 started=1")
        log = play(s, "0:draw", "0:F=g")
        assert answer("heuristic", s, 1) == "1:doubt"
        assert answer("heuristic", s, 1, seen=log) == "1:draw"

    def test_one_who_lacks_the_colour_is_believed(self) -> None:
        s = table("fr", f"F{self.HAND}/b1b2b3r2/y1y2y3r3r4 {REST} r9 r > turn:2 layer=1 started=1")
        log = play(s, "2:r4", "0:draw", "0:pass", "1:r2", "2:r3", "0:F=g")
        assert answer("heuristic", s, 1) == "1:doubt"
        assert answer("heuristic", s, 1, seen=log) == "1:draw"

    def test_one_who_has_bluffed_is_not(self) -> None:
        s = table("fr", f"Fr5/b1b2b3r2/y1y2y3r3r4 {REST}g1g2g3g4 r9 r > turn:0 layer=2 started=1")
        log = play(s, "0:F=g!", "1:doubt", "1:r2", "2:r3", "0:F=g")
        assert answer("heuristic", s, 1) == "1:draw"
        assert answer("heuristic", s, 1, seen=log) == "1:doubt"


@pytest.mark.parametrize("name", ["casual", *SENSIBLE])
class TestRulesOfTheTable:
    def test_a_card_that_may_not_be_the_last_goes_first(self, name: str) -> None:
        """DE-7a."""
        position = f"Fr1/b1b2b3b4/g1g2g3g4g5g6g7 {REST} r3r9 r > turn:0 layer=2 started=1"
        assert answer(name, table("de", position, no_finish_on_black_draw="on"), 0).startswith("0:F=r")

    def test_it_does_not_go_on_with_a_card_that_gives_its_hand_away(self, name: str) -> None:
        """DE-1b, DE-13a: with the 0 it would get six cards for its one."""
        position = f"r1r0g6/b1b2b3b4b5b6b7b9/g1g2g3g4g5g7 {REST} r3r9 r > turn:0 layer=2 started=1"
        s = table("de", position, sequences="on", zero_rotation="forced")
        play(s, "0:r1")
        assert {answer(name, s, 0, seed) for seed in range(3)} == {"-"}

    def test_it_does_not_jump_in_with_one(self, name: str) -> None:
        """DE-1a, BB-2."""
        position = f"r7g6/r7b2b3b4b5b6b7b9/g1g2g3g4g5g7 {REST} r3r9 r > turn:1 layer=2 started=1"
        s = table("de", position, jump_in="on", seven_swap="forced")
        play(s, "1:r7", "1:pick.2")
        assert {answer(name, s, 0, seed) for seed in range(3)} == {"-"}

    def test_it_begins_a_sequence_where_it_is_longest(self, name: str) -> None:
        """DE-1b."""
        position = f"r1r2r3r4r5r9g6/b1b2b3b4b5b6b7b9/g1g2g3g4g5g7 {REST} r3rS r > turn:0 layer=2 started=1"
        assert answer(name, table("de", position, sequences="on"), 0) in ("0:r1", "0:r5")

    def test_hands_are_not_swapped_with_a_partner(self, name: str) -> None:
        """BB-2, BB-7: partners score together, so it does not matter which of them holds the single card."""
        position = "r7r1r2b9g9/b1b2b3b4/g1/y7y8y9 y1y2y3y4y5y6 r3r9 r > turn:0 layer=3 started=1"
        s = table("de", position, seven_swap="forced", teams="2")
        play(s, "0:r7")
        assert answer(name, s, 0) in ("0:pick.1", "0:pick.3")

    @pytest.mark.parametrize(
        "effects",
        [
            (Effect(Op.DRAW, 3, At.SELF),),
            (Effect(Op.TURN), Effect(Op.DRAW, 2, At.ALL), Effect(Op.DRAW, 2, At.SELF)),
        ],
    )
    def test_a_blank_that_harms_its_player_is_kept(self, name: str, effects: tuple[Effect, ...]) -> None:
        """LB-10."""
        s = table("lb", BLANK, blanks=(Program(effects),))
        assert answer(name, s, 0) in ("0:r1", "0:r2")


@pytest.mark.parametrize(
    "effects",
    [
        (Effect(Op.DRAW, 3, At.OTHERS),),
        (Effect(Op.LOOK), Effect(Op.AGAIN)),
        (Effect(Op.DRAW, 3, At.SELF, condition=If.SELF_AT_LEAST, limit=5), Effect(Op.DRAW, 2, At.NEXT)),
    ],
)
def test_a_blank_that_serves_its_player_is_laid(effects: tuple[Effect, ...]) -> None:
    """LB-10: all effects written on it count, with their conditions."""
    assert answer("heuristic", table("lb", BLANK, blanks=(Program(effects),)), 0) == "0:X1"


def test_hands_go_round_for_the_good_of_a_side() -> None:
    """DE-13a, BB-7: in the other direction it would get two cards, but its partner seven."""
    position = f"r0r1r2r3/b1b2/g1g2g3/y1y2y3/b3b4b5b6b7b8b9/g4g5g6 {REST} r9 r > turn:0 layer=5 started=1"
    s = table("de", position, zero_rotation="forced", teams="3")
    play(s, "0:r0")
    assert answer("heuristic", s, 0) == "0:hands.left"


def test_a_sequence_goes_on_the_longer_way() -> None:
    """DE-1b: two cards upwards, one downwards."""
    position = f"r5r6r7r4g6b2/b1b2b3b4b5b6b7b9/g1g2g3g4g5g7 {REST} r3rS r > turn:0 layer=2 started=1"
    s = table("de", position, sequences="on")
    play(s, "0:r5")
    assert answer("heuristic", s, 0) == "0:r6"


@pytest.mark.parametrize("name", SENSIBLE)
def test_where_everybody_writes_down_their_own_a_wild_is_not_saved_too_long(name: str) -> None:
    """FR-20: an opponent goes out soon, and then it would cost fifty."""
    position = f"Wr1r2b2b3g4/g1/b1b2b3b4 {REST} r3r9 r > turn:0 layer=2 started=1"
    assert answer(name, table("fr", position, scoring="lowest_wins"), 0).startswith("0:W=")
    assert answer("heuristic", table("fr", position), 0) in ("0:r1", "0:r2")
