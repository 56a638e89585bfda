"""What a seat knows for certain beyond its view, deduced from the events that it was sent.

Every card that the seat does not see is in another hand or in the pile. It may know some cards of a hand; the others
are *unseen* (`unseen_cards.py`), each with the faces that are still possible. Hidden cards of the pack and unseen
places both have marks, and a card can only be at a place that shares a mark with it: this tracks which cards went into
which pile. `completion` deals the hidden cards accordingly.

Knowledge contains only what follows from the rules of the table, never what is merely likely. If it is uncertain which
of several unseen cards moved, their constraints are weakened until they hold in every case.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, assert_never

from pioche.classic import codes as c
from pioche.classic.events import (
    Accused,
    Called,
    Caught,
    ColourNamed,
    Dealt,
    Doubted,
    Drew,
    Event,
    FirstCard,
    Gave,
    HandsPassed,
    HandsSwapped,
    How,
    Judged,
    Laid,
    Looked,
    Owes,
    Passed,
    Reshuffled,
    RoundOver,
    Skipped,
    TookBack,
    Turned,
    Voted,
    Why,
)
from pioche.classic.mechanics.drawing import DrawnCard, VoluntaryDraw
from pioche.classic.rules import Rules
from pioche.classic.unseen_cards import ALL_FACES, DEAL, UnseenCards, any_of
from pioche.classic.view import View
from pioche.classic.visible_table import VisibleTable

MOST_MARKS: Final = 60  # so that masks of marks stay below 64 bits
_WILD4: Final = 1 << c.WILD4
_PAYING: Final = (Why.DEBT, Why.CHALLENGE_LOST, Why.BLUFF, Why.ALL_PARRIED, Why.LAST_CARD)


class Knowledge:
    """What a seat (None: a spectator) knows. It must observe all its events in order, as redacted by `view.redact`."""

    def __init__(self, rules: Rules, seat: int | None, players: int) -> None:
        self.rules = rules
        self.seat = seat
        self.players = players
        self.known: list[list[int]] = [[] for _ in range(players)]  # by seat; the own hand completely
        self.unseen: list[UnseenCards] = [UnseenCards() for _ in range(players)]  # by seat: the unknown cards
        self.cards = UnseenCards()  # the hidden cards of the pack, each with a single face
        self.visible = VisibleTable(rules)
        self.pile_marks = DEAL
        self.box = 0  # hidden cards that are not in play; only in constructed positions
        self.drawer: int | None = None  # another seat that has drawn in its turn and must lay or pass
        self.drawn = UnseenCards()  # the card that the drawer drew last
        self.late = UnseenCards()  # the cards that the drawer got since
        self.drawn_fits = 0  # the possible faces of the drawn card (BB-3); 0: any
        self.bluffs = 0  # faces that, if in its player's hand, make the last Wild4 a bluff
        self._hand_fits = False  # the drawer must hold a card that fits (BB-3)
        self._marks = 1
        for face in range(c.FACES):
            self.cards.add((1 << face, DEAL), rules.book.copies_of(face))

    @staticmethod
    def of_view(rules: Rules, view: View) -> Knowledge:
        """Knowledge of a view alone, without the events that led to it."""
        made = Knowledge(rules, view.seat, view.players)
        made.visible.discards = list(view.discards)
        made.visible.colour = c.NO_COLOUR if view.colour is None else view.colour
        made.visible.pile = view.pile
        made.bluffs = made.visible.bluffs_in_view(view)
        for seat, count in enumerate(view.counts):
            if view.hands is not None:
                made.known[seat] = list(view.hands[seat])
            elif seat == view.seat:
                made.known[seat] = list(view.hand)
            else:
                made.unseen[seat].add((ALL_FACES, DEAL), count)
        for face in (*view.discards, *(face for hand in made.known for face in hand)):
            made.cards.pull(1 << face)
        made.box = len(made.cards) - view.pile - sum(map(len, made.unseen))
        if view.phase == c.DRAWN and view.turn != view.seat:
            made.drawer = view.turn
            made.drawn.add(made.unseen[view.turn].pull())
        return made

    # Queries

    def size(self, seat: int) -> int:
        """How many cards a seat has."""
        return len(self.known[seat]) + sum(map(len, self._unknown(seat)))

    def may_hold(self, seat: int) -> int:
        """A mask of the faces that a seat may hold; it certainly holds no other."""
        mask = _mask(self.known[seat])
        for held in self._unknown(seat):
            for faces, marks in held.kinds:
                mask |= faces & any_of(face for face, mark in self.cards.kinds if mark & marks)
        return mask

    def _unknown(self, seat: int) -> tuple[UnseenCards, ...]:
        return (self.unseen[seat], self.drawn, self.late) if seat == self.drawer else (self.unseen[seat],)

    # Updates

    def observe(self, event: Event) -> None:
        """Update the knowledge with the next event, redacted for the seat."""
        match event:
            case Dealt(hands=hands):
                self._dealt(hands)
            case FirstCard(face=face, stays=stays):
                self._first_card(face, stays=stays)
            case Laid():
                self._laid(event)
            case Drew(seat=seat, cards=cards, why=why):
                for face in cards:
                    self._drew(seat, face, why)
            case Passed(seat=seat):
                self._passed(seat)
            case ColourNamed(colour=colour):
                self.visible.colour = colour
            case Owes(seat=seat, cards=owed):
                self.visible.owes(seat, owed)
            case Doubted(by=by, seat=seat, hand=hand, bluff=bluff):
                self._doubted(by, seat, hand, bluff=bluff)
            case TookBack(seat=seat, colour=colour):
                self.visible.colour = colour
                self.known[seat].append(self.visible.discards.pop())
            case HandsPassed(direction=direction, hands=hands):
                self._hands_passed(direction, hands)
            case HandsSwapped(seat=one, other=two, got=got, gave=gave):
                self._hands_swapped(one, two, got if self.seat == one else gave)
            case Gave(seat=giver, other=other, cards=cards):
                self._gave(giver, other, cards)
            case Looked(seat=looker, other=other, hand=hand):
                if self.seat == looker:
                    self._see(other, hand)
            case Reshuffled():
                self._reshuffled()
            case RoundOver(hands=hands):
                self._drawing_ends()
                for seat, hand in enumerate(hands):
                    self._see(seat, hand)
            case Skipped() | Turned() | Called() | Caught() | Accused() | Voted() | Judged():
                pass
            case _:
                assert_never(event)

    def _dealt(self, hands: tuple[tuple[int, ...], ...]) -> None:
        self.visible.pile = len(self.cards) - sum(map(len, hands))
        for seat, hand in enumerate(hands):
            self.unseen[seat].add((ALL_FACES, DEAL), len(hand))
            if seat == self.seat:
                self._see(seat, hand)

    def _first_card(self, face: int, *, stays: bool) -> None:
        if stays:
            self.cards.pull(1 << face, self.pile_marks)
            self.visible.pile -= 1
            self.visible.put_down(face)
            return
        # FR-16, DE-8: a card of this face was dealt to nobody. If turned up twice, it may be the same card.
        if self.pile_marks == DEAL:
            self.pile_marks |= self._new_mark()
        not_dealt = (1 << face, self.pile_marks & ~DEAL)
        if not_dealt not in self.cards.kinds:
            self.cards.pull(1 << face, DEAL)
            self.cards.add(not_dealt)

    def _laid(self, event: Laid) -> None:
        seat, face, by_turn = event.seat, event.face, event.how is How.BY_TURN
        self.bluffs = self.visible.bluffs_of(seat, by_turn=by_turn) if face == c.WILD4 else 0
        self.visible.card_laid(seat, by_turn=by_turn)
        drawn_only = seat == self.drawer and not self.rules.drawing.draw_then_play_any  # FR-8, FR-9
        if drawn_only and by_turn:
            self._leaves(self.drawn, face)
        elif drawn_only and face != c.WILD4:
            self.drawn.exclude(1 << face)  # otherwise it would have been laid in turn
        self._drawing_ends()
        for card in event.also if drawn_only and by_turn else (*event.also, face):
            self._leaves_hand(seat, card)
        for card in (*event.also, face):
            self.visible.put_down(card)
        if self.rules.book.strict_wild4:
            self.unseen[seat].exclude(self.bluffs)  # FR-16: if nobody can doubt it, it was honest

    def _drew(self, seat: int, face: int, why: Why) -> None:
        self.visible.pile -= 1
        back = (ALL_FACES, self.pile_marks)
        if why in _PAYING:
            self.visible.paid()
        if seat == self.seat:
            self.cards.pull(1 << face, self.pile_marks)
            self.known[seat].append(face)
        elif why is Why.TURN:
            self._drew_in_turn(seat)
            self.drawn.add(back)
        elif seat == self.drawer:
            self.late.add(back)
        else:
            self.unseen[seat].add(back)

    def _drew_in_turn(self, seat: int) -> None:
        """Another seat draws, because it has to or voluntarily where that is allowed (FR-9, LB-5, DE-6, BB-3)."""
        options = self.rules.drawing
        again = seat == self.drawer  # BB-3: none of its cards so far fits
        unable = again or (options.voluntary_draw is VoluntaryDraw.OFF and not options.draw_then_play_any)
        self.drawn_fits = 0
        self._drawing_ends()
        if unable:
            self.unseen[seat].exclude(self.visible.fitting)
        goes_on = options.draw_until_playable and self.visible.drawable() > 0  # until one fits
        self.drawer = seat
        self.drawn_fits = self.visible.fitting if goes_on and unable else 0
        self._hand_fits = goes_on

    def _passed(self, seat: int) -> None:
        fitting = self.visible.fitting
        if seat == self.drawer:
            self._kept_drawn(seat, fitting)
        elif seat != self.seat:
            # There was nothing to draw: drawing is then legal only for a seat that can lay nothing (FR-18).
            self.unseen[seat].exclude(fitting)

    def _kept_drawn(self, seat: int, fitting: int) -> None:
        """LB-5: had it drawn voluntarily, it would have had to lay a fitting card. BB-3: it holds a fitting card."""
        options = self.rules.drawing
        must = options.drawn_card is DrawnCard.MUST_IF_VOLUNTARY and not options.draw_then_play_any
        if must and self._certainly_holds(seat, fitting):
            self.drawn.exclude(fitting & ~_WILD4)
        hand_fits = self._hand_fits
        self._drawing_ends()
        if hand_fits:
            self._holds_one_of(seat, fitting)

    def _drawing_ends(self) -> None:
        """The drawn card becomes an ordinary card of the hand."""
        if self.drawer is None:
            return
        if self.drawn_fits:
            self.drawn.exclude(~self.drawn_fits)
        self.unseen[self.drawer].join(self.drawn)
        self.unseen[self.drawer].join(self.late)
        self.drawer, self.drawn, self.late = None, UnseenCards(), UnseenCards()
        self.drawn_fits, self._hand_fits = 0, False

    def _certainly_holds(self, seat: int, faces: int) -> bool:
        return bool(_mask(self.known[seat]) & faces) or any(not kind[0] & ~faces for kind in self.unseen[seat].kinds)

    def _holds_one_of(self, seat: int, faces: int) -> None:
        """Record that a seat holds at least one of these faces."""
        if not self._certainly_holds(seat, faces):
            unseen = self.unseen[seat]
            unseen.add(unseen.pull(faces))

    def _doubted(self, by: int, seat: int, hand: tuple[int, ...], *, bluff: bool) -> None:
        """The challenger has seen the hand; the others know the verdict (FR-22, LB-9)."""
        self.visible.paid()
        if by == self.seat:
            self._see(seat, hand)
        elif bluff and seat != self.seat:
            self._holds_one_of(seat, self.bluffs)
        else:
            self.unseen[seat].exclude(self.bluffs)

    def _leaves_hand(self, seat: int, face: int) -> None:
        """A card left a hand and is visible now. If the same face was known there, that one is taken to have left."""
        if face in self.known[seat]:
            self.known[seat].remove(face)
        else:
            self._leaves(self.unseen[seat], face)

    def _leaves(self, unseen: UnseenCards, face: int) -> None:
        _, marks = unseen.pull(1 << face, self.cards.marks(1 << face))
        self.cards.pull(1 << face, marks)

    def _see(self, seat: int, hand: tuple[int, ...]) -> None:
        """The whole hand of a seat is known now."""
        marks = self.unseen[seat].marks()
        for face in (Counter(hand) - Counter(self.known[seat])).elements():
            self.cards.pull(1 << face, marks)
        self.known[seat] = list(hand)
        self.unseen[seat] = UnseenCards()

    def _hands_passed(self, direction: int, hands: tuple[tuple[int, ...], ...]) -> None:
        givers = [(seat - direction) % self.players for seat in range(self.players)]
        if self.seat is not None:
            self._see(givers[self.seat], hands[self.seat])
        self.known = [self.known[giver] for giver in givers]
        self.unseen = [self.unseen[giver] for giver in givers]

    def _hands_swapped(self, one: int, two: int, got: tuple[int, ...]) -> None:
        if self.seat == one:
            self._see(two, got)
        elif self.seat == two:
            self._see(one, got)
        self.known[one], self.known[two] = self.known[two], self.known[one]
        self.unseen[one], self.unseen[two] = self.unseen[two], self.unseen[one]

    def _gave(self, giver: int, other: int, cards: tuple[int, ...]) -> None:
        if self.seat in (giver, other):
            for face in cards:
                self._leaves_hand(giver, face)
            self.known[other].extend(cards)
        elif len(cards) == self.size(giver):
            self.known[other].extend(self.known[giver])
            self.unseen[other].join(self.unseen[giver])
            self.known[giver], self.unseen[giver] = [], UnseenCards()
        else:
            self._lose_sight(giver)
            self.unseen[other].join(self.unseen[giver].split(len(cards)))

    def _lose_sight(self, seat: int) -> None:
        """Unknown cards leave a hand: its known cards become unseen, with a new mark for where they may be now."""
        known, unseen = self.known[seat], self.unseen[seat]
        if not known:
            return
        mark = self._new_mark()
        for face in known:
            self.cards.add((1 << face, mark))
        unseen.add((unseen.faces() | _mask(known), unseen.marks() | mark), len(known))
        self.known[seat] = []

    def _reshuffled(self) -> None:
        """FR-18: everybody knows which cards are in the new pile."""
        self.pile_marks = self._new_mark()
        for face in self.visible.reshuffle():
            self.cards.add((1 << face, self.pile_marks))

    def _new_mark(self) -> int:
        if self._marks == MOST_MARKS:
            for unseen in (self.cards, *self.unseen, self.drawn, self.late):
                unseen.forget_marks()
            self._marks, self.pile_marks = 1, DEAL
        self._marks += 1
        return 1 << (self._marks - 1)


def _mask(faces: Iterable[int]) -> int:
    return any_of(1 << face for face in faces)
