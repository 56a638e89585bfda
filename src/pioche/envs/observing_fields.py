"""The state fields that a seat sees, written into an observation.

Made by `./dev generate` from `classic/fields.py` and `envs/layout.py`; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic.machine import Round
from pioche.envs import codes as e

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes


def write(s: Round, seat: int, out: Bytes) -> None:
    """Write all that a seat sees of the fields into an array of zeros."""
    mark(out, e.TOP, s.top, c.NO_FACE)
    mark(out, e.RUNNING, s.running, c.NO_FACE)
    mark(out, e.TOP_BEFORE, s.top_before, c.NO_FACE)
    mark(out, e.COLOUR, s.colour, c.NO_COLOUR)
    mark(out, e.COLOUR_BEFORE, s.colour_before, c.NO_COLOUR)
    mark(out, e.NAMED, s.named, c.NO_COLOUR)
    out[e.PHASE + s.phase] = 1
    out[e.DEBT_KIND + s.debt_kind] = 1
    mark_seat(s, seat, out, e.DEALER, s.dealer)
    mark_seat(s, seat, out, e.ON_TURN, s.turn)
    mark_seat(s, seat, out, e.LAYER, s.layer)
    mark_seat(s, seat, out, e.FOLLOW, s.follow)
    _mark_seats(s, seat, out, e.OWING, s.owing)
    mark_seat(s, seat, out, e.OUT, s.out)
    mark_seat(s, seat, out, e.HEIR, s.heir)
    mark_seat(s, seat, out, e.ACTOR, s.actor)
    mark_seat(s, seat, out, e.TARGET, s.target)
    mark_seat(s, seat, out, e.ACCUSED, s.accused)
    _mark_seats(s, seat, out, e.AYES, s.ayes)
    _mark_seats(s, seat, out, e.NAYS, s.nays)
    _mark_seats(s, seat, out, e.ACCUSERS, s.accusers)
    mark_seat(s, seat, out, e.WINNER, s.winner)
    out[e.PLAYERS] = _at_most(s.players)
    out[e.PILE] = _at_most(s.pile_n)
    out[e.DIRECTION] = _at_most(s.direction)
    out[e.DEBT] = _at_most(s.debt)
    out[e.STEP] = _at_most(s.step)
    out[e.OUT_SAID] = s.out_said
    out[e.DEFENDING] = s.defending
    out[e.HEIR_SAID] = s.heir_said
    out[e.AT] = _at_most(s.at)
    out[e.SKIPS] = _at_most(s.skips)
    out[e.AGAIN] = s.again
    out[e.CALLED] = s.called
    out[e.STARTED] = s.started
    out[e.IDLE] = _at_most(s.idle)
    out[e.SHUFFLES] = _at_most(s.shuffles)
    if seat == s.turn and s.phase == c.DRAWN:  # nobody else's business
        mark(out, e.DRAWN, s.drawn, c.NO_FACE)
        out[e.MUST_LAY] = s.must_lay


def mark(out: Bytes, first: int, value: int, nothing: int) -> None:
    """One of several places, or none."""
    if value != nothing:
        out[first + value] = 1


def mark_seat(s: Round, seat: int, out: Bytes, first: int, other: int) -> None:
    """A seat by its distance."""
    if other != c.NO_SEAT:
        out[first + (other - seat if other >= seat else other - seat + s.players)] = 1


def _mark_seats(s: Round, seat: int, out: Bytes, first: int, mask: int) -> None:
    for other in range(s.players if mask else 0):
        if (mask >> other) & 1:
            mark_seat(s, seat, out, first, other)


def _at_most(value: int) -> int:
    return value if value < e.HIGHEST else e.HIGHEST
