"""Following on one's own card at once: with the next number of the colour (DE-1b), or with the second Skip (DE-3b).

`State.follow` is the seat that may do so until another acts; `State.step` is the direction fixed by its first step.
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
    """The faces that the seat that laid last may follow on with."""
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
    """Called when a card is laid: fixes the direction of a sequence, and who may follow on."""
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
