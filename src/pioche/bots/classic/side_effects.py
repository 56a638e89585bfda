"""What a card's effects gain for a side, in cards (DE-1b, DE-13a, BB-2, BB-7, LB-10).

Hands count by side: swapping with a partner gains nothing. `left` is the number of cards that the seat will hold when
the card takes effect; while the move is evaluated the card is still in its hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic.mechanics import finishing

if TYPE_CHECKING:
    from pioche.classic.state import State


def turned(s: State, seat: int, left: int, way: int) -> int:
    """By how many cards the hands of a side shrink if all hands are passed on, clockwise (1) or the other way (0)."""
    gain = 0
    for other in range(s.players):
        if finishing.same_side(s, seat, other):
            giver = (other + s.players - 1) % s.players if way else (other + 1) % s.players
            gain += left if other == seat else s.size[other]
            gain -= left if giver == seat else s.size[giver]
    return gain


def swapped(s: State, seat: int, left: int, other: int) -> int:
    """The same if a seat swaps hands with another."""
    return 0 if finishing.same_side(s, seat, other) else left - s.size[other]


def exchanged(s: State, seat: int, left: int, place: int) -> int:
    """The same for the best choice of an effect that moves hands; 0 for any other effect."""
    op = s.book.fx_op[place]
    best = -c.PACK
    if op == c.FX_SWAP:
        for other in range(s.players):
            if other != seat and aims_at(s, seat, left, place, other):
                best = max(best, swapped(s, seat, left, other))
    elif op == c.FX_PASS_HANDS:
        best = max(turned(s, seat, left, 0), turned(s, seat, left, 1))
    if best == -c.PACK or (best < 0 and s.book.fx_optional[place]):
        return 0
    return best


def aims_at(s: State, seat: int, left: int, place: int, other: int) -> int:
    """Does an effect hit another seat, or may that seat be chosen?"""
    at = s.book.fx_at[place]
    if at == c.AT_NEXT:
        aimed = other == s.after(seat)
    elif at == c.AT_PREVIOUS:
        aimed = s.after(other) == seat
    elif at == c.AT_SELF:
        aimed = other == seat
    else:
        aimed = at == c.AT_ALL or other != seat
    return aimed and applies(s, left, place, left if other == seat else s.size[other])


def applies(s: State, left: int, place: int, size: int) -> int:
    """Is the condition of an effect met, for a target with a hand of this size?"""
    condition = s.book.fx_if[place]
    limit = s.book.fx_limit[place]
    if condition == c.IF_COLOUR:
        return s.colour == limit
    if condition == c.IF_SELF_AT_MOST or condition == c.IF_SELF_AT_LEAST:
        size = left
    if condition == c.IF_SELF_AT_MOST or condition == c.IF_TARGET_AT_MOST:
        return size <= limit
    return condition == c.IF_ALWAYS or size >= limit


def drawn(s: State, seat: int, left: int, place: int, each: int) -> int:
    """The value of drawn cards: each one costs the own side `each`, and an opponent's gains a seat's share of that."""
    count = s.book.fx_count[place] * each
    worth = 0
    for other in range(s.players):
        if aims_at(s, seat, left, place, other):
            if finishing.same_side(s, seat, other):
                worth -= count
            else:
                worth += count // (s.players - 1)
                if s.book.fx_at[place] == c.AT_CHOSEN:
                    return count // (s.players - 1)
    return 0 if s.book.fx_at[place] == c.AT_CHOSEN and s.book.fx_optional[place] else worth


def run(s: State, seat: int, face: int) -> int:
    """How many numbers a seat can go on after a number card (DE-1b): upwards, or downwards if negative."""
    step = 0
    if s.follow == seat and s.top < c.WILD and face // c.RANKS == s.top // c.RANKS:
        step = s.step if face == s.top else face - s.top  # it continues its sequence, in the same direction
    rank = face % c.RANKS
    place = seat * c.ROW + face
    up = 0
    down = 0
    above = 0
    below = 0
    if step >= 0:
        while rank + up < 9 and s.hands[place + up + 1]:
            up += 1
            above += s.hands[place + up]
    if step <= 0:
        while rank > down and s.hands[place - down - 1]:
            down += 1
            below += s.hands[place - down]
    return up if above >= below else -down
