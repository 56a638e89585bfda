"""Racks and pools as they may be, in agreement also with how many tiles everybody could lay in the last turn.

Deals at random are tried until one agrees (`belief.Turn`), but not for long: whoever does not shed what can be shed is
not worth it, and among four there may be none that agrees with everybody.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pioche.bots.rummy.abstract_round import AbstractRound
from pioche.bots.rummy.belief import Belief, Turn
from pioche.rummy.completion import Completions
from pioche.rummy.rules import Rules
from pioche.rummy.tiles import JOKER
from pioche.rummy.view import View

_TRIES: Final = 8


@dataclass(frozen=True, slots=True)
class _Past:
    """A seat's last turn, to be asked about tiles that the seat may hold now."""

    seat: int
    turn: Turn
    then: AbstractRound
    known: list[int]
    """Tiles that it had then for certain: those that it laid, and jokers that it took from the table."""

    def agrees(self, hidden: list[int]) -> bool:
        """Whether the seat can have done what it did if these are its hidden tiles, the newest last."""
        held = hidden[: len(hidden) - self.turn.fresh] + self.known
        return self.then.could_lay(held) == self.turn.most


class RackSampler:
    """Random deals that a seat thinks likely."""

    def __init__(self, view: View, belief: Belief, rules: Rules, seed: int) -> None:
        self._deals = Completions(view, belief, rules, seed)
        self.position = self._deals.draw()
        """One that is possible."""
        self._pasts: list[_Past] = []
        for seat, turn in enumerate(belief.turns):
            if turn is not None and seat != view.seat:
                then = self.position.copy()
                then.table = turn.table
                known = [*turn.laid, *[JOKER] * belief.known[seat]]
                self._pasts.append(_Past(seat, turn, AbstractRound(then, rules), known))

    def tiles(self) -> tuple[list[list[int]], list[int]]:
        """One more: the racks (by kind) and the pool. Of those tried, one with which most seats agree."""
        best = dealt = self._deals.dealt()
        most = -1
        for _ in range(_TRIES):
            agreeing = sum([past.agrees(dealt[0][past.seat]) for past in self._pasts])
            if agreeing > most:
                best, most = dealt, agreeing
            if most == len(self._pasts):
                break
            dealt = self._deals.dealt()
        return self._deals.racks(best[0]), best[1]
