"""The chance to win by the tiles that everybody holds."""

from __future__ import annotations

import pytest

from pioche.bots.rummy.outlook import chance


@pytest.mark.parametrize("players", [2, 3, 4])
def test_somebody_wins(players: int) -> None:
    tiles = [3, 14, 1, 7][:players]
    assert sum(chance(tiles, 1, seat) for seat in range(players)) == pytest.approx(1)


def test_fewer_tiles_and_the_turn_are_better() -> None:
    assert chance([5, 5], 0, 0) > 0.5 > chance([5, 5], 1, 0)
    assert chance([1, 5], 0, 0) > chance([2, 5], 0, 0) > chance([9, 5], 0, 0)
    assert chance([5, 30], 0, 0) == chance([5, 100], 0, 0)
