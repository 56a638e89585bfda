"""House rules DE-3a (parrying a Skip) and DE-3b (both Skips of a colour)."""

from __future__ import annotations

import pytest

from tests.classic.clauses.telling import asked, told
from tests.classic.table import allowed, play, refused, table


@pytest.mark.clause("DE-3a")
class TestSkipParry:
    @pytest.mark.parametrize(("seats", "skipped", "then"), [(2, 0, 1), (3, 2, 0), (4, 2, 3), (5, 2, 3)])
    def test_the_one_after_is_skipped_instead(self, seats: int, skipped: int, then: int) -> None:
        others = "/".join(("rSy2y3", "g1g2", "g3g4", "b3b4")[: seats - 1])
        s = table("de", f"rSr1r2/{others} y9y8 r4 r > turn:0 started=1", skip_parry="on")
        play(s, "0:rS")
        assert asked(s) == "skipped:1"
        assert told(play(s, "1:rS")) == ["1 lays rS", f"{skipped} sits out"]
        assert asked(s) == f"turn:{then}"

    def test_against_the_clock(self) -> None:
        s = table("de", "rSr1r2/y1y2/b1b2/rSg1g2 y9y8 r4 r < turn:0 started=1", skip_parry="on")
        assert told(play(s, "0:rS", "3:rS"))[-1] == "2 sits out"
        assert asked(s) == "turn:1"

    def test_they_need_not(self) -> None:
        s = table("de", "rSr1r2/rSy2/b1b2 y9y8 r4 r > turn:0 started=1", skip_parry="on")
        assert told(play(s, "0:rS", "1:pass")) == ["0 lays rS", "1 sits out"]
        assert asked(s) == "turn:2"

    @pytest.mark.clause("DE-9", "DE-10")
    @pytest.mark.parametrize(
        ("card", "clause"),
        [*((card, "DE-3a") for card in ("bS", "r3", "rD", "rR")), ("W=r", "DE-9"), ("F=r", "DE-10")],
    )
    def test_with_nothing_but_the_skip_of_the_colour(self, card: str, clause: str) -> None:
        s = table("de", "rSr1r2/bSr3rDrRWF/b1b2 y9y8 r4 r > turn:0 started=1", skip_parry="on")
        play(s, "0:rS")
        refusal = refused(s, f"1:{card}")
        assert (refusal.code, refusal.clause) == ("being-skipped", clause)
        assert refusal.args == (("card", card.partition("=")[0]), ("top", "rS"))

    @pytest.mark.clause("DE-6a")
    def test_nor_may_they_draw(self) -> None:
        s = table("de", "rSr1r2/y1y2/b1b2 y9y8 r4 r > turn:0 started=1", skip_parry="on", draw_then_play_any="on")
        play(s, "0:rS")
        refusal = refused(s, "1:draw")
        assert (refusal.code, refusal.clause) == ("must-sit-out", "DE-3")

    @pytest.mark.parametrize("move", ["2:rS", "2:r5", "2:draw", "2:pass"])
    def test_without_jump_in_the_skipped_player_only(self, move: str) -> None:
        s = table("de", "rSr1r2/y1y2/rSr5 y9y8 r4 r > turn:0 started=1", skip_parry="on")
        play(s, "0:rS")
        assert refused(s, move).code == "not-your-turn"

    @pytest.mark.clause("DE-12")
    def test_a_parry_with_the_last_card_wins(self) -> None:
        s = table("de", "rSr1r2/rS/b1b2 y9y8 r4 r > turn:0 started=1", skip_parry="on")
        assert told(play(s, "0:rS", "1:rS!"))[-1] == "won by 1"

    def test_off_there_is_no_wait(self) -> None:
        s = table("de", "rSr1r2/rSy2/b1b2 y9y8 r4 r > turn:0 started=1")
        play(s, "0:rS")
        assert asked(s) == "turn:2"
        assert refused(s, "1:rS").code == "not-your-turn"

    @pytest.mark.clause("FR-14")
    def test_over_edition_fr(self) -> None:
        s = table("fr", "rSr1r2/rSy2y3/b1b2 y9y8 r4 r > turn:0 started=1", skip_parry="on")
        play(s, "0:rS", "1:rS")
        assert asked(s) == "turn:0"

    def test_who_cannot_hold_the_other_skip_is_not_asked(self) -> None:
        """Everybody sees that both Skips of the colour lie there; turned over into a new pile, they no longer do."""
        cards = "rSr1r2/y1y2/b1b2 y9y8y7"
        s = table("de", f"{cards} rSr4 r > turn:0 started=1", skip_parry="on")
        assert told(play(s, "0:rS")) == ["0 lays rS", "1 sits out"]
        assert asked(s) == "turn:2"
        s = table("de", "rSr1r2/y1y2/b1b2 y9rSy7 bSr4 r > turn:0 started=1", skip_parry="on")
        play(s, "0:rS")
        assert asked(s) == "skipped:1"


