"""A round in outline goes on as a real one does: no tile is lost, turns pass, and it ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pioche.bots.rummy.sketch import NOBODY, Sketch
from pioche.rummy.editions import EDITIONS
from pioche.rummy.machine import Round
from pioche.rummy.playout import Style, play_out
from pioche.rummy.tiles import CELLS, PACK
from tests.rummy.table import table


def all_tiles(sketch: Sketch) -> int:
    lying = sum(sketch.fixed) + sum(sketch.loose) + sum(sketch.standing) + sketch.loose_jokers
    return lying + sum(map(sum, sketch.racks)) + sum(map(len, sketch.pools))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_tile_is_lost_until_somebody_has_won(edition: str, players: int, scaled: Callable[[int], int]) -> None:
    rules = EDITIONS[edition]
    for number in range(scaled(4)):
        s = Round.fast_deal(rules, players, 100 * players + number, number)
        play_out(s, number, most=number * 7, style=Style.SHED)
        sketch = Sketch(s, rules)
        for _ in range(300):
            assert all_tiles(sketch) == len(PACK)
            assert min(min(rack) for rack in sketch.racks) >= 0
            if sketch.winner != NOBODY:
                break
            sketch.play_on(1)
        assert sketch.winner != NOBODY


def test_it_begins_with_what_the_round_has() -> None:
    s = table("en", "R6.B1/Y9.* Y1.Y3.Y4 > turn:0 | R:3.4.5 ~G2")
    sketch = Sketch(s, s.rules)
    assert (sketch.turn, sketch.tiles(0), sketch.tiles(1)) == (0, 2, 2)
    assert (sum(sketch.fixed), sum(sketch.loose), sketch.racks[1][CELLS]) == (3, 1, 1)
