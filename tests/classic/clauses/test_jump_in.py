"""House rule DE-1a: laying the identical card out of turn."""

from __future__ import annotations

import pytest

from pioche.classic.cards import NAMES
from tests.classic.clauses.telling import asked, hands, told
from tests.classic.table import allowed, play, refused, table


@pytest.mark.clause("DE-1a")
class TestWho:
    @pytest.mark.parametrize(
        ("cards", "jumper", "then"),
        [
            ("r5r5r1/y1y2", 0, 1),
            ("r5r5r1/y1y2/b1b2", 0, 1),
            ("r5r1r2/y1y2/r5b1b2", 2, 0),
            ("r5r1r2/y1y2/r5b1b2/g1g2", 2, 3),
            ("r5r1r2/y1y2/b1b2/r5g1g2", 3, 0),
            ("r5r1r2/y1y2/b1b2/r5g1g2/y3y4", 3, 4),
        ],
    )
    def test_anyone_and_play_goes_on_from_them(self, cards: str, jumper: int, then: int) -> None:
        s = table("de", f"{cards} g9g8 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:r5", f"{jumper}:r5")) == ["0 lays r5", f"{jumper} jumps in with r5"]
        assert asked(s) == f"turn:{then}"

    def test_against_the_clock(self) -> None:
        s = table("de", "r5r1r2/y1y2y3/r5b1b2/g1g2 g9g8 r4 r < turn:0 started=1", jump_in="on")
        play(s, "0:r5", "2:r5")
        assert asked(s) == "turn:1"

    def test_the_next_simply_lays(self) -> None:
        s = table("de", "r5r1r2/r5y2y3/b1b2 g9g8 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:r5", "1:r5")) == ["0 lays r5", "1 lays r5"]
        assert asked(s) == "turn:2"

    def test_on_a_card_that_has_lain_there_for_a_while(self) -> None:
        s = table("de", "r5r1r2/y2y3/b8b9/g1g2/r5y5y6 y8g8g7 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:r5", "1:draw", "1:pass", "2:draw", "2:pass")
        assert asked(s) == "turn:3"
        assert told(play(s, "4:r5")) == ["4 jumps in with r5"]
        assert asked(s) == "turn:0"

    @pytest.mark.parametrize("card", ["b5", "r6", "W=r", "rD"])
    def test_only_the_identical_card(self, card: str) -> None:
        s = table("de", "r5r1r2/y1y2/b5r6WrD g9g8 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:r5")
        refusal = refused(s, f"2:{card}")
        assert (refusal.code, refusal.clause) == ("not-identical", "DE-1a")
        assert refusal.args == (("card", card.partition("=")[0]), ("top", "r5"))

    def test_off_nobody(self) -> None:
        s = table("de", "r5r1r2/y1y2/r5r6 g9g8 r4 r > turn:0 started=1")
        play(s, "0:r5")
        refusal = refused(s, "2:r5")
        assert (refusal.code, refusal.clause) == ("not-your-turn", "DE-1")

    def test_first_come_first_served(self) -> None:
        s = table("de", "r5r1r2/r7y2y3/b1b2/r5b3 g9g8 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:r5", "1:r7")
        assert refused(s, "3:r5").code == "not-identical"

    def test_while_another_thinks_over_what_they_drew(self) -> None:
        s = table("de", "r5r1r2/y2y3/b1b2/r5b3b4 g9r8 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:r5", "1:draw")
        assert asked(s) == "drawn:1=r8"
        play(s, "3:r5")
        assert asked(s) == "turn:0"
        assert refused(s, "1:r8").code == "not-identical"

    @pytest.mark.clause("FR-9")
    def test_who_is_on_turn_too(self) -> None:
        """Edition fr: after a voluntary draw only the drawn card may be laid, but the identical card at any time."""
        s = table("fr", "r5r1r2/r5y3r9/b1b2 g9b8 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:r5", "1:draw")
        assert refused(s, "1:r9").code == "only-drawn-card"
        assert told(play(s, "1:r5")) == ["1 jumps in with r5"]
        assert asked(s) == "turn:2"

    def test_not_while_somebody_chooses(self) -> None:
        s = table("de", "r7r1r2/y1y2/r7b1 g9g8 r4 r > turn:0 started=1", jump_in="on", seven_swap="forced")
        play(s, "0:r7")
        refusal = refused(s, "2:r7")
        assert (refusal.code, refusal.args) == ("choice-open", (("seat", 0),))
        play(s, "0:pick.1")
        assert allowed(s, "2:r7!")

    @pytest.mark.clause("DE-12")
    def test_with_the_last_card(self) -> None:
        s = table("de", "r5r1r2/y1y2/r5/g1g2 g9g8 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:r5", "2:r5!")) == ["0 lays r5", "2 jumps in with r5", "2 says UNO UNO", "won by 2"]


