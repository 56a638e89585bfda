"""What a seat knows for certain beyond its view: the events that it was told, folded into hands and a pile.

Every card that the seat does not see lies in another hand or in the pile. Of a hand it may know some cards; the others
are *backs* (`backs.py`) with the faces that they can still show. Every hidden card of the pack has marks, as the backs
have, and lies only where one of its marks is: so it is remembered what went into which pile. `completion` deals the
hidden cards out accordingly.

Only what follows from the rules of the table is claimed, never what is merely likely. Where it is uncertain which of
several backs moved, what was said of them is weakened until it is true in every case.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Final, assert_never

from pioche.classic import codes as c
from pioche.classic.backs import ALL_FACES, DEAL, Backs, any_of
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
from pioche.classic.mechanics.debt import answer_table
from pioche.classic.mechanics.drawing import DrawnCard, VoluntaryDraw
from pioche.classic.mechanics.matching import Wild4If, colour_cards, cover_table
from pioche.classic.rules import Rules
from pioche.classic.view import View

MOST_MARKS: Final = 60  # so that masks of marks stay below 64 bits
_WILD4: Final = 1 << c.WILD4
_PAYING: Final = (Why.DEBT, Why.CHALLENGE_LOST, Why.BLUFF, Why.ALL_PARRIED, Why.LAST_CARD)
_covers: Final = cache(cover_table)


class Knowledge:
    """What a seat (or a spectator: None) knows. It observes all its events, as `view.redact` gives them, in order."""

    def __init__(self, rules: Rules, seat: int | None, players: int) -> None:
        self.rules = rules
        self.seat = seat
        self.players = players
        self.known: list[list[int]] = [[] for _ in range(players)]  # by seat; of its own hand everything
        self.backs: list[Backs] = [Backs() for _ in range(players)]  # by seat: the cards that are not known
        self.cards = Backs()  # the hidden cards of the pack: each shows one face
        self.pile = 0
        self.pile_marks = DEAL
        self.box = 0  # hidden cards that take no part: some only in made-up positions
        self.discards: list[int] = []
        self.colour = c.NO_COLOUR
        self.drawer: int | None = None  # another seat that has drawn in its turn and must lay or pass
        self.drawn = Backs()  # the card that it drew last
        self.late = Backs()  # what it got since
        self.drawn_fits = 0  # faces of which the drawn card must show one (BB-3); 0: any
        self.bluffs = 0  # faces that, in its player's hand, make the last Wild4 a bluff
        self._hand_fits = False  # the drawer must hold a card that fits (BB-3)
        self._debt = 0
        self._debt_kind = c.NO_DEBT
        self._debtor: int | None = None
        self._marks = 1
        for face in range(c.FACES):
            self.cards.add((1 << face, DEAL), rules.book.copies_of(face))

    @staticmethod
    def of_view(rules: Rules, view: View) -> Knowledge:
        """What a position tells by itself, to whoever did not see how it came about."""
        made = Knowledge(rules, view.seat, view.players)
        made.discards = list(view.discards)
        made.colour = c.NO_COLOUR if view.colour is None else view.colour
        made.pile = view.pile
        for seat, count in enumerate(view.counts):
            if view.hands is not None:
                made.known[seat] = list(view.hands[seat])
            elif seat == view.seat:
                made.known[seat] = list(view.hand)
            else:
                made.backs[seat].add((ALL_FACES, DEAL), count)
        for face in (*made.discards, *(face for hand in made.known for face in hand)):
            made.cards.pull(1 << face)
        made.box = len(made.cards) - made.pile - sum(map(len, made.backs))
        if view.phase == c.DRAWN and view.turn != view.seat:
            made.drawer = view.turn
            made.drawn.add(made.backs[view.turn].pull())
        if view.phase == c.CHALLENGE and view.top_before is not None and view.colour_before is not None:
            answered = [_debt_kind(face) for face in view.discards[:-1] if view.debt > 4 and _makes_debt(face)]
            made.bluffs = made.bluff_faces(view.colour_before, view.top_before, answered[-1] if answered else c.NO_DEBT)
        return made

    # What it says.

    def size(self, seat: int) -> int:
        """How many cards a seat has."""
        return len(self.known[seat]) + sum(map(len, self._unknown(seat)))

    def may_hold(self, seat: int) -> int:
        """A mask of the faces that a seat may hold: what is not in it, it certainly does not."""
        mask = _mask(self.known[seat])
        for held in self._unknown(seat):
            for faces, marks in held.kinds:
                mask |= faces & any_of(face for face, mark in self.cards.kinds if mark & marks)
        return mask

    def _unknown(self, seat: int) -> tuple[Backs, ...]:
        return (self.backs[seat], self.drawn, self.late) if seat == self.drawer else (self.backs[seat],)

    @property
    def top(self) -> int:
        """The card that counts: UnoCards are looked through (DE-8b)."""
        return next((face for face in reversed(self.discards) if face != c.UNO_CARD), c.NO_FACE)

    @property
    def fitting(self) -> int:
        """The faces that cover the discards now."""
        return _covers(self.rules.matching.reverse_on_anything)[self.colour * c.ROW + self.top]

    # How it comes about.

    def observe(self, event: Event) -> None:
        """One more event, as the seat was told it."""
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
                self.colour = colour
            case Owes(seat=seat, cards=owed):
                if owed != self._debt:  # else it was only sent on (BB-4, BB-5)
                    self._debt_kind = _debt_kind(self.discards[-1])
                self._debt, self._debtor = owed, seat
            case Doubted(by=by, seat=seat, hand=hand, bluff=bluff):
                self._doubted(by, seat, hand, bluff=bluff)
            case TookBack(seat=seat, colour=colour):
                self.colour = colour
                self.known[seat].append(self.discards.pop())
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
        self.pile = len(self.cards) - sum(map(len, hands))
        for seat, hand in enumerate(hands):
            self.backs[seat].add((ALL_FACES, DEAL), len(hand))
            if seat == self.seat:
                self._see(seat, hand)

    def _first_card(self, face: int, *, stays: bool) -> None:
        if stays:
            self.cards.pull(1 << face, self.pile_marks)
            self.pile -= 1
            self._put_down(face)
            return
        # FR-16, DE-8: so one like it was dealt to nobody. Turned twice, it may have been the same card.
        if self.pile_marks == DEAL:
            self.pile_marks |= self._new_mark()
        not_dealt = (1 << face, self.pile_marks & ~DEAL)
        if not_dealt not in self.cards.kinds:
            self.cards.pull(1 << face, DEAL)
            self.cards.add(not_dealt)

    def _put_down(self, face: int) -> None:
        self.discards.append(face)
        if face < c.WILD:
            self.colour = face // c.RANKS

    def _laid(self, event: Laid) -> None:
        seat, face, by_turn = event.seat, event.face, event.how is How.BY_TURN
        self.bluffs = 0
        if face == c.WILD4 and by_turn:
            answered = self._debt_kind if seat == self._debtor else c.NO_DEBT
            self.bluffs = self.bluff_faces(self.colour, self.top, answered)
        if by_turn and seat != self._debtor:
            self._debt = 0
        self._debtor = None  # if a debt is left, we are told
        drawn_only = seat == self.drawer and not self.rules.drawing.draw_then_play_any  # FR-8, FR-9
        if drawn_only and by_turn:
            self._leaves(self.drawn, face)
        elif drawn_only and face != c.WILD4:
            self.drawn.exclude(1 << face)  # else it would have been laid by turn
        self._drawing_ends()
        for card in event.also if drawn_only and by_turn else (*event.also, face):
            self._leaves_hand(seat, card)
        for card in (*event.also, face):
            self._put_down(card)
        if self.rules.book.strict_wild4:
            self.backs[seat].exclude(self.bluffs)  # FR-16: where nobody can doubt it, it was right

    def bluff_faces(self, colour: int, top: int, debt_kind: int) -> int:
        """The faces that make a Wild4 a bluff if its player holds one (FR-16, LB-9)."""
        options = self.rules.debt
        match self.rules.matching.wild4_if:
            case Wild4If.ALWAYS:
                return 0
            case Wild4If.NO_COLOUR:
                return colour_cards(colour)
            case Wild4If.NOTHING_PLAYABLE:
                faces = _covers(self.rules.matching.reverse_on_anything)[colour * c.ROW + top]
                if debt_kind != c.NO_DEBT:
                    faces = answer_table(options)[debt_kind]
                    faces |= options.reverse_returns_debt << (colour * c.RANKS + c.REVERSE)  # BB-4
                    faces |= options.skip_passes_debt << (colour * c.RANKS + c.SKIP)  # BB-5
                return faces & ~_WILD4

    def _drew(self, seat: int, face: int, why: Why) -> None:
        self.pile -= 1
        back = (ALL_FACES, self.pile_marks)
        if why in _PAYING:
            self._debt, self._debtor = 0, None
        if seat == self.seat:
            self.cards.pull(1 << face, self.pile_marks)
            self.known[seat].append(face)
        elif why is Why.TURN:
            self._drew_in_turn(seat)
            self.drawn.add(back)
        elif seat == self.drawer:
            self.late.add(back)
        else:
            self.backs[seat].add(back)

    def _drew_in_turn(self, seat: int) -> None:
        """Another seat draws: by need, or by choice where that is allowed (FR-9, LB-5, DE-6, BB-3)."""
        options = self.rules.drawing
        again = seat == self.drawer  # BB-3: nothing that it has by now fits
        unable = again or (options.voluntary_draw is VoluntaryDraw.OFF and not options.draw_then_play_any)
        self.drawn_fits = 0
        self._drawing_ends()
        if unable:
            self.backs[seat].exclude(self.fitting)
        goes_on = options.draw_until_playable and self._drawable() > 0  # until one fits
        self.drawer = seat
        self.drawn_fits = self.fitting if goes_on and unable else 0
        self._hand_fits = goes_on

    def _drawable(self) -> int:
        """How many cards can still be drawn, after a reshuffle if need be (FR-18)."""
        return self.pile + len(self.discards) - self._kept()

    def _kept(self) -> int:
        """Discards that stay at a reshuffle: the top card, and the UnoCards on it (FR-18, DE-8b)."""
        return next((kept for kept, face in enumerate(reversed(self.discards), 1) if face != c.UNO_CARD), 0)

    def _passed(self, seat: int) -> None:
        fitting = self.fitting
        if seat == self.drawer:
            self._kept_drawn(seat, fitting)
        elif seat != self.seat:
            # There was nothing to draw: that is a move only for who can lay nothing (FR-18).
            self.backs[seat].exclude(fitting)

    def _kept_drawn(self, seat: int, fitting: int) -> None:
        """LB-5: had it drawn by choice, it would have had to lay a card that fits. BB-3: it holds one that does."""
        options = self.rules.drawing
        must = options.drawn_card is DrawnCard.MUST_IF_VOLUNTARY and not options.draw_then_play_any
        if must and not self.drawn_fits and self._certainly_holds(seat, fitting):
            self.drawn.exclude(fitting & ~_WILD4)
        hand_fits = self._hand_fits
        self._drawing_ends()
        if hand_fits:
            self._holds_one_of(seat, fitting)

    def _drawing_ends(self) -> None:
        """The drawn card is one of the hand."""
        if self.drawer is None:
            return
        if self.drawn_fits:
            self.drawn.exclude(~self.drawn_fits)
        self.backs[self.drawer].join(self.drawn)
        self.backs[self.drawer].join(self.late)
        self.drawer, self.drawn, self.late = None, Backs(), Backs()
        self.drawn_fits, self._hand_fits = 0, False

    def _certainly_holds(self, seat: int, faces: int) -> bool:
        return bool(_mask(self.known[seat]) & faces) or any(not kind[0] & ~faces for kind in self.backs[seat].kinds)

    def _holds_one_of(self, seat: int, faces: int) -> None:
        """A seat holds at least one of these."""
        if not self._certainly_holds(seat, faces):
            backs = self.backs[seat]
            backs.add(backs.pull(faces))

    def _doubted(self, by: int, seat: int, hand: tuple[int, ...], *, bluff: bool) -> None:
        """Who doubted has seen the hand; the others have heard the verdict (FR-22, LB-9)."""
        self._debt, self._debtor = 0, None
        if by == self.seat:
            self._see(seat, hand)
        elif bluff and seat != self.seat:
            self._holds_one_of(seat, self.bluffs)
        else:
            self.backs[seat].exclude(self.bluffs)

    def _leaves_hand(self, seat: int, face: int) -> None:
        """A card that is seen now was in a hand. If one like it was known there, it may as well have been that one."""
        if face in self.known[seat]:
            self.known[seat].remove(face)
        else:
            self._leaves(self.backs[seat], face)

    def _leaves(self, backs: Backs, face: int) -> None:
        _, marks = backs.pull(1 << face, self.cards.marks(1 << face))
        self.cards.pull(1 << face, marks)

    def _see(self, seat: int, hand: tuple[int, ...]) -> None:
        """A whole hand is seen."""
        marks = self.backs[seat].marks()
        for face in (Counter(hand) - Counter(self.known[seat])).elements():
            self.cards.pull(1 << face, marks)
        self.known[seat] = list(hand)
        self.backs[seat] = Backs()

    def _hands_passed(self, direction: int, hands: tuple[tuple[int, ...], ...]) -> None:
        givers = [(seat - direction) % self.players for seat in range(self.players)]
        if self.seat is not None:
            self._see(givers[self.seat], hands[self.seat])
        self.known = [self.known[giver] for giver in givers]
        self.backs = [self.backs[giver] for giver in givers]

    def _hands_swapped(self, one: int, two: int, got: tuple[int, ...]) -> None:
        if self.seat == one:
            self._see(two, got)
        elif self.seat == two:
            self._see(one, got)
        self.known[one], self.known[two] = self.known[two], self.known[one]
        self.backs[one], self.backs[two] = self.backs[two], self.backs[one]

    def _gave(self, giver: int, other: int, cards: tuple[int, ...]) -> None:
        if self.seat in (giver, other):
            for face in cards:
                self._leaves_hand(giver, face)
            self.known[other].extend(cards)
        elif len(cards) == self.size(giver):
            self.known[other].extend(self.known[giver])
            self.backs[other].join(self.backs[giver])
            self.known[giver], self.backs[giver] = [], Backs()
        else:
            self._lose_sight(giver)
            self.backs[other].join(self.backs[giver].split(len(cards)))

    def _lose_sight(self, seat: int) -> None:
        """A hand parts with cards unseen: those that were known in it get a mark, and so does where they may be now."""
        known, backs = self.known[seat], self.backs[seat]
        if not known:
            return
        mark = self._new_mark()
        for face in known:
            self.cards.add((1 << face, mark))
        backs.add((backs.faces() | _mask(known), backs.marks() | mark), len(known))
        self.known[seat] = []

    def _reshuffled(self) -> None:
        """FR-18: what the new pile holds is known to all."""
        keep = len(self.discards) - self._kept()
        self.pile = keep
        self.pile_marks = self._new_mark()
        for face in self.discards[:keep]:
            self.cards.add((1 << face, self.pile_marks))
        del self.discards[:keep]

    def _new_mark(self) -> int:
        if self._marks == MOST_MARKS:
            for backs in (self.cards, *self.backs, self.drawn, self.late):
                backs.forget_marks()
            self._marks, self.pile_marks = 1, DEAL
        self._marks += 1
        return 1 << (self._marks - 1)


def _mask(faces: Iterable[int]) -> int:
    return any_of(1 << face for face in faces)


def _makes_debt(face: int) -> bool:
    return face == c.WILD4 or (face < c.WILD and face % c.RANKS == c.DRAW2)


def _debt_kind(face: int) -> int:
    """The kind of debt that a card makes, as `mechanics.debt` has it."""
    match face:
        case c.WILD4:
            return c.WILD4_DEBT
        case c.UNO_CARD:
            return c.UNO_DEBT
        case _:
            return c.BLANK_DEBT if face >= c.BLANK else c.DRAW2_DEBT
