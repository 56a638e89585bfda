"""Going on at once: with the next number of the colour (DE-1b), or with the second Skip (DE-3b).

`State.follow` is the seat that may, until another acts; `State.step` the direction that its first step fixed.
"""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic import codes as c
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.options import option


@dataclass(frozen=True, slots=True)
class SequenceOptions:
    """DE-1b: runs of numbers of one colour, up or down."""

    sequences: bool = option(False, "DE-1b")


def faces(s: State, seat: int) -> int:
    """What the seat that laid last may go on with."""
    if s.follow != seat or s.phase > c.SKIPPED or s.phase == c.CHALLENGE:
        return 0
    rank = s.top % c.RANKS
    mask = flat.bit(s.top)  # the identical card again: 9 8 8 7 (DE-1b), or both Skips (DE-3b)
    if rank < c.DRAW2:
        if rank < 9 and s.step >= 0:
            mask |= flat.bit(s.top + 1)
        if rank > 0 and s.step <= 0:
            mask |= flat.bit(s.top - 1)
    return s.held[seat] & mask


def laid(s: State, seat: int, face: int, way: int) -> None:
    """A card is about to be laid: fix the direction of a sequence, and who may go on after it."""
    rank = face % c.RANKS
    if way != c.BY_FOLLOW or rank >= c.DRAW2:
        s.step = 0
    elif face != s.top:
        s.step = face - s.top
    may = 0
    if face < c.WILD:
        if rank < c.DRAW2:
            may = s.book.sequences
        elif rank == c.SKIP and way != c.BY_FOLLOW:
            may = s.book.double_skip
    s.follow = seat if may else c.NO_SEAT
