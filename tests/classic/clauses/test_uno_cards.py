"""House rules DE-8a and DE-8b: what an UnoCard does if it is in the pack."""

from __future__ import annotations

import pytest

from pioche.classic.cards import FACE, NAMES
from tests.classic.clauses.telling import asked, hands, told
from tests.classic.table import allowed, hand, in_force, play, refused, table

PILE = "y9y8y7y6y5y4y3b9b8b7b6b5"


@pytest.mark.clause("DE-8a")
class TestDrawFour:
    @pytest.mark.parametrize(("seats", "then"), [(2, 0), (3, 2), (4, 2)])
    def test_the_next_draws_four_and_may_not_lay(self, seats: int, then: int) -> None:
        others = "/".join(("r2y2", "g1g2", "g3g4")[: seats - 1])
        s = table("de", f"Ur1b1/{others} {PILE} r4 r > turn:0 started=1", uno_card_draw4="on")
        assert told(play(s, "0:U", "1:draw")) == ["0 lays U", "1 owes 4", "1 draws b5b6b7b8 for debt"]
        assert asked(s) == f"turn:{then}"
        assert refused(s, "1:r2").code == "not-your-turn"

    def test_no_colour_choice(self) -> None:
        s = table("de", f"Ur1b1/r2y2/r3b2 {PILE} r4 r > turn:0 started=1", uno_card_draw4="on")
        refusal = refused(s, "0:U=b")
        assert refusal.code == "colour-not-yours"
        play(s, "0:U", "1:draw")
        assert "rygb"[s.colour] == "r"
        assert allowed(s, "2:r3!")
        assert not allowed(s, "2:b2")

    @pytest.mark.parametrize("top", ["r4", "bD", "yS", "gR", "W", "F"])
    def test_on_any_card(self, top: str) -> None:
        s = table("de", f"Ur1b1/r2y2 {PILE} {top} {in_force(top)} > turn:0 started=1", uno_card_draw4="on")
        assert allowed(s, "0:U")

    def test_parried_by_an_uno_card_amounts_add_up(self) -> None:
        s = table("de", f"Ur1b1/Uy2y1/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_draw4="on")
        assert told(play(s, "0:U", "1:U", "2:draw"))[-2:] == ["2 owes 8", "2 draws b5b6b7b8b9y3y4y5 for debt"]

    @pytest.mark.clause("DE-9")
    @pytest.mark.parametrize(
        ("card", "clause"), [*((card, "DE-8a") for card in ("F=b", "rD", "r2", "rS", "rR")), ("W=b", "DE-9")]
    )
    def test_by_nothing_else(self, card: str, clause: str) -> None:
        s = table("de", f"Ur1b1/FrDWr2rSrR/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_draw4="on")
        play(s, "0:U")
        refusal = refused(s, f"1:{card}")
        assert (refusal.code, refusal.clause) == ("does-not-answer", clause)

    @pytest.mark.parametrize("first", ["F=b", "rD"])
    def test_it_parries_neither_a_wild4_nor_a_draw2(self, first: str) -> None:
        s = table("de", f"FrDb1/Uy2y1/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_draw4="on")
        play(s, f"0:{first}")
        refusal = refused(s, "1:U")
        assert (refusal.code, refusal.clause) == ("does-not-answer", "DE-8a")

    @pytest.mark.clause("DE-3a")
    def test_not_while_being_skipped(self) -> None:
        s = table("de", f"rSb1b2/Uy2y1/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_draw4="on", skip_parry="on")
        play(s, "0:rS")
        assert refused(s, "1:U").code == "being-skipped"

    @pytest.mark.clause("DE-12", "FR-17")
    def test_as_last_card_it_wins_and_counts(self) -> None:
        s = table("de", f"U/y2y1/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_draw4="on")
        assert told(play(s, "0:U!"))[-2:] == ["1 draws b5b6b7b8 for last card", "won by 0"]

    def test_for_matching_the_card_below_counts(self) -> None:
        s = table("de", f"Ub1b2/y2y1/r3b4gDb2 {PILE} r4 r > turn:0 started=1", uno_card_draw4="on")
        play(s, "0:U", "1:draw")
        assert [card for card in ("r3", "b4", "gD", "b2") if allowed(s, f"2:{card}")] == ["r3", "b4"]

    def test_no_gift_unless_that_is_played_too(self) -> None:
        s = table("de", f"Ub1b2b3/y2y1/r3b4 {PILE} r4 r > turn:0 started=1", uno_card_draw4="on")
        play(s, "0:U")
        assert asked(s) == "debt:1"


@pytest.mark.clause("DE-8b")
class TestGift:
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_exactly_two_cards_to_any_one_player(self, seats: int) -> None:
        others = ("y1y2", "g1g2", "b1b2")[: seats - 1]
        for target in range(1, seats):
            position = f"Ur1r2r3r5/{'/'.join(others)} {PILE} r4 r > turn:0 started=1"
            s = table("de", position, uno_card_gift="on")
            assert told(play(s, "0:U")) == ["0 lays U"]
            assert asked(s) == "give:0"
            assert told(play(s, f"0:give.{target}.r2r5")) == [f"0 gives {target} r2r5"]
            assert hand(s, 0) == "r1r3"
            assert s.cards(target) == 4
            assert asked(s) == "turn:1"

    def test_or_nothing(self) -> None:
        s = table("de", f"Ur1r2r3r5/y1y2/g1 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        play(s, "0:U")
        refusal = refused(s, "0:give.1.r1")
        assert (refusal.code, refusal.clause) == ("give-exactly", "DE-8b")
        play(s, "0:pass")
        assert hands(s) == "r1r2r3r5/y1y2/g1"
        assert asked(s) == "turn:1"

    @pytest.mark.parametrize(
        ("move", "code"),
        [
            ("0:give.0.r1r2", "not-that-seat"),
            ("0:give.3.r1r2", "no-such-seat"),
            ("0:give.1.r1r9", "not-in-hand"),
            ("0:give.1.r1r1", "not-in-hand"),
            ("0:give.1.r1r2!", "call-wrong-number"),
            ("0:r1", "choose-first"),
            ("0:draw", "choose-first"),
            ("0:uno", "call-not-owed"),
            ("1:y1", "choice-open"),
            ("1:draw", "choice-open"),
        ],
    )
    def test_meanwhile_nothing_else(self, move: str, code: str) -> None:
        s = table("de", f"Ur1r2r3r5/y1y2/g1 {PILE} r4 r > turn:0 started=1", uno_card_gift="on", jump_in="on")
        play(s, "0:U")
        assert refused(s, move).code == code

    def test_two_identical_cards(self) -> None:
        s = table("de", f"Ur1r1r3r5/y1y2/g1 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        play(s, "0:U", "0:give.2.r1r1")
        assert hands(s) == "r3r5/y1y2/r1r1g1"

    @pytest.mark.clause("DE-11")
    def test_brought_to_one_card_they_owe_uno(self) -> None:
        s = table("de", f"Ur1r2r3/r5y2y3/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        play(s, "0:U", "0:give.2.r1r2")
        assert allowed(s, "0:uno")
        assert told(play(s, "1:r5"))[0] == "0 draws b5b6 for forgot"

    @pytest.mark.clause("DE-11")
    def test_said_with_the_gift(self) -> None:
        s = table("de", f"Ur1r2r3/r5y2y3/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        assert told(play(s, "0:U", "0:give.2.r1r2!", "1:r5")) == [
            "0 lays U",
            "0 gives 2 r1r2",
            "0 says UNO",
            "1 lays r5",
        ]

    def test_not_before_the_gift(self) -> None:
        s = table("de", f"Ur1r2r3/r5y2y3/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        assert refused(s, "0:U!").code == "call-wrong-number"

    def test_keeping_none_costs_two(self) -> None:
        s = table("de", f"Ur1r2/r5y2y3/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        assert told(play(s, "0:U", "0:give.1.r1r2")) == ["0 lays U", "0 gives 1 r1r2", "0 draws b5b6 for nothing kept"]
        assert not s.over
        assert hands(s) == "b5b6/r1r2r5y2y3/g1g2"
        assert asked(s) == "turn:1"

    @pytest.mark.parametrize(("move", "owing"), [("0:U", 0b001), ("0:U!", 0)])
    def test_with_fewer_than_two_left_there_is_no_gift(self, move: str, owing: int) -> None:
        s = table("de", f"Ur1/r5y2y3/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        play(s, move)
        assert hand(s, 0) == "r1"
        assert asked(s) == "turn:1"
        assert s.owing == owing

    @pytest.mark.clause("DE-12")
    def test_as_last_card_it_wins(self) -> None:
        s = table("de", f"U/r5y2y3/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        assert told(play(s, "0:U!"))[-1] == "won by 0"

    @pytest.mark.clause("DE-11")
    def test_who_gets_two_cards_has_nothing_to_call_any_more(self) -> None:
        s = table("de", f"r1r2/Ub3b4b5b6/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        play(s, "0:r1!", "1:U", "1:give.0.b3b4")
        assert hand(s, 0) == "r2b3b4"
        assert s.owing == 0

    def test_for_matching_the_card_below_counts(self) -> None:
        s = table("de", f"Ub5b6b7/r9b4gSb2/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on")
        play(s, "0:U", "0:pass")
        assert [card for card in ("r9", "b4", "gS", "b2") if allowed(s, f"1:{card}")] == ["r9", "b4"]
        s = table("de", f"Ub5b6b7/rDb4gSb2/g1g2 {PILE} bS b > turn:0 started=1", uno_card_gift="on")
        play(s, "0:U", "0:pass")
        assert [card for card in ("rD", "b4", "gS", "b2") if allowed(s, f"1:{card}")] == ["b4", "gS", "b2"]

    def test_below_a_wild_the_colour_it_named(self) -> None:
        s = table("de", f"Ub5b6b7/gSb4 {PILE} W g > turn:0 started=1", uno_card_gift="on")
        play(s, "0:U", "0:pass")
        assert [card for card in ("gS", "b4") if allowed(s, f"1:{card}")] == ["gS"]

    @pytest.mark.clause("FR-18")
    def test_a_new_pile_leaves_the_card_below(self) -> None:
        s = table("de", "Ub5b6b7/y1y2 - g1g2r4 r > turn:0 started=1", uno_card_gift="on")
        play(s, "0:U", "0:pass", "1:draw")
        assert [NAMES[face] for face in s.discard_cards()] == ["r4", "U"]
        assert NAMES[s.top] == "r4"

    @pytest.mark.clause("DE-1a", "DE-11", "DE-12")
    def test_the_books_example(self) -> None:
        """A red 8 on top. A has four cards, lays an UnoCard, gives two to B, keeps the other red 8 and calls UNO.

        Then A jumps in at once and calls UNO UNO.
        """
        s = table("de", f"Ur8g3b3/y1y2/g5g6 {PILE} r8 r > turn:0 started=1", uno_card_gift="on", jump_in="on")
        assert told(play(s, "0:U", "0:give.1.g3b3!", "0:r8!")) == [
            "0 lays U",
            "0 gives 1 g3b3",
            "0 says UNO",
            "0 jumps in with r8",
            "0 says UNO UNO",
            "won by 0",
        ]
        assert hands(s) == "-/y1y2g3b3/g5g6"

    @pytest.mark.clause("DE-1a", "DE-11", "DE-12")
    def test_the_books_example_without_a_word(self) -> None:
        s = table("de", f"Ur8g3b3/r9y2y3/g5g6 {PILE} r8 r > turn:0 started=1", uno_card_gift="on", jump_in="on")
        play(s, "0:U", "0:give.1.g3b3", "0:r8")
        assert not s.over
        assert told(play(s, "1:r9"))[0] == "0 draws b5b6 for forgot"


@pytest.mark.clause("DE-8a", "DE-8b")
class TestBoth:
    def test_gift_first_then_the_next_owes_four(self) -> None:
        s = table("de", f"Ur1r2r3/y1y2/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on", uno_card_draw4="on")
        assert told(play(s, "0:U", "0:give.1.r1r2!", "1:draw")) == [
            "0 lays U",
            "0 gives 1 r1r2",
            "0 says UNO",
            "1 owes 4",
            "1 draws b5b6b7b8 for debt",
        ]

    def test_declined_the_next_owes_all_the_same(self) -> None:
        s = table("de", f"Ur1r2r3/y1y2/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on", uno_card_draw4="on")
        assert told(play(s, "0:U", "0:pass"))[-1] == "1 owes 4"

    def test_a_parry_brings_its_own_gift(self) -> None:
        s = table("de", f"Ur1r2r3/Uy1y2y3/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on", uno_card_draw4="on")
        play(s, "0:U", "0:pass", "1:U")
        assert asked(s) == "give:1"
        assert told(play(s, "1:give.0.y1y2!"))[-1] == "2 owes 8"

    def test_an_uno_card_received_may_parry(self) -> None:
        s = table("de", f"UUr2r3/y1y2/g1g2 {PILE} r4 r > turn:0 started=1", uno_card_gift="on", uno_card_draw4="on")
        play(s, "0:U", "0:give.1.r2U!")
        assert hand(s, 1) == "r2y1y2U"
        assert allowed(s, "1:U")

    @pytest.mark.clause("DE-1a")
    def test_the_books_example_with_both(self) -> None:
        s = table(
            "de",
            f"Ur8g3b3/y1y2/g5g6 {PILE} r8 r > turn:0 started=1",
            uno_card_gift="on",
            uno_card_draw4="on",
            jump_in="on",
        )
        assert told(play(s, "0:U", "0:give.1.g3b3!", "0:r8!"))[-3:] == [
            "0 says UNO UNO",
            "1 draws b5b6b7b8 for last card",
            "won by 0",
        ]

    @pytest.mark.clause("DE-0")
    def test_four_in_the_pack_fifty_points_each(self) -> None:
        s = table("de", f"r5/UUUU {PILE} r4 r > turn:0 started=1", uno_card_gift="on", uno_card_draw4="on")
        assert s.rules.book.points_of(FACE["U"]) == 50
        with pytest.raises(ValueError, match="too-many-cards"):
            table("de", f"r5/UUUUU {PILE} r4 r > turn:0 started=1", uno_card_gift="on")

    @pytest.mark.clause("DE-13a")
    def test_two_cards_to_the_left_and_all_hands_on(self) -> None:
        """The book mentions a special charm of this rule together with 13a-2."""
        s = table(
            "de",
            f"Ur0b1b2b3/y1y2/g1 {PILE} r4 r > turn:0 started=1",
            uno_card_gift="on",
            zero_rotation="forced",
        )
        play(s, "0:U", "0:give.1.b1b2", "1:draw", "1:pass", "2:draw", "2:pass", "0:r0!", "0:hands.right")
        assert hands(s) == "y1y2b1b2b5/g1b6/b3"
        assert s.owing == 0b100
