"""House rule DE-6a: draw one, then lay any card."""

from __future__ import annotations

import pytest

from tests.classic.clauses.telling import asked, hands, told
from tests.classic.table import allowed, play, refused, table


@pytest.mark.clause("DE-6a")
class TestDrawThenPlayAny:
    @pytest.mark.parametrize("edition", ["de", "fr", "lb"])
    @pytest.mark.parametrize("card", ["r9", "W=b", "r7"])
    def test_any_card_after_drawing_by_choice(self, edition: str, card: str) -> None:
        """It replaces FR-9 and LB-5: any card in hand may be laid, and a drawn one that fits need not be."""
        s = table(edition, "r9Wb1/y1y2/g1 y9r7 r4 r > turn:0 started=1", draw_then_play_any="on")
        play(s, "0:draw")
        assert asked(s) == "drawn:0=r7"
        assert allowed(s, "0:pass")
        assert told(play(s, f"0:{card}"))[0] == f"0 lays {card.partition('=')[0]}"
        assert asked(s) == "turn:1"

    def test_or_pass(self) -> None:
        s = table("de", "r9b1/y1y2/g1 y9r7 r4 r > turn:0 started=1", draw_then_play_any="on")
        assert told(play(s, "0:draw", "0:pass")) == ["0 draws r7 for turn", "0 passes"]
        assert hands(s) == "r7r9b1/y1y2/g1"
        assert asked(s) == "turn:1"

    def test_or_lay_without_drawing(self) -> None:
        s = table("de", "r9b1/y1y2/g1 y9r7 r4 r > turn:0 started=1", draw_then_play_any="on")
        assert allowed(s, "0:r9!")

    def test_not_pass_without_drawing(self) -> None:
        s = table("de", "r9b1/y1y2/g1 y9r7 r4 r > turn:0 started=1", draw_then_play_any="on")
        refusal = refused(s, "0:pass")
        assert (refusal.code, refusal.clause) == ("draw-first", "DE-6a")

    def test_the_card_must_fit_all_the_same(self) -> None:
        s = table("de", "r9b1/y1y2/g1 y9r7 r4 r > turn:0 started=1", draw_then_play_any="on")
        play(s, "0:draw")
        assert refused(s, "0:b1").code == "does-not-fit"

    def test_one_draw_per_turn(self) -> None:
        s = table("de", "r9b1/y1y2/g1 y9r7 r4 r > turn:0 started=1", draw_then_play_any="on")
        play(s, "0:draw")
        refusal = refused(s, "0:draw")
        assert (refusal.code, refusal.clause) == ("draw-once", "DE-6a")

    def test_not_while_owing(self) -> None:
        """The draw takes the debt, after which the debtor may not lay (DE-5)."""
        s = table("de", "rDr1r2/r9y1/g1 b9b8y8y7 r4 r > turn:0 started=1", draw_then_play_any="on")
        assert told(play(s, "0:rD", "1:draw"))[-1] == "1 draws y7y8 for debt"
        assert asked(s) == "turn:2"
        assert refused(s, "1:r9").code == "not-your-turn"

    def test_with_nothing_left_to_draw_they_must_lay(self) -> None:
        s = table("de", "r9b1/y1y2/g1 - r4 r > turn:0 started=1", draw_then_play_any="on")
        refusal = refused(s, "0:draw")
        assert (refusal.code, refusal.clause) == ("nothing-to-draw", "FR-18")
        assert allowed(s, "0:r9!")

    @pytest.mark.clause("DE-8b")
    def test_the_books_reason_three_cards_and_an_uno_card(self) -> None:
        """The player draws a fourth card, to keep one after laying the UnoCard and giving two."""
        s = table("de", "Ur9b1/y1y2/g1 y9b7 r4 r > turn:0 started=1", draw_then_play_any="on", uno_card_gift="on")
        assert told(play(s, "0:draw", "0:U", "0:give.1.b1b7!")) == [
            "0 draws b7 for turn",
            "0 lays U",
            "0 gives 1 b1b7",
            "0 says UNO",
        ]
        assert hands(s) == "r9/y1y2b1b7/g1"
        assert asked(s) == "turn:1"

    @pytest.mark.clause("DE-11")
    def test_back_to_two_cards_and_uno_again(self) -> None:
        s = table("de", "r9/y1y2/g1 y9b4 r4 r > turn:0 started=1", draw_then_play_any="on")
        assert told(play(s, "0:draw", "0:b4!"))[-1] == "0 says UNO"

    @pytest.mark.clause("FR-16", "FR-22")
    def test_over_edition_fr_a_wild4_after_drawing_is_still_a_bluff(self) -> None:
        s = table("fr", "r9F/y1y2/g1 b9b8b7b6b5y9 r4 r > turn:0 started=1", draw_then_play_any="on")
        assert "1 doubts 0: bluff" in told(play(s, "0:draw", "0:F=b", "1:doubt"))

    def test_off_who_can_lay_must(self) -> None:
        s = table("de", "r9b1/y1y2/g1 y9r7 r4 r > turn:0 started=1")
        assert refused(s, "0:draw").code == "must-lay"
