"""Rollouts of the tile game: an abstract round in which everybody lays as many tiles as possible (`bots.rummy`).

A rollout is cut after some turns, and the racks then give the chance of every seat. As in the card game a call that is
missing where a rollout begins is taken to be noticed: that seat draws what being caught costs (R-19).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioche.bots.rummy.abstract_round import AbstractRound
from pioche.bots.rummy.heuristic import HeuristicMind
from pioche.bots.rummy.sampling import RackSampler
from pioche.engine.game import AnyGame, AnyRound
from pioche.review.evaluating import Evaluator, Samples
from pioche.rummy.actions import Action, Draw, Keep, Lay
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.machine import CAUGHT_TILES, Round
from pioche.rummy.notation import action_text
from pioche.rummy.playout import best_lay
from pioche.rummy.rules import Rules
from pioche.rummy.solver import native
from pioche.rummy.solver.plays import Tiles
from pioche.rummy.state import NO_SEAT, Phase
from pioche.rummy.tiles import CELLS, is_joker

_COST: Final = 12  # a rollout takes as long as so many of the card game
_TURNS: Final = 4  # of each player in a rollout
_CANDIDATES: Final = 8  # the best rated ones, besides the action that was played
_VARIETY: Final = 3 if native.COMPILED else 1  # random plays of every size among the candidates


def evaluator(game: AnyGame, rules: Rules, players: int) -> Evaluator:
    return TileEvaluator(rules, players)


class TileEvaluator:
    """Rollouts at one table."""

    def __init__(self, rules: Rules, players: int) -> None:
        self._rules = rules
        self._players = players

    # With open racks

    def chances(self, position: AnyRound, seed: int, samples: int) -> tuple[float, ...]:
        core: Round = position.core
        if position.over:
            return tuple(float(seat == core.winner) for seat in range(self._players))
        return self._mean(core, _usual(core), core.turn, seed, samples)

    def chances_after(self, position: AnyRound, action: Any, seed: int, samples: int) -> tuple[float, ...]:
        return self._mean(position.core, action, action.seat, seed, samples)

    def _mean(self, core: Round, action: Action | None, own: int, seed: int, samples: int) -> tuple[float, ...]:
        """The mean chance of every seat, with the pool in a random order."""
        after = _outline(self._rules, core, action, own)
        dealt, outline = (AbstractRound(core, self._rules) for _ in range(2))
        source = FastShuffler(seed >> 2)
        pool = list(core.pool)
        totals = [0.0] * self._players
        count = max(1, samples // _COST)
        for _ in range(count):
            source.shuffle(pool)
            dealt.deal(core.racks, pool)
            outline.begin(after, dealt, own)
            outline.play_on(_TURNS * self._players)
            for seat in range(self._players):
                totals[seat] += outline.chance(seat)
        return tuple(total / count for total in totals)

    # From what a seat knew

    def trial(self, position: AnyRound, seat: int, told: Sequence[Any], action: Any, seed: int) -> TileTrial | None:
        if not isinstance(action, Lay | Draw | Keep):
            return None  # calls, catches and taking the turn cost nothing
        seen = position.view(seat)
        legal = position.legal(seat)
        mind = HeuristicMind()
        mind.begin(self._rules, seat, self._players, 0)
        for event in told:
            mind.see(event)
        tried: list[Action] = [action]
        for _, tiles in mind.weighed(seen, legal, _VARIETY, seed >> 2):
            if len(tried) > _CANDIDATES:
                break
            made = (
                None if tiles == _tiles(action) and _called(position.core, action) else mind.action(seen, legal, tiles)
            )
            if made is not None and made != action:
                tried.append(made)
        return TileTrial(self._rules, seat, tried, RackSampler(seen, mind.thought(seen), self._rules, seed >> 2))


class TileTrial:
    """The candidate plays of one decision."""

    most: Final = 4  # outcomes are chances, which vary less than won and lost

    def __init__(self, rules: Rules, seat: int, tried: Sequence[Action], deals: RackSampler) -> None:
        self.actions = tuple(map(action_text, tried))
        self._seat = seat
        self._players = deals.position.players
        self._deals = deals
        self._dealt, self._outline = (AbstractRound(deals.position, rules) for _ in range(2))
        self._before = _outline(rules, deals.position, _usual(deals.position), seat)
        self._after = [_outline(rules, deals.position, each, seat) for each in tried]

    def sample(self, count: int, places: Sequence[int]) -> Samples:
        changes = [0.0] * self._players
        rows = []
        for _ in range(max(2, count // _COST)):
            self._dealt.deal(*self._deals.tiles())
            self._play(self._before)
            for seat in range(self._players):
                changes[seat] -= self._outline.chance(seat)
            row = []
            for place in places:
                self._play(self._after[place])
                row.append(self._outline.chance(self._seat))
                for seat in range(self._players if place == 0 else 0):
                    changes[seat] += self._outline.chance(seat)
            rows.append(tuple(row))
        return Samples(tuple(self.actions[place] for place in places), tuple(rows), tuple(changes))

    def _play(self, start: AbstractRound) -> None:
        self._outline.begin(start, self._dealt, self._seat)
        self._outline.play_on(_TURNS * self._players)


def _usual(core: Round) -> Action | None:
    """What the player on turn does in a rollout: a drawn tile is laid if it can be, with as many others as possible.
    None: what the abstract round does."""
    return (best_lay(core) or Keep(core.turn)) if core.phase is Phase.DRAWN else None


def _outline(rules: Rules, core: Round, action: Action | None, own: int) -> AbstractRound:
    """What is certain after an action: table, own rack, next player. What is drawn for it is owed."""
    if action is None or isinstance(action, Draw):
        made = AbstractRound(core, rules)
        if action is not None:
            made.draw_first()
        elif core.uno_open != NO_SEAT:
            made.owe(core.uno_open, CAUGHT_TILES)
        return made
    done = core.copy()
    done.apply(action)
    made = AbstractRound(done, rules)
    for seat in range(core.players):
        drawn = 0 if seat == own else done.tiles(seat) - core.tiles(seat)
        caught = CAUGHT_TILES if done.uno_open == seat and not done.over else 0
        made.owe(seat, drawn + caught)
    return made


def _tiles(action: Action) -> Tiles | None:
    """What an action lays; None for drawing and keeping."""
    if not isinstance(action, Lay):
        return None
    laid = action.laid()
    return Tiles(tuple(sorted(kind for kind in laid if kind < CELLS)), sum(map(is_joker, laid)))


def _called(core: Round, action: Action) -> bool:
    """Is no call missing after this action (R-19)? The same lay with the call is a candidate otherwise."""
    return not isinstance(action, Lay) or action.uno or core.tiles(action.seat) - len(action.laid()) != 1
