"""Edition `classic/de`, the "normal rules" of its book: DE-0 to DE-10. Calls are in `test_de_calls.py`."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.cards import FACE, NAMES
from pioche.classic.mechanics import scoring
from pioche.engine.match import ScorePad
from tests.classic.clauses.telling import asked, dealt, hands, told
from tests.classic.table import allowed, in_force, play, refused, table

ONE_OF_EACH = ("r0", "r9", "y4", "yD", "gS", "bR", "W", "F")


@pytest.mark.clause("DE-0")
class TestPackAndPoints:
    def test_112_cards_with_the_uno_cards(self) -> None:
        rules = editions.load("classic/de", {"uno_card_gift": "on"})
        counts = {name: rules.book.copies_of(face) for name, face in FACE.items()}
        assert sum(counts.values()) == rules.cards() == 112
        assert sum(counts[name] for name in NAMES if name[1:].isdigit() and name[0] != "X") == 76
        assert [counts[colour + "0"] for colour in "rygb"] == [1, 1, 1, 1]
        assert {counts[colour + rank] for colour in "rygb" for rank in "123456789DSR"} == {2}
        assert sum(counts[colour + rank] for colour in "rygb" for rank in "DSR") == 24
        assert [counts[black] for black in "WFU"] == [4, 4, 4]
        assert [counts[f"X{number}"] for number in (1, 2, 3)] == [0, 0, 0]

    @pytest.mark.parametrize(
        ("card", "points"),
        [("r0", 0), ("y1", 1), ("g9", 9), ("bD", 20), ("rS", 20), ("yR", 20), ("W", 50), ("F", 75), ("U", 50)],
    )
    def test_points(self, card: str, points: int) -> None:
        rules = editions.load("classic/de", {"uno_card_gift": "on"})
        assert rules.book.points_of(FACE[card]) == points

    @pytest.mark.parametrize("players", [2, 3, 10])
    def test_seven_cards_each(self, players: int) -> None:
        s, story = dealt("de", players, "*5")
        assert [s.cards(seat) for seat in range(players)] == [7] * players
        assert story[0] == "0 deals"
        assert asked(s) == "turn:1"

    def test_who_lays_their_last_card_first_wins_what_the_others_hold(self) -> None:
        s = table("de", "r5/b9W/gDF y1 r4 r > turn:0 started=1")
        assert told(play(s, "0:r5!")) == ["0 lays r5", "0 says UNO UNO", "won by 0"]
        assert s.over
        assert s.winner == 0
        assert scoring.score(s, s.rules.scoring).points == (9 + 50 + 20 + 75, 0, 0)
        refusal = refused(s, "1:draw")
        assert refusal.code == "round-over"

    def test_rounds_to_500_unless_one_round_is_agreed(self) -> None:
        s = table("de", "r5/FFFFWW b1 r4 r > turn:0 started=1")
        play(s, "0:r5!")
        line = scoring.score(s, s.rules.scoring)
        assert line.points == (400, 0)
        to_500 = scoring.goal(editions.load("classic/de").scoring)
        assert ScorePad(2, to_500).with_round(line).winners() == ()
        assert ScorePad(2, to_500).with_round(line).with_round(line).winners() == (0,)
        single = scoring.goal(editions.load("classic/de", {"rounds_to_win": "1"}).scoring)
        assert ScorePad(2, single).with_round(line).winners() == (0,)


@pytest.mark.clause("DE-1")
class TestMatching:
    @pytest.mark.parametrize(("seats", "order"), [(2, "1010"), (3, "1201"), (4, "1230")])
    def test_clockwise(self, seats: int, order: str) -> None:
        cards = ("r1r2r3", "r4r5r6", "y1y2y3", "y4y5y6")
        s = table("de", f"{'/'.join(cards[:seats])} g1g2g3g4g5g6 b9 b > turn:0 started=1")
        for seat in order:
            mover = s.turn
            play(s, f"{mover}:draw", f"{mover}:pass")
            assert asked(s) == f"turn:{seat}"

    @pytest.mark.parametrize("card", ["r9", "b5", "rD", "rS", "rR", "W=y", "F=g"])
    def test_colour_number_or_black(self, card: str) -> None:
        s = table("de", "r9b5rDrSrRWFg1/y1y2 y3y4y5y6 r5 r > turn:0 started=1")
        assert allowed(s, f"0:{card}")

    @pytest.mark.parametrize(("top", "same"), [("rD", "bD"), ("rS", "gS"), ("rR", "yR")])
    def test_symbol(self, top: str, same: str) -> None:
        s = table("de", f"{same}g1/y1y2 y3 {top} r > turn:0 started=1")
        assert allowed(s, f"0:{same}")

    @pytest.mark.parametrize("card", ["b6", "g4", "yD", "gS", "bR"])
    def test_a_coloured_special_of_another_colour_does_not_go(self, card: str) -> None:
        """Reading: only black specials go on everything, otherwise DE-2 would be meaningless."""
        s = table("de", f"{card}W/y1y2 y3 r5 r > turn:0 started=1")
        refusal = refused(s, f"0:{card}")
        assert refusal.code == "does-not-fit"
        assert refusal.args == (("card", card), ("top", "r5"), ("colour", "r"))

    def test_the_colour_named_counts_not_the_one_below(self) -> None:
        s = table("de", "Wr9y1/r1y2/g1 y3 r5 r > turn:0 started=1")
        play(s, "0:W=y")
        assert refused(s, "1:r1").code == "does-not-fit"
        assert allowed(s, "1:y2!")

    def test_not_in_hand_and_not_on_turn(self) -> None:
        s = table("de", "r9r1/r8r2 y3 r5 r > turn:0 started=1")
        assert refused(s, "0:r8").code == "not-in-hand"
        refusal = refused(s, "1:r8")
        assert (refusal.code, refusal.clause, refusal.args) == ("not-your-turn", "DE-1", (("seat", 0),))


@pytest.mark.clause("DE-2")
@pytest.mark.parametrize("colour", list("rygb"))
@pytest.mark.parametrize("rank", list("DSR"))
def test_a_coloured_special_goes_on_a_number_of_its_colour(colour: str, rank: str) -> None:
    other = "y" if colour != "y" else "r"
    s = table("de", f"{colour}{rank}{other}1{other}2/W {other}9{other}8 {colour}7 {colour} > turn:0 started=1")
    assert [move for move in ("draw", f"{other}1", f"{colour}{rank}") if allowed(s, f"0:{move}")] == [f"{colour}{rank}"]


@pytest.mark.clause("DE-3")
class TestSkip:
    @pytest.mark.parametrize(("seats", "then"), [(2, 0), (3, 2), (4, 2), (5, 2)])
    def test_the_next_sits_out(self, seats: int, then: int) -> None:
        others = "/".join(("y1y2", "y3y4", "b1b2", "b3b4")[: seats - 1])
        s = table("de", f"rSr1g5/{others} g1g2 r5 r > turn:0 started=1")
        assert told(play(s, "0:rS")) == ["0 lays rS", "1 sits out"]
        assert asked(s) == f"turn:{then}"

    def test_against_the_clock(self) -> None:
        s = table("de", "rSr1g5/y1y2/y3y4/b1b2 g1g2 r5 r < turn:0 started=1")
        assert told(play(s, "0:rS")) == ["0 lays rS", "3 sits out"]
        assert asked(s) == "turn:2"

    def test_the_one_after_lays_colour_skip_or_black(self) -> None:
        s = table("de", "rSr1g5/rSW/r9bSWFb9y2 g1g2 r5 r > turn:0 started=1")
        play(s, "0:rS")
        assert [card for card in ("r9", "bS", "W=b", "F=b", "b9", "y2") if allowed(s, f"2:{card}")] == [
            "r9",
            "bS",
            "W=b",
            "F=b",
        ]

    @pytest.mark.clause("DE-9", "DE-10")
    @pytest.mark.parametrize("move", ["1:rS", "1:W=g", "1:F=g", "1:draw", "1:pass"])
    def test_who_sits_out_does_nothing(self, move: str) -> None:
        s = table("de", "rSr1g5/rSWF/r9 g1g2 r5 r > turn:0 started=1")
        play(s, "0:rS")
        assert refused(s, move).code == "not-your-turn"
        assert s.legal(1) == []


@pytest.mark.clause("DE-4")
class TestReverse:
    @pytest.mark.parametrize(("seats", "then"), [(2, 1), (3, 2), (4, 3), (5, 4)])
    def test_turns(self, seats: int, then: int) -> None:
        others = "/".join(("y1y2", "y3y4", "b1b2", "b3b4")[: seats - 1])
        s = table("de", f"rRr1g5/{others} g1g2 r5 r > turn:0 started=1")
        assert told(play(s, "0:rR")) == ["0 lays rR", "turned <"]
        assert asked(s) == f"turn:{then}"

    def test_another_turns_back(self) -> None:
        s = table("de", "rRr1g5/y1y2/y3y4/gRb2b3 g1g2 r5 r > turn:0 started=1")
        assert told(play(s, "0:rR", "3:gR")) == ["0 lays rR", "turned <", "3 lays gR", "turned >"]
        assert asked(s) == "turn:0"


@pytest.mark.clause("DE-5")
class TestDraw2:
    def test_parried_with_any_draw2_the_amount_grows(self) -> None:
        s = table("de", "rDr1g5/bDb1b2/y1y2/g1 y9y8y7y6y5y4 r5 r > turn:0 started=1")
        assert told(play(s, "0:rD", "1:bD", "2:draw")) == [
            "0 lays rD",
            "1 owes 2",
            "1 lays bD",
            "2 owes 4",
            "2 draws y4y5y6y7 for debt",
        ]
        assert asked(s) == "turn:3"
        assert hands(s) == "r1g5/b1b2/y1y2y4y5y6y7/g1"
        assert NAMES[s.top] == "bD"

    def test_round_the_table_and_back(self) -> None:
        s = table("de", "rDrDg5/bDbDb2/gDgDy2 y9y8y7y6y5y4y3y1b9b8b7b6 r5 r > turn:0 started=1")
        play(s, "0:rD", "1:bD", "2:gD", "0:rD!", "1:bD!", "2:gD!")
        assert told(play(s, "0:draw")) == ["0 draws b6b7b8b9y1y3y4y5y6y7y8y9 for debt"]
        assert asked(s) == "turn:1"

    def test_two_seats(self) -> None:
        s = table("de", "rDr1g5/bDb1b2 y9y8y7y6y5y4 r5 r > turn:0 started=1")
        play(s, "0:rD", "1:bD", "0:draw")
        assert hands(s) == "r1y4y5y6y7g5/b1b2"
        assert asked(s) == "turn:1"

    def test_who_will_not_parry_draws_and_may_not_lay(self) -> None:
        s = table("de", "rDr1g5/bDr2b2/y1y2 y9y8r7r6 r5 r > turn:0 started=1")
        assert told(play(s, "0:rD", "1:draw")) == ["0 lays rD", "1 owes 2", "1 draws r6r7 for debt"]
        assert asked(s) == "turn:2"
        for move in ("1:r7", "1:bD", "1:pass"):
            assert refused(s, move).code == "not-your-turn"

    @pytest.mark.clause("DE-9")
    @pytest.mark.parametrize(("card", "clause"), [("r2", "DE-5"), ("rS", "DE-5"), ("rR", "DE-5"), ("W=r", "DE-9")])
    def test_nothing_else_answers(self, card: str, clause: str) -> None:
        s = table("de", "rDr1g5/r2rSrRW/y1y2 y9y8 r5 r > turn:0 started=1")
        play(s, "0:rD")
        refusal = refused(s, f"1:{card}")
        assert (refusal.code, refusal.clause) == ("does-not-answer", clause)
        assert refusal.args == (("card", card[:2].rstrip("=")), ("top", "rD"), ("cards", 2))

    def test_a_debt_is_not_passed(self) -> None:
        s = table("de", "rDr1g5/r2/y1y2 y9y8 r5 r > turn:0 started=1")
        play(s, "0:rD")
        refusal = refused(s, "1:pass")
        assert (refusal.code, refusal.clause) == ("must-take-debt", "DE-5")
        assert refusal.args == (("cards", 2), ("answer", "parry"))

    def test_a_wild4_parries_a_draw2(self) -> None:
        s = table("de", "rDr1g5/Fb1b2/y1y2 y9y8y7y6y5y4y3 r5 r > turn:0 started=1")
        assert told(play(s, "0:rD", "1:F=g", "2:draw"))[2:] == [
            "1 lays F",
            "1 names g",
            "2 owes 6",
            "2 draws y3y4y5y6y7y8 for debt",
        ]
        assert asked(s) == "turn:0"
        assert allowed(s, "0:g5")

    @pytest.mark.clause("DE-10")
    def test_a_draw2_does_not_parry_a_wild4(self) -> None:
        s = table("de", "Fr1g5/rDgD/y1y2 y9y8y7y6 r5 r > turn:0 started=1")
        play(s, "0:F=r")
        for card in ("rD", "gD"):
            refusal = refused(s, f"1:{card}")
            assert (refusal.code, refusal.clause) == ("does-not-answer", "DE-5")

    @pytest.mark.clause("DE-10")
    def test_nor_a_draw2_that_a_wild4_has_parried(self) -> None:
        s = table("de", "rDr1g5/Fb1b2/bDy2 y9y8y7y6 r5 r > turn:0 started=1")
        play(s, "0:rD", "1:F=b")
        assert refused(s, "2:bD").code == "does-not-answer"

    @pytest.mark.clause("FR-18")
    def test_who_owes_draws_what_there_is(self) -> None:
        s = table("de", "rDr1g5/Fb1b2/y2 y8y7 r5 r > turn:0 started=1")
        story = told(play(s, "0:rD", "1:F=b", "2:draw"))
        assert story[-3:-1] == ["2 draws y7y8 for debt", "2 reshuffled"]
        assert hands(s) == "r1g5/b1b2/r5rDy2y7y8"
        assert asked(s) == "turn:0"


@pytest.mark.clause("DE-6")
class TestDrawing:
    def test_unable_draws_one_and_may_lay_it(self) -> None:
        s = table("de", "b1b2/y1y2 y9r8 r5 r > turn:0 started=1")
        assert told(play(s, "0:draw")) == ["0 draws r8 for turn"]
        assert asked(s) == "drawn:0=r8"
        assert told(play(s, "0:r8")) == ["0 lays r8"]
        assert asked(s) == "turn:1"

    def test_or_keep_it(self) -> None:
        s = table("de", "b1b2/y1y2 y9r8 r5 r > turn:0 started=1")
        assert told(play(s, "0:draw", "0:pass")) == ["0 draws r8 for turn", "0 passes"]
        assert hands(s) == "r8b1b2/y1y2"
        assert asked(s) == "turn:1"

    def test_a_card_that_does_not_fit_stays(self) -> None:
        s = table("de", "b1b2/y1y2 r8y9 r5 r > turn:0 started=1")
        play(s, "0:draw")
        assert refused(s, "0:y9").code == "does-not-fit"
        play(s, "0:pass")
        assert asked(s) == "turn:1"

    def test_once(self) -> None:
        s = table("de", "b1b2/y1y2 r8y9 r5 r > turn:0 started=1")
        play(s, "0:draw")
        refusal = refused(s, "0:draw")
        assert (refusal.code, refusal.clause) == ("draw-once", "DE-6")

    def test_not_without_drawing(self) -> None:
        s = table("de", "b1b2/y1y2 r8y9 r5 r > turn:0 started=1")
        refusal = refused(s, "0:pass")
        assert (refusal.code, refusal.clause) == ("draw-first", "DE-6")

    @pytest.mark.parametrize("card", ["r9", "b5", "rS", "W", "F"])
    def test_who_can_lay_must(self, card: str) -> None:
        """Reading: a Wild or Wild4 counts."""
        s = table("de", f"{card}y9/y1y2 r8 r5 r > turn:0 started=1")
        refusal = refused(s, "0:draw")
        assert (refusal.code, refusal.clause) == ("must-lay", "DE-6")

    def test_a_drawn_black_card_may_be_laid_at_once(self) -> None:
        s = table("de", "b1b2/y1y2 y9y8y7y6F r5 r > turn:0 started=1")
        assert told(play(s, "0:draw", "0:F=b")) == ["0 draws F for turn", "0 lays F", "0 names b", "1 owes 4"]


@pytest.mark.clause("DE-7", "DE-8", "DE-9", "DE-10")
def test_the_black_cards() -> None:
    """DE-7 is a heading: three kinds of black cards, none with a colour; the UnoCard is taken out."""
    rules = editions.load("classic/de")
    assert [rules.book.copies_of(FACE[black]) for black in "WFU"] == [4, 4, 0]
    for black in "WF":
        s = table("de", f"{black}g1/y1y2 y9y8y7y6 r5 r > turn:0 started=1")
        assert refused(s, f"0:{black}").code == "colour-missing"
        play(s, f"0:{black}=g!")
        assert (NAMES[s.top], "rygb"[s.colour]) == (black, "g")


@pytest.mark.clause("DE-8")
class TestUnoCardTakenOut:
    def test_108_cards_are_played_with(self) -> None:
        assert editions.load("classic/de").cards() == 108

    def test_no_position_has_one(self) -> None:
        with pytest.raises(ValueError, match="too-many-cards"):
            table("de", "Ur1/y1y2 y9 r5 r > turn:0 started=1")

    @pytest.mark.parametrize("option", ["uno_card_draw4", "uno_card_gift"])
    def test_a_house_rule_brings_them_back(self, option: str) -> None:
        assert editions.load("classic/de", {option: "on"}).cards() == 112


@pytest.mark.clause("DE-9")
class TestWild:
    @pytest.mark.parametrize("top", ONE_OF_EACH)
    def test_on_any_card(self, top: str) -> None:
        s = table("de", f"Wg1/y1y2 y9 {top} {in_force(top)} > turn:0 started=1")
        assert told(play(s, "0:W=b!")) == ["0 lays W", "0 says UNO", "0 names b"]
        assert asked(s) == "turn:1"
        assert "rygb"[s.colour] == "b"

    def test_the_colour_in_force_may_be_kept(self) -> None:
        s = table("de", "Wg1/r1y2 y9 r5 r > turn:0 started=1")
        play(s, "0:W=r!")
        assert allowed(s, "1:r1!")

    @pytest.mark.parametrize(("first", "owed"), [("rD", 2), ("F=g", 4)])
    def test_not_when_owing(self, first: str, owed: int) -> None:
        s = table("de", "rDFg1/Wr2/y1 y9y8y7y6 r5 r > turn:0 started=1")
        play(s, f"0:{first}")
        refusal = refused(s, "1:W=r")
        assert refusal.code == "does-not-answer"
        assert ("cards", owed) in refusal.args

    @pytest.mark.clause("DE-10", "DE-3a")
    @pytest.mark.parametrize(("card", "clause"), [("W=r", "DE-9"), ("F=r", "DE-10")])
    def test_not_when_being_skipped(self, card: str, clause: str) -> None:
        s = table("de", "rSg1g2/WFrSr2/y1 y9y8y7y6 r5 r > turn:0 started=1", skip_parry="on")
        play(s, "0:rS")
        refusal = refused(s, f"1:{card}")
        assert (refusal.code, refusal.clause) == ("being-skipped", clause)


@pytest.mark.clause("DE-10")
class TestWild4:
    @pytest.mark.parametrize("top", ONE_OF_EACH)
    def test_on_any_card_without_restriction(self, top: str) -> None:
        s = table("de", f"Fr1/y1y2/b1 y9y8y7y6 {top} {in_force(top)} > turn:0 started=1")
        assert told(play(s, "0:F=b!", "1:draw")) == [
            "0 lays F",
            "0 says UNO",
            "0 names b",
            "1 owes 4",
            "1 draws y6y7y8y9 for debt",
        ]
        assert asked(s) == "turn:2"
        assert allowed(s, "2:b1!")

    def test_who_has_drawn_may_not_lay(self) -> None:
        s = table("de", "Fr1g2/b1b2/y1 y9y8y7b6 r5 r > turn:0 started=1")
        play(s, "0:F=b", "1:draw")
        assert refused(s, "1:b6").code == "not-your-turn"

    def test_no_challenge(self) -> None:
        s = table("de", "Fr1r2/b1b2/y1 y9y8y7b6 r5 r > turn:0 started=1")
        play(s, "0:F=b")
        assert asked(s) == "debt:1"
        refusal = refused(s, "1:doubt")
        assert (refusal.code, refusal.clause) == ("nothing-to-doubt", "DE-10")

    def test_parried_with_a_wild4_amounts_add_up(self) -> None:
        s = table("de", "Fr1r2/Fb2b3/y1/g1 y9y8y7y6y5y4y3y2 r5 r > turn:0 started=1")
        assert told(play(s, "0:F=b", "1:F=g", "2:draw"))[2:] == [
            "1 owes 4",
            "1 lays F",
            "1 names g",
            "2 owes 8",
            "2 draws y2y3y4y5y6y7y8y9 for debt",
        ]
        assert allowed(s, "3:g1!")

    def test_on_two_and_four_only_a_wild4(self) -> None:
        s = table("de", "rDr1r2/Fb2b3/FgDg1/y5 y9y8y7y6 r5 r > turn:0 started=1")
        play(s, "0:rD", "1:F=g")
        assert refused(s, "2:gD").code == "does-not-answer"
        assert told(play(s, "2:F=y"))[-1] == "3 owes 10"


@pytest.mark.clause("DE-12", "DE-5")
class TestFirstDraw2:
    @pytest.mark.parametrize(("players", "dealer", "left"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0)])
    def test_is_a_debt_of_two_on_the_first_player(self, players: int, dealer: int, left: int) -> None:
        s, story = dealt("de", players, "*D", dealer)
        assert story[-1] == f"{left} owes 2"
        assert asked(s) == f"debt:{left}"
        play(s, f"{left}:draw")
        assert s.cards(left) == 9
        assert asked(s) == f"turn:{(left + 1) % players}"

    def test_who_may_parry(self) -> None:
        s = table("de", "r1r2/gDb2b3/y1y2 y9y8y7y6 rD r > debt:1 debt=2 debt_kind=1 layer=0 actor=0")
        assert told(play(s, "1:gD", "2:draw")) == ["1 lays gD", "2 owes 4", "2 draws y6y7y8y9 for debt"]
        assert asked(s) == "turn:0"


@pytest.mark.clause("DE-12")
class TestFirstCard:
    @pytest.mark.parametrize(("players", "dealer", "right"), [(2, 0, 1), (3, 0, 2), (4, 1, 0), (4, 0, 3)])
    def test_reverse_the_dealers_right_starts(self, players: int, dealer: int, right: int) -> None:
        s, story = dealt("de", players, "*R", dealer)
        assert story[-1] == "turned <"
        assert asked(s) == f"turn:{right}"
        assert s.direction == -1

    @pytest.mark.parametrize(("players", "dealer", "left", "then"), [(2, 0, 1, 0), (3, 0, 1, 2), (4, 3, 0, 1)])
    def test_skip_the_left_is_skipped(self, players: int, dealer: int, left: int, then: int) -> None:
        s, story = dealt("de", players, "*S", dealer)
        assert story[-1] == f"{left} sits out"
        assert asked(s) == f"turn:{then}"
        assert s.direction == 1

    @pytest.mark.parametrize(("players", "dealer", "left"), [(2, 0, 1), (3, 2, 0), (4, 1, 2)])
    def test_wild_the_dealer_names(self, players: int, dealer: int, left: int) -> None:
        s, _ = dealt("de", players, "W", dealer)
        assert asked(s) == f"colour:{dealer}"
        assert refused(s, f"{left}:draw").code == "choice-open"
        assert refused(s, f"{dealer}:pass").code == "must-choose"
        assert told(play(s, f"{dealer}:=g")) == [f"{dealer} names g"]
        assert asked(s) == f"turn:{left}"
        assert "rygb"[s.colour] == "g"

    @pytest.mark.parametrize("black", ["F", "U"])
    def test_wild4_and_uno_card_go_back(self, black: str) -> None:
        s, story = dealt("de", 3, black, uno_card_draw4="on")
        assert story[1] == f"first {black} goes back"
        assert story[-1].startswith("first ")
        assert len(s.discard_cards()) == 1
        assert s.discard_cards()[0] not in (FACE["F"], FACE["U"])
        assert len(s.pile_cards()) == 112 - 3 * 7 - 1

    @pytest.mark.clause("DE-13a")
    def test_a_zero_rotates_nothing(self) -> None:
        s, story = dealt("de", 3, "*0", zero_rotation="forced")
        assert len(story) == 2
        assert asked(s) == "turn:1"

    @pytest.mark.clause("BB-2")
    def test_a_seven_swaps_nothing(self) -> None:
        s, story = dealt("de", 3, "*7", seven_swap="forced")
        assert len(story) == 2
        assert asked(s) == "turn:1"

    @pytest.mark.clause("DE-3a")
    def test_skip_may_be_parried_where_that_is_played(self) -> None:
        s, story = dealt("de", 3, "*S", skip_parry="on")
        assert len(story) == 2
        assert asked(s) == "skipped:1"
        assert told(play(s, "1:pass")) == ["1 sits out"]
        assert asked(s) == "turn:2"

    @pytest.mark.clause("DE-1a")
    @pytest.mark.parametrize("opening", ["turn:1", "debt:1 debt=2 debt_kind=1"])
    def test_no_jump_in_before_the_first_move(self, opening: str) -> None:
        top = "rD" if "debt" in opening else "r5"
        s = table("de", f"y1y2/b1b2/y5y6/{top}y4 y9y8y7b9 {top} r > {opening} layer=0 actor=0", jump_in="on")
        refusal = refused(s, f"3:{top}")
        assert (refusal.code, refusal.clause) == ("jump-too-early", "DE-1a")
        play(s, "1:draw")
        assert allowed(s, f"3:{top}!")
