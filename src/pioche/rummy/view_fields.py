"""What a seat sees of a position, field by field, as the table of fields shows it.

Made by `./dev generate` from `rummy/fields.py`; do not edit.
"""

from __future__ import annotations

from dataclasses import dataclass

from pioche.rummy.events import Ending
from pioche.rummy.fields import NO_SEAT, NOTHING, Phase
from pioche.rummy.machine import Round
from pioche.rummy.melds import TileTable
from pioche.rummy.tiles import kinds


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it."""

    seat: int | None  # who looks
    players: int  # how many play
    starter: int  # began the round
    phase: Phase  # turn, drawn, over
    turn: int  # is on turn
    direction: int  # 1: to the left, -1: to the right
    table: TileTable  # what lies on the table
    rack: tuple[int, ...]  # one's own tiles
    counts: tuple[int, ...]  # how many tiles everybody holds: the racks are clear
    pool: int  # how many tiles the pool holds
    drawn: int | None  # the tile that this seat has just drawn
    uno_open: int | None  # has one tile left and has not called
    racks: tuple[tuple[int, ...], ...] | None  # all racks, only when the round is over
    winner: int | None  # has won
    ending: Ending | None  # how the round ended


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
