"""Beyond the books: BB-1 to BB-7, each off in every edition."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.cards import NAMES
from pioche.classic.mechanics import scoring
from pioche.engine.match import ScorePad
from pioche.engine.refusal import Refused
from tests.classic.clauses.telling import asked, dealt, hands, told
from tests.classic.table import allowed, hand, play, refused, table

OFF = {
    "two_player_reverse_skips": False,
    "seven_swap": "off",
    "draw_until_playable": False,
    "reverse_returns_debt": False,
    "skip_passes_debt": False,
    "multiples": False,
    "teams": 0,
}


@pytest.mark.clause("BB-1", "BB-2", "BB-3", "BB-4", "BB-5", "BB-6", "BB-7")
@pytest.mark.parametrize("edition", ["fr", "lb", "de"])
def test_off_by_default(edition: str) -> None:
    options = editions.load(f"classic/{edition}").options()
    assert {name: getattr(options[name], "value", options[name]) for name in OFF} == OFF


@pytest.mark.clause("BB-1")
class TestTwoPlayerReverseSkips:
    def test_its_player_moves_again(self) -> None:
        s = table("de", "rRr1r2/y1y2 y9y8 r4 r > turn:0 started=1", two_player_reverse_skips="on")
        assert told(play(s, "0:rR")) == ["0 lays rR", "turned <", "1 sits out"]
        assert asked(s) == "turn:0"

    @pytest.mark.parametrize("options", [{}, {"two_player_reverse_skips": "on"}])
    def test_three_players_nothing_changes(self, options: dict[str, str]) -> None:
        s = table("de", "rRr1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", **options)
        assert told(play(s, "0:rR")) == ["0 lays rR", "turned <"]
        assert asked(s) == "turn:2"

    def test_off_the_other_moves(self) -> None:
        s = table("de", "rRr1r2/y1y2 y9y8 r4 r > turn:0 started=1")
        play(s, "0:rR")
        assert asked(s) == "turn:1"

    @pytest.mark.parametrize(("dealer", "left"), [(0, 1), (1, 0)])
    def test_first_card_the_dealer_starts(self, dealer: int, left: int) -> None:
        s, story = dealt("de", 2, "*R", dealer, two_player_reverse_skips="on")
        assert story[-1] == f"{left} sits out"
        assert asked(s) == f"turn:{dealer}"

    @pytest.mark.clause("DE-3a")
    def test_it_is_no_skip_that_could_be_parried(self) -> None:
        s = table("de", "rRr1r2/rRy2 y9y8 r4 r > turn:0 started=1", two_player_reverse_skips="on", skip_parry="on")
        play(s, "0:rR")
        assert asked(s) == "turn:0"


@pytest.mark.clause("BB-2")
class TestSevenSwap:
    @pytest.mark.parametrize(
        ("cards", "target", "after"),
        [
            ("r7r1r2/y1y2y3", 1, "y1y2y3/r1r2"),
            ("r7r1r2/y1y2/g1g2g3", 2, "g1g2g3/y1y2/r1r2"),
            ("r7r1r2/y1y2/g1g2g3/b1", 1, "y1y2/r1r2/g1g2g3/b1"),
        ],
    )
    def test_swaps_hands_with_one_player(self, cards: str, target: int, after: str) -> None:
        s = table("de", f"{cards} y9y8 r4 r > turn:0 started=1", seven_swap="forced")
        assert told(play(s, "0:r7")) == ["0 lays r7"]
        assert asked(s) == "choose:0"
        assert told(play(s, f"0:pick.{target}")) == [f"0 swaps with {target}"]
        assert hands(s) == after
        assert asked(s) == "turn:1"

    @pytest.mark.parametrize(
        ("move", "code"),
        [
            ("0:pick.0", "not-that-seat"),
            ("0:pass", "must-choose"),
            ("0:r1", "choose-first"),
            ("1:draw", "choice-open"),
        ],
    )
    def test_forced(self, move: str, code: str) -> None:
        s = table("de", "r7r1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="forced")
        play(s, "0:r7")
        refusal = refused(s, move)
        assert (refusal.code, refusal.clause) == (code, "BB-2")

    def test_no_such_player(self) -> None:
        s = table("de", "r7r1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="forced")
        play(s, "0:r7")
        assert refused(s, "0:pick.3").code == "no-such-seat"

    def test_optional(self) -> None:
        s = table("de", "r7r1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="optional")
        play(s, "0:r7", "0:pass")
        assert hands(s) == "r1r2/y1y2/g1g2"
        assert asked(s) == "turn:1"

    @pytest.mark.clause("DE-11")
    def test_who_then_holds_one_card_owes_uno(self) -> None:
        s = table("de", "r7r1/y1/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="forced")
        play(s, "0:r7!", "0:pick.1")
        assert hands(s) == "y1/r1/g1g2"
        assert s.owing == 0b011
        s = table("de", "r7r1/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="forced")
        play(s, "0:r7", "0:pick.1")
        assert s.owing == 0b010

    @pytest.mark.clause("DE-12")
    def test_as_last_card_it_wins_first(self) -> None:
        s = table("de", "r7/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="forced")
        assert told(play(s, "0:r7!"))[-1] == "won by 0"

    @pytest.mark.clause("DE-12")
    def test_unsaid_two_cards_then_swap(self) -> None:
        s = table("de", "r7/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="forced")
        assert told(play(s, "0:r7", "0:pick.2")) == ["0 lays r7", "0 draws y8y9 for forgot", "0 swaps with 2"]
        assert hands(s) == "g1g2/y1y2/y8y9"

    @pytest.mark.clause("DE-12")
    def test_said_while_they_still_choose(self) -> None:
        s = table("de", "r7/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="forced")
        assert told(play(s, "0:r7", "0:uno"))[-1] == "won by 0"

    @pytest.mark.clause("DE-1b")
    def test_a_sequence_goes_on_from_the_new_hand(self) -> None:
        s = table("de", "r7r8b1/r6y2/g1g2 y9y8 r4 r > turn:0 started=1", seven_swap="forced", sequences="on")
        play(s, "0:r7", "0:pick.1")
        assert told(play(s, "0:r6!")) == ["0 goes on with r6", "0 says UNO"]


@pytest.mark.clause("BB-3")
class TestDrawUntilPlayable:
    def test_until_a_card_fits(self) -> None:
        s = table("de", "b1b2/y1y2 y9r8y7y6y5 r4 r > turn:0 started=1", draw_until_playable="on")
        assert told(play(s, "0:draw")) == ["0 draws y5y6y7r8 for turn"]
        assert asked(s) == "drawn:0=r8"
        assert refused(s, "0:draw").code == "draw-once"
        play(s, "0:r8")
        assert hands(s) == "y5y6y7b1b2/y1y2"

    def test_which_they_may_keep(self) -> None:
        s = table("de", "b1b2/y1y2 y9Wy6y5 r4 r > turn:0 started=1", draw_until_playable="on")
        play(s, "0:draw", "0:pass")
        assert hand(s, 0) == "y5y6b1b2W"
        assert asked(s) == "turn:1"

    def test_or_there_is_no_more(self) -> None:
        s = table("de", "b1b2/y1y2 y7y6y5 r4 r > turn:0 started=1", draw_until_playable="on")
        assert told(play(s, "0:draw", "0:pass"))[0] == "0 draws y5y6y7 for turn"
        assert asked(s) == "turn:1"

    def test_through_a_reshuffle(self) -> None:
        s = table("de", "b1b2/y1y2 y5 g1g2r4 r > turn:0 started=1", draw_until_playable="on")
        play(s, "0:draw")
        assert hand(s, 0) == "y5g1g2b1b2"
        assert asked(s).startswith("drawn:0=g")
        play(s, "0:pass")

    @pytest.mark.parametrize(("edition", "options"), [("fr", {}), ("de", {"draw_then_play_any": "on"})])
    def test_by_choice_one_card_only(self, edition: str, options: dict[str, str]) -> None:
        s = table(edition, "r1b2b3/y1y2/g1 y7y6y5 r4 r > turn:0 started=1", draw_until_playable="on", **options)
        assert told(play(s, "0:draw")) == ["0 draws y5 for turn"]

    @pytest.mark.clause("DE-5")
    def test_a_debt_is_what_it_is(self) -> None:
        s = table("de", "rDr1r2/y1y2/g1 y7y6y5 r4 r > turn:0 started=1", draw_until_playable="on")
        assert told(play(s, "0:rD", "1:draw"))[-1] == "1 draws y5y6 for debt"

    @pytest.mark.clause("DE-11")
    def test_mere_draws_do_not_close_a_window(self) -> None:
        s = table("de", "r5r9/b1b2 y9r8y7y6 r4 r > turn:0 started=1", draw_until_playable="on")
        play(s, "0:r5", "1:draw")
        assert allowed(s, "0:uno")


@pytest.mark.clause("BB-4")
class TestReverseReturnsDebt:
    @pytest.mark.parametrize(("seats", "then"), [(2, 1), (3, 2), (4, 3)])
    def test_back_to_the_player_before(self, seats: int, then: int) -> None:
        others = "/".join(("rRy1y2", "g1g2", "b1b2")[: seats - 1])
        s = table("de", f"rDr1r2/{others} y9y8 r4 r > turn:0 started=1", reverse_returns_debt="on")
        assert told(play(s, "0:rD", "1:rR", "0:draw")) == [
            "0 lays rD",
            "1 owes 2",
            "1 lays rR",
            "turned <",
            "0 owes 2",
            "0 draws y8y9 for debt",
        ]
        assert asked(s) == f"turn:{then}"

    def test_who_may_answer_in_turn(self) -> None:
        s = table("de", "rDrRgD/rRy1y2/g1g2 y9y8 r4 r > turn:0 started=1", reverse_returns_debt="on")
        play(s, "0:rD", "1:rR")
        assert allowed(s, "0:gD")
        assert told(play(s, "0:rR!"))[-1] == "1 owes 2"
        assert s.direction == 1

    def test_only_of_the_colour_in_force(self) -> None:
        s = table("de", "rDr1r2/gRy1y2/g1g2 y9y8 r4 r > turn:0 started=1", reverse_returns_debt="on")
        play(s, "0:rD")
        refusal = refused(s, "1:gR")
        assert (refusal.code, refusal.clause) == ("does-not-answer", "BB-4")

    def test_a_wild4_with_the_colour_it_named(self) -> None:
        s = table("de", "Fr1r2/gRrRy2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", reverse_returns_debt="on")
        play(s, "0:F=g")
        assert not allowed(s, "1:rR")
        assert told(play(s, "1:gR"))[-1] == "0 owes 4"
        assert refused(s, "0:r1").code == "does-not-answer"

    def test_after_a_reverse_the_kind_of_debt_stays(self) -> None:
        """A Draw2 of the colour still does not answer the debt of a Wild4 (DE-5)."""
        s = table("de", "FgDr2/gRrRy2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", reverse_returns_debt="on")
        play(s, "0:F=g", "1:gR")
        assert refused(s, "0:gD").code == "does-not-answer"

    def test_over_edition_fr(self) -> None:
        s = table("fr", "rDr1r2/rRy1y2/g1g2 y9y8 r4 r > turn:0 started=1", reverse_returns_debt="on")
        play(s, "0:rD")
        assert asked(s) == "debt:1"
        play(s, "1:rR", "0:draw")
        assert hand(s, 0) == "r1r2y8y9"

    @pytest.mark.clause("BB-1")
    def test_two_players_where_a_reverse_skips(self) -> None:
        s = table(
            "de",
            "rDr1r2/rRy1y2 y9y8 r4 r > turn:0 started=1",
            reverse_returns_debt="on",
            two_player_reverse_skips="on",
        )
        play(s, "0:rD", "1:rR")
        assert asked(s) == "debt:0"
        play(s, "0:draw")
        assert asked(s) == "turn:1"

    def test_off(self) -> None:
        s = table("de", "rDr1r2/rRy1y2/g1g2 y9y8 r4 r > turn:0 started=1")
        play(s, "0:rD")
        assert refused(s, "1:rR").code == "does-not-answer"


@pytest.mark.clause("BB-5")
class TestSkipPassesDebt:
    @pytest.mark.parametrize(("seats", "debtor", "then"), [(2, 0, 1), (3, 2, 0), (4, 2, 3)])
    def test_on_to_the_next_and_nobody_sits_out(self, seats: int, debtor: int, then: int) -> None:
        others = "/".join(("rSy1y2", "g1g2", "b1b2")[: seats - 1])
        s = table("de", f"rDr1r2/{others} y9y8 r4 r > turn:0 started=1", skip_passes_debt="on")
        assert told(play(s, "0:rD", "1:rS", f"{debtor}:draw"))[2:] == [
            "1 lays rS",
            f"{debtor} owes 2",
            f"{debtor} draws y8y9 for debt",
        ]
        assert asked(s) == f"turn:{then}"

    def test_only_of_the_colour_in_force(self) -> None:
        s = table("de", "Fr1r2/gSrSy2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", skip_passes_debt="on")
        play(s, "0:F=g")
        assert refused(s, "1:rS").code == "does-not-answer"
        assert told(play(s, "1:gS"))[-1] == "2 owes 4"

    @pytest.mark.clause("DE-3a")
    def test_no_skip_is_left_to_parry(self) -> None:
        s = table("de", "rDr1r2/rSy2y3/rSg1g2/b1 y9y8 r4 r > turn:0 started=1", skip_passes_debt="on", skip_parry="on")
        play(s, "0:rD", "1:rS")
        assert asked(s) == "debt:2"
        assert told(play(s, "2:rS"))[-1] == "3 owes 2"

    def test_without_a_debt_a_skip_skips(self) -> None:
        s = table("de", "rSr1r2/y1y2/g1g2 y9y8 r4 r > turn:0 started=1", skip_passes_debt="on")
        assert told(play(s, "0:rS"))[-1] == "1 sits out"

    def test_off(self) -> None:
        s = table("de", "rDr1r2/rSy1y2/g1g2 y9y8 r4 r > turn:0 started=1")
        play(s, "0:rD")
        assert refused(s, "1:rS").code == "does-not-answer"


@pytest.mark.clause("BB-6")
class TestMultiples:
    def test_several_of_one_number_the_last_on_top(self) -> None:
        s = table("de", "r5g5b5y1y2/y3y4/g1 y9y8 r4 r > turn:0 started=1", multiples="on")
        assert told(play(s, "0:r5+g5+b5")) == ["0 lays r5+g5+b5"]
        assert [NAMES[face] for face in s.discard_cards()] == ["r4", "r5", "g5", "b5"]
        assert (NAMES[s.top], "rygb"[s.colour]) == ("b5", "b")
        assert hands(s) == "y1y2/y3y4/g1"
        assert asked(s) == "turn:1"

    def test_identical_ones(self) -> None:
        s = table("de", "r5r5y1y2/y3y4 y9y8 r4 r > turn:0 started=1", multiples="on")
        assert told(play(s, "0:r5+r5")) == ["0 lays r5+r5"]

    @pytest.mark.parametrize("move", ["0:g5+r5", "0:g5+b5", "0:r5+r5", "0:rD+bD", "0:rS+gS"])
    def test_one_of_those_below_must_fit_and_all_be_numbers_in_hand(self, move: str) -> None:
        s = table("de", "r5g5b5rDbDrSgSy2/y3y4 y9y8 r4 r > turn:0 started=1", multiples="on")
        refusal = refused(s, move)
        assert (refusal.code, refusal.clause) == ("multiples-unfit", "BB-6")

    def test_one_number_only(self) -> None:
        s = table("de", "r5r6y2W/y3y4 y9y8 r4 r > turn:0 started=1", multiples="on")
        for move in ("0:r5+r6", "0:r6+r5", "0:r5+W", "0:W+r5"):
            refusal = refused(s, move)
            assert (refusal.code, refusal.clause) == ("multiples-unfit", "BB-6")

    @pytest.mark.parametrize(("edition", "clause"), [("fr", "FR-7"), ("lb", "LB-4"), ("de", "DE-1")])
    @pytest.mark.parametrize("move", ["0:r5+r6", "0:r5+g5", "0:r5+W"])
    def test_one_card_at_a_time_at_other_tables(self, edition: str, clause: str, move: str) -> None:
        s = table(edition, "r5r6g5W/y3y4/y1 y9y8 r4 r > turn:0 started=1")
        refusal = refused(s, move)
        assert (refusal.code, refusal.clause) == ("multiples-off", clause)

    def test_the_number_on_top_fits_too(self) -> None:
        s = table("de", "g4b4y2/y3y4 y9y8 r4 r > turn:0 started=1", multiples="on")
        assert allowed(s, "0:g4+b4!")
        assert allowed(s, "0:b4+g4!")

    def test_one_at_a_time_is_still_allowed(self) -> None:
        s = table("de", "r5g5y2/y3y4 y9y8 r4 r > turn:0 started=1", multiples="on")
        assert allowed(s, "0:r5")

    @pytest.mark.clause("DE-11", "DE-12")
    def test_calls_go_by_what_is_left(self) -> None:
        s = table("de", "r5g5y2/y3y4 y9y8 r4 r > turn:0 started=1", multiples="on")
        assert refused(s, "0:r5!").code == "call-wrong-number"
        assert told(play(s, "0:r5+g5!"))[-1] == "0 says UNO"
        s = table("de", "r5g5/y3y4 y9y8 r4 r > turn:0 started=1", multiples="on")
        assert told(play(s, "0:r5+g5!"))[-1] == "won by 0"

    @pytest.mark.clause("BB-2", "DE-13a")
    def test_the_number_acts_once(self) -> None:
        s = table("de", "r7g7y2/y3y4/g1 y9y8 r4 r > turn:0 started=1", multiples="on", seven_swap="forced")
        play(s, "0:r7+g7!", "0:pick.1")
        assert hands(s) == "y3y4/y2/g1"
        assert asked(s) == "turn:1"
        s = table("de", "r0g0y2/y3y4/g1 y9y8 r4 r > turn:0 started=1", multiples="on", zero_rotation="forced")
        play(s, "0:r0+g0!", "0:hands.left")
        assert hands(s) == "g1/y2/y3y4"
        assert asked(s) == "turn:1"

    @pytest.mark.clause("DE-1a")
    def test_only_on_ones_turn(self) -> None:
        s = table("de", "r5y1y2/y3y4/r5g5b1 y9y8 r4 r > turn:0 started=1", multiples="on", jump_in="on")
        play(s, "0:r5")
        assert refused(s, "2:r5+g5").code == "not-your-turn"
        assert allowed(s, "2:r5")

    @pytest.mark.clause("DE-6", "DE-6a")
    def test_after_drawing_only_where_any_card_may_be_laid(self) -> None:
        s = table("de", "g5b1/y3y4 y9r5 r4 r > turn:0 started=1", multiples="on")
        play(s, "0:draw")
        refusal = refused(s, "0:r5+g5!")
        assert (refusal.code, refusal.clause) == ("only-drawn-card", "DE-6")
        s = table("de", "g5b1/y3y4 y9r5 r4 r > turn:0 started=1", multiples="on", draw_then_play_any="on")
        play(s, "0:draw")
        assert allowed(s, "0:r5+g5!")

    @pytest.mark.clause("DE-1b")
    def test_a_sequence_goes_on_from_the_top_one(self) -> None:
        s = table("de", "r5g5g6y1y2/y3y4 y9y8 r4 r > turn:0 started=1", multiples="on", sequences="on")
        assert told(play(s, "0:r5+g5", "0:g6"))[-1] == "0 goes on with g6"

    @pytest.mark.clause("DE-1a")
    def test_a_jump_in_goes_by_the_top_one(self) -> None:
        s = table("de", "r5g5y1y2/y3y4/g5r5b1 y9y8 r4 r > turn:0 started=1", multiples="on", jump_in="on")
        play(s, "0:r5+g5")
        assert [card for card in ("r5", "g5") if allowed(s, f"2:{card}")] == ["g5"]

    def test_off(self) -> None:
        s = table("de", "r5g5y2/y3y4 y9y8 r4 r > turn:0 started=1")
        refusal = refused(s, "0:r5+g5!")
        assert (refusal.code, refusal.clause) == ("multiples-off", "DE-1")


@pytest.mark.clause("BB-7")
class TestTeams:
    def test_every_second_player_is_a_partner_and_scores_for_both(self) -> None:
        s = table("de", "r5/y9W/gD/b3 y8 r4 r > turn:0 started=1", teams="2")
        play(s, "0:r5!")
        line = scoring.score(s, s.rules.scoring)
        assert (line.winner, line.points) == (0, (9 + 50 + 3, 0))  # not the partner's Draw2

    def test_the_partner_wins_the_same(self) -> None:
        s = table("de", "gD/y9W/r5/b3 y8 r4 r > turn:2 started=1", teams="2")
        play(s, "2:r5!")
        assert scoring.score(s, s.rules.scoring).winner == 0

    def test_three_teams_of_two(self) -> None:
        s = table("de", "y5/r5/y1/b3/b4/b6 y8 r4 r > turn:1 started=1", teams="3")
        play(s, "1:r5!")
        line = scoring.score(s, s.rules.scoring)
        assert (line.winner, line.points) == (1, (0, 5 + 1 + 3 + 6, 0))
        pad = ScorePad(3, scoring.goal(s.rules.scoring)).with_round(line)
        assert pad.totals() == (0, 15, 0)

    @pytest.mark.clause("FR-20")
    def test_lowest_wins_counts_both_hands(self) -> None:
        s = table("fr", "r5/y9W/gD/b3 y8 r4 r > turn:0 started=1", teams="2", scoring="lowest_wins")
        play(s, "0:r5")
        assert scoring.score(s, s.rules.scoring).points == (20, 62)

    @pytest.mark.clause("FR-10")
    def test_partners_do_not_catch_each_other(self) -> None:
        s = table("fr", "r5r6/y9W/gD/b3 y8y7 r4 r > turn:0 started=1", teams="2")
        play(s, "0:r5")
        refusal = refused(s, "2:catch.0")
        assert (refusal.code, refusal.clause) == ("catch-self", "BB-7")
        assert allowed(s, "1:catch.0")

    @pytest.mark.clause("FR-18")
    def test_blocked_the_team_with_fewest_points_wins(self) -> None:
        s = table("de", "b1/y9/b2/y1 - r4 r > turn:0 started=1", teams="2")
        story = told(play(s, "0:draw", "1:draw", "2:draw", "3:draw"))
        assert story[-1] == "blocked by 0"
        assert scoring.score(s, s.rules.scoring).points == (10, 0)

    @pytest.mark.clause("FR-18")
    def test_blocked_with_equal_teams_nobody_scores(self) -> None:
        s = table("de", "b1/y3/b3/y1 - r4 r > turn:0 started=1", teams="2")
        story = told(play(s, "0:draw", "1:draw", "2:draw", "3:draw"))
        assert story[-1] == "blocked by nobody"
        assert scoring.score(s, s.rules.scoring).points == (0, 0)

    @pytest.mark.parametrize(("teams", "players"), [("2", 2), ("2", 3), ("2", 5), ("3", 3), ("3", 4), ("4", 6)])
    def test_teams_must_come_out_even_with_two_at_least(self, teams: str, players: int) -> None:
        rules = editions.load("classic/de", {"teams": teams})
        with pytest.raises(Refused) as caught:
            rules.check_players(players)
        assert caught.value.refusal.clause == "BB-7"
        assert ("first", f"teams={teams}") in caught.value.refusal.args

    @pytest.mark.parametrize(("teams", "players"), [("2", 4), ("2", 10), ("3", 6), ("4", 8), ("5", 10)])
    def test_these_can_be_seated(self, teams: str, players: int) -> None:
        editions.load("classic/de", {"teams": teams}).check_players(players)

    @pytest.mark.parametrize("teams", ["1", "6", "10"])
    def test_no_other_number_of_teams(self, teams: str) -> None:
        with pytest.raises(Refused, match="option-range"):
            editions.load("classic/de", {"teams": teams})
