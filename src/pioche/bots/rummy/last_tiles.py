"""Evaluation near the end of the pool, when the fewest points on the rack win (R-23), not the fewest tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.rummy.rules import PoolEnd, Rules
from pioche.rummy.tiles import points
from pioche.rummy.view import View

_FROM: Final = 3  # tiles for each player: with fewer in the pool its end is considered
_TILE: Final = 8.0  # points that count as much as a tile
_END: Final = 100.0  # value of a round that surely ends well; negative if badly


def scarcity(view: View, draws: int) -> float:
    """How near the end of the pool is after so many draws, from 0 to 1."""
    return max(0.0, 1.0 - (view.pool - draws) / (_FROM * view.players))


def in_tiles(left: Sequence[int]) -> float:
    """The points of a rack, converted to tiles."""
    return points(left) / _TILE


def ends(rules: Rules, view: View, draws: int) -> bool:
    """Whether so many draws end the round."""
    return draws > view.pool or (rules.end.pool_end is PoolEnd.AT_ONCE and 0 < draws == view.pool)


def worth_of_end(view: View, left: Sequence[int], unseen: Sequence[int], draws: Sequence[int]) -> float:
    """The value of a round that ends after these draws: own points against the points that the others hold on
    average."""
    average = points(unseen) / max(1, sum(unseen))
    others = [count + draws[seat] for seat, count in enumerate(view.counts) if seat != view.seat]
    expected = average * min(others)
    own = points(left)
    return _END * (expected - own) / max(expected, own, 1.0)
