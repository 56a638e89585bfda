"""What a seat of the card game observes, as numbers: `codes.py` has the places, `describe.py` describes them.

Only what `view.view` shows goes in. The numbers are read from the state because that is many times faster; a test holds
this to the views: every position that gives the seat the same view gives it the same observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic.machine import Round
from pioche.engine import flat
from pioche.envs import codes as e
from pioche.envs.classic import Table

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes


def observe(table: Table, seat: int, out: Bytes) -> None:
    """Write what a seat sees into an array of zeros."""
    s = table.s
    if not 0 <= seat < s.players or len(out) < e.FEATURES:
        raise ValueError(f"seats are 0 to {s.players - 1}, an observation has {e.FEATURES} places")
    faces = s.held[seat]
    while faces:
        face = flat.lowest(faces)
        faces &= faces - 1
        out[e.HAND + face] = s.hands[seat * c.ROW + face]
    for place in range(s.discard_n):
        out[e.DISCARDS + s.discard[place]] += 1
    _marks(s, seat, out)
    _seats(s, seat, out)
    _numbers(s, out)
    if seat == table.asked:
        _chosen(table, out)


def _marks(s: Round, seat: int, out: Bytes) -> None:
    """Cards, colours and other things of which there is one at most."""
    _mark(out, e.TOP, s.top, c.NO_FACE)
    _mark(out, e.RUNNING, s.running, c.NO_FACE)
    _mark(out, e.TOP_BEFORE, s.top_before, c.NO_FACE)
    _mark(out, e.COLOUR, s.colour, c.NO_COLOUR)
    _mark(out, e.COLOUR_BEFORE, s.colour_before, c.NO_COLOUR)
    _mark(out, e.NAMED, s.named, c.NO_COLOUR)
    out[e.PHASE + s.phase] = 1
    out[e.DEBT_KIND + s.debt_kind] = 1
    if seat == s.turn and s.phase == c.DRAWN:  # nobody else's business
        _mark(out, e.DRAWN, s.drawn, c.NO_FACE)
        out[e.MUST_LAY] = s.must_lay


def _mark(out: Bytes, first: int, value: int, nothing: int) -> None:
    if value != nothing:
        out[first + value] = 1


def _seats(s: Round, seat: int, out: Bytes) -> None:
    """Everybody by distance."""
    place = s.players - seat
    for other in range(s.players):
        if other == seat:
            place = 0
        out[e.COUNTS + place] = s.size[other]
        place += 1
    _seat(s, seat, out, e.DEALER, s.dealer)
    _seat(s, seat, out, e.ON_TURN, s.turn)
    _seat(s, seat, out, e.LAYER, s.layer)
    _seat(s, seat, out, e.FOLLOW, s.follow)
    _seat(s, seat, out, e.OUT, s.out)
    _seat(s, seat, out, e.HEIR, s.heir)
    _seat(s, seat, out, e.ACTOR, s.actor)
    _seat(s, seat, out, e.TARGET, s.target)
    _seat(s, seat, out, e.ACCUSED, s.accused)
    _seat(s, seat, out, e.WINNER, s.winner)
    _group(s, seat, out, e.OWING, s.owing)
    _group(s, seat, out, e.AYES, s.ayes)
    _group(s, seat, out, e.NAYS, s.nays)
    _group(s, seat, out, e.ACCUSERS, s.accusers)


def _seat(s: Round, seat: int, out: Bytes, first: int, other: int) -> None:
    if other != c.NO_SEAT:
        out[first + (other - seat if other >= seat else other - seat + s.players)] = 1


def _group(s: Round, seat: int, out: Bytes, first: int, mask: int) -> None:
    for other in range(s.players if mask else 0):
        if (mask >> other) & 1:
            _seat(s, seat, out, first, other)


def _numbers(s: Round, out: Bytes) -> None:
    out[e.PLAYERS] = s.players
    out[e.PILE] = s.pile_n
    out[e.DIRECTION] = s.direction
    out[e.DEBT] = _at_most(s.debt)
    out[e.STEP] = s.step
    out[e.OUT_SAID] = s.out_said
    out[e.DEFENDING] = s.defending
    out[e.HEIR_SAID] = s.heir_said
    out[e.AT] = s.at
    out[e.SKIPS] = _at_most(s.skips)
    out[e.AGAIN] = s.again
    out[e.CALLED] = s.called
    out[e.STARTED] = s.started
    out[e.IDLE] = _at_most(s.idle)
    out[e.SHUFFLES] = _at_most(s.shuffles)


def _at_most(value: int) -> int:
    return value if value < e.HIGHEST else e.HIGHEST


def _chosen(table: Table, out: Bytes) -> None:
    """Of a move that takes several actions."""
    out[e.ASKED] = 1
    if table.picked != c.NO_SEAT:
        _seat(table.s, table.asked, out, e.PICKED, table.picked)
        _mark(out, e.GIVEN, table.given, c.NO_FACE)
    if table.below:
        for colour in range(4):
            out[e.LYING_BELOW + 10 * colour + table.rank] = (table.below >> (2 * colour)) & 3
