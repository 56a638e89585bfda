"""How likely each seat is to bluff with a Wild4 (FR-16, LB-9): rarely, until doubts have shown otherwise."""

from __future__ import annotations

from typing import Final

from pioche.classic.events import Doubted, Event

DEFAULT_BLUFFERS: Final = 35  # thousandths of those who could bluff: more than our bots do, less than random players
_FIRM: Final = 3  # weight of the prior: as much as so many verdicts


class Suspicion:
    """Tracks the verdicts of a round (FR-22, LB-9)."""

    def __init__(self, players: int, default: int = DEFAULT_BLUFFERS) -> None:
        self._default = default
        self._doubted = [0] * players
        self._bluffed = [0] * players

    def see(self, event: Event) -> None:
        match event:
            case Doubted(seat=seat, bluff=bluff):
                self._doubted[seat] += 1
                self._bluffed[seat] += bluff
            case _:
                pass

    def bluffers(self, seat: int) -> int:
        """How likely a seat bluffs if it can, in thousandths."""
        return (self._default * _FIRM + 1000 * self._bluffed[seat]) // (_FIRM + self._doubted[seat])
