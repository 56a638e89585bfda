"""The player that thinks ahead: what weighs most is tried out on racks and pools as they may be.

The hidden tiles are dealt out again and again in agreement with what the seat knows (`pioche.rummy.completion`). In
each of these positions every action in question is done and the round goes on for some turns, everybody shedding what
can be shed; then it is counted how one stands. All actions are tried on the same deals. With few deals chance is large,
so the weighing has its say too.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from pioche.bots import chance
from pioche.bots.bot import Budget
from pioche.bots.rummy.weighing import SURE, WeighingMind
from pioche.rummy.actions import Action, Draw, Keep
from pioche.rummy.completion import Completions
from pioche.rummy.events import Event
from pioche.rummy.machine import Round
from pioche.rummy.playout import best_lay
from pioche.rummy.rules import Rules
from pioche.rummy.view import View

USUAL_BUDGET: Final = Budget(milliseconds=700)
_IN_QUESTION: Final = 4
_AHEAD: Final = 3  # turns of each seat
_PRIOR: Final = 0.03  # what a tile of weighing counts beside the share of rounds won
_TILE: Final = 0.04  # what a tile more than the others is worth when the turns are over


class SearchMind:
    """Tries out."""

    def __init__(self, budget: Budget | None = None) -> None:
        self._weighing = WeighingMind()
        self._budget = budget or USUAL_BUDGET

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._players = players
        self._seed = seed
        self._weighing.begin(rules, seat, players, seed)

    def see(self, event: Event) -> None:
        self._weighing.see(event)

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        begun = time.perf_counter()
        ranked = self._weighing.ranked(view, legal, _IN_QUESTION)
        if not ranked:
            return None
        if len(ranked) == 1 or ranked[0][0] >= SURE / 2:
            return ranked[0][1]
        seed = chance.number(self._seed, moment) >> 2
        deals = Completions(view, self._weighing.knowledge, self._rules, seed)
        totals = [0.0] * len(ranked)
        tried = 0
        while not tried or not self._enough(begun, tried, len(ranked)):
            position = deals.draw()
            for place, (_, action) in enumerate(ranked):
                totals[place] += self._try(position.copy(), action)
            tried += 1
        best = max(range(len(ranked)), key=lambda place: totals[place] / tried + _PRIOR * ranked[place][0])
        return ranked[best][1]

    def _enough(self, begun: float, tried: int, actions: int) -> bool:
        if self._budget.playouts is not None:
            return tried * actions >= self._budget.playouts
        assert self._budget.milliseconds is not None
        return time.perf_counter() - begun >= self._budget.milliseconds / 1000

    def _try(self, s: Round, action: Action) -> float:
        """How it ends when an action is done, from 0 (lost) to 1 (won)."""
        s.apply(action)
        turns = _AHEAD * self._players
        while turns and not s.over:
            before = s.turn
            s.apply(_quick(s))
            turns -= s.turn != before or s.over
        if s.over:
            return 1.0 if s.winner == self._seat else 0.0
        others = min(s.tiles(seat) for seat in range(self._players) if seat != self._seat)
        return min(0.95, max(0.05, 1 / self._players + _TILE * (others - s.tiles(self._seat))))


def _quick(s: Round) -> Action:
    """What a player in a hurry does."""
    laid = best_lay(s)
    if laid is not None:
        return laid
    keep = Keep(s.turn)
    return keep if s.check(keep) is None else Draw(s.turn)
