"""Hands that change owner, with other options (DE-8b, DE-13a, BB-2): docs/interactions.md."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE
from pioche.classic.codes import Phase
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.events import Reshuffled, Why
from pioche.classic.mechanics import finishing
from tests.classic.clauses.setups import opening
from tests.classic.interactions.meeting import PILE, asked, drawn, winner
from tests.classic.table import allowed, hand, play, refused, table

# The 0 that passes all hands on (DE-13a)


@pytest.mark.clause("DE-13a", "DE-11")
@pytest.mark.parametrize("called", ["0:r0!", "0:r0"])
def test_zero_as_second_to_last_card_under_forced_rotation(called: str) -> None:
    """The one card of seat 0 goes to seat 1, who owes UNO now; whether seat 0 called no longer matters."""
    s = table("de", f"r0y1/r1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", zero_rotation="forced")
    log = play(s, called)
    assert asked(s) == (Phase.ROTATE, 0)
    log += play(s, "0:hands.left")
    assert [hand(s, seat) for seat in range(3)] == ["g1g2g3", "y1", "r1b2b3"]
    assert s.owing == 1 << 1
    assert drawn(log, Why.FORGOT) == {}
    play(s, "1:uno")
    assert not s.owing


@pytest.mark.clause("DE-13a", "DE-11")
def test_who_got_the_last_card_and_forgets_uno_pays() -> None:
    s = table("de", f"r0y1/b1b2b3/r1g2g3 {PILE} r9 r > turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0!", "0:hands.right")  # the one card goes to seat 2, seat 1 is next
    assert s.owing == 1 << 2
    assert hand(s, 1) == "r1g2g3"
    assert drawn(play(s, "1:r1"), Why.FORGOT) == {2: 2}


@pytest.mark.clause("DE-13a", "FR-10")
def test_who_got_the_last_card_can_be_caught() -> None:
    s = table("fr", f"r0y1/b1b2b3/r1g2g3 {PILE} r9 r > turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0")
    assert refused(s, "1:catch.0").code == "choice-open"
    play(s, "0:hands.right")
    assert refused(s, "1:catch.0").code == "catch-nothing"
    assert drawn(play(s, "1:catch.2"), Why.CAUGHT) == {2: 2}


@pytest.mark.clause("DE-13a", "DE-11")
def test_one_card_for_one_card_is_called_again() -> None:
    """UNO was called for the card that was passed on; the card received needs a call of its own."""
    s = table("de", f"r0y1/y2 {PILE} r9 r > turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0!", "0:hands.left")
    assert s.owing == 0b11


@pytest.mark.clause("DE-13a", "DE-11")
def test_hands_that_stay_keep_the_call() -> None:
    s = table("de", f"r0y1/b1b2b3 {PILE} r9 r > turn:0 started=1", zero_rotation="optional")
    play(s, "0:r0!", "0:pass")
    assert not s.owing


@pytest.mark.clause("DE-13a", "DE-12")
def test_zero_as_last_card_wins_first() -> None:
    s = table("de", f"r0/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0!")
    assert winner(s) == 0
    assert hand(s, 1) == "b1b2b3"


@pytest.mark.clause("DE-13a", "DE-12")
def test_zero_as_last_card_without_uno_uno() -> None:
    s = table("de", f"r0/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0")
    assert allowed(s, "0:uno")
    log = play(s, "0:hands.left")  # first the penalty of two cards, then the hands move
    assert drawn(log, Why.FORGOT) == {0: 2}
    assert [s.cards(seat) for seat in range(3)] == [3, 2, 3]
    assert hand(s, 0) == "g1g2g3"


@pytest.mark.clause("DE-13a", "DE-12")
def test_uno_uno_while_the_zero_waits() -> None:
    s = table("de", f"r0/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0", "0:uno")
    assert winner(s) == 0


@pytest.mark.clause("DE-13a", "BB-6")
def test_several_zeros_turn_hands_once() -> None:
    s = table("de", f"r0b0y1y2/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", zero_rotation="forced", multiples="on")
    play(s, "0:r0+b0", "0:hands.left")
    assert [hand(s, seat) for seat in range(3)] == ["g1g2g3", "y1y2", "b1b2b3"]
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("BB-2", "BB-6")
def test_several_sevens_swap_once() -> None:
    s = table("de", f"r7b7y1y2/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", seven_swap="forced", multiples="on")
    play(s, "0:r7+b7", "0:pick.2")
    assert [hand(s, seat) for seat in range(3)] == ["g1g2g3", "b1b2b3", "y1y2"]
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-13a", "BB-2", "LB-5")
@pytest.mark.parametrize(("card", "choice"), [("r0", "0:hands.left"), ("r7", "0:pick.1")])
def test_drawn_card_that_must_be_laid_moves_hands(card: str, choice: str) -> None:
    s = table("lb", f"r1y1/b1b2b3 y2{card} r9 r > turn:0 started=1", zero_rotation="forced", seven_swap="forced")
    play(s, "0:draw")
    assert refused(s, "0:pass").code == "must-lay-drawn"
    play(s, f"0:{card}", choice)
    assert [hand(s, 0), hand(s, 1)] == ["b1b2b3", "r1y1"]


@pytest.mark.clause("DE-13a", "BB-2")
@pytest.mark.parametrize("first", ["r0", "r7"])
def test_first_card_moves_no_hands(first: str) -> None:
    rules = table("de", f"r1/r2 {PILE} r9 r > turn:0", zero_rotation="forced", seven_swap="forced").rules
    s, _ = opening(rules, 3, first)
    assert asked(s) == (Phase.TURN, 1)


@pytest.mark.clause("DE-13a", "BB-2", "LB-10")
def test_blank_that_moves_hands_wins_first_too() -> None:
    for effect in (Effect(Op.PASS_HANDS), Effect(Op.SWAP, at=At.NEXT)):
        s = table("lb", f"X1/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", blanks=(Program((effect,)),))
        play(s, "0:X1")
        assert winner(s) == 0
        assert hand(s, 1) == "b1b2b3"


@pytest.mark.clause("DE-13a", "LB-10")
def test_turning_hands_is_one_thing_and_direction_another() -> None:
    """Hands go in the direction that the player of the 0 chooses, whatever the direction of play."""
    s = table("de", f"r0y1y2/b1b2b3/g1g2g3 {PILE} r9 r < turn:0 started=1", zero_rotation="forced")
    play(s, "0:r0", "0:hands.left")
    assert hand(s, 1) == "y1y2"
    assert asked(s) == (Phase.TURN, 2)


# The 7 that swaps two hands (BB-2)


@pytest.mark.clause("BB-2", "DE-11")
def test_seven_as_second_to_last_card() -> None:
    s = table("de", f"r7y1/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", seven_swap="forced")
    play(s, "0:r7!", "0:pick.2")
    assert [hand(s, seat) for seat in range(3)] == ["g1g2g3", "b1b2b3", "y1"]
    assert s.owing == 1 << 2


@pytest.mark.clause("BB-2", "DE-11")
def test_taking_a_last_card_with_a_seven() -> None:
    """The player could not call with the 7, so they call once they hold one card."""
    s = table("de", f"r7y1y2/b1b2b3/g1 {PILE} r9 r > turn:0 started=1", seven_swap="forced")
    play(s, "0:r7", "0:pick.2")
    assert s.owing == 1
    play(s, "0:uno")
    assert not s.owing


@pytest.mark.clause("BB-2", "DE-12")
@pytest.mark.parametrize("called", [True, False])
def test_seven_as_last_card(called: bool) -> None:
    s = table("de", f"r7/b1b2b3/g1g2g3 {PILE} r9 r > turn:0 started=1", seven_swap="forced")
    play(s, "0:r7!" if called else "0:r7")
    assert winner(s) == (0 if called else None)
    if not called:
        log = play(s, "0:pick.1")
        assert drawn(log, Why.FORGOT) == {0: 2}
        assert [s.cards(seat) for seat in range(3)] == [3, 2, 3]


@pytest.mark.clause("BB-2", "BB-7")
def test_hands_may_be_swapped_with_a_partner() -> None:
    s = table("de", f"r7y1y2/b1b2b3/g1/r1r2r3 {PILE} r9 r > turn:0 started=1", seven_swap="forced", teams="2")
    play(s, "0:r7", "0:pick.2")
    assert hand(s, 0) == "g1"


# Gifts (DE-8b)


@pytest.mark.clause("DE-8b", "DE-11")
def test_giver_and_receiver_and_their_calls() -> None:
    s = table("de", f"Ur8g1y1/r1y2y3/b1b2b3 {PILE} r8 r > turn:0 started=1", uno_card_gift="on")
    play(s, "0:U", "0:give.1.g1y1")
    assert s.owing == 1
    assert drawn(play(s, "1:r1"), Why.FORGOT) == {0: 2}


@pytest.mark.clause("DE-8b", "FR-10")
def test_gift_ends_the_duty_of_who_gets_it() -> None:
    s = table("fr", f"r5y1/Ur1g2g3g4/b1b2b3 {PILE} r9 r > turn:0 started=1", uno_card_gift="on")
    play(s, "0:r5")
    assert allowed(s, "2:catch.0")
    play(s, "1:U", "1:give.0.g2g3")
    assert s.cards(0) == 3
    assert not s.owing


@pytest.mark.clause("DE-8b", "DE-12")
def test_keeping_nothing_costs_two_and_never_wins() -> None:
    s = table("de", f"Ug1y1/y2y3/b1b2b3 {PILE} r8 r > turn:0 started=1", uno_card_gift="on")
    play(s, "0:U")
    assert refused(s, "0:give.1.g1y1!").code == "call-wrong-number"
    log = play(s, "0:give.1.g1y1")
    assert drawn(log, Why.NOTHING_KEPT) == {0: 2}
    assert winner(s) is None


@pytest.mark.clause("DE-8b", "DE-12")
def test_last_uno_card_gives_nothing_and_wins() -> None:
    s = table("de", f"U/y2y3/b1b2b3 {PILE} r8 r > turn:0 started=1", uno_card_gift="on")
    play(s, "0:U!")
    assert winner(s) == 0


@pytest.mark.clause("DE-8a", "DE-8b")
def test_gift_first_then_the_next_owes_four() -> None:
    s = table("de", f"Ur8g1y1/y2y3y4/b1b2b3 {PILE} r8 r > turn:0 started=1", uno_card_gift="on", uno_card_draw4="on")
    play(s, "0:U")
    assert asked(s) == (Phase.GIVE, 0)
    play(s, "0:give.1.g1y1!")
    assert (asked(s), s.debt) == ((Phase.DEBT, 1), 4)


@pytest.mark.clause("DE-8a", "DE-8b")
def test_parrying_uno_card_gives_too() -> None:
    s = table("de", f"Ur8/Uy2y3y4/b1b2b3 {PILE} r8 r > turn:0 started=1", uno_card_gift="on", uno_card_draw4="on")
    play(s, "0:U!", "1:U", "1:give.2.y2y3!")
    assert (asked(s), s.debt, s.cards(2)) == ((Phase.DEBT, 2), 8, 5)


@pytest.mark.clause("DE-8b", "DE-6a")
def test_three_cards_become_four_to_give_two_and_keep_one() -> None:
    """A hint that the book gives under 6a."""
    s = table("de", "Ur8g1/y2y3y4/b1b2b3 y5y6 r8 r > turn:0 started=1", uno_card_gift="on", draw_then_play_any="on")
    play(s, "0:draw", "0:U", "0:give.1.g1y6!")
    assert hand(s, 0) == "r8"
    assert not s.owing


@pytest.mark.clause("DE-8b", "FR-9")
def test_drawn_card_only_means_no_uno_card_from_the_hand() -> None:
    s = table("fr", "Ur8g1/y2y3y4/b1b2b3 y5y6 r8 r > turn:0 started=1", uno_card_gift="on")
    play(s, "0:draw")
    assert refused(s, "0:U").code == "only-drawn-card"


@pytest.mark.clause("DE-8b", "BB-7")
def test_gift_to_a_partner() -> None:
    s = table("de", f"Ur8g1y1/y2y3/b1b2/r1r2 {PILE} r8 r > turn:0 started=1", uno_card_gift="on", teams="2")
    play(s, "0:U", "0:give.2.g1y1!")
    assert s.cards(2) == 4


@pytest.mark.clause("DE-8b", "FR-16")
@pytest.mark.parametrize("option", ["uno_card_gift", "uno_card_draw4"])
@pytest.mark.parametrize(("wild4_if", "bluff"), [("nothing_playable", 1), ("no_colour", 0)])
def test_uno_card_is_another_playable_card_without_colour(option: str, wild4_if: str, bluff: int) -> None:
    s = table("fr", f"FUg1/y2y3/b1b2 {PILE} r8 r > turn:0 started=1", wild4_if=wild4_if, **{option: "on"})
    play(s, "0:F=g")
    assert s.bluff == bluff


@pytest.mark.clause("DE-8b", "FR-22")
def test_wild4_taken_back_from_an_uno_card() -> None:
    """The card below the UnoCard counts again."""
    s = table("fr", f"Fr1g1/y2y3/b1b2 {PILE} r8U r > turn:0 started=1", uno_card_gift="on")
    play(s, "0:F=g", "1:doubt")
    assert (s.top, s.colour, asked(s)) == (FACE["r8"], 0, (Phase.TURN, 1))


@pytest.mark.clause("DE-8b", "FR-18")
@pytest.mark.parametrize("option", ["uno_card_gift", "uno_card_draw4"])
def test_reshuffle_leaves_the_card_that_an_uno_card_shows(option: str) -> None:
    s = table("de", "g1g3/y2y3/b1b2 - y9y8r8UU r > turn:0 started=1", **{option: "on"})
    log = play(s, "0:draw")
    assert Reshuffled(2) in log
    assert [s.discard_cards(), s.top] == [(FACE["r8"], FACE["U"], FACE["U"]), FACE["r8"]]


@pytest.mark.clause("DE-8b", "DE-8a", "FR-19")
def test_points_of_uno_cards_and_blanks() -> None:
    s = table("de", f"UFX1W/r5rDrSrR {PILE} r8 r > turn:0 started=1", uno_card_gift="on", blanks=(Program(),))
    assert finishing.hand_points(s, 0) == 50 + 75 + 50 + 50
    assert finishing.hand_points(s, 1) == 65


# Two of these rules together


@pytest.mark.clause("DE-8b", "DE-13a")
def test_gift_before_a_forced_rotation() -> None:
    """The book: "this has a special charm together with 13a-2". The cards given away come back with the hands."""
    s = table("de", f"Ub0r8g1y1/r1r0b2/g2g3 {PILE} r8 r > turn:0 started=1", uno_card_gift="on", zero_rotation="forced")
    play(s, "0:U", "0:give.1.g1y1", "1:r0", "1:hands.right")
    assert hand(s, 0) == "r1y1g1b2"
    assert [s.cards(seat) for seat in range(3)] == [4, 2, 2]


@pytest.mark.clause("BB-2", "DE-13a")
def test_seven_and_zero_each_act_for_themselves() -> None:
    s = table("de", f"r7y1y2/b1r0b3/g1g2g3 {PILE} r9 r > turn:0 started=1", seven_swap="forced", zero_rotation="forced")
    play(s, "0:r7", "0:pick.2", "1:r0", "1:hands.left")
    assert [hand(s, seat) for seat in range(3)] == ["y1y2", "g1g2g3", "b1b3"]
