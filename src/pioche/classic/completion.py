"""A view completed to a full position, at random among those that agree with all that the seat knows (for search).

`Completions` prepares a view once and draws as many positions as wanted; `complete` does both for one. The hidden cards
are dealt to *places*, one card each: the backs in other hands and those of the pile. Places that allow the fewest cards
come first, and each gets one of the cards that are left and that it allows, all equally likely. If there is none, cards
that lie already move up for it (an augmenting path), so a position that can be reached is always completed.

Where the sets of allowed cards lie within each other or apart, every deal that agrees is equally likely. Where they
cross that is only nearly so; then exchanges of two cards, where both places allow it, come on top: `SWEEPS` for each
place in a hand. Each exchange keeps the even distribution and brings any other closer to it.
"""

from __future__ import annotations

from typing import Final

from pioche.classic import codes as c
from pioche.classic.backs import ALL_FACES, DEAL, Backs, Kind, any_of
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.classic.view import View
from pioche.engine import flat
from pioche.engine.deal import fast_state

SWEEPS: Final = 3
TRIES: Final = 6  # blind tries for a card that fits before all are counted

# Where a place is: a seat, or
DRAWN: Final = 10  # the card that another seat has just drawn
LATE: Final = 11  # what that seat got since
PILE: Final = 12
BOX: Final = 13


def complete(view: View, knowledge: Knowledge | None, rules: Rules, seed: int) -> Round:
    """One random position that the seat must think possible; without knowledge, one that the view allows."""
    return Completions(view, knowledge or Knowledge.of_view(rules, view), seed).draw()


class Spread:
    """Hidden cards and the places for them, as flat numbers; dealt out at random, each where it is allowed."""

    __slots__ = (
        "card_bits",
        "card_faces",
        "card_marks",
        "count",
        "crossing",
        "deck",
        "free",
        "generator",
        "in_hands",
        "movable",
        "place_faces",
        "place_marks",
        "way",
    )
    deck: list[int]  # the card at each place; beyond those that are dealt, in any order
    card_faces: list[int]
    card_bits: list[int]
    card_marks: list[int]
    place_faces: list[int]
    place_marks: list[int]
    movable: list[int]  # the places in hands
    way: list[int]  # for the search of an augmenting path

    def __init__(self, cards: list[Kind], places: list[Kind], movable: list[int], seed: int) -> None:
        if not flat.COMPILED:
            self.deck = flat.zeros(c.PACK)
            self.card_faces = flat.zeros(c.PACK)
            self.card_bits = flat.zeros(c.PACK)
            self.card_marks = flat.zeros(c.PACK)
            self.place_faces = flat.zeros(c.PACK)
            self.place_marks = flat.zeros(c.PACK)
            self.movable = flat.zeros(c.PACK)
            self.way = flat.zeros(c.PACK)
        self.generator = fast_state(seed)
        self.count = len(cards)
        for card, (bit, marks) in enumerate(cards):
            self.deck[card] = card
            self.card_faces[card] = bit.bit_length() - 1
            self.card_bits[card] = bit
            self.card_marks[card] = marks
        for place, (faces, marks) in enumerate(places):
            self.place_faces[place] = faces
            self.place_marks[place] = marks
        self.in_hands = len(movable)
        for index, place in enumerate(movable):
            self.movable[index] = place
        self.free = self.count  # from here on places allow everything
        while self.free and self._allows_all(self.free - 1):
            self.free -= 1
        self.crossing = _crossing([_allowed(place, cards) for place in dict.fromkeys(places)])

    def face(self, place: int) -> int:
        """What lies at a place."""
        return self.card_faces[self.deck[place]]

    def deal(self) -> None:
        """Another random deal."""
        for place in range(self.count):
            self.generator = flat.advance(self.generator)
            found = place + flat.below(self.generator, self.count - place)
            if place < self.free and not self._allows(place, self.deck[found]):
                found = self._search(place)
            self._exchange(place, found)
        if self.crossing:
            self._mix()

    def _allows(self, place: int, card: int) -> int:
        if self.place_faces[place] & self.card_bits[card] and self.place_marks[place] & self.card_marks[card]:
            return 1
        return 0

    def _allows_all(self, place: int) -> int:
        for card in range(self.count):
            if not self._allows(place, card):
                return 0
        return 1

    def _exchange(self, one: int, other: int) -> None:
        card = self.deck[one]
        self.deck[one] = self.deck[other]
        self.deck[other] = card

    def _search(self, place: int) -> int:
        """Where in the deck a card lies that is not dealt yet and is allowed here: any of them with equal chance."""
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
        for found in range(place, self.count):
            if self._allows(place, self.deck[found]):
                if able == 0:
                    return found
                able -= 1
        return place  # not reached

    def _make_room(self, place: int) -> int:
        """Find cards that can each move up to the next place, the last of them replaced by one that is not dealt yet.

        Breadth first from the empty place. Says where the card for it lies then: among those not dealt.
        """
        for other in range(place):
            self.way[other] = c.PACK
        self.generator = flat.advance(self.generator)
        start = flat.below(self.generator, place) if place else 0
        waiting = [place]
        for needy in waiting:
            for step in range(place):
                giver = (start + step) % place
                if self.way[giver] != c.PACK or not self._allows(needy, self.deck[giver]):
                    continue
                self.way[giver] = needy
                for found in range(place, self.count):
                    if self._allows(giver, self.deck[found]):
                        while giver != place:
                            self._exchange(found, giver)
                            giver = self.way[giver]
                        return found
                waiting.append(giver)
        raise ValueError("no deal agrees with this knowledge")

    def _mix(self) -> None:
        """Exchange cards at random where both places allow it."""
        for _ in range(SWEEPS * self.in_hands):
            self.generator = flat.advance(self.generator)
            one = self.movable[flat.below(self.generator, self.in_hands)]
            self.generator = flat.advance(self.generator)
            other = flat.below(self.generator, self.count)
            if self._allows(one, self.deck[other]) and self._allows(other, self.deck[one]):
                self._exchange(one, other)


