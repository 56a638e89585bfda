"""Our research environments as contestants: random legal play, `classic/fr`.

Everything is imported inside the functions, so that a part that does not import is reported like a missing peer.
"""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

from ours.classic import EDITION, need_compiled
from race import Runner, timed

TABLES = 256  # stepped together


def vector(players: int) -> Runner:
    """Many tables at once; the environment's own `sample` chooses, as RLCard's random agent does."""
    from pioche.envs.vector import ClassicVector

    need_compiled()
    env = ClassicVector(TABLES, EDITION, players)

    def play(times: int) -> int:
        for _ in range(times):
            env.step(env.sample())
        return times * TABLES

    return timed(play)


def vector_rounds(players: int, options: dict[str, str], skip_forced: bool) -> Runner:
    """The same, counted in rounds that ended."""
    from pioche.envs.vector import ClassicVector

    need_compiled()
    env = ClassicVector(TABLES, EDITION, players, options, skip_forced=skip_forced)

    def play(times: int) -> int:
        ended = 0
        for _ in range(times):
            env.step(env.sample())
            ended += int(env.done.sum())
        return ended

    for _ in range(4_000):  # all tables begin together: let them drift apart
        env.step(env.sample())
    return timed(play)


def vector_against(players: int, opponents: str) -> Runner:
    """The learner's steps only: the other seats are played inside the batch."""
    from pioche.envs.vector import ClassicVector

    need_compiled()
    env = ClassicVector(TABLES, EDITION, players, opponents=opponents)

    def play(times: int) -> int:
        for _ in range(times):
            env.step(env.sample())
        return times * TABLES

    return timed(play)


def vector_masks(players: int) -> Runner:
    """The same with actions chosen by NumPy from the masks, as a learner would."""
    import numpy as np

    from pioche.envs.vector import ClassicVector

    need_compiled()
    env = ClassicVector(TABLES, EDITION, players)
    chance = np.random.default_rng(1)

    def play(times: int) -> int:
        for _ in range(times):
            legal = np.flatnonzero(env.masks.view(bool))  # of all tables, one after another
            before = env.counts.cumsum() - env.counts
            which = before + (chance.random(TABLES) * env.counts).astype(np.int64)
            env.step(legal[which] % env.masks.shape[1])
        return times * TABLES

    return timed(play)


def pettingzoo(players: int) -> Runner:
    """The loop from the PettingZoo documentation, with a legal action from the mask."""
    from pioche.envs.pettingzoo import env

    need_compiled()
    return timed(_agents(env(EDITION, players)))


def tiles(players: int) -> Runner:
    """The same loop with the tile game, whose moves the solver completes."""
    from pioche.envs.pettingzoo import env

    need_compiled()
    return timed(_agents(env("rummy/fr", players)))


def tiles_vector(players: int) -> Runner:
    """Many tables of the tile game at once; the environment's own `sample` chooses."""
    from pioche.envs.vector import RummyVector

    need_compiled()
    env = RummyVector(TABLES, "rummy/fr", players)
    for _ in range(200):  # all tables begin together: let them drift apart
        env.step(env.sample())

    def play(times: int) -> int:
        for _ in range(times):
            env.step(env.sample())
        return times * TABLES

    return timed(play)


def tiles_slowest(players: int, steps: int) -> float:
    """The longest of so many steps of a single table, in milliseconds of CPU time."""
    from pioche.envs.vector import RummyVector

    env = RummyVector(1, "rummy/fr", players, seed=1)
    slowest = 0.0
    for _ in range(steps):
        actions = env.sample()
        start = time.process_time()
        env.step(actions)
        slowest = max(slowest, time.process_time() - start)
    return slowest * 1_000


def _agents(env: Any) -> Callable[[int], int]:
    chance = random.Random(1).random
    seed = 0

    def play(rounds: int) -> int:
        nonlocal seed
        steps = 0
        for _ in range(rounds):
            seed += 1
            env.reset(seed=seed)
            for _agent in env.agent_iter():
                _seen, _reward, over, _cut, info = env.last()
                if over:
                    env.step(None)
                    continue
                legal = info["action_mask"].nonzero()[0]
                env.step(int(legal[int(chance() * len(legal))]))
                steps += 1
        return steps

    return play


def rlcard_shaped(players: int) -> Runner:
    """RLCard's random agents and RLCard's loop with our environment."""
    from pioche.envs.rlcard import make

    need_compiled()
    env = make(EDITION, {"seed": 1, "game_num_players": players})
    agent = importlib.import_module("rlcard.agents").RandomAgent
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(players)])

    def play(rounds: int) -> int:
        before = env.timestep
        for _ in range(rounds):
            env.run(is_training=True)
        return env.timestep - before

    return timed(play)
