"""The whole position of the card game as numbers, hidden cards included: for critics in training, never for a player.

`codes.py` has the places. They are written for the seat that is asked, whose hand is at distance 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.engine import flat
from pioche.envs import codes as e
from pioche.envs.classic import ClassicEnvTable

if TYPE_CHECKING:
    from pioche.envs.arrays import Bytes


def write_perfect(table: ClassicEnvTable, out: Bytes) -> None:
    """Write the hidden part of a position into an array of zeros."""
    s = table.s
    if table.asked == c.NO_SEAT:
        return
    for other in range(s.players):
        place = other - table.asked
        if place < 0:
            place += s.players
        faces = s.held[other]
        while faces:
            face = flat.lowest(faces)
            faces &= faces - 1
            out[e.ALL_HANDS + place * e.FACES + face] = s.hands[other * c.ROW + face]
    for place in range(s.pile_n):
        out[e.ALL_PILE + place] = s.pile[s.pile_n - 1 - place] + 1
    if s.drawn != c.NO_FACE:
        out[e.ALL_DRAWN + s.drawn] = 1
    out[e.ALL_MUST_LAY] = s.must_lay
    out[e.ALL_BLUFF] = s.bluff