def _allowed(place: Kind, cards: list[Kind]) -> int:
    """The cards that may lie at a place, a bit each."""
    return sum(1 << card for card, (bit, marks) in enumerate(cards) if place[0] & bit and place[1] & marks)


def _crossing(sets: list[int]) -> bool:
    """Do two of these sets overlap without one lying within the other?"""
    return any(one & other and one & ~other and other & ~one for one in sets for other in sets)


class Completions:
    """Random positions that agree with a view and with what its seat knows."""

    __slots__ = ("bluffs", "discards", "drawer", "fitting", "known", "must", "shown", "spread", "suspect", "where")

    def __init__(self, view: View, knowledge: Knowledge, seed: int) -> None:
        _check_moment(view, knowledge)
        rules = knowledge.rules
        self.shown = shown(view, rules)
        self.known = knowledge.known
        self.discards = list(view.discards)
        self.drawer = c.NO_SEAT if knowledge.drawer is None else knowledge.drawer
        self.must = rules.book.drawn_must
        self.fitting = knowledge.fitting
        self.suspect = view.layer if view.phase == c.CHALLENGE and view.layer is not None else c.NO_SEAT
        self.bluffs = knowledge.bluffs
        if knowledge.drawer is not None:
            self.bluffs = knowledge.bluff_faces(knowledge.colour, knowledge.top, c.NO_DEBT)
        cards = _one_by_one(knowledge.cards)
        places = sorted(_places(knowledge), key=lambda place: _allowed(place[0], cards).bit_count())
        self.where = [where for _, where in places]
        in_hands = [index for index, where in enumerate(self.where) if where <= LATE]
        self.spread = Spread(cards, [kind for kind, _ in places], in_hands, seed)

    def draw(self) -> Round:
        """One more. Its shuffles come from the fast generator; no two draws are the same."""
        spread = self.spread
        spread.deal()
        made = self.shown.copy()
        hands = [list(hand) for hand in self.known]
        pile: list[int] = []
        late: list[int] = []
        for place, where in enumerate(self.where):
            if where == PILE:
                pile.append(spread.face(place))
            elif where < DRAWN:
                hands[where].append(spread.face(place))
            elif where == DRAWN:
                made.drawn = spread.face(place)
            elif where == LATE:
                late.append(spread.face(place))
        if self.drawer != c.NO_SEAT:
            made.must_lay = self._must_lay(hands[self.drawer], made.drawn)
            hands[self.drawer] += [made.drawn, *late]
        if self.suspect != c.NO_SEAT:
            made.bluff = 1 if _holds(hands[self.suspect], self.bluffs) else 0
        made.lay_out(hands, pile, self.discards)
        made.fast = fast_state(spread.generator)
        return made

    def _must_lay(self, before: list[int], drawn: int) -> int:
        """LB-5: drawn by choice, it has to be laid if it fits and is no bluff."""
        if not self.must or not _holds([drawn], self.fitting) or not _holds(before, self.fitting):
            return 0
        return 0 if drawn == c.WILD4 and _holds(before, self.bluffs) else 1


