"""What a seat knows for certain beyond its view, and that this knowledge is never wrong."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.classic import codes as c
from pioche.classic import editions, knowledge
from pioche.classic.cards import FACE, NAMES
from pioche.classic.effects import At, Effect, Op, Program
from pioche.classic.events import Dealt, Event, FirstCard
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.notation import move_text
from pioche.classic.unseen_cards import ALL_FACES, UnseenCards
from tests.classic.mixes import random_rules
from tests.classic.table import table
from tests.classic.watching import Watched, check_agrees, tell

ALL = set(NAMES)
MOST_MOVES = 300


def fitting(top: str) -> set[str]:
    """The cards that cover a coloured card: its colour, its number or symbol, black and white cards."""
    return {name for name in ALL if name[0] in f"{top[0]}WFUX" or name[-1] == top[-1]}


class TestHandsThatMove:
    GIFTS_AND_SWAPS: ClassVar = {"uno_card_gift": "on", "seven_swap": "forced"}
    GIFT = "Ur1r2r3/g1g2g3/b1b2b3 y1y2y3y4 r9 r > turn:0 layer=2 started=1"

    def test_the_giver_knows_what_they_gave_and_the_stranger_does_not(self) -> None:
        told = Watched(table("de", self.GIFT, uno_card_gift="on")).play("0:U", "0:give.1.r1r2!")
        assert told.known(0, 1) == "r1r2"
        assert told.known(1, 1) == "r1r2g1g2g3"
        assert told.known(2, 1) == told.known(None, 1) == "-"

    def test_who_gets_cards_knows_that_the_giver_has_them_no_more(self) -> None:
        s = table("de", "r7r5r6r8/Ug1g2g3/b1b2 y1y2y3y4 r9 r > turn:0 layer=2 started=1", **self.GIFTS_AND_SWAPS)
        told = Watched(s).play("0:r7", "0:pick.1")
        assert told.known(1, 0) == "g1g2g3U"
        told.play("1:r5", "2:draw", "2:pass", "0:U", "0:give.1.g1g2!")
        assert told.known(1, 0) == "g3"

    def test_a_known_card_that_may_have_been_given_on_is_with_one_of_the_two(self) -> None:
        """Seat 0 knows the hand that seat 1 got from it by a swap; seat 1 gives two of its three cards to seat 2."""
        s = table("de", "r7Ur5r6r8/g1g2g3/b1b2 y1y2y3y4 r9 r > turn:0 layer=2 started=1", **self.GIFTS_AND_SWAPS)
        told = Watched(s).play("0:r7", "0:pick.1", "1:U", "1:give.2.r5r6!")
        assert told.known(0, 1) == told.known(0, 2) == "-"
        kept = set()
        for made in told.completed(0):
            assert {"r5", "r6", "r8"} <= {NAMES[face] for seat in (1, 2) for face in made.hand(seat)}
            kept |= {NAMES[face] for face in made.hand(1)}
        assert kept == {"r5", "r6", "r8"}

    def test_a_hand_given_away_whole_stays_known(self) -> None:
        s = table("de", "r7Ur5r6/g1g2g3/b1b2 y1y2y3y4 r9 r > turn:0 layer=2 started=1", **self.GIFTS_AND_SWAPS)
        told = Watched(s).play("0:r7", "0:pick.1", "1:U", "1:give.2.r5r6")
        assert told.known(0, 1) == "-"
        assert told.known(0, 2) == "r5r6"

    def test_hands_passed_on_carry_what_is_known(self) -> None:
        s = table("de", "r0y0r5r6/r1b1b2/g1g2r3 y1y2y3y4 r9 r > turn:0 layer=2 started=1", zero_rotation="forced")
        told = Watched(s).play("0:r0", "0:hands.left")
        assert told.known(0, 1) == "r5r6y0"
        assert told.known(0, 2) == "-"
        assert told.known(2, 0) == "r3g1g2"
        told.play("1:y0", "1:hands.left")
        assert told.known(0, 2) == "r5r6"
        assert told.known(0, 1) == "r3g1g2"
        assert told.known(1, 0) == "r1b1b2"
        assert told.known(None, 2) == "-"

    def test_two_who_swap_know_both_hands(self) -> None:
        s = table("de", "r7r5/r1b1/g1g2 y1y2y3y4 r9 r > turn:0 layer=2 started=1", seven_swap="forced")
        told = Watched(s).play("0:r7!", "0:pick.2")
        assert told.known(0, 2) == "r5"
        assert told.known(2, 0) == "g1g2"
        assert told.known(1, 0) == told.known(1, 2) == "-"

    def test_a_look_shows_a_hand(self) -> None:
        look = Program((Effect(Op.LOOK, at=At.CHOSEN),))
        s = table("lb", "X1r1r2/g1g2g3/b1b2b3 y1y2y3 r9 r > turn:0 layer=2 started=1", blanks=(look,))
        told = Watched(s).play("0:X1", "0:pick.2")
        assert told.known(0, 2) == "b1b2b3"
        assert told.known(1, 2) == told.known(None, 2) == "-"

    def test_one_of_two_alike_goes_and_the_other_may_be_either(self) -> None:
        told = Watched(
            table("de", "Ur5r6r7/r5g2g3/b1b2b3 y1y2y3y4 r9 r > turn:0 layer=2 started=1", uno_card_gift="on")
        )
        told.play("0:U", "0:give.1.r5r6!", "1:r5")
        assert told.known(0, 1) == "r6"
        assert "r5" in told.may_hold(0, 1)


class TestForcedDraws:
    POSITION = "r1r2/{hand}/b1b2 y1y2y3{top} r9 r > turn:1 layer=0 started=1"

    @pytest.mark.clause("DE-6")
    def test_who_draws_in_de_had_nothing_that_fits(self) -> None:
        told = Watched(table("de", self.POSITION.format(hand="g1b2b3", top="r7"))).play("1:draw", "1:pass")
        assert {"r3", "W"} <= told.may_hold(0, 1)  # the card that it drew may be any
        for s in told.completed(0):
            assert sum(NAMES[face] in fitting("r9") for face in s.hand(1)) <= 1

    @pytest.mark.clause("DE-6")
    def test_the_drawn_card_laid_leaves_those_that_did_not_fit(self) -> None:
        told = Watched(table("de", self.POSITION.format(hand="g1b2b3", top="r7"))).play("1:draw", "1:r7")
        assert not told.may_hold(0, 1) & fitting("r9")
        assert {"g1", "b2", "b3"} <= told.may_hold(0, 1)
        assert told.may_hold(1, 1) == {"g1", "b2", "b3"}

    @pytest.mark.clause("FR-9")
    def test_a_draw_by_choice_tells_nothing(self) -> None:
        told = Watched(table("fr", self.POSITION.format(hand="g1b2b3", top="r7"))).play("1:draw", "1:pass")
        assert fitting("r9") - {"X1", "X2", "X3", "U", "r1", "r2", "r9"} <= told.may_hold(0, 1)

    @pytest.mark.clause("DE-6a")
    def test_nor_does_one_before_any_card(self) -> None:
        told = Watched(table("de", self.POSITION.format(hand="g1b2b3", top="r7"), draw_then_play_any="on"))
        told.play("1:draw", "1:r7")
        assert {"r3", "W", "F", "g9"} <= told.may_hold(0, 1)

    @pytest.mark.clause("BB-3")
    def test_all_but_the_last_card_drawn_until_one_fits_did_not(self) -> None:
        s = table("fr", self.POSITION.format(hand="g1b2b3", top="r7g4y8"), draw_until_playable="on")
        told = Watched(s).play("1:draw")
        assert s.cards(1) == 6
        for made in told.completed(0):
            assert NAMES[made.drawn] in fitting("r9")
            assert sum(NAMES[face] in fitting("r9") for face in made.hand(1)) == 1
        told.play("1:pass")
        for made in told.completed(0):
            assert sum(NAMES[face] in fitting("r9") for face in made.hand(1)) == 1

    @pytest.mark.clause("BB-3")
    def test_one_card_drawn_until_one_fits_means_that_some_card_does(self) -> None:
        s = table("fr", self.POSITION.format(hand="r4b2b3", top="y8"), draw_until_playable="on")
        told = Watched(s).play("1:draw", "1:pass")
        for made in told.completed(0):
            assert any(NAMES[face] in fitting("r9") for face in made.hand(1))

    @pytest.mark.clause("LB-5")
    def test_a_card_drawn_by_choice_that_was_kept_did_not_fit(self) -> None:
        """Seat 0 knows that seat 1 holds r5, so seat 1 drew voluntarily."""
        s = table("lb", "r7r5r8/g1g2/b1b2 y1y2y3g4 r9 r > turn:0 layer=2 started=1", seven_swap="forced")
        told = Watched(s).play("0:r7", "0:pick.1", "1:draw", "1:pass")
        assert told.known(0, 1) == "r5r8"
        assert told.may_hold(0, 1) & fitting("r7") <= {"r5", "r8", "F"}
        assert "r4" in told.may_hold(2, 1)

    @pytest.mark.clause("LB-5")
    def test_but_it_may_be_a_wild4_that_would_have_been_a_bluff(self) -> None:
        s = table("lb", "r7r5r8/g1g2/b1b2 y1y2y3F r9 r > turn:0 layer=2 started=1", seven_swap="forced")
        told = Watched(s).play("0:r7", "0:pick.1", "1:draw", "1:pass")
        check_agrees(s, told.knowledge[0])

    @pytest.mark.clause("BB-3", "FR-18")
    def test_the_last_card_of_all_may_not_fit_either(self) -> None:
        s = table("fr", "r1r2/g1b2b3/b1b2 y8 r9 r > turn:1 layer=0 started=1", draw_until_playable="on")
        told = Watched(s).play("1:draw")
        check_agrees(s, told.knowledge[0])
        told.play("1:pass")
        check_agrees(s, told.knowledge[0])

    @pytest.mark.clause("DE-1a", "FR-16")
    def test_a_drawn_wild4_may_be_jumped_in_with(self) -> None:
        """In turn it would be a bluff, which is refused here. Seat 0 knows the r3 and r4 of seat 1."""
        position = "r7r3r4/g1g2/b1bSF Fy1y2y3y4F r9 r > turn:0 layer=2 started=1"
        s = table("fr", position, challenge="off", jump_in="on", seven_swap="forced")
        told = Watched(s).play("0:r7", "0:pick.1", "1:draw", "1:pass", "2:F=r", "0:draw", "1:draw", "1:F=g")
        assert told.known(0, 1) == "r3r4"
        assert s.hand(1) == (FACE["r3"], FACE["r4"], FACE["F"])
        check_agrees(s, told.knowledge[0])

    @pytest.mark.clause("FR-18")
    def test_who_passes_with_nothing_to_draw_had_nothing_that_fits(self) -> None:
        s = table("fr", "r1r2r3/g1b2b3/b1b2 - r9 r > turn:1 layer=0 started=1")
        told = Watched(s).play("1:draw")
        assert not told.may_hold(0, 1) & fitting("r9")


class TestWild4:
    BLUFF = "Fr5g1g2/b1b2b3/y1y2y3 y4y5y6y7y8y9b4b5b6b7 r9 r > turn:0 layer=2 started=1"
    RIGHT = "Fb5g1g2/b1b2b3/y1y2y3 y4y5y6y7y8y9b4b6b7b8 r9 r > turn:0 layer=2 started=1"

    @pytest.mark.clause("FR-22")
    def test_who_doubted_has_seen_the_hand_and_the_card_taken_back(self) -> None:
        told = Watched(table("fr", self.BLUFF)).play("0:F=g", "1:doubt")
        assert told.known(1, 0) == "r5g1g2F"
        assert told.known(2, 0) == told.known(None, 0) == "F"

    @pytest.mark.clause("FR-22")
    def test_the_others_hear_that_there_was_a_card_to_play(self) -> None:
        told = Watched(table("fr", self.BLUFF)).play("0:F=g", "1:doubt")
        for s in told.completed(2):
            assert any(NAMES[face] in fitting("r9") - {"F"} for face in s.hand(0))

    @pytest.mark.clause("FR-22")
    def test_or_that_there_was_none(self) -> None:
        told = Watched(table("fr", self.RIGHT)).play("0:F=g", "1:doubt")
        assert not told.may_hold(2, 0) & (fitting("r9") - {"F"})
        assert told.known(1, 0) == "g1g2b5"

    @pytest.mark.clause("LB-9")
    def test_in_lb_it_is_the_colour_that_counts(self) -> None:
        told = Watched(table("lb", self.BLUFF)).play("0:F=g", "1:doubt")
        for s in told.completed(2):
            assert any(NAMES[face][0] == "r" for face in s.hand(0))
        told = Watched(table("lb", self.RIGHT)).play("0:F=g", "1:doubt")
        assert not any(name[0] == "r" for name in told.may_hold(2, 0))
        assert {"g9", "W"} <= told.may_hold(2, 0)

    @pytest.mark.clause("FR-16")
    def test_as_an_answer_it_is_judged_against_other_answers(self) -> None:
        position = "rDg5g6/Fr5g1g2/y1y2y3 y4y5y6y7y8y9b4b5b6b7 r9 r > turn:0 layer=2 started=1"
        s = table("fr", position, draw2_parry="draw2_or_wild4")
        told = Watched(s).play("0:rD", "1:F=b", "2:doubt")
        assert not told.may_hold(0, 1) & {"rD", "gD", "bD", "yD"}
        assert {"r3", "W"} <= told.may_hold(0, 1)

    @pytest.mark.clause("BB-4")
    def test_a_debt_sent_back_is_of_the_same_kind(self) -> None:
        position = "FFgDg1/gRb1b2/y1y2y3 y4y5y6y7y8y9b4b5b6b7b8b9 r9 r > turn:0 layer=2 started=1"
        options = {"wild4_parry": "on", "reverse_returns_debt": "on", "draw2_parry": "draw2_or_wild4"}
        told = Watched(table("fr", position, **options)).play("0:F=g", "1:gR", "0:F=b", "2:doubt")
        assert "gD" in told.may_hold(1, 0)
        assert "gR" not in told.may_hold(1, 0)

    @pytest.mark.clause("FR-18", "DE-8a")
    def test_a_debt_for_which_there_was_nothing_to_draw_is_forgotten(self) -> None:
        """Seat 1 finds nothing to draw for the UnoCard; later a Wild4 answers a Wild4, regardless of UnoCards."""
        s = table("fr", "UUFr1/g1g2/Fb1b2 - r9 r > turn:0 layer=2 started=1", uno_card_draw4="on", wild4_parry="on")
        told = Watched(s).play("0:U", "1:draw", "2:F=g", "0:F=b", "1:doubt")
        check_agrees(s, told.knowledge[2])

    @pytest.mark.clause("FR-16")
    def test_where_nobody_may_doubt_it_is_right(self) -> None:
        told = Watched(table("fr", self.RIGHT, challenge="off")).play("0:F=g")
        assert not told.may_hold(1, 0) & (fitting("r9") - {"F"})


class TestPiles:
    @pytest.mark.clause("FR-16")
    def test_a_first_wild4_that_goes_back_was_dealt_to_nobody(self) -> None:
        mine = Knowledge(editions.load("classic/fr"), 0, 3)
        hidden = (c.NO_FACE,) * 7
        wild4, first = FACE["F"], FACE["r5"]
        mine.observe(Dealt(2, ((wild4,) * 3 + (0, 1, 2, 3), hidden, hidden)))
        assert mine.may_hold(1) >> wild4 & 1
        mine.observe(FirstCard(wild4, False))
        mine.observe(FirstCard(wild4, False))
        mine.observe(FirstCard(first, True))
        assert not mine.may_hold(1) >> wild4 & 1
        assert not mine.may_hold(2) >> wild4 & 1

    @pytest.mark.clause("FR-18")
    def test_what_was_shuffled_into_a_new_pile_is_known(self) -> None:
        s = table("fr", "r1r2/g1g2/b1b2 - r3r4r5r9 r > turn:1 layer=0 started=1")
        told = Watched(s).play("1:draw", "1:pass", "2:draw", "2:pass")
        seen_before = {"r3", "r4", "r5"}
        for made in told.completed(0):
            new = [face for seat in (1, 2) for face in made.hand(seat)] + list(made.pile_cards())
            assert seen_before <= {NAMES[face] for face in new}
            assert {NAMES[face] for face in made.pile_cards()} <= seen_before
            assert all(seen_before & {NAMES[face] for face in made.hand(seat)} for seat in (1, 2))

    def test_marks_are_forgotten_before_they_run_out(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(knowledge, "MOST_MARKS", 2)
        s = table("lb", "r1r2r3r4r5/g1g2g3g4g5 - r5r6r7r8r9 r > turn:0 layer=1 started=1")
        told = Watched(s)
        rng = Random(5)
        while not s.over:
            told.play(move_text(rng.choice(s.moves())))
            for known in told.knowledge.values():
                check_agrees(s, known)
                assert all(marks < 1 << 2 for _, marks in known.cards.kinds)
        assert s.shuffles > 4  # each needs a mark


class TestBacks:
    def test_of_two_kinds_one_within_the_other_the_tighter_goes(self) -> None:
        unseen = UnseenCards({(0b011, 1): 2, (0b111, 1): 3})
        assert unseen.pull(0b001) == (0b001, 1)
        assert unseen.kinds == {(0b011, 1): 1, (0b111, 1): 3}

    def test_of_kinds_that_cross_the_rest_may_be_either(self) -> None:
        unseen = UnseenCards({(0b011, 1): 2, (0b110, 1): 1, (0b1000, 1): 1})
        assert unseen.pull(0b010) == (0b010, 1)
        assert unseen.kinds == {(0b011, 1): 1, (0b111, 1): 1, (0b1000, 1): 1}

    def test_a_kind_that_allows_more_than_another_is_not_touched(self) -> None:
        unseen = UnseenCards({(0b0011, 1): 1, (0b0110, 1): 1, (0b1011, 1): 1})
        unseen.pull(0b0010)
        assert unseen.kinds == {(0b0111, 1): 1, (0b1011, 1): 1}

    def test_nothing_shows_that_face(self) -> None:
        with pytest.raises(ValueError, match="do not belong together"):
            UnseenCards({(0b011, 1): 2}).pull(0b100)

    def test_a_split_says_what_is_certain_of_both_parts(self) -> None:
        unseen = UnseenCards({(0b01, 1): 4, (0b11, 1): 1})
        gone = unseen.split(2)
        assert gone.kinds == {(0b01, 1): 1, (0b11, 1): 1}
        assert unseen.kinds == {(0b01, 1): 2, (0b11, 1): 1}


def watch_game(number: int, share: float) -> None:
    """Play a random game and assert at random positions that the knowledge of all seats is true."""
    rng = Random(number)
    rules, players = random_rules(rng)
    log: list[Event] = []
    s = Round.deal(rules, players, number.to_bytes(32, "big"), rng.randrange(players), log)
    seats: list[int | None] = [rng.randrange(players), rng.choice([None, *range(players)])]
    watching = {seat: Knowledge(rules, seat, players) for seat in seats}
    for _ in range(MOST_MOVES):
        tell(watching, log)
        log.clear()
        if s.over or rng.random() < share:
            for known in watching.values():
                check_agrees(s, known)
        if s.over:
            break
        found = s.moves()
        laying = [move for move in found if (move >> c.KIND_AT) & 31 == c.PLAY]
        s.apply(rng.choice(laying if laying and rng.random() < 0.5 else found), log)


@given(st.integers(0, 2**64 - 1))
def test_nothing_is_claimed_that_is_not_true(number: int) -> None:
    watch_game(number, 0.1)


def test_what_a_position_tells_by_itself_leaves_everything_open() -> None:
    told = Watched(table("fr", "r1r2/g1g2/b1b2 y1y2y3 r9 r > turn:0 started=1"))
    assert told.known(0, 1) == "-"
    assert told.knowledge[0].unseen[1].kinds == {(ALL_FACES, 1): 2}
    assert "F" in told.may_hold(0, 1)
    assert "U" not in told.may_hold(0, 1)  # not in this pack