@pytest.mark.clause("DE-1a")
class TestSeveralIdentical:
    def test_one_after_another(self) -> None:
        s = table("de", "r5r5r2/y1y2/b1b2 g9g8 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:r5")) == ["0 lays r5"]
        assert asked(s) == "turn:1"
        assert told(play(s, "0:r5!")) == ["0 jumps in with r5", "0 says UNO"]
        assert asked(s) == "turn:1"

    def test_between_them_another_may_come(self) -> None:
        s = table("de", "WWWr2/Wy2y3/b1b2 g9g8 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:W=g", "0:W=b", "1:W=y")
        assert asked(s) == "turn:2"
        assert told(play(s, "0:W=r!")) == ["0 jumps in with W", "0 says UNO", "0 names r"]
        assert asked(s) == "turn:1"

    def test_four(self) -> None:
        s = table("de", "WWWW/y1y2/b1b2 g9g8 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:W=g", "0:W=g", "0:W=g!", "0:W=g!"))[-1] == "won by 0"

    def test_a_second_time_only_by_this_rule(self) -> None:
        s = table("de", "r5r5r2/y1y2/b1b2 g9g8 r4 r > turn:0 started=1")
        play(s, "0:r5")
        assert refused(s, "0:r5").code == "not-your-turn"


@pytest.mark.clause("DE-1a", "DE-4")
class TestReverses:
    def test_each_turns_the_direction(self) -> None:
        s = table("de", "rRr1r2/y1y2/rRb1b2/g1g2 g9g8 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:rR", "2:rR")) == ["0 lays rR", "turned <", "2 jumps in with rR", "turned >"]
        assert asked(s) == "turn:3"

    def test_two_from_one_hand(self) -> None:
        s = table("de", "rRrRr2/y1y2/b1b2/g1g2 g9g8 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:rR")
        assert asked(s) == "turn:3"
        play(s, "0:rR!")
        assert asked(s) == "turn:1"

    @pytest.mark.clause("BB-1")
    def test_between_two_each_skips(self) -> None:
        s = table("de", "rRr1r2/rRb1b2 g9g8 r4 r > turn:0 started=1", jump_in="on", two_player_reverse_skips="on")
        play(s, "0:rR")
        assert asked(s) == "turn:0"
        play(s, "1:rR")
        assert asked(s) == "turn:1"


