"""Deals hidden cards at random to places that allow them: the performance-critical part of `completion`.

A place allows a card if the card's face is possible there and the two share a mark. The most constrained places come
first, and each gets one of the remaining cards that it allows, all equally likely. If there is none, cards already
placed are moved to make room (an augmenting path), so a deal is found whenever one exists.

If any two sets of allowed cards are disjoint or nested, the deals are uniformly distributed. If some overlap otherwise
("crossing"), the distribution is only nearly uniform; then random exchanges of two cards follow where both places allow
it, `SWEEPS` for each place in a hand. Such exchanges leave the uniform distribution invariant and bring any other
closer to it.
"""

from __future__ import annotations

from pioche.classic import codes as c
from pioche.classic.unseen_cards import Kind
from pioche.engine import flat
from pioche.engine.deal import fast_state

SWEEPS = 4
TRIES = 6  # random tries for an allowed card before all are counted


class HiddenDealer:
    """Hidden cards and the places for them, as flat arrays."""

    __slots__ = (
        "card_bits",
        "card_faces",
        "card_marks",
        "count",
        "crossing",
        "deck",
        "free",
        "generator",
        "heaps",
        "in_hands",
        "movable",
        "place_faces",
        "place_heaps",
        "place_marks",
        "way",
    )
    deck: list[int]  # the card at each place; from the first empty place on, the remaining cards
    card_faces: list[int]
    card_bits: list[int]
    card_marks: list[int]
    place_faces: list[int]
    place_marks: list[int]
    place_heaps: list[int]  # which hand or pile a place belongs to
    movable: list[int]  # the places in hands
    way: list[int]  # while room is made: the place that the card at a place moves to

    def __init__(self, cards: list[Kind], heaps: int, seed: int) -> None:
        if not flat.COMPILED:
            self.deck = flat.zeros(c.PACK)
            self.card_faces = flat.zeros(c.PACK)
            self.card_bits = flat.zeros(c.PACK)
            self.card_marks = flat.zeros(c.PACK)
            self.place_faces = flat.zeros(c.PACK)
            self.place_marks = flat.zeros(c.PACK)
            self.place_heaps = flat.zeros(c.PACK)
            self.movable = flat.zeros(c.PACK)
            self.way = flat.zeros(c.PACK)
        if len(cards) > c.PACK:
            raise ValueError(f"at most {c.PACK} cards")
        self.heaps = heaps
        self.generator = fast_state(seed)
        self.in_hands = 0
        self.free = 0
        self.crossing = 0
        self.count = 0
        for bit, marks in cards:
            self.deck[self.count] = self.count
            self.card_faces[self.count] = bit.bit_length() - 1
            self.card_bits[self.count] = bit
            self.card_marks[self.count] = marks
            self.count += 1

    def set_places(self, places: list[tuple[Kind, int]], hands: int, free: int, crossing: int) -> None:
        """Set the places, each with its heap: as many as cards, the most constrained first.

        Heaps below `hands` are hands; places from `free` on allow every card; `crossing`: some sets of allowed cards
        overlap without one containing the other.
        """
        if len(places) != self.count:
            raise ValueError("as many places as cards")
        self.in_hands = 0
        for place, ((faces, marks), heap) in enumerate(places):
            if not 0 <= heap < self.heaps:
                raise ValueError(f"heaps are 0 to {self.heaps - 1}")
            self.place_faces[place] = faces
            self.place_marks[place] = marks
            self.place_heaps[place] = heap
            if heap < hands:
                self.movable[self.in_hands] = place
                self.in_hands += 1
        self.free = free
        self.crossing = crossing

    def deal(self) -> list[list[int]]:
        """Deal at random; returns the faces in each heap."""
        for place in range(self.count):
            self.generator = flat.advance(self.generator)
            found = place + flat.below(self.generator, self.count - place)
            if place < self.free and not self._allows(place, self.deck[found]):
                found = self._search(place)
            self._exchange(place, found)
        if self.crossing:
            self._mix()
        dealt: list[list[int]] = [[] for _ in range(self.heaps)]
        for place in range(self.count):
            dealt[self.place_heaps[place]].append(self.card_faces[self.deck[place]])
        return dealt

    def _allows(self, place: int, card: int) -> int:
        if self.place_faces[place] & self.card_bits[card] and self.place_marks[place] & self.card_marks[card]:
            return 1
        return 0

    def _exchange(self, one: int, other: int) -> None:
        card = self.deck[one]
        self.deck[one] = self.deck[other]
        self.deck[other] = card

    def _search(self, place: int) -> int:
        """The index in the deck of a random remaining card that this place allows, all equally likely."""
        for _ in range(TRIES):
            self.generator = flat.advance(self.generator)
            found = place + flat.below(self.generator, self.count - place)
            if self._allows(place, self.deck[found]):
                return found
        able = 0
        for found in range(place, self.count):
            able += self._allows(place, self.deck[found])
        if able == 0:
            return self._make_room(place)
        self.generator = flat.advance(self.generator)
        able = flat.below(self.generator, able)
        found = place
        while able or not self._allows(place, self.deck[found]):
            able -= self._allows(place, self.deck[found])
            found += 1
        return found

    def _make_room(self, place: int) -> int:
        """Move placed cards along an augmenting path so that a remaining card fits this empty place.

        Breadth-first search from the empty place. Returns the index in the deck of the card for it.
        """
        for giver in range(place):
            self.way[giver] = c.PACK
        self.generator = flat.advance(self.generator)
        start = flat.below(self.generator, place)
        waiting = [place]
        for needy in waiting:
            for step in range(place):
                giver = (start + step) % place
                if self.way[giver] != c.PACK or not self._allows(needy, self.deck[giver]):
                    continue
                self.way[giver] = needy
                for found in range(place, self.count):
                    if self._allows(giver, self.deck[found]):
                        self._move_up(giver, place, found)
                        return found
                waiting.append(giver)
        raise ValueError("no deal agrees with this knowledge")

    def _move_up(self, giver: int, place: int, found: int) -> None:
        while giver != place:
            self._exchange(found, giver)
            giver = self.way[giver]

    def _mix(self) -> None:
        """Exchange random pairs of cards where both places allow it."""
        for _ in range(SWEEPS * self.in_hands):
            self.generator = flat.advance(self.generator)
            one = self.movable[flat.below(self.generator, self.in_hands)]
            self.generator = flat.advance(self.generator)
            other = flat.below(self.generator, self.count)
            if self._allows(one, self.deck[other]) and self._allows(other, self.deck[one]):
                self._exchange(one, other)
