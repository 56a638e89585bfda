"""UNO and UNO UNO in edition `classic/de`: DE-11 and DE-12, and all details of their windows."""

from __future__ import annotations

import pytest

from pioche.classic import codes as c
from pioche.classic.machine import Round
from tests.classic.clauses.telling import asked, hands, told
from tests.classic.table import allowed, hand, play, refused, table


def owing(s: Round) -> list[int]:
    """The seats that have not called yet."""
    return [seat for seat in range(s.players) if s.owing >> seat & 1]


@pytest.mark.clause("DE-11")
class TestUno:
    def test_said_with_the_card(self) -> None:
        s = table("de", "r5r9/r1b1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:r5!", "1:r1")) == ["0 lays r5", "0 says UNO", "1 lays r1"]
        assert hand(s, 0) == "r9"

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_unsaid_until_the_next_has_laid_costs_two_by_itself(self, seats: int) -> None:
        others = "/".join(("r1b1b2", "g1g2", "g3g4")[: seats - 1])
        s = table("de", f"r5r9/{others} y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:r5")
        assert owing(s) == [0]
        assert told(play(s, "1:r1")) == ["0 draws y6y7 for forgot", "1 lays r1"]
        assert hand(s, 0) == "r9y6y7"
        assert owing(s) == []
        refusal = refused(s, "0:uno")
        assert (refusal.code, refusal.clause) == ("call-not-owed", "DE-11")

    def test_nobody_has_to_notice_and_nobody_can_accuse(self) -> None:
        s = table("de", "r5r9/r1b1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:r5")
        for seat in (0, 1, 2):
            refusal = refused(s, f"{seat}:catch.0")
            assert (refusal.code, refusal.clause) == ("catch-automatic", "DE-11")

    def test_a_late_call_is_good_until_another_lays(self) -> None:
        s = table("de", "r5r9/r1b1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:r5", "0:uno", "1:r1")) == ["0 lays r5", "0 says UNO", "1 lays r1"]
        assert hand(s, 0) == "r9"

    def test_a_mere_draw_does_not_close(self) -> None:
        s = table("de", "r5r9/b1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:r5", "1:draw")
        assert owing(s) == [0]
        play(s, "1:pass", "2:draw", "2:pass")
        assert asked(s) == "turn:0"
        assert owing(s) == [0]
        assert told(play(s, "0:uno")) == ["0 says UNO"]
        assert owing(s) == []

    def test_the_drawn_card_laid_does(self) -> None:
        s = table("de", "r5r9/b1b2/g1g2 y9y8y7r6 r4 r > turn:0 started=1")
        assert told(play(s, "0:r5", "1:draw", "1:r6")) == [
            "0 lays r5",
            "1 draws r6 for turn",
            "0 draws y7y8 for forgot",
            "1 lays r6",
        ]

    def test_a_forced_draw_does_not_close(self) -> None:
        s = table("de", "rDr9/b1b2/r2g2g3 y9y8y7y6y5y4 r4 r > turn:0 started=1")
        play(s, "0:rD", "1:draw")
        assert asked(s) == "turn:2"
        assert allowed(s, "0:uno")
        assert told(play(s, "2:r2")) == ["0 draws y6y7 for forgot", "2 lays r2"]

    def test_a_parry_does(self) -> None:
        s = table("de", "rDr9/bDb1b2/g1g2 y9y8y7y6y5y4 r4 r > turn:0 started=1")
        assert told(play(s, "0:rD", "1:bD")) == [
            "0 lays rD",
            "1 owes 2",
            "0 draws y4y5 for forgot",
            "1 lays bD",
            "2 owes 4",
        ]

    def test_sitting_out_does_not_close(self) -> None:
        s = table("de", "rSr9/r2b2/r3g2g3 y9y8y7y6 r4 r > turn:0 started=1", skip_parry="on")
        play(s, "0:rS", "1:pass")
        assert told(play(s, "0:uno", "2:r3")) == ["0 says UNO", "2 lays r3"]

    @pytest.mark.clause("DE-1a")
    def test_a_jump_in_closes(self) -> None:
        s = table("de", "r5r9/r1b1b2/r5g1g2 y9y8y7y6 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:r5", "2:r5")) == ["0 lays r5", "0 draws y6y7 for forgot", "2 jumps in with r5"]

    @pytest.mark.clause("DE-1a")
    def test_the_jumper_owes_it_too(self) -> None:
        s = table("de", "r5r9b7/b1b2/r5g2 y9y8y7y6 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:r5", "2:r5")
        assert owing(s) == [2]
        assert told(play(s, "0:r9!")) == ["2 draws y6y7 for forgot", "0 lays r9", "0 says UNO"]

    @pytest.mark.clause("DE-1a", "DE-12")
    def test_ones_own_jump_in_does_not_close(self) -> None:
        s = table("de", "r5r5/b1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:r5")
        assert owing(s) == [0]
        assert told(play(s, "0:r5!")) == ["0 jumps in with r5", "0 says UNO UNO", "won by 0"]

    @pytest.mark.clause("DE-1b", "DE-12")
    def test_ones_own_sequence_does_not_close(self) -> None:
        s = table("de", "r5r6r7/b1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", sequences="on")
        play(s, "0:r5", "0:r6")
        assert owing(s) == [0]
        assert told(play(s, "0:r7", "0:uno")) == ["0 goes on with r7", "0 says UNO UNO", "won by 0"]

    @pytest.mark.clause("DE-3", "DE-12")
    def test_ones_own_next_turn_does_not_close(self) -> None:
        s = table("de", "rSr9/r1b1 y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:rS")
        assert asked(s) == "turn:0"
        assert owing(s) == [0]
        assert told(play(s, "0:r9!"))[-1] == "won by 0"

    def test_with_more_cards_again_there_is_nothing_left_to_call(self) -> None:
        s = table("de", "rSb9/r1b1 y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:rS", "0:draw")
        assert owing(s) == []
        assert told(play(s, "0:pass", "1:r1!")) == ["0 passes", "1 lays r1", "1 says UNO"]
        assert hand(s, 0) == "y6b9"

    def test_each_time_anew(self) -> None:
        s = table("de", "r5b9/r1b1y1 y9y8y7r6 r4 r > turn:0 started=1")
        play(s, "0:r5!", "1:r1", "0:draw", "0:r6")
        assert owing(s) == [0]
        assert told(play(s, "1:draw", "1:pass", "0:uno"))[-1] == "0 says UNO"

    @pytest.mark.parametrize("move", ["0:r5!", "0:uno", "1:uno"])
    def test_with_the_wrong_number_of_cards_refused_without_penalty(self, move: str) -> None:
        s = table("de", "r5r9b3/b1 y9y8y7y6 r4 r > turn:0 started=1")
        refusal = refused(s, move)
        assert refusal.code == ("call-wrong-number" if "!" in move else "call-not-owed")
        assert refusal.clause == "DE-11"

    def test_not_twice(self) -> None:
        s = table("de", "r5r9/b1b2 y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:r5!")
        assert refused(s, "0:uno").code == "call-not-owed"

    def test_too_few_cards_left_to_draw(self) -> None:
        s = table("de", "r5r9/r1b1b2 y9 r4 r > turn:0 started=1")
        story = told(play(s, "0:r5", "1:r1"))
        assert story == ["0 lays r5", "0 draws y9 for forgot", "1 reshuffled", "0 draws r4 for forgot", "1 lays r1"]