@pytest.mark.clause("DE-1a", "DE-9", "DE-10")
class TestBlack:
    def test_wild_on_wild(self) -> None:
        s = table("de", "Wr1r2/g1y2/Wb1b2/b3b4 g9g8 r4 r > turn:0 started=1", jump_in="on")
        assert refused(s, "2:W=b").code == "not-identical"
        play(s, "0:W=g")
        assert refused(s, "2:W").code == "colour-missing"
        play(s, "2:W=b")
        assert ("rygb"[s.colour], asked(s)) == ("b", "turn:3")

    def test_wild4_on_wild4_adds_up(self) -> None:
        s = table("de", "Fr1r2/g1y2/Fb1b2/b3b4 g9g8g7g6g5g4g3g2 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:F=g", "2:F=b", "3:draw"))[3:] == [
            "2 jumps in with F",
            "2 names b",
            "3 owes 8",
            "3 draws g2g3g4g5g6g7g8g9 for debt",
        ]
        assert asked(s) == "turn:0"
        assert s.cards(1) == 2

    @pytest.mark.clause("FR-22", "LB-9")
    @pytest.mark.parametrize(("edition", "clause"), [("fr", "FR-22"), ("lb", "LB-9")])
    def test_none_while_a_challenge_is_open(self, edition: str, clause: str) -> None:
        s = table(edition, "Fr1r2/g1y2/Fb1b2/b3b4 g9g8g7g6g5g4g3g2 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:F=g")
        assert asked(s) == "challenge:1"
        refusal = refused(s, "2:F=b")
        assert (refusal.code, refusal.clause) == ("challenge-open", {"fr": "FR-22", "lb": "LB-9"}[edition])

    @pytest.mark.clause("FR-16", "FR-22", "LB-9")
    @pytest.mark.parametrize("edition", ["fr", "lb"])
    def test_a_wild4_jumped_in_is_not_checked_or_challenged(self, edition: str) -> None:
        s = table(edition, "Fr1r2/y1y2/b3b4/FFg1g2 g9g8g7g6g5g4g3g2 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:F=g", "1:draw")
        play(s, "3:F=b")  # despite green cards in hand
        assert asked(s) == "debt:0"
        assert refused(s, "0:doubt").code == "nothing-to-doubt"
        assert told(play(s, "0:draw"))[-1].endswith("for debt")
        assert asked(s) == "turn:1"

    @pytest.mark.clause("FR-16", "FR-22")
    def test_not_even_where_nobody_may_bluff(self) -> None:
        s = table("fr", "Fb1b2/y1y2/b3b4/Fg1g2 g9g8g7g6g5g4g3g2 r4 r > turn:0 started=1", jump_in="on", challenge="off")
        play(s, "0:F=g", "1:draw")
        assert allowed(s, "3:F=b")


@pytest.mark.clause("DE-1a", "DE-5")
class TestPendingDebt:
    @pytest.mark.parametrize(("jumper", "debtor"), [(0, 1), (1, 2), (2, 3), (3, 0)])
    def test_grows_and_falls_on_the_one_after_the_jumper(self, jumper: int, debtor: int) -> None:
        cards = ["rDr1r2", "y1y2y3", "b1b2b3", "g1g2g3"]
        cards[jumper] += "rD"
        s = table("de", f"{'/'.join(cards)} y9y8y7y6 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:rD", f"{jumper}:rD"))[-1] == f"{debtor} owes 4"
        assert asked(s) == f"debt:{debtor}"
        sizes = [s.cards(seat) for seat in range(4)]
        play(s, f"{debtor}:draw")
        assert [s.cards(seat) - sizes[seat] for seat in range(4)] == [4 * (seat == debtor) for seat in range(4)]

    def test_paid_it_is_a_new_one(self) -> None:
        s = table("de", "rDr1r2/y1y2/b1b2/rDg2g3 y9y8y7y6 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:rD", "1:draw", "3:rD"))[-1] == "0 owes 2"

    def test_the_colour_must_be_the_same_out_of_turn(self) -> None:
        s = table("de", "rDr1r2/y1y2/bDb2/g1g2 y9y8y7y6 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:rD")
        assert refused(s, "2:bD").code == "not-identical"

    @pytest.mark.clause("FR-12")
    def test_in_an_edition_without_parries(self) -> None:
        s = table("fr", "rDr1r2/y1y2/rDb2b3/g1g2 y9y8y7y6 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:rD")
        assert asked(s) == "debt:1"
        play(s, "2:rD", "3:draw")
        assert hands(s) == "r1r2/y1y2/b2b3/y6y7y8y9g1g2"

    @pytest.mark.clause("DE-8a")
    def test_an_uno_cards_debt_moves_on_as_it_is(self) -> None:
        s = table("de", "Ur1r2/y1y2/r8b2b3/g1g2 y9y8y7y6 r8 r > turn:0 started=1", jump_in="on", uno_card_draw4="on")
        assert told(play(s, "0:U", "2:r8", "3:draw"))[1:] == [
            "1 owes 4",
            "2 jumps in with r8",
            "3 owes 4",
            "3 draws y6y7y8y9 for debt",
        ]

    @pytest.mark.clause("DE-8a", "DE-1b")
    def test_who_draws_a_debt_ends_the_jumpers_sequence(self) -> None:
        s = table(
            "de",
            "Ur1r2/y1y2/r8r9b2b3/g1g2 y9y8y7y6 r8 r > turn:0 started=1",
            jump_in="on",
            uno_card_draw4="on",
            sequences="on",
        )
        play(s, "0:U", "2:r8")
        assert allowed(s, "2:r9")
        play(s, "3:draw")
        assert refused(s, "2:r9").code == "not-identical"


