"""Whom word tiles hit (R-14, R-15), and the order in which they should act so that they hit the right ones.

Each falls on the one after the last who was skipped, and what turns the direction may come before or after it: among
three or four it matters a lot. A rule of thumb says what is better; it sees only what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from pioche.rummy.effects import DRAW_FOUR_TILES, DRAW_TWO_TILES
from pioche.rummy.tiles import DRAW_TWO, REVERSE, is_joker, number_of

# What it is worth that somebody else holds so many tiles: of the first few each is worth one's own, later hardly.
_BURDEN: Final = ((6, 1.0), (9, 0.4), (100, 0.1))
_THREAT: Final = 3.0  # that somebody moves who has one tile left; who has two can go out half as likely, and so on
_THREATENS: Final = 4  # tiles that can go at once
_AGAIN: Final = 0.5  # to move again before anybody else does


@dataclass(frozen=True, slots=True)
class Around:
    """A player among the others: how many tiles everybody holds, and how the turn goes."""

    seat: int
    counts: tuple[int, ...]
    direction: int
    reverse_skips: bool
    """R-23b."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What word tiles do: how many tiles each seat has to draw, who moves next, and in which direction it goes on."""

    draws: tuple[int, ...]
    turn: int
    direction: int


def outcome(around: Around, kinds: Iterable[int]) -> Outcome:
    """What these do in this order; the same as `effects.act`."""
    draws = [0] * len(around.counts)
    last, direction = around.seat, around.direction
    for kind in kinds:
        number = 0 if is_joker(kind) else number_of(kind)
        if number == REVERSE and not around.reverse_skips:
            direction = -direction
            continue
        last = (last + direction) % len(draws)
        if last == around.seat:
            last = (last + direction) % len(draws)
        draws[last] += DRAW_FOUR_TILES if is_joker(kind) else DRAW_TWO_TILES if number == DRAW_TWO else 0
    return Outcome(tuple(draws), (last + direction) % len(draws), direction)


def burden(tiles: float) -> float:
    """What somebody else's tiles are worth, in tiles of one's own rack."""
    worth = below = 0.0
    for most, each in _BURDEN:
        worth += each * max(0.0, min(tiles, most) - below)
        below = most
    return worth


def threat(tiles: int) -> float:
    """What it costs that somebody moves next who holds so many."""
    return _THREAT / tiles if tiles <= _THREATENS else 0.0


def worth(around: Around, found: Outcome) -> float:
    """How good it is what happens to the others."""
    held = around.counts
    total = sum(burden(held[seat] + more) - burden(held[seat]) for seat, more in enumerate(found.draws) if more)
    return total + (_AGAIN if found.turn == around.seat else -threat(held[found.turn] + found.draws[found.turn]))


def best_order(around: Around, kinds: Sequence[int]) -> tuple[int, ...]:
    """The order in which all of these should act; of equally good ones the first, beginning with the one given."""
    if len(around.counts) == 2:  # there is only one whom anything can hit
        return tuple(kinds)
    return max(permutations(kinds), key=lambda order: worth(around, outcome(around, order)))
