"""The environment for one learner, by Gymnasium's own test."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pioche.engine.refusal import Refused
from pioche.envs.gymnasium import SoloEnv


@pytest.mark.parametrize(
    "given", [{}, {"edition": "classic/de", "players": 4, "options": {"jump_in": "on"}}, {"edition": "rummy/en"}]
)
def test_gymnasium_accepts_it(given: dict[str, Any]) -> None:
    made = gymnasium.make("pioche.envs.gymnasium:pioche/Table-v0", render_mode="ansi", **given)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Box observation space.*")  # advice about pictures
        check_env(made.unwrapped)


def play(env: SoloEnv, seed: int, rng: Random) -> tuple[float, int, int]:
    _, info = env.reset(seed=seed)
    seat = info["seat"]
    steps = 0
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, over, _, info = env.step(action)
        assert info.keys() == {"action_mask", "seat", "illegal"}  # nothing that a seat may not know
        steps += 1
        if over:
            return reward, steps, seat
        assert reward == 0


def test_rounds_against_random_opponents() -> None:
    env = SoloEnv("classic/de", 3, {"hand_size": "3"})
    results = [play(env, seed, Random(seed)) for seed in range(25)]
    assert {reward for reward, _, _ in results} == {1, -0.5}
    assert {seat for _, _, seat in results} == {0, 1, 2}
    assert results[:3] == [play(env, seed, Random(seed)) for seed in range(3)]
    assert {play(SoloEnv("classic/de", 3, seat=1), seed, Random(1))[2] for seed in range(2)} == {1}


def test_a_third_is_a_third() -> None:
    env = SoloEnv("classic/de", 4, {"hand_size": "3"})
    assert {play(env, seed, Random(seed))[0] for seed in range(12)} == {1, -1 / 3}


def test_an_opponent_of_ones_own() -> None:
    asked = []

    def first(seen: Any, mask: Any, _chance: Any) -> int:
        asked.append(seen)
        return int(np.flatnonzero(mask)[0])

    env = SoloEnv("classic/de", 2, opponent=first)
    play(env, 1, Random(1))
    assert asked


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("classic/fr", {}),
        ("classic/de", {"jump_in": "on", "sequences": "on", "seven_swap": "optional"}),
        ("rummy/en", {}),
    ],
)
def test_rounds_against_bots(edition: str, options: dict[str, str]) -> None:
    env = SoloEnv(edition, 3, options, opponent="greedy")
    results = [play(env, seed, Random(seed)) for seed in range(2)]
    assert {reward for reward, _, _ in results} <= {1, -0.5}
    assert play(env, 0, Random(0)) == results[0]


def test_bots_play_better_than_chance() -> None:
    env = SoloEnv("classic/fr", 2, opponent="heuristic")
    lost = sum(play(env, seed, Random(seed))[0] < 0 for seed in range(20))
    assert lost >= 17


def test_a_bot_that_there_is_not() -> None:
    with pytest.raises(Refused, match="unknown-bot"):
        SoloEnv(opponent="deep-blue")


def test_an_illegal_action_loses() -> None:
    env = SoloEnv("classic/fr", 2)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1, True, True)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    with pytest.raises(ValueError, match="seat 2"):
        SoloEnv(players=2, seat=2)
