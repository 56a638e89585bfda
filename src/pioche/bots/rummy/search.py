"""The search player: Monte Carlo with determinization, with playouts on an abstract round.

The hidden tiles are sampled again and again in agreement with what the seat knows and believes (`sampling`). In each
sampled position every candidate action is made, an `AbstractRound` plays a few turns in which all players lay as much
as possible, and `win_chance` evaluates the result by the number of tiles on the racks and how well they go together.
All candidates are tried on the same deals. They are halved step by step (sequential halving), and those clearly worse
than the best are dropped earlier, so that most time goes to those that are hard to tell apart.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from pioche.bots import chance
from pioche.bots.bot import Budget
from pioche.bots.rummy.abstract_round import NOBODY, AbstractRound
from pioche.bots.rummy.heuristic import SURE, Clock, HeuristicMind, timeless
from pioche.bots.rummy.sampling import RackSampler
from pioche.rummy.actions import Action, Draw
from pioche.rummy.events import Event
from pioche.rummy.machine import Round
from pioche.rummy.rules import Rules
from pioche.rummy.solver import native
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.tiles import JOKER, is_joker
from pioche.rummy.view import View

DEFAULT_BUDGET: Final = Budget(milliseconds=700)
_IN_QUESTION: Final = 24
# Random plays of every size added to the candidates of the heuristic. In pure Python they take long to find.
_VARIETY: Final = 10 if native.COMPILED else 3
_PREPARED: Final = 0.4  # share of the time at which the playouts begin at the latest
# Turns of a playout by the number of players: three for each player. With four, two: the third takes a fifth of the
# time (nearly all of which is spent on what the players can lay) and does not improve the choice.
_AHEAD: Final = {2: 6, 3: 9, 4: 8}
_CLEAR: Final = 2.0  # standard errors behind the best, on the same deals, at which a candidate is dropped
_EVERY: Final = 24  # deals between two checks for that


class SearchMind:
    """Tries every candidate action on many deals."""

    def __init__(self, budget: Budget | None = None) -> None:
        self._weighing = HeuristicMind()
        self._budget = budget or DEFAULT_BUDGET

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._players = players
        self._seed = seed
        self._weighing.begin(rules, seat, players, seed)

    def see(self, event: Event) -> None:
        self._weighing.see(event)

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        clock = self._clock()
        luck = chance.number(self._seed, moment) >> 2
        weighed = self._weighing.weighed(view, legal, _VARIETY, luck, clock)[:_IN_QUESTION]
        if not weighed:
            return None
        if len(weighed) == 1 or weighed[0][0] >= SURE / 2:
            return self._weighing.action(view, legal, weighed[0][1])
        deals = self._sampler(view, luck)
        after: list[AbstractRound] = []
        for _, tiles in weighed:
            if after and clock() >= _PREPARED:
                break
            after.append(self._after(deals.position, view, legal, tiles))
        made = (self._weighing.action(view, legal, weighed[place][1]) for place in self._tried(deals, after, clock))
        return next((action for action in made if action is not None), None)

    def _sampler(self, view: View, luck: int) -> RackSampler:
        """Where the hidden tiles come from."""
        return RackSampler(view, self._weighing.thought(view), self._rules, luck)

    def _tried(self, deals: RackSampler, after: Sequence[AbstractRound], clock: Clock) -> list[int]:
        """The indices of the candidates, the best first."""
        dealt = AbstractRound(deals.position, self._rules)
        outline = AbstractRound(deals.position, self._rules)
        seen: list[list[float]] = [[] for _ in after]
        places = list(range(len(after)))
        halvings = (len(after) - 1).bit_length()
        prepared = clock()
        for number in range(halvings):
            playouts = 0
            until = prepared + (1 - prepared) * (number + 1) / halvings
            while len(places) > 1 and not (playouts and (self._enough(playouts, halvings) or clock() >= until)):
                dealt.deal(*deals.tiles())
                for place in places:
                    outline.begin(after[place], dealt, self._seat)
                    outline.play_on(_AHEAD[self._players])
                    seen[place].append(outline.chance(self._seat))
                playouts += len(places)
                if len(seen[places[0]]) % _EVERY == 0:
                    places = _open(places, seen)
            places = sorted(places, key=lambda place: -sum(seen[place]))[: (len(places) + 1) // 2]
        return sorted(range(len(after)), key=lambda place: (place not in places, -fmean(seen[place] or [0.0])))

    def _clock(self) -> Clock:
        """A clock that starts now. If the budget is in playouts, there is no time limit."""
        if self._budget.milliseconds is None:
            return timeless
        begun, whole = time.perf_counter(), self._budget.milliseconds / 1000
        return lambda: (time.perf_counter() - begun) / whole

    def _enough(self, playouts: int, halvings: int) -> bool:
        """Whether a halving has used its part of the playouts."""
        return self._budget.playouts is not None and playouts * halvings >= self._budget.playouts

    def _after(self, position: Round, view: View, legal: Sequence[Action], tiles: Tiles | None) -> AbstractRound:
        """The part of the position after an action that is certain: table, own rack, next player, draws owed."""
        made = AbstractRound(position, self._rules)
        # A joker that goes from the table to the rack and is laid from there cannot be represented abstractly.
        outlined = tiles is not None and tiles.jokers <= sum(map(is_joker, view.rack))
        if tiles is not None and outlined and made.lay_tiles((*tiles.cells, *[JOKER] * tiles.jokers)):
            if self._players > 2 and made.winner == NOBODY:
                effects = self._weighing.effects(view, tiles)
                made.pass_on(effects.turn, effects.direction)
                for seat, tiles_due in enumerate(effects.draws):
                    made.owe(seat, tiles_due)
            return made
        action = self._weighing.action(view, legal, tiles)
        if isinstance(action, Draw):
            made.draw_first()
            return made
        done = position.copy()
        assert action is not None
        done.apply(action)
        made = AbstractRound(done, self._rules)
        for seat in range(self._players):
            if seat != self._seat:
                made.owe(seat, sum(done.racks[seat]) - sum(position.racks[seat]))
        return made


def _open(places: Sequence[int], seen: Sequence[Sequence[float]]) -> list[int]:
    """The candidates that may still turn out to be the best; all were tried on the same deals."""
    best = max(places, key=lambda place: sum(seen[place]))
    return [place for place in places if place == best or not _clearly_behind(seen[place], seen[best])]


def _clearly_behind(seen: Sequence[float], best: Sequence[float]) -> bool:
    deals = len(seen)
    behind = [one - other for one, other in zip(best, seen, strict=True)]
    total = sum(behind)
    if total <= 0:
        return False
    squares = sum([each * each for each in behind])
    return total * total > _CLEAR * _CLEAR * (squares - total * total / deals)