@pytest.mark.clause("DE-3b")
class TestDoubleSkip:
    @pytest.mark.parametrize(
        ("seats", "sit_out", "then"), [(2, (1,), 0), (3, (1, 2), 0), (4, (1, 2), 3), (5, (1, 2), 3), (6, (1, 2), 3)]
    )
    def test_the_next_two_sit_out_opponents_only(self, seats: int, sit_out: tuple[int, ...], then: int) -> None:
        others = "/".join(("y1y2", "g1g2", "g3g4", "b3b4", "b5b6")[: seats - 1])
        s = table("de", f"rSrSr1r2/{others} y9y8 r4 r > turn:0 started=1", double_skip="on")
        play(s, "0:rS")
        assert told(play(s, "0:rS")) == ["0 goes on with rS", *(f"{seat} sits out" for seat in sit_out)]
        assert asked(s) == f"turn:{then}"

    def test_two_seats_the_layer_moves_again_once(self) -> None:
        s = table("de", "rSrSr1r2/y1y2 y9y8 r4 r > turn:0 started=1", double_skip="on")
        play(s, "0:rS", "0:rS", "0:r1!")
        assert asked(s) == "turn:1"

    def test_against_the_clock(self) -> None:
        s = table("de", "rSrSr1r2/y1y2/g1g2/b1b2 y9y8 r4 r < turn:0 started=1", double_skip="on")
        play(s, "0:rS", "0:rS")
        assert asked(s) == "turn:1"

    def test_the_second_is_an_extra_move_straight_after_the_first(self) -> None:
        s = table("de", "rSrSr1r2/y1y2/g1g2/b1b2 y9y8 r4 r > turn:0 started=1", double_skip="on")
        play(s, "0:rS")
        assert asked(s) == "turn:2"
        play(s, "2:draw")
        assert refused(s, "0:rS").code == "not-your-turn"

    def test_both_of_one_colour_by_one_player(self) -> None:
        s = table("de", "rSbSr1r2/y1y2/rSg2/b1b2 y9y8 r4 r > turn:0 started=1", double_skip="on")
        play(s, "0:rS")
        assert refused(s, "0:bS").code == "not-your-turn"
        assert told(play(s, "2:rS!"))[-1] == "3 sits out"
        assert asked(s) == "turn:0"

    @pytest.mark.clause("DE-1a")
    def test_with_jump_in_too(self) -> None:
        s = table("de", "rSrSr1r2/y1y2/g1g2/b1b2 y9y8 r4 r > turn:0 started=1", double_skip="on", jump_in="on")
        play(s, "0:rS", "0:rS")
        assert asked(s) == "turn:3"

    @pytest.mark.clause("DE-1a")
    def test_later_by_jump_in_it_is_a_skip_of_its_own(self) -> None:
        s = table("de", "rSrSr1r2/y1y2/g1g2/b1b2 y9y8 r4 r > turn:0 started=1", double_skip="on", jump_in="on")
        play(s, "0:rS", "2:draw")
        assert told(play(s, "0:rS")) == ["0 jumps in with rS", "1 sits out"]
        assert asked(s) == "turn:2"

    @pytest.mark.clause("DE-1a")
    def test_the_second_skip_of_another_is_no_double(self) -> None:
        s = table("de", "rSr1r2/y1y2/g1g2/rSb2b3 y9y8 r4 r > turn:0 started=1", double_skip="on", jump_in="on")
        assert told(play(s, "0:rS", "3:rS"))[-1] == "0 sits out"
        assert asked(s) == "turn:1"

    @pytest.mark.clause("DE-3a")
    def test_while_the_next_could_still_parry(self) -> None:
        s = table("de", "rSrSr1r2/y1y2/g1g2/b1b2 y9y8 r4 r > turn:0 started=1", double_skip="on", skip_parry="on")
        play(s, "0:rS")
        assert asked(s) == "skipped:1"
        assert told(play(s, "0:rS"))[1:] == ["1 sits out", "2 sits out"]
        assert asked(s) == "turn:3"

    @pytest.mark.clause("DE-3a")
    def test_not_after_the_next_has_sat_out(self) -> None:
        s = table("de", "rSrSr1r2/y1y2/g1g2/b1b2 y9y8 r4 r > turn:0 started=1", double_skip="on", skip_parry="on")
        play(s, "0:rS", "1:pass")
        assert refused(s, "0:rS").code == "not-your-turn"

    @pytest.mark.clause("DE-12")
    def test_as_last_cards(self) -> None:
        s = table("de", "rSrS/y1y2/g1g2/b1b2 y9y8 r4 r > turn:0 started=1", double_skip="on")
        assert told(play(s, "0:rS!", "0:rS!"))[-1] == "won by 0"

    def test_off_no_second(self) -> None:
        s = table("de", "rSrSr1r2/y1y2/g1g2/b1b2 y9y8 r4 r > turn:0 started=1")
        play(s, "0:rS")
        assert not allowed(s, "0:rS")
