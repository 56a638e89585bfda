"""Samples racks and pools that agree with how many tiles each player could lay in their last turn.

Rejection sampling: random deals are tried until one agrees with every `belief.Turn`, but only a few times. Players who
do not lay as much as possible are not worth more, and with four players no deal may agree with all of them.
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
    """A seat's last turn, to check tiles that the seat may hold now against it."""

    seat: int
    turn: Turn
    then: AbstractRound
    known: list[int]
    """Tiles that it certainly had then: those that it laid, and jokers that it took from the table."""

    def agrees(self, hidden: list[int]) -> bool:
        """Whether these hidden tiles, the newest last, explain what the seat did."""
        held = hidden[: len(hidden) - self.turn.fresh] + self.known
        return self.then.could_lay(held) == self.turn.most


class RackSampler:
    """Samples deals that a seat thinks likely."""

    def __init__(self, view: View, belief: Belief, rules: Rules, seed: int) -> None:
        self._deals = Completions(view, belief, rules, seed)
        self.position = self._deals.draw()
        """A possible position."""
        self._pasts: list[_Past] = []
        for seat, turn in enumerate(belief.turns):
            if turn is not None and seat != view.seat:
                then = self.position.copy()
                then.table = turn.table
                known = [*turn.laid, *[JOKER] * belief.known[seat]]
                self._pasts.append(_Past(seat, turn, AbstractRound(then, rules), known))

    def tiles(self) -> tuple[list[list[int]], list[int]]:
        """Sample a deal: the racks (by kind) and the pool. Of those tried, the one that agrees with most seats."""
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