@pytest.mark.clause("DE-1a", "DE-3")
class TestPendingSkip:
    def test_falls_on_the_one_after_the_jumper(self) -> None:
        s = table("de", "rSr1r2/y1y2/b1b2/rSg2g3 y9y8 r4 r > turn:0 started=1", jump_in="on")
        assert told(play(s, "0:rS", "3:rS")) == ["0 lays rS", "1 sits out", "3 jumps in with rS", "0 sits out"]
        assert asked(s) == "turn:1"

    def test_who_is_skipped_may_jump_in(self) -> None:
        s = table("de", "rSr1r2/rSy2y3/b1b2/g2g3 y9y8 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:rS", "1:rS")
        assert asked(s) == "turn:3"

    @pytest.mark.clause("DE-3a")
    def test_where_it_waits_for_a_parry(self) -> None:
        s = table("de", "rSr1r2/y1y2/b1b2/rSg2g3 y9y8 r4 r > turn:0 started=1", jump_in="on", skip_parry="on")
        play(s, "0:rS")
        assert asked(s) == "skipped:1"
        play(s, "3:rS")
        assert asked(s) == "turn:1"  # both Skips lie there, so 0 is not asked

    @pytest.mark.clause("DE-3b")
    def test_two_skips_of_one_hand_skip_one(self) -> None:
        """With DE-1a on and DE-3b off."""
        s = table("de", "rSrSr1r2/y1y2/b1b2/g2g3 y9y8 r4 r > turn:0 started=1", jump_in="on")
        play(s, "0:rS", "0:rS")
        assert asked(s) == "turn:2"


@pytest.mark.clause("DE-1a", "DE-12", "DE-5a")
class TestAfterUnoUno:
    POSITION = "rD/bDy1y2/rDb2b3/g2g3 y9y8y7y6y5y4 r4 r > turn:0 started=1"

    def test_none(self) -> None:
        s = table("de", self.POSITION, jump_in="on", draw2_finish_defence="on")
        play(s, "0:rD!")
        refusal = refused(s, "2:rD")
        assert (refusal.code, refusal.clause) == ("jump-closed", "DE-1a")
        assert allowed(s, "1:bD")

    def test_unsaid_one_may(self) -> None:
        s = table("de", self.POSITION, jump_in="on", draw2_finish_defence="on")
        assert told(play(s, "0:rD", "2:rD"))[2:] == [
            "0 draws y4y5 for forgot",
            "2 jumps in with rD",
            "3 owes 4",
        ]


@pytest.mark.clause("DE-1a", "DE-8b")
class TestUnoCardOnTop:
    def test_is_looked_through(self) -> None:
        s = table("de", "Ur1r2r3/y1y2/b1b2/r8g2g3 y9y8 r8 r > turn:0 started=1", jump_in="on", uno_card_gift="on")
        play(s, "0:U", "0:pass")
        assert NAMES[s.top] == "r8"
        play(s, "3:r8")
        assert asked(s) == "turn:0"

    def test_so_an_uno_card_itself_does_not_jump_in(self) -> None:
        s = table("de", "Ur1r2r3/y1y2/b1b2/Ug2g3 y9y8 r8 r > turn:0 started=1", jump_in="on", uno_card_gift="on")
        play(s, "0:U", "0:pass")
        refusal = refused(s, "3:U")
        assert (refusal.code, refusal.args) == ("not-identical", (("card", "U"), ("top", "r8")))

    def test_several_uno_cards(self) -> None:
        s = table("de", "UUr1r2r3/Uy2y3y4/b1b2/r8g2g3 y9y8 r8 r > turn:0 started=1", jump_in="on", uno_card_gift="on")
        play(s, "0:U", "0:pass", "1:U", "1:pass")
        assert allowed(s, "3:r8")
