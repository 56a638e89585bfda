"""Train a small player for the card game with NumPy only, in about a minute: it ends up well above random play.

    python examples/train.py

The policy is linear: the score of an action is a weighted sum of a few features, and legal actions are chosen with the
softmax of their scores. It learns by REINFORCE: the actions of a round get more likely if it was won and less likely if
it was lost, with more weight on later actions. The vectorised environment plays many rounds at once, with the learner
in one seat and random players in the others. By default these lay and call whenever they can; with `--careless` they
do anything legal.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from pioche.envs import codes as e
from pioche.envs.vector import ClassicVector

Numbers = NDArray[np.float32]

DECAY = 0.97  # discount of a decision for each later one
RATE = 0.03
FEATURES = 8


def features(observations: NDArray[np.int8]) -> Numbers:
    """The features of the policy: few, so that it learns fast."""
    hand = observations[:, e.HAND : e.HAND + e.FACES].astype(np.float32)
    found = np.zeros((len(observations), FEATURES), np.float32)
    found[:, 0] = 1
    for colour in range(4):
        found[:, 1 + colour] = hand[:, 13 * colour : 13 * colour + 13].sum(axis=1) / 7
    found[:, 5] = hand.sum(axis=1) / 14
    found[:, 6] = observations[:, e.COUNTS + 1] <= 2  # the player to the left has at most two cards
    found[:, 7] = observations[:, e.DEBT] > 0
    return found


@dataclass
class Policy:
    """A linear policy: weights for each action and feature."""

    weights: Numbers

    @staticmethod
    def new() -> Policy:
        return Policy(np.zeros((e.ACTIONS, FEATURES), np.float32))

    def chances(self, seen: Numbers, masks: NDArray[np.int8]) -> Numbers:
        """The probability of each action."""
        scores = np.where(masks, seen @ self.weights.T, -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)


def by_chance(env: ClassicVector, careful: bool, random: np.random.Generator) -> NDArray[np.int64]:
    """Actions of the random players: anything legal; or, if careful, they lay and call whenever they can."""
    if not careful:
        return env.sample().astype(np.int64)
    wanted = np.zeros_like(env.masks)
    wanted[:, e.LAY : e.DRAW] = env.masks[:, e.LAY : e.DRAW]
    wanted[:, e.LAY : e.LAY_CALL] *= ~wanted[:, e.LAY_CALL : e.DRAW].any(axis=1, keepdims=True)
    masks = np.where(wanted.any(axis=1, keepdims=True), wanted, env.masks)
    return choose(masks.astype(np.float32), random)


def choose(chances: Numbers, random: np.random.Generator) -> NDArray[np.int64]:
    """Sample one action per row from its probabilities."""
    up_to = chances.cumsum(axis=1)
    thrown = random.random((len(chances), 1), np.float32) * up_to[:, -1:]
    return np.asarray((up_to > thrown).argmax(axis=1))


def train(steps: int, games: int, players: int, edition: str, careful: bool, seed: int = 1) -> Policy:
    """Train for so many steps at so many tables. The learner's seat varies by table, because seats are not equal."""
    random = np.random.default_rng(seed)
    env = ClassicVector(games, edition, players, seed=seed)
    policy = Policy.new()
    seats = np.arange(games) % players
    traces = np.zeros((games, e.ACTIONS, FEATURES), np.float32)  # actions of the round, discounted
    baseline = 0.0
    for _ in range(steps):
        actions = by_chance(env, careful, random)
        mine = np.flatnonzero(env.seats == seats)
        if len(mine):
            seen = features(env.observations[mine])
            chances = policy.chances(seen, env.masks[mine])
            actions[mine] = choose(chances, random)
            chances *= -1
            chances[np.arange(len(mine)), actions[mine]] += 1
            traces[mine] *= DECAY
            traces[mine] += chances[:, :, None] * seen[:, None, :]
        env.step(actions)
        over = np.flatnonzero(env.done | env.truncated)
        if len(over):
            earned = env.rewards[over, seats[over]]
            policy.weights += RATE * np.tensordot(earned - baseline, traces[over], axes=1)
            baseline += 0.05 * float((earned - baseline).mean())
            traces[over] = 0
    return policy


def win_rate(policy: Policy, rounds: int, players: int, edition: str, careful: bool, seed: int = 99) -> tuple[int, int]:
    """How many rounds the policy wins against random players, and of how many."""
    games = min(rounds, 256)
    random = np.random.default_rng(seed)
    env = ClassicVector(games, edition, players, seed=seed)
    seats = np.arange(games) % players
    left = np.full(games, -(-rounds // games))  # the same number at every table, or short rounds would count more
    won = played = 0
    while left.any():
        actions = by_chance(env, careful, random)
        mine = np.flatnonzero(env.seats == seats)
        if len(mine):
            actions[mine] = choose(policy.chances(features(env.observations[mine]), env.masks[mine]), random)
        env.step(actions)
        over = np.flatnonzero((env.done | env.truncated) & (left > 0))
        left[over] -= 1
        played += len(over)
        won += int((env.rewards[over, seats[over]] > 0).sum())
    return won, played


def at_least(least: int) -> Callable[[str], int]:
    """An argparse type: an integer of at least this size."""

    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of at least {least}")
        return int(text)

    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=at_least(0), default=5_000, help="steps at every table (default %(default)s)")
    parser.add_argument("--games", type=at_least(1), default=128, help="tables at once (default %(default)s)")
    parser.add_argument("--players", type=at_least(2), default=2, help="at a table (default %(default)s)")
    parser.add_argument("--edition", default="classic/fr", help="default %(default)s")
    parser.add_argument("--careless", action="store_true", help="the others do anything that is legal")
    parser.add_argument("--rounds", type=at_least(1), default=1_000, help="to measure it with (default %(default)s)")
    chosen = parser.parse_args()
    for name, policy in (("before", Policy.new()), ("after", None)):
        begun = time.perf_counter()
        trained = policy or train(chosen.steps, chosen.games, chosen.players, chosen.edition, not chosen.careless)
        seconds = time.perf_counter() - begun
        won, played = win_rate(trained, chosen.rounds, chosen.players, chosen.edition, not chosen.careless)
        error = 1.96 * (won / played * (1 - won / played) / played) ** 0.5
        print(f"{name} training ({seconds:.0f} s): {won / played:.1%} ± {error:.1%} of {played} rounds won")


if __name__ == "__main__":
    main()
