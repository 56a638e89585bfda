"""Which seats word tiles hit (R-14, R-15), and the best order for several of them to act in.

Each effect hits the seat after the last one that was skipped, and a reverse may act before or after it. With three or
four players the order matters a lot. It is chosen by a heuristic that uses public information only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from pioche.rummy.effects import DRAW_FOUR_TILES, DRAW_TWO_TILES
from pioche.rummy.tiles import DRAW_TWO, REVERSE, is_joker, number_of

# Value of each tile on an opponent's rack, up to so many tiles, relative to a tile on one's own rack.
_BURDEN: Final = ((6, 1.0), (9, 0.4), (100, 0.1))
_THREAT: Final = 3.0  # cost of letting an opponent with one tile move next; divided by the number of tiles
_THREATENS: Final = 4  # opponents with more tiles cannot go out in one turn
_AGAIN: Final = 0.5  # value of moving again before anybody else


@dataclass(frozen=True, slots=True)
class Around:
    """What the heuristic needs to know: the acting seat, everybody's tile counts and the direction of play."""

    seat: int
    counts: tuple[int, ...]
    direction: int
    reverse_skips: bool
    """R-23b."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of word tiles: how many tiles each seat draws, who moves next, and the new direction."""

    draws: tuple[int, ...]
    turn: int
    direction: int


def outcome(around: Around, kinds: Iterable[int]) -> Outcome:
    """The result of these word tiles in this order; must agree with `effects.act`."""
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
    """The value of so many tiles on an opponent's rack, in tiles of one's own rack."""
    worth = below = 0.0
    for most, each in _BURDEN:
        worth += each * max(0.0, min(tiles, most) - below)
        below = most
    return worth


def threat(tiles: int) -> float:
    """The cost of letting an opponent with so many tiles move next."""
    return _THREAT / tiles if tiles <= _THREATENS else 0.0


def worth(around: Around, found: Outcome) -> float:
    """How good an outcome is for the acting seat."""
    held = around.counts
    total = sum(burden(held[seat] + more) - burden(held[seat]) for seat, more in enumerate(found.draws) if more)
    return total + (_AGAIN if found.turn == around.seat else -threat(held[found.turn] + found.draws[found.turn]))


def best_order(around: Around, kinds: Sequence[int]) -> tuple[int, ...]:
    """The best order for these word tiles to act in. Ties go to the earliest permutation of `kinds`."""
    if len(around.counts) == 2:  # there is only one opponent to hit
        return tuple(kinds)
    return max(permutations(kinds), key=lambda order: worth(around, outcome(around, order)))
