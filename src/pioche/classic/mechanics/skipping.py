"""Sitting out: Skip, its parry, double Skip, and Reverse between two players (FR-14, DE-3, DE-3a, DE-3b, BB-1)."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic import codes as c
from pioche.classic.events import Skipped
from pioche.classic.state import State
from pioche.engine import flat
from pioche.engine.options import option


@dataclass(frozen=True, slots=True)
class SkippingOptions:
    """DE-3a, DE-3b, BB-1."""

    skip_parry: bool = option(False, "DE-3a")
    double_skip: bool = option(False, "DE-3b")
    two_player_reverse_skips: bool = option(False, "BB-1")


def parries(s: State, seat: int) -> int:
    """The faces that the skipped seat may parry with: the Skip of the same colour (DE-3a), no black card (DE-9)."""
    if not s.book.skip_parry:
        return 0
    return s.held[seat] & flat.bit(s.top)


def waits(s: State) -> int:
    """Is the seat that is being skipped asked if it parries (DE-3a)? Not if all can see that it has no card for it."""
    if not (s.book.skip_parry and s.skips == 1 and s.top < c.WILD and s.top % c.RANKS == c.SKIP):
        return 0
    return 0 if all_lie(s, s.top) else 1


def all_lie(s: State, face: int) -> int:
    """Do all copies of a card lie face up among the discards?"""
    left = s.book.pack[face]
    for place in range(s.discard_n):
        if s.discard[place] == face:
            left -= 1
    return left == 0


def skip_from(s: State, seat: int) -> int:
    """Skip the next opponents, each once (DE-3b). Returns the seat that moves next."""
    skips = s.skips
    if skips > s.players - 1:
        skips = s.players - 1
    for _ in range(skips):
        seat = s.after(seat)
        if s.log is not None:
            s.log.append(Skipped(seat))
    s.skips = 0
    return s.after(seat)


def sit_out(s: State, seat: int) -> None:
    """The skipped seat sits out instead of parrying."""
    if s.log is not None:
        s.log.append(Skipped(seat))