def _holds(hand: list[int], faces: int) -> bool:
    return any(faces >> face & 1 for face in hand)


def _check_moment(view: View, knowledge: Knowledge) -> None:
    """Refuse knowledge that has not kept up with the view, or is somebody else's."""
    if (
        view.seat != knowledge.seat
        or view.pile != knowledge.pile
        or list(view.discards) != knowledge.discards
        or list(view.counts) != [knowledge.size(seat) for seat in range(view.players)]
        or (view.seat is not None and sorted(view.hand) != sorted(knowledge.known[view.seat]))
    ):
        raise ValueError("this knowledge is not of this view")


def _one_by_one(backs: Backs) -> list[Kind]:
    return [kind for kind, count in backs.kinds.items() for _ in range(count)]


def _places(knowledge: Knowledge) -> list[tuple[Kind, int]]:
    """All places for hidden cards, and where they are."""
    places = [(kind, seat) for seat, backs in enumerate(knowledge.backs) for kind in _one_by_one(backs)]
    for faces, marks in _one_by_one(knowledge.drawn):
        places.append(((faces & (knowledge.drawn_fits or faces), marks), DRAWN))
    places += [(kind, LATE) for kind in _one_by_one(knowledge.late)]
    places += [((ALL_FACES, knowledge.pile_marks), PILE)] * knowledge.pile
    places += [((ALL_FACES, DEAL), BOX)] * knowledge.box
    return places


def shown(view: View, rules: Rules) -> Round:
    """A position with all that a view shows except cards."""
    made = Round(rules, rules.book, view.players)
    made.dealer = view.dealer
    made.phase = view.phase.value
    made.turn = view.turn
    made.direction = view.direction
    made.colour = _or(view.colour, c.NO_COLOUR)
    made.top = view.top
    made.drawn = _or(view.drawn, c.NO_FACE)
    made.must_lay = int(view.must_lay)
    made.debt = view.debt
    made.debt_kind = view.debt_kind
    made.layer = _or(view.layer, c.NO_SEAT)
    made.follow = _or(view.follow, c.NO_SEAT)
    made.step = view.step
    made.owing = _seats(view.owing)
    made.out = _or(view.out, c.NO_SEAT)
    made.out_said = int(view.out_said)
    made.defending = int(view.defending)
    made.heir = _or(view.heir, c.NO_SEAT)
    made.heir_said = int(view.heir_said)
    made.running = _or(view.running, c.NO_FACE)
    made.at = view.at
    made.named = _or(view.named, c.NO_COLOUR)
    made.target = _or(view.target, c.NO_SEAT)
    made.skips = view.skips
    made.again = int(view.again)
    made.called = int(view.called)
    made.actor = _or(view.actor, c.NO_SEAT)
    made.colour_before = _or(view.colour_before, c.NO_COLOUR)
    made.top_before = _or(view.top_before, c.NO_FACE)
    made.fresh = int(view.phase == c.CHALLENGE)
    made.started = int(view.started)
    made.accused = _or(view.accused, c.NO_SEAT)
    made.ayes = _seats(view.ayes)
    made.nays = _seats(view.nays)
    made.accusers = _seats(view.accusers)
    made.idle = view.idle
    made.shuffles = view.shuffles
    made.winner = _or(view.winner, c.NO_SEAT)
    return made


def _or(value: int | None, nothing: int) -> int:
    return nothing if value is None else value


def _seats(seats: tuple[int, ...]) -> int:
    return any_of(1 << seat for seat in seats)
