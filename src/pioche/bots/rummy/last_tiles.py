"""When the pool runs out the fewest points win (R-23): then what lies on the rack counts, not how many tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.rummy.rules import PoolEnd, Rules
from pioche.rummy.tiles import points
from pioche.rummy.view import View

_FROM: Final = 3  # tiles for everybody: with fewer in the pool one thinks of its end
_TILE: Final = 8.0  # points that weigh as much as a tile
_END: Final = 100.0  # to be sure that the round ends well, or badly


def scarcity(view: View, draws: int) -> float:
    """How much the end of the pool is in sight, from 0 to 1, after so many draws."""
    return max(0.0, 1.0 - (view.pool - draws) / (_FROM * view.players))


def in_tiles(left: Sequence[int]) -> float:
    """What a rack counts, in tiles."""
    return points(left) / _TILE


def ends(rules: Rules, view: View, draws: int) -> bool:
    """Whether so many draws end the round."""
    return draws > view.pool or (rules.end.pool_end is PoolEnd.AT_ONCE and 0 < draws == view.pool)


def worth_of_end(view: View, left: Sequence[int], unseen: Sequence[int], draws: Sequence[int]) -> float:
    """What it is worth that the round ends when everybody has drawn: by one's own points against what others hold on
    average."""
    average = points(unseen) / max(1, sum(unseen))
    others = [count + draws[seat] for seat, count in enumerate(view.counts) if seat != view.seat]
    expected = average * min(others)
    own = points(left)
    return _END * (expected - own) / max(expected, own, 1.0)
