"""What a seat may know: the only authority on visibility, default-deny (R-1).

A `View` is built field by field from what is public and what is the seat's own; whatever is not named here stays
hidden. `redact` does the same for events. A spectator is a view from no seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from pioche.rummy.events import (
    HIDDEN,
    Acted,
    Called,
    Caught,
    Dealt,
    Drew,
    DrewForStart,
    Ending,
    Event,
    Kept,
    Laid,
    RoundOver,
    Skipped,
    TookTurn,
    Turned,
)
from pioche.rummy.machine import Round
from pioche.rummy.melds import Table
from pioche.rummy.state import NO_SEAT, NOTHING, Phase
from pioche.rummy.tiles import kinds


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it."""

    seat: int | None
    players: int
    starter: int
    phase: Phase
    turn: int
    direction: int
    table: Table
    rack: tuple[int, ...]
    """One's own tiles."""
    counts: tuple[int, ...]
    """How many tiles everybody holds: the racks are clear (R-1)."""
    pool: int
    drawn: int | None
    """The tile just drawn, one's own only."""
    uno_open: int | None
    """Who has one tile left and has not called."""
    racks: tuple[tuple[int, ...], ...] | None
    """All racks, only when the round is over."""
    winner: int | None
    ending: Ending | None


def view(s: Round, seat: int | None) -> View:
    """The position as a seat sees it, or a spectator (None)."""
    return View(
        seat=seat,
        players=s.players,
        starter=s.starter,
        phase=s.phase,
        turn=s.turn,
        direction=s.direction,
        table=s.table,
        rack=() if seat is None else tuple(kinds(s.racks[seat])),
        counts=tuple(s.tiles(other) for other in range(s.players)),
        pool=len(s.pool),
        drawn=s.drawn if s.drawn != NOTHING and seat == s.turn else None,
        uno_open=None if s.uno_open == NO_SEAT else s.uno_open,
        racks=tuple(tuple(kinds(rack)) for rack in s.racks) if s.over else None,
        winner=None if s.winner == NO_SEAT else s.winner,
        ending=s.ending,
    )


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it; tiles that it may not see become `HIDDEN`."""
    match event:
        case Drew(seat=owner, tiles=tiles):
            return event if seat == owner else replace(event, tiles=_backs(tiles))
        case Dealt(racks=racks):
            shown = tuple(rack if other == seat else _backs(rack) for other, rack in enumerate(racks))
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


def _backs(tiles: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(tiles)
