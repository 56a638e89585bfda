"""The player that thinks ahead: what weighs most is tried out on racks and pools as they may be.

The hidden tiles are dealt out again and again in agreement with what the seat knows (`pioche.rummy.completion`). In
each of these positions every action in question is done and the round goes on in outline (`Sketch`) to its end,
everybody shedding what can be shed. The actions are halved step by step, so that most time goes to those that are hard
to tell apart; all are tried on the same deals. With few deals chance is large, so the weighing has its say too.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from pioche.bots import chance
from pioche.bots.bot import Budget
from pioche.bots.rummy.sketch import NOBODY, Sketch
from pioche.bots.rummy.weighing import SURE, WeighingMind
from pioche.rummy.actions import Action
from pioche.rummy.completion import Completions
from pioche.rummy.events import Event
from pioche.rummy.machine import Round
from pioche.rummy.rules import Rules
from pioche.rummy.view import View

USUAL_BUDGET: Final = Budget(milliseconds=700)
_IN_QUESTION: Final = 6
_AHEAD: Final = 30  # turns of each seat
_TRUST: Final = 0.3  # rounds won that an action begins with, for each tile of weighing


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
        deals = Completions(view, self._weighing.knowledge, self._rules, chance.number(self._seed, moment) >> 2)
        won = [_TRUST * worth for worth, _ in ranked]
        places = list(range(len(ranked)))
        halvings = max(1, (len(ranked) - 1).bit_length())
        for number in range(halvings):
            tried = 0
            while not tried or not self._enough(begun, number, halvings, tried * len(places)):
                position = deals.draw()
                for place in places:
                    won[place] += self._try(position.copy(), ranked[place][1])
                tried += 1
            places = sorted(places, key=lambda place: -won[place])[: (len(places) + 1) // 2]
        return ranked[places[0]][1]

    def _enough(self, begun: float, number: int, halvings: int, playouts: int) -> bool:
        """Whether a halving has been thought about enough, after so many playouts."""
        if self._budget.playouts is not None:
            return playouts * halvings >= self._budget.playouts
        assert self._budget.milliseconds is not None
        return time.perf_counter() >= begun + self._budget.milliseconds / 1000 * (number + 1) / halvings

    def _try(self, s: Round, action: Action) -> float:
        """How it ends when an action is done, from 0 (lost) to 1 (won)."""
        s.apply(action)
        outline = Sketch(s, self._rules)
        outline.play_on(_AHEAD * self._players)
        if outline.winner == NOBODY:
            return 1 / self._players
        return 1.0 if outline.winner == self._seat else 0.0
