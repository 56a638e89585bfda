"""House rule DE-13a: a 0 passes all hands on; voluntary (13a-1) or compulsory (13a-2)."""

from __future__ import annotations

import pytest

from tests.classic.clauses.telling import asked, hands, told
from tests.classic.table import allowed, play, refused, table


@pytest.mark.clause("DE-13a")
class TestRotation:
    @pytest.mark.parametrize(
        ("cards", "left", "right"),
        [
            ("r0r1r2/y1y2", "y1y2/r1r2", "y1y2/r1r2"),
            ("r0r1r2/y1y2/g1g2", "g1g2/r1r2/y1y2", "y1y2/g1g2/r1r2"),
            ("r0r1r2/y1y2/g1g2/b1b2", "b1b2/r1r2/y1y2/g1g2", "y1y2/g1g2/b1b2/r1r2"),
            ("r0r1r2/y1y2/g1g2/b1b2/W", "W/r1r2/y1y2/g1g2/b1b2", "y1y2/g1g2/b1b2/W/r1r2"),
        ],
    )
    @pytest.mark.parametrize("how", ["optional", "forced"])
    @pytest.mark.parametrize("direction", [">", "<"])
    def test_the_layer_names_the_way_round(self, cards: str, left: str, right: str, how: str, direction: str) -> None:
        """Left means clockwise, whatever the direction of play."""
        for way, after in (("left", left), ("right", right)):
            s = table("de", f"{cards} y9y8 r4 r {direction} turn:0 started=1", zero_rotation=how)
            assert told(play(s, "0:r0")) == ["0 lays r0"]
            assert asked(s) == "rotate:0"
            assert told(play(s, f"0:hands.{way}")) == [f"hands {way}"]
            assert hands(s) == after
            assert asked(s) == f"turn:{1 if direction == '>' else s.players - 1}"

    def test_optional_they_may_leave_it(self) -> None:
        s = table("de", "r0r1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", zero_rotation="optional")
        play(s, "0:r0", "0:pass")
        assert hands(s) == "r1r2/y1y2/g1g2"
        assert asked(s) == "turn:1"

    def test_forced_they_may_not(self) -> None:
        s = table("de", "r0r1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", zero_rotation="forced")
        play(s, "0:r0")
        refusal = refused(s, "0:pass")
        assert (refusal.code, refusal.clause) == ("must-choose", "DE-13a")

    @pytest.mark.parametrize(
        ("move", "code"),
        [
            ("1:pass", "choice-open"),
            ("1:hands.left", "choice-open"),
            ("1:draw", "choice-open"),
            ("1:r1", "choice-open"),
            ("0:r1", "choose-first"),
            ("0:pick.1", "choose-first"),
        ],
    )
    def test_nobody_else_opts_out(self, move: str, code: str) -> None:
        s = table("de", "r0r1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", zero_rotation="optional")
        play(s, "0:r0")
        refusal = refused(s, move)
        assert (refusal.code, refusal.clause) == (code, "DE-13a")

    def test_off(self) -> None:
        s = table("de", "r0r1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1")
        play(s, "0:r0")
        assert asked(s) == "turn:1"


