"""Views completed to full positions: they keep what the seat sees and knows; the rest is random but possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.classic import codes as c
from pioche.classic import editions
from pioche.classic.cards import FACE, NAMES
from pioche.classic.completion import Completions, complete
from pioche.classic.effects import Effect, Op, Program
from pioche.classic.events import (
    Doubted,
    Drew,
    Event,
    Gave,
    HandsPassed,
    HandsSwapped,
    Looked,
    RoundOver,
    Why,
)
from pioche.classic.hidden_dealer import HiddenDealer
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.notation import position_text
from pioche.classic.playout import play_out
from pioche.classic.unseen_cards import ALL_FACES, Kind
from pioche.classic.view import redact, view
from tests.classic.mixes import random_rules
from tests.classic.table import table
from tests.classic.watching import Watched, check_agrees, tell

MOST_MOVES = 250
MOST_TO_FINISH = 20_000
numbers = st.integers(0, 2**64 - 1)


def choose(s: Round, rng: Random) -> int:
    found = s.moves()
    laying = [move for move in found if (move >> c.KIND_AT) & 31 == c.PLAY]
    return rng.choice(laying if laying and rng.random() < 0.5 else found)


def finish(s: Round, rng: Random) -> None:
    """Play a round to its end (law 5). Cards are laid where that is possible.

    Without that, and with drawing until a card fits, one random game in thousands needs millions of moves.
    """
    for _ in range(MOST_TO_FINISH):
        if s.over:
            return
        found = s.moves()
        s.apply(rng.choice([move for move in found if (move >> c.KIND_AT) & 31 == c.PLAY] or found))
    raise AssertionError(position_text(s))


def moments(number: int, share: float) -> Iterator[tuple[Round, Knowledge, Random]]:
    """Some positions of a random game with random rules, with the knowledge of one seat or a spectator."""
    rng = Random(number)
    rules, players = random_rules(rng)
    if rng.random() < 0.3:
        rules, players = editions.EDITIONS[rng.choice(list(editions.EDITIONS))], rng.randrange(3, 11)
    log: list[Event] = []
    s = Round.deal(rules, players, number.to_bytes(32, "big"), rng.randrange(players), log)
    seat = rng.choice([None, *range(players), *range(players)])
    knowledge = Knowledge(rules, seat, players)
    for _ in range(MOST_MOVES):
        tell({seat: knowledge}, log)
        log.clear()
        if s.over or rng.random() < share:
            yield s, knowledge, rng
        if s.over:
            break
        s.apply(choose(s, rng), log)


def whole_pack(s: Round) -> Counter[int]:
    cards = Counter(s.pile_cards()) + Counter(s.discard_cards())
    for seat in range(s.players):
        cards += Counter(s.hand(seat))
    return cards


class TestProperties:
    @given(numbers)
    def test_a_completion_looks_the_same_and_agrees_with_all_that_is_known(self, number: int) -> None:
        for s, knowledge, rng in moments(number, 0.1):
            seen = view(s, knowledge.seat)
            completions = Completions(seen, knowledge, rng.randrange(2**63))
            for made in (completions.draw(), completions.draw()):
                assert view(made, knowledge.seat) == seen
                assert whole_pack(made) == whole_pack(s)
                check_agrees(made, knowledge)
                if knowledge.seat is not None:
                    assert made.legal(knowledge.seat) == s.legal(knowledge.seat)

    @given(numbers)
    def test_without_knowledge_too(self, number: int) -> None:
        for s, knowledge, rng in moments(number, 0.05):
            seen = view(s, knowledge.seat)
            made = complete(seen, None, s.rules, rng.randrange(2**63))
            assert view(made, knowledge.seat) == seen
            assert whole_pack(made) == whole_pack(s)

    @given(numbers)
    def test_it_can_be_played_to_the_end(self, number: int) -> None:
        for s, knowledge, rng in moments(number, 0.01):
            made = complete(view(s, knowledge.seat), knowledge, s.rules, rng.randrange(2**63))
            assert made.seed is None
            play_out(made, rng.randrange(2**63), 1_000)
            assert whole_pack(made) == whole_pack(s)
            finish(made, rng)
            assert whole_pack(made) == whole_pack(s)

    @given(numbers)
    def test_law_4_what_is_told_does_not_depend_on_what_is_hidden(self, number: int) -> None:
        """The same move in two positions that the seat cannot tell apart gives it the same events.

        Only where spectators see the same events, and none of them reveals cards to the seat.
        """
        for s, knowledge, rng in moments(number, 0.05):
            if s.over:
                continue
            seat = knowledge.seat
            made = complete(view(s, seat), knowledge, s.rules, rng.randrange(2**63))
            both = [move for move in s.moves() if made.check(move) is None]
            if not both:
                continue
            move = rng.choice(both)
            one: list[Event] = []
            two: list[Event] = []
            s.copy().apply(move, one)
            made.apply(move, two)
            same_for_all = [redact(event, None) for event in one] == [redact(event, None) for event in two]
            if same_for_all and not any(shows(event, seat) for event in one):
                assert repr([redact(event, seat) for event in one]) == repr([redact(event, seat) for event in two])

    @given(numbers)
    def test_law_4_no_hidden_face_is_told(self, number: int) -> None:
        """Changing the face of every card that a seat may not see does not change the events that it is sent."""
        for s, knowledge, rng in moments(number, 0.05):
            if s.over:
                continue
            log: list[Event] = []
            s.copy().apply(choose(s, rng), log)
            for event in log:
                if not shows(event, knowledge.seat):
                    assert repr(redact(masked(event), knowledge.seat)) == repr(redact(event, knowledge.seat))


@pytest.mark.parametrize(
    "event",
    [
        Drew(0, (5,), Why.TURN),
        Doubted(1, 0, (5, 6), True),
        Looked(1, 0, (5, 6)),
        Gave(0, 1, (5, 6)),
        HandsSwapped(0, 1, (5,), (6, 7)),
        HandsPassed(0, 1, ((5,), (6,), (7,))),
    ],
)
def test_law_4_no_hidden_face_is_told_to_a_stranger(event: Event) -> None:
    assert masked(event) != event
    assert repr(redact(masked(event), None)) == repr(redact(event, None))
    if not isinstance(event, HandsPassed):
        assert repr(redact(masked(event), 2)) == repr(redact(event, 2))


def shows(event: Event, seat: int | None) -> bool:
    """Does an event reveal new cards to a seat?"""
    match event:
        case Drew(seat=owner):
            return owner == seat
        case Doubted(by=by):
            return by == seat
        case Looked(seat=looker):
            return looker == seat
        case Gave(seat=one, other=two) | HandsSwapped(seat=one, other=two):
            return seat in (one, two)
        case HandsPassed():
            return seat is not None
        case RoundOver():
            return True
        case _:
            return False


def masked(event: Event) -> Event:
    """The event with other faces for its cards of hands or of the pile."""
    match event:
        case Drew(seat=seat, cards=cards, why=why):
            return Drew(seat, other_faces(cards), why)
        case Doubted(by=by, seat=seat, hand=hand, bluff=bluff):
            return Doubted(by, seat, other_faces(hand), bluff)
        case Looked(seat=seat, other=other, hand=hand):
            return Looked(seat, other, other_faces(hand))
        case Gave(seat=seat, other=other, cards=cards):
            return Gave(seat, other, other_faces(cards))
        case HandsSwapped(seat=seat, other=other, got=got, gave=gave):
            return HandsSwapped(seat, other, other_faces(got), other_faces(gave))
        case HandsPassed(seat=seat, direction=direction, hands=hands):
            return HandsPassed(seat, direction, tuple(map(other_faces, hands)))
        case _:
            return event


def other_faces(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple((face + 1) % c.FACES for face in cards)


class TestKnowledgeIsUsed:
    def test_a_gift_stays_where_it_went(self) -> None:
        s = table("de", "Ur1r2r3/g1g2g3/b1b2b3 y1y2y3y4 r9 r > turn:0 layer=2 started=1", uno_card_gift="on")
        told = Watched(s).play("0:U", "0:give.2.r1r2!", "1:draw", "1:pass")
        assert all({FACE["r1"], FACE["r2"]} <= set(made.hand(2)) for made in told.completed(0))
        assert not all(FACE["r1"] in made.hand(2) for made in told.completed(1))

    def test_a_hand_passed_on_is_where_it_went(self) -> None:
        s = table("de", "r0r5r6/r1b1b2/g1g2r3 y1y2y3y4 r9 r > turn:0 layer=2 started=1", zero_rotation="forced")
        told = Watched(s).play("0:r0", "0:hands.left")
        assert all(made.hand(1) == s.hand(1) for made in told.completed(0))
        assert not all(made.hand(2) == s.hand(2) for made in told.completed(0))

    def test_a_hand_seen_in_a_challenge_is_there(self) -> None:
        position = "Fr5g1g2/b1b2b3/y1y2y3 y4y5y6y7y8y9b4b5b6b7 r9 r > turn:0 layer=2 started=1"
        told = Watched(table("fr", position)).play("0:F=g", "1:doubt")
        seen = {FACE[name] for name in ("F", "r5", "g1", "g2")}
        for made in told.completed(1):
            assert seen <= set(made.hand(0))
            assert len(made.hand(0)) == 8  # and four more

    def test_who_had_to_draw_in_de_holds_nothing_that_fitted(self) -> None:
        s = table("de", "r1r2/g1b2b3/b1b2 y1y2y3r7 r9 r > turn:1 layer=0 started=1")
        told = Watched(s).play("1:draw", "1:r7")
        faces = {face for made in told.completed(0, 200) for face in made.hand(1)}
        assert len(faces) > 20
        assert not any(NAMES[face][0] in "rWFU" or NAMES[face][1:] == "9" for face in faces)


class TestHiddenNumbers:
    BLUFF = "Fr5g1g2/b1b2b3/y1y2y3 y4y5y6y7y8y9b4b5b6b7 r9 r > turn:0 layer=2 started=1"

    @pytest.mark.parametrize("knows", [True, False])
    def test_a_wild4_is_a_bluff_or_not_with_the_hand(self, knows: bool) -> None:
        told = Watched(table("fr", self.BLUFF)).play("0:F=g")
        fits = {face for face, name in enumerate(NAMES) if name[0] in "rW" or name[1:] == "9"}
        seen = view(told.s, 1)
        bluffs = Counter[int]()
        for seed in range(60):
            made = complete(seen, told.knowledge[1] if knows else None, told.s.rules, seed)
            assert made.bluff == bool(fits & set(made.hand(0)))
            assert made.fresh
            bluffs[made.bluff] += 1
        assert set(bluffs) == {0, 1}

    @pytest.mark.parametrize("knows", [True, False])
    def test_as_an_answer_it_is_judged_against_answers(self, knows: bool) -> None:
        position = "rDg5g6/Fr5g1g2g3g4g5g6/y1y2y3 y4y5y6y7y8y9b4b5b6b7 r9 r > turn:0 layer=2 started=1"
        told = Watched(table("fr", position, draw2_parry="draw2_or_wild4")).play("0:rD", "1:F=b")
        draw2 = {FACE[name] for name in ("rD", "gD", "bD", "yD")}
        seen = view(told.s, 2)
        bluffs = Counter[int]()
        for seed in range(60):
            made = complete(seen, told.knowledge[2] if knows else None, told.s.rules, seed)
            assert made.bluff == bool(draw2 & set(made.hand(1)))
            bluffs[made.bluff] += 1
        assert set(bluffs) == {0, 1}

    @pytest.mark.clause("LB-5")
    def test_a_card_drawn_by_choice_must_be_laid_if_it_fits(self) -> None:
        told = Watched(table("lb", "r1r2/g1b2b3/b1b2 y1y2y3r7 r9 r > turn:1 layer=0 started=1")).play("1:draw")
        fits = {face for face, name in enumerate(NAMES) if name[0] in "rWF" or name[1:] in ("9", "R")}
        met = set()
        for made in told.completed(0, 100):
            assert made.drawn in made.hand(1)
            before = Counter(made.hand(1)) - Counter([made.drawn])
            able = bool(fits & set(before))
            if made.drawn != FACE["F"]:
                assert made.must_lay == (able and made.drawn in fits)
                met.add((able, made.drawn in fits))
        assert len(met) == 4

    @pytest.mark.clause("LB-5", "FR-21")
    def test_penalty_cards_that_came_since_are_no_reason_to_lay_it(self) -> None:
        """Seat 0 knows that seat 1 had to draw; then seat 1 is convicted of giving advice and draws four more."""
        position = "r7g1b2/y1y2/b1b4 y3y4y5y6y7y8 r9 r > turn:0 layer=2 started=1"
        s = table("lb", position, seven_swap="forced", advice_penalty="on")
        told = Watched(s).play("0:r7", "0:pick.1", "1:draw", "0:accuse.1", "2:aye")
        assert s.cards(1) == 7
        fits = {face for face, name in enumerate(NAMES) if name[0] == "r"}
        met = 0
        for made in told.completed(0, 100):
            assert len(made.hand(1)) == 7
            assert not made.must_lay
            met += made.drawn in fits and len(fits & set(made.hand(1))) > 1
        assert met

    def test_my_own_drawn_card_stays(self) -> None:
        told = Watched(table("lb", "r1r2/g1r3/b1b2 y1y2y3r7 r9 r > turn:1 layer=0 started=1")).play("1:draw")
        for made in told.completed(1):
            assert made.drawn == FACE["r7"]
            assert made.must_lay

    def test_a_round_that_is_over_shows_all_hands(self) -> None:
        told = Watched(table("fr", "r1/g1r3/b1b2 y1y2y3r7 r9 r > turn:0 layer=2 started=1")).play("0:r1")
        assert told.s.over
        for by in (1, None):
            assert all(
                position_text(made).split()[0] == position_text(told.s).split()[0] for made in told.completed(by)
            )


class TestChances:
    """All possible deals are equally likely, or nearly so."""

    ANY: Kind = (ALL_FACES, 1)

    def dealer(self, cards: list[int], places: list[tuple[Kind, int]], crossing: int) -> HiddenDealer:
        made = HiddenDealer([(1 << card, 1) for card in cards], 14, 5)
        made.set_places(places, 12, sum(kind != self.ANY for kind, _ in places), crossing)
        return made

    def distance(self, cards: list[int], places: list[tuple[Kind, int]], crossing: int, draws: int) -> float:
        """The distance of the sampled deals from a uniform distribution over all deals: from 0 to 1."""
        even: Counter[tuple[tuple[int, ...], ...]] = Counter()
        for dealt in permutations(cards):
            if all(kind[0] >> card & 1 for card, (kind, _) in zip(dealt, places, strict=True)):
                even[heaps(zip(dealt, (heap for _, heap in places), strict=True))] += 1
        made = self.dealer(cards, places, crossing)
        found = Counter(heaps_of(made.deal()) for _ in range(draws))
        assert set(found) <= set(even)
        total = sum(even.values())
        return sum(abs(found[deal] / draws - even[deal] / total) for deal in even) / 2

    def test_even_where_sets_lie_within_each_other_or_apart(self) -> None:
        inner, outer, apart = (0b0000111, 1), (0b0011111, 1), (0b1100000, 1)
        places: list[tuple[Kind, int]] = [
            (apart, 3),
            (inner, 1),
            (inner, 1),
            (outer, 2),
            (self.ANY, 12),
            (self.ANY, 12),
        ]
        assert self.distance([0, 1, 2, 3, 4, 5], places, 0, 20_000) < 0.02

    def test_nearly_even_where_sets_cross(self) -> None:
        one, two = (0b00011111, 1), (0b01111000, 1)
        places: list[tuple[Kind, int]] = [(two, 2), (two, 2), (one, 1), (one, 1), *[(self.ANY, 12)] * 4]
        crude = self.distance([*range(8)], places, 0, 20_000)
        mixed = self.distance([*range(8)], places, 1, 20_000)
        assert mixed < crude / 2 < 0.06

    def test_others_move_up_where_no_card_is_left(self) -> None:
        """A chain: each of the first places allows two neighbouring cards, the last place only the first card."""
        row: list[tuple[Kind, int]] = [((0b11 << place, 1), place) for place in range(5)]
        places = [*row, ((0b1, 1), 5)]
        made = self.dealer([*range(6)], places, 1)
        assert all(made.deal()[:6] == [[1], [2], [3], [4], [5], [0]] for _ in range(20))

    def test_even_where_few_cards_are_allowed(self) -> None:
        few: Kind = (1 << 3 | 1 << 30, 1)
        places: list[tuple[Kind, int]] = [(few, 1), *[(self.ANY, 12)] * 39]
        found = Counter[int]()
        for seed in range(400):
            made = HiddenDealer([(1 << card, 1) for card in range(40)], 14, seed)
            made.set_places(places, 12, 1, 0)
            found[made.deal()[1][0]] += 1
        assert set(found) == {3, 30}
        assert 150 < found[3] < 250

    def test_no_deal_at_all(self) -> None:
        made = self.dealer([0, 1, 2], [((0b1, 1), 0), ((0b1, 1), 1), (self.ANY, 12)], 0)
        with pytest.raises(ValueError, match="no deal agrees"):
            made.deal()

    def test_as_many_places_as_cards(self) -> None:
        with pytest.raises(ValueError, match="as many places as cards"):
            self.dealer([0, 1, 2], [(self.ANY, 12)], 0)


def heaps(dealt: Iterator[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    made: list[list[int]] = [[] for _ in range(14)]
    for card, heap in dealt:
        made[heap].append(card)
    return heaps_of(made)


def heaps_of(dealt: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(heap)) for heap in dealt)


class TestSeeds:
    def test_the_same_seed_gives_the_same_position(self) -> None:
        s = Round.deal(editions.load("classic/lb"), 4, bytes(32))
        texts = [position_text(complete(view(s, 1), None, s.rules, seed)) for seed in (1, 1, 2)]
        assert texts[0] == texts[1] != texts[2]

    @pytest.mark.native
    def test_compiled_or_not(self, run_pure: Callable[[str], str]) -> None:
        code = (
            "from tests.classic.test_completion import moments, complete, view, position_text\n"
            "for number in range(6):\n"
            "    for s, knowledge, rng in moments(number, 0.05):\n"
            "        print(position_text(complete(view(s, knowledge.seat), knowledge, s.rules, number)))\n"
        )
        expected = [
            position_text(complete(view(s, knowledge.seat), knowledge, s.rules, number))
            for number in range(6)
            for s, knowledge, _ in moments(number, 0.05)
        ]
        assert run_pure(code).splitlines() == expected


class TestMoment:
    def test_knowledge_that_has_not_kept_up_is_refused(self) -> None:
        s = table("fr", "r1r2/g1r3/b1b2 y1y2y3r7 r9 r > turn:0 layer=2 started=1")
        known = Knowledge.of_view(s.rules, view(s, 1))
        Watched(s).play("0:draw")
        with pytest.raises(ValueError, match="not of this view"):
            complete(view(s, 1), known, s.rules, 1)

    def test_nor_somebody_elses(self) -> None:
        s = table("fr", "r1r2/g1r3/b1b2 y1y2y3r7 r9 r > turn:0 layer=2 started=1")
        with pytest.raises(ValueError, match="not of this view"):
            complete(view(s, 1), Knowledge.of_view(s.rules, view(s, 0)), s.rules, 1)

    def test_a_position_with_part_of_the_pack_is_completed_to_as_many_cards(self) -> None:
        blanks = (Program((Effect(Op.LOOK),)),)
        s = table("lb", "r1r2/g1r3/b1b2 y1y2y3r7 r9 r > turn:0 layer=2 started=1", blanks=blanks)
        made = complete(view(s, 1), None, s.rules, 1)
        assert view(made, 1) == view(s, 1)
        assert whole_pack(made).total() == whole_pack(s).total()
