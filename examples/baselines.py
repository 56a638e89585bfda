"""Baselines on the card game, two players: how often each wins against random play and against the heuristic.

    python examples/baselines.py                      # random, rule players, DQN, NFSP, PPO; some five minutes
    python examples/baselines.py ppo --seconds 300

DQN and NFSP are RLCard's, in our RLCard-compatible environment; PPO is MaskablePPO of sb3-contrib, in our Gymnasium
environment. Each learns for the same processor time, in one thread. Every deal is played from both seats.
Needs PyTorch, rlcard and sb3-contrib for the learners: pip install torch==2.13.0 rlcard sb3-contrib 'pioche[envs]'.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, Final

import numpy as np

from pioche.arena.cli import contest_of
from pioche.arena.game_player import GamePlayer
from pioche.bots.hosted_bot import LIMIT
from pioche.envs.vector import LEARNING, ClassicVector
from pioche.runs.shares import Share, share_of_groups

EDITION: Final = "classic/fr"
OPPONENTS: Final = ("random", "heuristic")
LONGEST: Final = 2_000  # actions of a round; nobody wins a longer one

Policy = Callable[[Any, Any], Any]
"""Actions from observations and masks, one for each row."""


def uniform(_seen: Any, masks: Any) -> Any:
    """Any legal action."""
    noise = np.random.default_rng(masks.sum()).random(masks.shape)
    return np.where(masks, noise, -1).argmax(axis=1)


def against(policy: Policy, opponent: str, deals: int) -> Share:
    """How often a policy wins, from both seats of the same deals."""
    wins = np.zeros(deals, int)
    for seat in range(2):
        env = ClassicVector(
            deals, EDITION, 2, LEARNING, longest=LONGEST, autoreset="disabled", opponents=opponent, seat=seat
        )
        env.reset(list(range(deals)))
        actions = np.zeros(deals, np.int64)
        while not env.ended.all():
            going = ~env.ended
            actions[going] = policy(env.observations[going], env.masks[going])
            env.step(actions)
            wins += going & (env.done == 1) & (env.rewards[:, seat] > 0)
    return share_of_groups([(int(won), 2) for won in wins])


def between(bot: str, other: str, deals: int) -> Share:
    """How often one of the players of `pioche arena` wins against another."""
    contest = contest_of((bot, other), EDITION, 2, deals, tuple(LEARNING.items()), False, LIMIT, "baselines")
    wins = [0] * deals
    with GamePlayer(contest) as player:
        for number in range(contest.games):
            sitting = contest.sitting(number)
            wins[sitting.deal] += player.play(number).winners == sitting.seats_of(0)
    return share_of_groups([(won, 2) for won in wins])


def _rlcard(seconds: float, make_agents: Callable[[Any], Sequence[Any]], seed: int) -> Any:
    """Train agents of RLCard's on its own loop and return the first."""
    from rlcard.utils import reorganize

    from pioche.envs.rlcard import make

    env = make(EDITION, {"seed": seed, "game_num_players": 2, "longest": LONGEST}, LEARNING)
    agents = make_agents(env)
    env.set_agents(agents)
    until = time.process_time() + seconds
    with redirect_stdout(StringIO()):  # the agents print every step
        while time.process_time() < until:
            for agent in agents:
                if hasattr(agent, "sample_episode_policy"):
                    agent.sample_episode_policy()
            trajectories, payoffs = env.run(is_training=True)
            for agent, moves in zip(agents, reorganize(trajectories, payoffs), strict=True):
                for move in moves if hasattr(agent, "feed") else ():
                    agent.feed(move)
    return agents[0]


def _turned(found: Share) -> Share:
    """The share of the other side, which has won all rounds but these."""
    return Share(found.count, 1 - found.share, 1 - found.high, 1 - found.low)


def _asked_one_by_one(agent: Any) -> Policy:
    def policy(seen: Any, masks: Any) -> Any:
        return [_answer(agent, row, mask.nonzero()[0].tolist()) for row, mask in zip(seen, masks, strict=True)]

    return policy


