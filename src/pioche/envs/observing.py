"""Observations of the card game: `codes.py` has the layout, `describe.py` describes it.

Only what `view.view` shows is included. The values are read directly from the state because that is many times faster;
a test checks that positions with the same view for a seat also give it the same observation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.engine import flat
from pioche.envs import codes as e
from pioche.envs import observing_fields, rows
from pioche.envs.classic import ClassicEnvTable

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes


def observe(table: ClassicEnvTable, seat: int, out: Bytes) -> None:
    """Write the observation of a seat into an array of zeros."""
    if not 0 <= seat < table.s.players or len(out) < e.FEATURES:
        raise ValueError(f"seats are 0 to {table.s.players - 1}, an observation has {e.FEATURES} places")
    write(table, seat, rows.start(out))


def write(table: ClassicEnvTable, seat: int, out: Bytes) -> None:
    """`observe` without checking its arguments."""
    s = table.s
    for place in range(s.discard_n):
        out[e.DISCARDS + s.discard[place]] += 1
    write_rest(table, seat, out)


def write_rest(table: ClassicEnvTable, seat: int, out: Bytes) -> None:
    """Everything but the discards."""
    s = table.s
    faces = s.held[seat]
    while faces:
        face = flat.lowest(faces)
        faces &= faces - 1
        out[e.HAND + face] = s.hands[seat * c.ROW + face]
    place = s.players - seat
    for other in range(s.players):  # every seat by distance
        if other == seat:
            place = 0
        out[e.COUNTS + place] = s.size[other]
        place += 1
    observing_fields.write(s, seat, out)
    if seat == table.asked:
        _chosen(table, out)


def _chosen(table: ClassicEnvTable, out: Bytes) -> None:
    """Write the parts of a compound move chosen so far."""
    out[e.ASKED] = 1
    if table.picked != c.NO_SEAT:
        observing_fields.mark_seat(table.s, table.asked, out, e.PICKED, table.picked)
        observing_fields.mark(out, e.GIVEN, table.given, c.NO_FACE)
    if table.below:
        for colour in range(4):
            out[e.LYING_BELOW + 10 * colour + table.rank] = (table.below >> (2 * colour)) & 3