@pytest.mark.clause("DE-12")
class TestUnoUno:
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_said_with_the_card_wins(self, seats: int) -> None:
        others = "/".join(("r1b1", "g1g2", "g3g4")[: seats - 1])
        s = table("de", f"r5/{others} y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:r5!")) == ["0 lays r5", "0 says UNO UNO", "won by 0"]

    def test_said_late_wins(self) -> None:
        s = table("de", "r5/r1b1/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:r5")) == ["0 lays r5"]
        assert asked(s) == "turn:1"
        assert told(play(s, "0:uno")) == ["0 says UNO UNO", "won by 0"]

    def test_said_after_mere_draws_wins(self) -> None:
        s = table("de", "r5/b1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:r5", "1:draw", "1:pass", "2:draw")
        assert told(play(s, "0:uno"))[-1] == "won by 0"

    def test_their_turn_comes_again_and_they_may_still_say_it(self) -> None:
        s = table("de", "r5/b1b2 y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:r5", "1:draw", "1:pass")
        assert asked(s) == "turn:0"
        assert allowed(s, "0:draw")
        assert told(play(s, "0:uno"))[-1] == "won by 0"

    def test_their_turn_comes_again_and_they_draw_instead(self) -> None:
        """Drawing without the call costs two cards; it is still the player's turn."""
        s = table("de", "r5/b1b2 y9y8y7r6 r4 r > turn:0 started=1")
        play(s, "0:r5", "1:draw", "1:pass")
        assert told(play(s, "0:draw")) == ["0 draws y7y8 for forgot"]
        assert asked(s) == "turn:0"
        assert refused(s, "0:uno").code == "call-not-owed"
        assert told(play(s, "0:draw")) == ["0 draws y9 for turn"]

    def test_their_turn_comes_again_and_there_is_nothing_to_draw(self) -> None:
        """A player for whom there is no penalty card stays out as if they had called (FR-18)."""
        s = table("de", "r5/b1b2 - g5 g > turn:0 started=1")
        play(s, "0:r5", "1:draw", "1:pass")
        assert asked(s) == "turn:0"
        assert told(play(s, "0:draw"))[-1] == "won by 0"

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_unsaid_they_draw_two_and_the_round_goes_on(self, seats: int) -> None:
        others = "/".join(("r1b1b2", "g1g2", "g3g4")[: seats - 1])
        s = table("de", f"r5/{others} y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:r5", "1:r1")) == ["0 lays r5", "0 draws y6y7 for forgot", "1 lays r1"]
        assert not s.over
        assert s.out == c.NO_SEAT
        assert hand(s, 0) == "y6y7"
        assert refused(s, "0:uno").code == "call-not-owed"

    @pytest.mark.clause("DE-1a")
    def test_a_jump_in_closes(self) -> None:
        s = table("de", "r5/r1b1/g1g2/r5b2b3 y9y8y7y6 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:r5", "3:r5")) == ["0 lays r5", "0 draws y6y7 for forgot", "3 jumps in with r5"]
        assert asked(s) == "turn:0"

    def test_the_first_who_has_laid_and_said_wins(self) -> None:
        s = table("de", "r5/r1/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:r5", "1:r1!")) == [
            "0 lays r5",
            "0 draws y6y7 for forgot",
            "1 lays r1",
            "1 says UNO UNO",
            "won by 1",
        ]

    def test_both_forget(self) -> None:
        s = table("de", "r5/r1/r2g2g3 y9y8y7y6 r4 r > turn:0 started=1")
        play(s, "0:r5", "1:r1")
        assert told(play(s, "2:r2")) == ["1 draws y8y9 for forgot", "2 lays r2"]
        assert hands(s) == "y6y7/y8y9/g2g3"

    @pytest.mark.parametrize(
        ("card", "effect", "then"),
        [
            ("rS", ["1 sits out"], "turn:2"),
            ("rR", ["turned <"], "turn:3"),
            ("rD", ["1 owes 2"], "debt:1"),
            ("W=b", ["0 names b"], "turn:1"),
            ("F=b", ["0 names b", "1 owes 4"], "debt:1"),
        ],
    )
    def test_unsaid_the_effect_of_the_card_stands(self, card: str, effect: list[str], then: str) -> None:
        s = table("de", f"{card.partition('=')[0]}/y1b1/g1g2/g3g4 y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, f"0:{card}"))[1:] == effect
        assert asked(s) == then
        assert owing(s) == [0]

    def test_unsaid_the_parried_debt_goes_on(self) -> None:
        s = table("de", "rD/bDb1b2/g1g2 y9y8y7y6y5y4 r4 r > turn:0 started=1")
        play(s, "0:rD", "1:bD")
        assert asked(s) == "debt:2"
        assert s.debt == 4
        assert hand(s, 0) == "y4y5"

    def test_two_seats_unsaid_the_parried_debt_comes_back(self) -> None:
        s = table("de", "rD/bDb1b2 y9y8y7y6y5y4 r4 r > turn:0 started=1")
        assert told(play(s, "0:rD", "1:bD", "0:draw"))[2:] == [
            "0 draws y4y5 for forgot",
            "1 lays bD",
            "0 owes 4",
            "0 draws y6y7y8y9 for debt",
        ]

    @pytest.mark.clause("FR-17")
    @pytest.mark.parametrize(("card", "count"), [("rD", 2), ("F=b", 4)])
    def test_the_next_draws_for_the_winning_card_even_if_they_could_parry(self, card: str, count: int) -> None:
        s = table("de", f"{card[:2].rstrip('=')}/bDFb2/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        story = told(play(s, f"0:{card}!"))
        assert story[-2:] == [f"1 draws {'y6y7y8y9'[: 2 * count]} for last card", "won by 0"]

    @pytest.mark.clause("FR-17")
    def test_said_while_the_next_still_owes(self) -> None:
        s = table("de", "rD/bDb1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:rD", "0:uno"))[2:] == ["0 says UNO UNO", "1 draws y6y7 for last card", "won by 0"]

    @pytest.mark.clause("FR-17")
    def test_said_after_the_next_has_paid(self) -> None:
        s = table("de", "rD/b1b2/g1g2 y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:rD", "1:draw", "0:uno"))[2:] == ["1 draws y6y7 for debt", "0 says UNO UNO", "won by 0"]

    def test_nothing_to_draw_so_they_stay_out(self) -> None:
        """By FR-18 the player is left without cards and has won, so hands are not moved any more."""
        s = table("de", "b1/y2WyRb0/r8r2 - b5 b > turn:0 started=1", zero_rotation="forced", draw_then_play_any="on")
        play(s, "0:b1", "1:draw")
        assert hand(s, 1) == "y2yRb0b5W"
        assert told(play(s, "1:b0")) == ["1 lays b0", "won by 0"]
        assert hands(s) == "-/y2yRb5W/r2r8"
