"""How readily each seat is thought to bluff with a Wild4 (FR-16, LB-9): seldom, until a doubt has shown otherwise."""

from __future__ import annotations

from typing import Final

from pioche.classic.events import Doubted, Event

USUAL: Final = 35  # of a thousand who could bluff so many do: more than our bots, fewer than who lays anything
_FIRM: Final = 3  # what is usual weighs as much as so many verdicts


class Suspicion:
    """Follows the verdicts of a round (FR-22, LB-9)."""

    def __init__(self, players: int, usual: int = USUAL) -> None:
        self._usual = usual
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
        """Of a thousand such players who could bluff, how many would."""
        return (self._usual * _FIRM + 1000 * self._bluffed[seat]) // (_FIRM + self._doubted[seat])