def _answer(agent: Any, seen: Any, legal: list[int]) -> int:
    state = {"obs": seen, "legal_actions": dict.fromkeys(legal), "raw_legal_actions": legal}
    return int(agent.eval_step(state)[0])


def dqn(seconds: float, seed: int) -> Policy:
    """RLCard's DQN against random play."""
    from rlcard.agents import DQNAgent, RandomAgent

    def agents(env: Any) -> list[Any]:
        learner = DQNAgent(
            num_actions=env.num_actions,
            state_shape=env.state_shape[0],
            mlp_layers=[128, 128],
            train_every=4,
            epsilon_decay_steps=40_000,
            learning_rate=0.0005,
        )
        return [learner, RandomAgent(env.num_actions)]

    return _asked_one_by_one(_rlcard(seconds, agents, seed))


def nfsp(seconds: float, seed: int) -> Policy:
    """RLCard's NFSP against itself."""
    from rlcard.agents import NFSPAgent

    def agents(env: Any) -> list[Any]:
        return [
            NFSPAgent(
                num_actions=env.num_actions,
                state_shape=env.state_shape[0],
                hidden_layers_sizes=[128, 128],
                q_mlp_layers=[128, 128],
                train_every=16,
                q_train_every=16,
                rl_learning_rate=0.0005,
            )
            for _ in range(2)
        ]

    return _asked_one_by_one(_rlcard(seconds, agents, seed))


def ppo(seconds: float, seed: int) -> Policy:
    """MaskablePPO of sb3-contrib against random play."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback

    from pioche.envs.gymnasium import SoloEnv

    class Until(BaseCallback):  # type: ignore[misc] # untyped
        def _on_training_start(self) -> None:
            self.until = time.process_time() + seconds

        def _on_step(self) -> bool:
            return time.process_time() < self.until

    env = SoloEnv(EDITION, options=LEARNING, longest=LONGEST)
    learner = MaskablePPO("MlpPolicy", env, n_steps=1_024, batch_size=128, seed=seed, device="cpu")
    learner.learn(1_000_000_000, callback=Until())
    return lambda seen, masks: learner.predict(seen, action_masks=masks.astype(bool), deterministic=True)[0]


LEARNERS: Final = {"dqn": dqn, "nfsp": nfsp, "ppo": ppo}
RULES: Final = ("greedy", "heuristic")


def rows(name: str, seconds: float, deals: int, seed: int) -> dict[str, Share]:
    """The shares of a baseline by opponent."""
    if name in RULES:  # in the batch they are opponents
        found = {"random": _turned(against(uniform, name, deals))}
        return found if name == "heuristic" else {**found, "heuristic": between(name, "heuristic", deals)}
    random.seed(seed)
    np.random.seed(seed)
    if name in LEARNERS:
        import torch

        torch.manual_seed(seed)
        torch.set_num_threads(1)
    policy = LEARNERS[name](seconds, seed) if name in LEARNERS else uniform
    return {other: against(policy, other, deals) for other in OPPONENTS}


def main() -> None:
    names = ["random", *RULES, *LEARNERS]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("baselines", nargs="*", metavar="BASELINE", help=f"{', '.join(names)}; default: all")
    parser.add_argument("--seconds", type=float, default=60, help="processor time to learn in (default %(default)s)")
    parser.add_argument("--deals", type=int, default=500, help="deals, each from both seats (default %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if unknown := {*chosen.baselines} - {*names}:
        parser.error(f"there is no baseline {', '.join(sorted(unknown))}")
    if chosen.seconds <= 0 or chosen.deals < 2:
        parser.error("--seconds must be more than 0 and --deals at least 2")
    print(f"{'':<12}{'wins against random':>22}{'against heuristic':>22}", flush=True)
    for name in chosen.baselines or names:
        found = rows(name, chosen.seconds, chosen.deals, chosen.seed)
        print(f"{name:<12}" + "".join(f"{_text(found.get(other)):>22}" for other in OPPONENTS), flush=True)


def _text(share: Share | None) -> str:
    return "" if share is None else f"{share.share:.1%} ± {(share.high - share.low) / 2:.1%}"


if __name__ == "__main__":
    main()
