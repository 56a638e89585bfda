"""Helpers for the tests of knowledge and completions: a round with each seat's knowledge, and a consistency check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from pioche.classic import codes as c
from pioche.classic.cards import NAMES, cards_text
from pioche.classic.completion import Completions
from pioche.classic.events import Event
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.notation import parse_move
from pioche.classic.unseen_cards import UnseenCards
from pioche.classic.view import redact, view


class Watched:
    """A round, and the knowledge of each seat (None: a spectator) from this position on."""

    def __init__(self, s: Round) -> None:
        self.s = s
        self.seats: list[int | None] = [*range(s.players), None]
        self.knowledge = {seat: Knowledge.of_view(s.rules, view(s, seat)) for seat in self.seats}

    def play(self, *moves: str) -> Watched:
        """Make moves; every seat observes its redacted events."""
        for move in moves:
            log: list[Event] = []
            self.s.apply(parse_move(move), log)
            tell(self.knowledge, log)
        return self

    def known(self, by: int | None, seat: int) -> str:
        """The cards that seat `by` knows in the hand of another."""
        return cards_text(tuple(sorted(self.knowledge[by].known[seat])))

    def may_hold(self, by: int | None, seat: int) -> set[str]:
        """The cards that seat `by` considers possible in the hand of another."""
        mask = self.knowledge[by].may_hold(seat)
        return {name for face, name in enumerate(NAMES) if mask >> face & 1}

    def completed(self, by: int | None, count: int = 40) -> Iterator[Round]:
        """Random positions that agree with the knowledge of a seat."""
        made = Completions(view(self.s, by), self.knowledge[by], count)
        return (made.draw() for _ in range(count))


def tell(knowledge: dict[int | None, Knowledge], log: Sequence[Event]) -> None:
    """Every seat observes its redacted events."""
    for seat, known in knowledge.items():
        for event in log:
            known.observe(redact(event, seat))


def check_agrees(s: Round, knowledge: Knowledge) -> None:
    """Assert that the knowledge is true of this position."""
    for seat in range(s.players):
        hand = Counter(s.hand(seat))
        assert Counter(knowledge.known[seat]) <= hand, "known cards are there"
        hidden = hand - Counter(knowledge.known[seat])
        unseen = _faces(knowledge.unseen[seat])
        if seat == knowledge.drawer:
            [drawn] = _faces(knowledge.drawn)
            assert (drawn & (knowledge.drawn_fits or drawn)) >> s.drawn & 1, "the drawn card is one of those possible"
            hidden -= Counter([s.drawn])
            unseen += _faces(knowledge.late)
        assert _matched([1 << face for face in hidden.elements()], unseen), (
            "each card lies under a back that may show it"
        )
    for face in range(c.FACES):
        assert _matched(_marks_of_places(s, knowledge, face), _marks_of_cards(knowledge, face)), "marks are shared"


def _faces(unseen: UnseenCards) -> list[int]:
    return [faces for (faces, _), count in unseen.kinds.items() for _ in range(count)]


def _marks_of_cards(knowledge: Knowledge, face: int) -> list[int]:
    cards = knowledge.cards.kinds.items()
    return [marks for (faces, marks), count in cards for _ in range(count) if faces == 1 << face]


def _marks_of_places(s: Round, knowledge: Knowledge, face: int) -> list[int]:
    """The possible marks of the places where the hidden cards of a face are."""
    places = [knowledge.pile_marks] * s.pile_cards().count(face)
    for seat in range(s.players):
        heaps = [knowledge.unseen[seat]]
        if seat == knowledge.drawer:
            heaps += [knowledge.drawn, knowledge.late]
        marks = 0
        for heap in heaps:
            marks |= heap.marks(1 << face)
        places += [marks] * (s.count(seat, face) - knowledge.known[seat].count(face))
    absent = s.rules.book.copies_of(face) - len(places) - s.discard_cards().count(face)
    return places + [-1] * (absent - sum(hand.count(face) for hand in knowledge.known))


def _matched(masks: list[int], others: list[int]) -> bool:
    """Is there a perfect matching that pairs each mask with one that it overlaps?"""
    partner: dict[int, int] = {}

    def pair(one: int, tried: set[int]) -> bool:
        for other, mask in enumerate(others):
            if other not in tried and mask & masks[one]:
                tried.add(other)
                if other not in partner or pair(partner[other], tried):
                    partner[other] = one
                    return True
        return False

    return len(masks) == len(others) and all(pair(one, set()) for one in range(len(masks)))
