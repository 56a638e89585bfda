"""`pioche.solve`: what it lists, it can lay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import pioche
from pioche.rummy.notation import parse_tiles
from pioche.rummy.positions import position_text
from pioche.rummy.tiles import JOKER
from tests.rummy.readings import READINGS, blocks

Scaled = Callable[[int], int]


@pytest.mark.clause("R-13")
def test_a_freed_joker_that_goes_to_the_rack_can_be_laid_again_at_once() -> None:
    table = pioche.position(
        "rummy/fr", "B5.B9/G3.G4 Y1.Y2.Y3.Y9 > turn:0 | B:6.7.8 5:RYG*B", freed_joker="to_rack", one_effect_per="meld"
    )
    found = pioche.solve(table)
    assert found.plays == ("B5", "B9", "B5.*", "B5.B9", "B5.B9.*")
    action = found.action("B5.*")
    assert action is not None
    assert table.is_legal(action)
    assert table.hand(0) == ("B5", "B9")
    table.push(action)
    assert table.hand(0) == ("B9",)
    # A joker that nothing frees is not there to be laid, and never more than are freed.
    assert found.action("*") is None
    assert found.action("B9.*") is None
    assert found.action("B5.*.*") is None


@pytest.mark.parametrize("reading", READINGS)
def test_every_play_that_is_listed_can_be_laid(reading: str, scaled: Scaled) -> None:
    left = scaled(60)
    for s in (s for block in blocks(reading, 7) for s in block[::4]):
        found = pioche.solve(pioche.position("rummy/en", position_text(s), options=READINGS[reading]))
        for pieces in (*found.plays[:4], *found.plays[-4:]):
            action = found.action(pieces)
            assert action is not None, (pieces, position_text(s))
            assert s.check(action.value) is None, (pieces, position_text(s))
            kinds = [min(kind, JOKER) for kind in action.value.laid()]
            assert Counter(kinds) == Counter(parse_tiles(pieces)), (pieces, position_text(s))
        left -= bool(found.plays)
        if left <= 0:
            break
