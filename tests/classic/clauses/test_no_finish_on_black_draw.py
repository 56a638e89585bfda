"""House rule DE-7a: a round may not end with an UnoCard or a Wild4."""

from __future__ import annotations

import pytest

from tests.classic.clauses.telling import asked, hands, told
from tests.classic.table import allowed, play, refused, table


@pytest.mark.clause("DE-7a")
class TestLastBlackCard:
    @pytest.mark.parametrize("call", ["", "!"])
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_a_last_wild4_acts_and_costs_two(self, seats: int, call: str) -> None:
        others = "/".join(("b1b2", "g1g2", "g3g4")[: seats - 1])
        s = table("de", f"F/{others} y9y8y7y6y5y4 r4 r > turn:0 started=1", no_finish_on_black_draw="on")
        story = told(play(s, f"0:F=b{call}", "1:draw"))
        assert story == [
            "0 lays F",
            *(["0 says UNO UNO"] if call else []),
            "0 names b",
            "0 draws y4y5 for black finish",
            "1 owes 4",
            "1 draws y6y7y8y9 for debt",
        ]
        assert asked(s) == f"turn:{2 % seats}"
        assert refused(s, "0:uno").code == "call-not-owed"

    def test_it_can_be_parried_as_ever(self) -> None:
        s = table("de", "F/Fb2b3 y9y8y7y6y5y4y3y2y1b1b8b9 r4 r > turn:0 started=1", no_finish_on_black_draw="on")
        play(s, "0:F=b", "1:F=g", "0:draw")
        assert hands(s) == "y1y2y3y4y5y6y7b1b8b9/b2b3"
        assert asked(s) == "turn:1"

    def test_a_last_uno_card_costs_two(self) -> None:
        s = table("de", "U/b1b2/g1 y9y8y7y6 r4 r > turn:0 started=1", no_finish_on_black_draw="on", uno_card_draw4="on")
        assert told(play(s, "0:U!")) == ["0 lays U", "0 says UNO UNO", "0 draws y6y7 for black finish", "1 owes 4"]
        assert asked(s) == "debt:1"

    @pytest.mark.clause("DE-8b")
    def test_the_two_cards_are_not_there_to_be_given_away(self) -> None:
        s = table("de", "U/b1b2/g1 y9y8y7y6 r4 r > turn:0 started=1", no_finish_on_black_draw="on", uno_card_gift="on")
        assert told(play(s, "0:U")) == ["0 lays U", "0 draws y6y7 for black finish"]
        assert asked(s) == "turn:1"
        assert hands(s) == "y6y7/b1b2/g1"

    def test_other_last_cards_win(self) -> None:
        for card in ("W=g", "rD", "r5"):
            position = f"{card.partition('=')[0]}/b1b2 y9y8y7y6 r4 r > turn:0 started=1"
            s = table("de", position, no_finish_on_black_draw="on")
            assert told(play(s, f"0:{card}!"))[-1] == "won by 0"

    def test_off_they_win_too(self) -> None:
        s = table("de", "F/b1b2/g1 y9y8y7y6 r4 r > turn:0 started=1")
        assert told(play(s, "0:F=g!"))[-2:] == ["1 draws y6y7y8y9 for last card", "won by 0"]
        s = table("de", "U/b1b2/g1 y9y8y7y6 r4 r > turn:0 started=1", uno_card_draw4="on")
        assert told(play(s, "0:U!"))[-2:] == ["1 draws y6y7y8y9 for last card", "won by 0"]

    def test_the_last_but_one_is_free(self) -> None:
        s = table("de", "Fr9/b1b2/g1 y9y8y7y6 r4 r > turn:0 started=1", no_finish_on_black_draw="on")
        assert "0 draws" not in " ".join(told(play(s, "0:F=r!")))

    @pytest.mark.clause("DE-1a")
    def test_by_jump_in(self) -> None:
        s = table(
            "de", "Fr9/b1b2/F y9y8y7y6y5y4y3y2y1b9 r4 r > turn:0 started=1", no_finish_on_black_draw="on", jump_in="on"
        )
        assert told(play(s, "0:F=r!", "2:F=g!"))[-3:] == ["2 names g", "2 draws b9y1 for black finish", "0 owes 8"]

    @pytest.mark.clause("FR-17", "LB-9", "FR-22")
    @pytest.mark.parametrize("edition", ["fr", "lb"])
    def test_over_the_other_editions_it_replaces_their_winning_wild4(self, edition: str) -> None:
        """The hand was empty, so the Wild4 was honest: nobody may doubt it."""
        s = table(edition, "F/b1b2/g1 y9y8y7y6y5y4 r4 r > turn:0 started=1", no_finish_on_black_draw="on")
        assert told(play(s, "0:F=g")) == [
            "0 lays F",
            "0 names g",
            "0 draws y4y5 for black finish",
            "1 owes 4",
            "1 draws y6y7y8y9 for debt",
        ]
        assert asked(s) == "turn:2"

    @pytest.mark.clause("FR-18", "DE-11")
    def test_with_one_card_to_draw_they_owe_uno(self) -> None:
        s = table("de", "F/b1b2g1 - r4 r > turn:0 started=1", no_finish_on_black_draw="on")
        assert told(play(s, "0:F=g"))[2:] == ["1 reshuffled", "0 draws r4 for black finish", "1 owes 4"]
        assert allowed(s, "0:uno")

    @pytest.mark.clause("FR-18")
    def test_with_nothing_to_draw_they_are_out(self) -> None:
        position = "U/b1b2b3 - r4U r > turn:0 started=1"
        s = table("de", position, no_finish_on_black_draw="on", uno_card_gift="on")
        assert told(play(s, "0:U!")) == ["0 lays U", "0 says UNO UNO", "won by 0"]
