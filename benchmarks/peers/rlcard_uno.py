"""RLCard's UNO with four players: the whole environment (`env.run`) and the bare game (`game.step`).

RLCard's `make` accepts `game_num_players` for UNO but silently deals to two, so it is set on the game directly.
Its `rlcard.agents` imports `distutils`, which Python 3.12 removed: `setuptools` provides it.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from typing import Protocol, TypedDict

from race import Runner, timed


class Seen(TypedDict):
    legal_actions: list[str]


class Round(Protocol):
    is_over: bool


class Game(Protocol):
    np_random: object
    round: Round

    def configure(self, game_config: dict[str, int]) -> None: ...
    def init_game(self) -> tuple[Seen, int]: ...
    def step(self, action: str) -> tuple[Seen, int]: ...


class Env(Protocol):
    game: Game
    num_players: int
    num_actions: int
    timestep: int

    def set_agents(self, agents: Sequence[object]) -> None: ...
    def run(self, *, is_training: bool) -> object: ...


def make(players: int) -> Env:
    env: Env = importlib.import_module("rlcard").make("uno", config={"seed": 1})
    env.game.configure({"game_num_players": players})
    env.num_players = players
    return env


def env_run(players: int) -> Runner:
    """Complete games of random agents; `is_training` selects the cheaper of the agent's two ways to move."""
    env = make(players)
    agent = importlib.import_module("rlcard.agents").RandomAgent
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(players)])

    def play(games: int) -> int:
        before = env.timestep
        for _ in range(games):
            # RLCard raises when the pile runs out (rare); the steps so far count.
            try:
                env.run(is_training=True)
            except IndexError:
                continue
        return env.timestep - before

    return timed(play)


def env_rounds(players: int) -> Runner:
    """`env_run`, counted in rounds."""
    env = make(players)
    agent = importlib.import_module("rlcard.agents").RandomAgent
    env.set_agents([agent(num_actions=env.num_actions) for _ in range(players)])

    def play(games: int) -> int:
        ended = 0
        for _ in range(games):
            try:
                env.run(is_training=True)
            except IndexError:  # as above
                continue
            ended += 1
        return ended

    return timed(play)


def game_step(players: int) -> Runner:
    """The game without the environment: plays one of the legal actions that its state lists."""
    game = make(players).game
    chance = random.Random(1).random

    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            seen, _seat = game.init_game()
            try:
                while not game.round.is_over:
                    legal = seen["legal_actions"]
                    seen, _seat = game.step(legal[int(chance() * len(legal))])
                    steps += 1
            except IndexError:  # as above
                continue
        return steps

    return timed(play)
