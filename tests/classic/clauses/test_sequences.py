"""House rule DE-1b: following on at once with the next number of the colour."""

from __future__ import annotations

import pytest

from tests.classic.clauses.telling import asked, hands, told
from tests.classic.table import allowed, play, refused, table


@pytest.mark.clause("DE-1b")
class TestSequences:
    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize(
        ("top", "cards", "run"),
        [
            ("g9", "g3g4g5g6g7r1r2", ["g3", "g4", "g5", "g6", "g7"]),
            ("y1", "y9y8y8y7y6y5r1r2", ["y9", "y8", "y8", "y7", "y6", "y5"]),
            ("y1", "y8y8y9r1r2", ["y8", "y8", "y9"]),
            ("b9", "b0b1b2r1r2", ["b0", "b1", "b2"]),
            ("b9", "b2b1b0r1r2", ["b2", "b1", "b0"]),
        ],
    )
    def test_the_runs(self, seats: int, top: str, cards: str, run: list[str]) -> None:
        """The first two are examples of the book: green 3 4 5 6 7, yellow 9 8 8 7 6 5."""
        others = "/".join(("rDrS", "rRr9", "r8r9")[: seats - 1])
        s = table("de", f"{cards}/{others} WW {top} {top[0]} > turn:0 started=1", sequences="on")
        story = told(play(s, *(f"0:{card}" for card in run)))
        assert story == [f"0 lays {run[0]}", *(f"0 goes on with {card}" for card in run[1:])]
        assert hands(s).startswith("r1r2/")
        assert asked(s) == "turn:1"

    def test_each_is_its_own_move_and_the_next_may_come_between(self) -> None:
        s = table("de", "r3r4r5b1/r9b2b3/y1y2 g1 r8 r > turn:0 started=1", sequences="on")
        play(s, "0:r3", "0:r4")
        assert asked(s) == "turn:1"
        play(s, "1:r9")
        refusal = refused(s, "0:r5")
        assert refusal.code == "not-your-turn"

    def test_a_draw_ends_it(self) -> None:
        s = table("de", "r3r4r5b1/b2b5/y1y2 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, "0:r3", "1:draw")
        assert refused(s, "0:r4").code == "not-your-turn"

    def test_a_late_call_does_not(self) -> None:
        s = table("de", "r3r4r5/b2b3/y1y2 g1g2 r8 r > turn:0 started=1", sequences="on")
        assert told(play(s, "0:r3", "0:r4", "0:uno", "0:r5!"))[-3:] == [
            "0 goes on with r5",
            "0 says UNO UNO",
            "won by 0",
        ]

    def test_the_first_step_fixes_the_direction(self) -> None:
        s = table("de", "r4r4r5r5r6r3b1/b2b3/y1y2 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, "0:r4", "0:r5")
        assert [card for card in ("r3", "r4", "r5", "r6") if allowed(s, f"0:{card}")] == ["r5", "r6"]
        play(s, "0:r5")
        assert [card for card in ("r3", "r4", "r6") if allowed(s, f"0:{card}")] == ["r6"]

    def test_the_identical_card_leaves_it_open(self) -> None:
        s = table("de", "r4r4r5r3b1/b2b3/y1y2 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, "0:r4", "0:r4")
        assert [card for card in ("r3", "r5") if allowed(s, f"0:{card}")] == ["r3", "r5"]

    def test_a_new_turn_is_a_new_sequence(self) -> None:
        s = table("de", "r4r5r4b1/b2b3 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, "0:r4", "0:r5", "1:draw", "1:pass", "0:r4!")
        assert asked(s) == "turn:1"

    @pytest.mark.parametrize(
        ("first", "second"), [("r9", "r0"), ("r0", "r9"), ("r5", "r7"), ("r5", "b6"), ("r5", "b5")]
    )
    def test_no_wrap_no_gap_no_other_colour(self, first: str, second: str) -> None:
        s = table("de", f"{first}{second}b1/b2b3/y1y2 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, f"0:{first}")
        assert refused(s, f"0:{second}").code == "not-your-turn"

    @pytest.mark.parametrize("special", ["rD", "rS", "rR"])
    def test_numbers_only(self, special: str) -> None:
        s = table("de", f"r9{special}{special}b1/b2b3/y1y2/y3 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, "0:r9")
        assert refused(s, f"0:{special}").code == "not-your-turn"
        s = table("de", f"r9{special}{special}b1/b2b3/y1y2/y3 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, f"0:{special}")
        assert refused(s, f"0:{special}").code == "not-your-turn"

    def test_only_who_laid_the_card(self) -> None:
        s = table("de", "r3r4b1/b2b3/r4r3 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, "0:r3")
        for move in ("2:r4", "2:r3"):
            assert refused(s, move).code == "not-your-turn"

    def test_after_a_drawn_card(self) -> None:
        s = table("de", "r4b1/b2b3/y1y2 g1r3 g8 g > turn:0 started=1", sequences="on")
        play(s, "0:draw")
        assert refused(s, "0:r3").code == "does-not-fit"
        s = table("de", "r4b1/b2b3/y1y2 g1r3 b3 b > turn:0 started=1", sequences="on", draw_then_play_any="on")
        assert told(play(s, "0:draw", "0:r3", "0:r4!")) == [
            "0 draws r3 for turn",
            "0 lays r3",
            "0 goes on with r4",
            "0 says UNO",
        ]

    @pytest.mark.clause("DE-1a")
    def test_after_a_jump_in(self) -> None:
        s = table("de", "r3r4b1/b2b3/r3r2b5 g1g2 r8 r > turn:0 started=1", sequences="on", jump_in="on")
        assert told(play(s, "0:r3", "2:r3"))[-1] == "2 jumps in with r3"
        assert told(play(s, "2:r2!"))[0] == "2 goes on with r2"
        assert asked(s) == "turn:0"

    @pytest.mark.clause("DE-1a")
    def test_a_jump_in_ends_it_for_the_other(self) -> None:
        s = table("de", "r3r4b1/b2b3/r3r2b5/y1y2 g1g2 r8 r > turn:0 started=1", sequences="on", jump_in="on")
        play(s, "0:r3", "2:r3")
        assert refused(s, "0:r4").code == "not-identical"

    @pytest.mark.clause("DE-8b")
    def test_not_past_an_uno_card(self) -> None:
        s = table("de", "r8Ur9b1b2/y1y2 g1g2 r7 r > turn:0 started=1", sequences="on", uno_card_gift="on")
        play(s, "0:r8")
        assert refused(s, "0:U").code == "not-your-turn"

    @pytest.mark.clause("DE-12")
    def test_unsaid_uno_uno_at_its_end(self) -> None:
        s = table("de", "r5r6/r1b1b2/g1 y9y8y7y6 r4 r > turn:0 started=1", sequences="on")
        assert told(play(s, "0:r5!", "0:r6", "1:r1")) == [
            "0 lays r5",
            "0 says UNO",
            "0 goes on with r6",
            "0 draws y6y7 for forgot",
            "1 lays r1",
        ]

    def test_off(self) -> None:
        s = table("de", "r3r4b1/b2b3/y1y2 g1g2 r8 r > turn:0 started=1")
        play(s, "0:r3")
        assert refused(s, "0:r4").code == "not-your-turn"

    @pytest.mark.clause("FR-10")
    def test_over_edition_fr_their_own_further_cards_do_not_close_their_window(self) -> None:
        s = table("fr", "r3r4r5/b2b3/y1y2 g1g2 r8 r > turn:0 started=1", sequences="on")
        play(s, "0:r3", "0:r4")
        assert allowed(s, "1:catch.0")
        assert told(play(s, "0:r5"))[-1] == "won by 0"
