"""Laying the identical card out of turn (DE-1a)."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic import codes as c
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.options import option


@dataclass(frozen=True, slots=True)
class JumpInOptions:
    """DE-1a: anyone may lay the identical card at any time."""

    jump_in: bool = option(False, "DE-1a")


def faces(s: State, seat: int) -> int:
    """The faces that a seat may jump in with: the card that counts, below any UnoCards (DE-8b).

    Not before the first move, not while somebody has to choose or may doubt a Wild4 (FR-22), and not after a last
    card with its call (DE-12): then only its Draw2 may still be parried (DE-5a).
    """
    if not s.book.jump_in or not s.started or s.phase > c.SKIPPED or s.phase == c.CHALLENGE:
        return 0
    if s.out != c.NO_SEAT and s.out_said:
        return 0
    return s.held[seat] & flat.bit(s.top)
