"""What a seat may know (R-1): the only authority on visibility, default-deny.

A `View` contains only what the table of fields (`fields.py`) shows to everybody or to the seat. `redact` does the same
for events. A spectator has a view with seat None.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from pioche.rummy.events import (
    HIDDEN,
    Acted,
    Called,
    Caught,
    Dealt,
    Drew,
    DrewForStart,
    Event,
    Kept,
    Laid,
    RoundOver,
    Skipped,
    TookTurn,
    Turned,
)
from pioche.rummy.view_fields import View, view

__all__ = ["View", "redact", "view"]


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat may see it; tiles that it may not see become `HIDDEN`."""
    match event:
        case Drew(seat=owner, tiles=tiles):
            return event if seat == owner else replace(event, tiles=_hidden(tiles))
        case Dealt(racks=racks):
            shown = tuple(rack if other == seat else _hidden(rack) for other, rack in enumerate(racks))
            return replace(event, racks=shown)
        case (
            DrewForStart()
            | Laid()
            | Acted()
            | Kept()
            | Skipped()
            | Turned()
            | Called()
            | Caught()
            | TookTurn()
            | RoundOver()
        ):
            return event
        case _:
            assert_never(event)


def _hidden(tiles: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(tiles)
