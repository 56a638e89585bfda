"""Reviews of card games: how long they take, whether two seeds agree, whether luck and skill add up, whom they rank.

`--all` measures what the bars ask for (1,000 games, gauntlets of 200 rounds); the default is a sample, and the bars say
how large. Times are those of two processes; the peer is the bare engine: as many rollouts by the compiled heuristic,
from the deal, in as many processes, in the same run.
"""

from __future__ import annotations

import argparse
import multiprocessing
import statistics
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random

from bars import Bar, conclude

from pioche import games
from pioche.bots.bot import AnyBot, Budget
from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.weights import ATTENTIVE
from pioche.bots.levels import make
from pioche.bots.playing import Playing
from pioche.classic.machine import Round
from pioche.engine.deal import round_seed
from pioche.engine.replay import Step
from pioche.review.analysis import Effort, StepReview, conclude as concluded, review_step
from pioche.review.evaluating import evaluator_of
from pioche.review.model import RoundReview

EDITION = "classic/fr"
PLAYERS = 4
PROCESSES = 2
SEED = bytes(31) + b"\x11"
DECISIONS = 100
SECONDS = 10.0
ROLLOUTS = 4_000  # the default of `pioche review`
LADDER = ("random", "greedy", "heuristic", "search")
GAUNTLET = 200
SEARCHED = 150  # rollouts of a move of the search
AGREE = 0.95


def bots_of(names: Sequence[str]) -> list[AnyBot]:
    return [make("classic", name, Budget(playouts=SEARCHED) if name == "search" else None) for name in names]


def played(names: Sequence[str], number: int) -> list[Step]:
    """The steps of one round between bots, as a replay of it has them."""
    game = games.of(EDITION)
    rules = game.rules(EDITION, {}, programs=True)
    table, happened = game.deal(rules, len(names), round_seed(SEED, number), number % len(names))
    steps = [Step(1, None, tuple(happened), table.copy())]
    playing = Playing(table, bots_of(names)).begin(rules, happened, number)
    while not table.over:
        before = table.copy()
        action = playing.step()
        steps.append(Step(1, game.write(action), tuple(before.apply(action)), table.copy()))
    return steps


def reviewed(steps: Sequence[Step], effort: Effort) -> RoundReview:
    game = games.of(EDITION)
    evaluator = evaluator_of(game, steps[0].position.rules, steps[0].position.players)
    found = [review_step(game, evaluator, steps, place, effort) for place in range(len(steps))]
    return concluded(game, steps, found)
