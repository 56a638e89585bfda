"""Events of the tile game show hidden tiles to those seats only that may see them."""

from __future__ import annotations

from dataclasses import asdict

from pioche.rummy.events import HIDDEN, Dealt, Drew, Why
from pioche.rummy.melds import TileTable
from pioche.rummy.view import redact

SEATS = (0, 1, 2, 3, None)


def test_drawn_tiles() -> None:
    event = Drew(2, (4, 5), Why.EFFECT)
    for seat in SEATS:
        tiles = (4, 5) if seat == 2 else (HIDDEN, HIDDEN)
        assert asdict(redact(event, seat)) == {**asdict(event), "tiles": tiles}


def test_dealt_racks() -> None:
    racks = ((1, 2), (3,), (4, 5, 6), (7, 8))
    event = Dealt(1, racks, TileTable())
    for seat in SEATS:
        shown = tuple(rack if other == seat else (HIDDEN,) * len(rack) for other, rack in enumerate(racks))
        assert asdict(redact(event, seat)) == {**asdict(event), "racks": shown}