@pytest.mark.clause("DE-13a", "DE-11")
class TestUnoAfterwards:
    def test_who_then_holds_one_card_owes_uno(self) -> None:
        s = table("de", "r0r1/y1y2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="forced")
        play(s, "0:r0!", "0:hands.left")
        assert hands(s) == "g1g2/r1/y1y2"
        assert s.owing == 0b010
        assert told(play(s, "1:uno")) == ["1 says UNO"]

    def test_the_layer_too_although_they_called_with_the_zero(self) -> None:
        s = table("de", "r0r1/y1y2/g1 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="forced")
        play(s, "0:r0!", "0:hands.left")
        assert hands(s) == "g1/r1/y1y2"
        assert s.owing == 0b011

    def test_it_falls_due_when_another_lays(self) -> None:
        s = table("de", "r0r1/y1y2/g1 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="forced")
        play(s, "0:r0", "0:hands.left")
        assert told(play(s, "1:r1!")) == ["0 draws y6y7 for forgot", "1 lays r1", "1 says UNO UNO", "won by 1"]

    def test_their_own_card_laid_does_not_make_it_due(self) -> None:
        s = table("de", "r0r1/y1y2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="forced")
        play(s, "0:r0", "0:hands.left")
        assert told(play(s, "1:r1!"))[-1] == "won by 1"

    def test_a_call_made_before_goes_with_the_hand_it_was_made_for(self) -> None:
        s = table("de", "r9r8r0/y1y2/r1r2 y9y8y7y6 r4 r > turn:2 started=1", zero_rotation="forced")
        play(s, "2:r1!", "0:r0", "0:hands.right")
        assert hands(s) == "y1y2/r2/r8r9"
        assert s.owing == 0b010

    def test_declined_the_call_with_the_zero_holds(self) -> None:
        s = table("de", "r0r1/y1y2/g1 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="optional")
        play(s, "0:r0!", "0:pass")
        assert s.owing == 0


@pytest.mark.clause("DE-13a", "DE-12")
class TestLastCard:
    @pytest.mark.parametrize("how", ["optional", "forced"])
    def test_a_zero_as_last_card_wins_first(self, how: str) -> None:
        s = table("de", "r0/y1y2/g1 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation=how)
        assert told(play(s, "0:r0!")) == ["0 lays r0", "0 says UNO UNO", "won by 0"]
        assert hands(s) == "-/y1y2/g1"

    def test_unsaid_two_cards_then_rotate(self) -> None:
        s = table("de", "r0/y1y2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="forced")
        assert told(play(s, "0:r0", "0:hands.left")) == ["0 lays r0", "0 draws y6y7 for forgot", "hands left"]
        assert hands(s) == "g1g2/y6y7/y1y2"
        assert asked(s) == "turn:1"
        assert not allowed(s, "0:uno")

    def test_said_while_they_still_choose(self) -> None:
        s = table("de", "r0/y1y2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="forced")
        assert told(play(s, "0:r0", "0:uno"))[1:] == ["0 says UNO UNO", "won by 0"]
        assert hands(s) == "-/y1y2/g1g2"

    def test_declined_they_may_still_say_it_in_time(self) -> None:
        s = table("de", "r0/y1y2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="optional")
        play(s, "0:r0", "0:pass", "1:draw")
        assert told(play(s, "0:uno"))[-1] == "won by 0"

    @pytest.mark.clause("FR-11")
    def test_over_edition_fr_it_simply_wins(self) -> None:
        s = table("fr", "r0/y1y2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", zero_rotation="forced")
        assert told(play(s, "0:r0"))[-1] == "won by 0"


@pytest.mark.clause("DE-13a", "DE-1b")
class TestInSequences:
    def test_each_zero_rotates_and_the_sequence_goes_on_from_the_new_hand(self) -> None:
        s = table("de", "r0b1b2/y1y2/r1r2g1 y9y8 r4 r > turn:0 started=1", zero_rotation="forced", sequences="on")
        play(s, "0:r0", "0:hands.left")
        assert hands(s) == "r1r2g1/b1b2/y1y2"
        assert told(play(s, "0:r1", "0:r2!")) == ["0 goes on with r1", "0 goes on with r2", "0 says UNO"]
        assert asked(s) == "turn:1"

    def test_the_card_of_the_old_hand_is_gone(self) -> None:
        s = table("de", "r0r1b2/y1y2/r2g1g2 y9y8 r4 r > turn:0 started=1", zero_rotation="forced", sequences="on")
        play(s, "0:r0", "0:hands.left")
        assert refused(s, "0:r1").code == "not-in-hand"

    def test_a_zero_at_the_end_of_a_run(self) -> None:
        s = table("de", "r2r1r0b2b3/y1y2/r1g2 y9y8 r4 r > turn:0 started=1", zero_rotation="forced", sequences="on")
        play(s, "0:r2", "0:r1", "0:r0", "0:hands.left")
        assert hands(s) == "r1g2/b2b3/y1y2"
        assert refused(s, "0:r1").code == "not-your-turn"  # a sequence going down ends at 0

    @pytest.mark.clause("DE-1a")
    def test_a_run_after_a_jump_in(self) -> None:
        s = table(
            "de",
            "r1g8g9/y1y2/r1r0b1b2 y9y8 r4 r > turn:0 started=1",
            zero_rotation="forced",
            sequences="on",
            jump_in="on",
        )
        assert told(play(s, "0:r1", "2:r1", "2:r0", "2:hands.left"))[-2:] == ["2 goes on with r0", "hands left"]
        assert hands(s) == "b1b2/g8g9/y1y2"
        assert asked(s) == "turn:0"

    @pytest.mark.clause("DE-6")
    def test_a_drawn_zero_rotates(self) -> None:
        s = table("de", "b1b2/y1y2/g1g2 y9r0 r4 r > turn:0 started=1", zero_rotation="forced")
        play(s, "0:draw", "0:r0", "0:hands.right")
        assert hands(s) == "y1y2/g1g2/b1b2"
