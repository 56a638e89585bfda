"""Determinization for search: completes a view to a random full position that agrees with all that the seat knows.

`Completions` prepares a view once and samples any number of positions; `complete` does both for one. The hidden cards
are dealt to *places*, one card each: the unknown cards of other hands and those of the pile (`hidden_dealer.py`, which
describes how uniform the sampling is). Other hidden state follows from the hands: whether a Wild4 is a bluff, whether a
drawn card must be laid.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from pioche.classic import codes as c
from pioche.classic import consistency
from pioche.classic.fields import FIELDS, NOTHING, PICKLED, Field
from pioche.classic.hidden_dealer import HiddenDealer
from pioche.classic.knowledge import Knowledge
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.classic.unseen_cards import ALL_FACES, DEAL, Kind, UnseenCards, any_of
from pioche.classic.view import View
from pioche.engine.deal import fast_state
from pioche.engine.fields import Shown

# The heaps that hidden cards are dealt to: the hands by seat, then:
_DRAWN: Final = 10  # the card that another seat has just drawn
_LATE: Final = 11  # the cards that that seat got since
_PILE: Final = 12
_BOX: Final = 13
_HEAPS: Final = 14


def complete(view: View, knowledge: Knowledge | None, rules: Rules, seed: int) -> Round:
    """One random position that agrees with the view and the knowledge. Default: knowledge of the view alone."""
    return Completions(view, knowledge or Knowledge.of_view(rules, view), seed).draw()


class Completions:
    """Random positions that agree with a view and with what its seat knows."""

    __slots__ = (
        "_bluffs",
        "_checked",
        "_dealer",
        "_discards",
        "_drawer",
        "_fitting",
        "_known",
        "_must",
        "_shown",
        "_suspect",
    )

    def __init__(self, view: View, knowledge: Knowledge, seed: int) -> None:
        _check_moment(view, knowledge)
        rules = knowledge.rules
        self._shown = shown(view, rules)
        self._checked = False
        self._known = [list(hand) for hand in knowledge.known]
        self._discards = list(view.discards)
        self._drawer = knowledge.drawer
        self._must = rules.book.drawn_must
        self._fitting = knowledge.visible.fitting
        self._suspect = view.layer if view.phase == c.CHALLENGE else None
        self._bluffs = knowledge.bluffs  # faces that make the last Wild4 a bluff; below, one that was just drawn
        if knowledge.drawer is not None:
            self._bluffs = knowledge.visible.bluffs_of(knowledge.drawer, by_turn=True)
        self._dealer = _dealer(knowledge, seed)

    def draw(self) -> Round:
        """Sample a position; its future shuffles come from its own fast generator."""
        dealt = self._dealer.deal()
        made = self._shown.copy()
        hands = [known + dealt[seat] for seat, known in enumerate(self._known)]
        drawn, must_lay, bluff = made.drawn, made.must_lay, 0
        if self._drawer is not None:
            [drawn] = dealt[_DRAWN]
            must_lay = self._must_lay(hands[self._drawer], drawn)
            hands[self._drawer] += dealt[_DRAWN] + dealt[_LATE]
        if self._suspect is not None:
            bluff = int(_holds(hands[self._suspect], self._bluffs))
        made.lay_out(hands, dealt[_PILE], self._discards)
        made.set_hidden(drawn, must_lay, bluff, fast_state(self._dealer.generator))
        if not self._checked:  # a view may come from anywhere; what is hidden does not decide if it is consistent
            consistency.check(made)
            self._checked = True
        return made

    def _must_lay(self, before: list[int], drawn: int) -> int:
        """LB-5: a card drawn by choice has to be laid if it fits and is not a bluff."""
        if not self._must or not _holds([drawn], self._fitting) or not _holds(before, self._fitting):
            return 0
        return 0 if drawn == c.WILD4 and _holds(before, self._bluffs) else 1


def _holds(hand: list[int], faces: int) -> bool:
    return any(faces >> face & 1 for face in hand)


def _check_moment(view: View, knowledge: Knowledge) -> None:
    """Raise `ValueError` if the knowledge is not up to date with the view, or belongs to another seat."""
    if (
        view.seat != knowledge.seat
        or view.pile != knowledge.visible.pile
        or list(view.discards) != knowledge.visible.discards
        or list(view.counts) != [knowledge.size(seat) for seat in range(view.players)]
        or (view.seat is not None and sorted(view.hand) != sorted(knowledge.known[view.seat]))
    ):
        raise ValueError("this knowledge is not of this view")


def _dealer(knowledge: Knowledge, seed: int) -> HiddenDealer:
    """A dealer for the hidden cards and their places, the most constrained first."""
    cards = _one_by_one(knowledge.cards)
    places = _places(knowledge)
    allowed = {kind: _allowed(kind, cards) for kind in {kind for kind, _ in places}}
    places.sort(key=lambda place: allowed[place[0]].bit_count())
    everything = (1 << len(cards)) - 1
    dealer = HiddenDealer(cards, _HEAPS, seed)
    bound = sum(allowed[kind] != everything for kind, _ in places)
    dealer.set_places(places, _PILE, bound, int(_crossing(allowed.values())))
    return dealer


def _allowed(place: Kind, cards: list[Kind]) -> int:
    """A mask of the cards that a place allows."""
    return sum(1 << card for card, (bit, marks) in enumerate(cards) if place[0] & bit and place[1] & marks)


def _crossing(sets: Collection[int]) -> bool:
    """Do two of these sets overlap without one containing the other?"""
    return any(one & other and one & ~other and other & ~one for one in sets for other in sets)


def _one_by_one(unseen: UnseenCards) -> list[Kind]:
    return [kind for kind, count in unseen.kinds.items() for _ in range(count)]


def _places(knowledge: Knowledge) -> list[tuple[Kind, int]]:
    """All places for hidden cards, each with its heap."""
    places = [(kind, seat) for seat, unseen in enumerate(knowledge.unseen) for kind in _one_by_one(unseen)]
    for faces, marks in _one_by_one(knowledge.drawn):
        places.append(((faces & (knowledge.drawn_fits or faces), marks), _DRAWN))
    places += [(kind, _LATE) for kind in _one_by_one(knowledge.late)]
    places += [((ALL_FACES, knowledge.pile_marks), _PILE)] * knowledge.visible.pile
    places += [((ALL_FACES, DEAL), _BOX)] * knowledge.box
    return places


def shown(view: View, rules: Rules) -> Round:
    """A position with everything that a view shows except the hands and the pile."""
    made = Round(rules, rules.book, view.players)
    made.lay_out([], [], list(view.discards))
    seen = {field.name: stored(field, getattr(view, field.view_name)) for field in _SHOWN}
    seen["fresh"] = int(view.phase == c.CHALLENGE)
    made.set_fields(tuple([seen.get(name, getattr(made, name)) for name in PICKLED]))
    return made


_SHOWN: Final = tuple(field for field in FIELDS if field.shown is not Shown.NOBODY and not field.of_cards)


def stored(field: Field, seen: int | tuple[int, ...] | None) -> int:
    """The value of a state field from its value in a view."""
    if seen is None:
        return NOTHING[field.kind]
    return any_of(1 << seat for seat in seen) if isinstance(seen, tuple) else int(seen)
