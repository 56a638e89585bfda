"""Dealing, and what the first card does (FR-4..6, FR-12..16, LB-2, LB-3, LB-8..10, and the readings under DE-12)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic.events import Dealt, FirstCard, Skipped, Turned
from pioche.classic.mechanics import acting, pile, skipping, turns
from pioche.classic.state import State
from pioche.engine.options import option
from pioche.engine.refusal import refuse

if TYPE_CHECKING:
    from pioche.classic.rules import Rules


class DealerBy(Enum):
    """Who deals."""

    DRAW_EACH_ROUND = "draw_each_round"  # FR-4
    PASSES_LEFT = "passes_left"  # LB-2


class FirstSkip(Enum):
    """Who starts if the first card is a Skip; the direction is clockwise."""

    SECOND_RIGHT = "second_right"  # FR-14, as printed
    SECOND_LEFT = "second_left"  # the dealer's left is skipped


class FirstWild(Enum):
    """Who names the colour if the first card is a Wild."""

    DEALER = "dealer"  # FR-15
    LEFT = "left"  # LB-8


def most_hand(rules: Rules) -> int:
    """LB-3: the largest hand that two players can be dealt, with one card left to turn up."""
    return (rules.cards() - 1) // 2


@dataclass(frozen=True, slots=True)
class StartOptions:
    """FR-4, FR-5, FR-14, FR-15, LB-2, LB-3, LB-8."""

    hand_size: int = option(7, "FR-5", "LB-3", "DE-0", least=2, most=most_hand, range_clause="LB-3")
    dealer: DealerBy = option(DealerBy.DRAW_EACH_ROUND, "FR-4", "LB-2")
    first_skip: FirstSkip = option(FirstSkip.SECOND_RIGHT, "FR-14")
    first_wild: FirstWild = option(FirstWild.DEALER, "FR-15", "LB-8")


def deal(s: State, hand_size: int, second_right: int, dealer_names: int) -> None:
    """Shuffle, deal one by one from the dealer's left, turn up the first card (FR-5) and run its effects."""
    while True:
        _gather(s)
        pile.shuffle(s)
        _hand_out(s, hand_size)
        if _has_first_card(s):
            break
    _begin(s, second_right, dealer_names)


def deal_pack(s: State, pack: list[int], hand_size: int, second_right: int, dealer_names: int) -> None:
    """Deal a whole pack in this order, the card that is dealt first last, as after its first shuffle."""
    _gather(s)
    if len(pack) != s.pile_n:
        raise ValueError("not a whole pack")
    for place, face in enumerate(pack):
        s.pile[place] = face
    s.shuffles = 1
    _hand_out(s, hand_size)
    if not _has_first_card(s):
        raise refuse("setup-no-first", "FR-5")
    _begin(s, second_right, dealer_names)


def _hand_out(s: State, hand_size: int) -> None:
    """FR-5: one by one, from the dealer's left."""
    seat = s.dealer
    for _ in range(hand_size * s.players):
        seat = s.after(seat)
        s.pile_n -= 1
        s.put(seat, s.pile[s.pile_n])


def _begin(s: State, second_right: int, dealer_names: int) -> None:
    if s.log is not None:
        s.log.append(Dealt(s.dealer, tuple([s.hand(seat) for seat in range(s.players)])))
    _turn_first_card(s)
    _first_card_acts(s, second_right, dealer_names)


def _gather(s: State) -> None:
    """Put the whole pack, in order, into the pile."""
    for seat in range(s.players):
        for face in range(c.FACES):
            s.hands[seat * c.ROW + face] = 0
        s.held[seat] = 0
        s.size[seat] = 0
    s.discard_n = 0
    s.pile_n = 0
    for face in range(c.FACES):
        for _ in range(s.book.pack[face]):
            s.pile[s.pile_n] = face
            s.pile_n += 1


def _goes_back(face: int) -> int:
    """Is it a Wild4 (FR-16, LB-9, DE-10) or an UnoCard (DE-8), which cannot be the first discard?"""
    return face == c.WILD4 or face == c.UNO_CARD


def _has_first_card(s: State) -> int:
    """Is there a valid first card in the pile? If not, everything is dealt again."""
    for place in range(s.pile_n):
        if not _goes_back(s.pile[place]):
            return 1
    return 0


def _turn_first_card(s: State) -> None:
    while _goes_back(s.pile[s.pile_n - 1]):
        if s.log is not None:
            s.log.append(FirstCard(s.pile[s.pile_n - 1], False))
        pile.shuffle(s)
    s.pile_n -= 1
    s.top = s.pile[s.pile_n]
    s.discard[0] = s.top
    s.discard_n = 1
    if s.top < c.WILD:
        s.colour = s.top // c.RANKS
    if s.log is not None:
        s.log.append(FirstCard(s.top, True))


def _first_card_acts(s: State, second_right: int, dealer_names: int) -> None:
    left = s.after(s.dealer)
    rank = s.top % c.RANKS
    s.layer = s.dealer  # as if the dealer had laid it
    s.actor = s.dealer
    if s.top >= c.BLANK:
        # LB-10: the dealer's left names the colour, then the rule applies to that seat.
        s.actor = left
        s.running = s.top
        s.phase = c.COLOUR
        s.turn = left
    elif s.top == c.WILD:
        s.actor = s.dealer if dealer_names else left  # FR-15, LB-8
        s.running = s.top
        s.phase = c.COLOUR
        s.turn = s.actor
    elif rank == c.DRAW2:
        s.debt = 2
        s.debt_kind = c.DRAW2_DEBT
        turns.debt_falls_on(s, left)  # FR-12; it may be parried if the table allows it (reading under DE-12)
    elif rank == c.REVERSE and not (s.book.two_player_reverse_skips and s.players == 2):
        s.direction = -1  # FR-13: the dealer's right starts
        if s.log is not None:
            s.log.append(Turned(-1))
        turns.give_turn(s, s.after(s.dealer))
    elif rank == c.SKIP and second_right:
        turns.give_turn(s, (s.dealer + 2 * s.players - 2) % s.players)  # FR-14, as printed
    elif rank in (c.SKIP, c.REVERSE):
        _first_skip(s, left)
    else:
        turns.give_turn(s, left)  # FR-6; a first 0 rotates nothing, a first 7 swaps nothing


def _first_skip(s: State, left: int) -> None:
    """The dealer's left sits out, or may parry if the table allows it (DE-3a)."""
    s.skips = 1
    if skipping.waits(s):
        s.skips = 0
        s.phase = c.SKIPPED
        s.turn = left
        return
    s.skips = 0
    if s.log is not None:
        s.log.append(Skipped(left))
    turns.give_turn(s, s.after(left))


def first_colour_named(s: State, colour: int) -> None:
    """The colour of a first Wild or Blank was named; the rule of a Blank runs next (LB-10)."""
    acting.name_colour(s, colour)
    s.named = colour
    if s.top >= c.BLANK:
        s.at = 0
        acting.run(s)
    else:
        s.running = c.NO_FACE
        s.named = c.NO_COLOUR
        turns.give_turn(s, s.after(s.dealer))
