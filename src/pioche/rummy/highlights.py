"""What mattered in a round of the tile game, for timelines and figures (`engine.abilities.Highlights`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pioche.engine.abilities import Highlight
from pioche.rummy.events import Called, Caught, Drew, Event, Laid, Skipped, Why

BIG_LAY: Final = 4  # tiles that somebody lays at once; by the book nobody can lay more
BIG_DRAW: Final = 2  # tiles that somebody has to draw


def highlights(event: Event) -> Iterator[Highlight]:
    """Calls, catches, penalties, lost turns, and lays of many tiles."""
    match event:
        case Laid(seat=seat, tiles=tiles):
            yield Highlight("lay", seat, len(tiles), lists=len(tiles) >= BIG_LAY)
        case Called(seat=seat):
            yield Highlight("call", seat, 1)
        case Caught(seat=seat):
            yield Highlight("caught", seat)
        case Skipped(seat=seat):
            yield Highlight("skipped", seat)
        case Drew(seat=seat, tiles=tiles, why=why) if why is not Why.TURN and len(tiles) >= BIG_DRAW:
            yield Highlight("penalty", seat, len(tiles))
        case _:
            return
