"""Many tables with a learner each, behind Gymnasium's vector interface."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from pioche.envs.gymnasium import SoloEnv
from pioche.envs.gymnasium_vector import TableVectorEnv

NAME = "pioche.envs.gymnasium:pioche/Table-v0"
SHORT = {"hand_size": "3"}


def chosen(info: dict[str, Any], chance: np.random.Generator) -> NDArray[np.int64]:
    masks = info["action_mask"]
    return np.asarray((chance.random(masks.shape) * masks).argmax(axis=1))


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_it_is_a_vector_env(mode: AutoresetMode) -> None:
    envs = gymnasium.make_vec(NAME, num_envs=6, edition="classic/de", options=SHORT, autoreset_mode=mode)
    assert isinstance(envs, TableVectorEnv)
    assert isinstance(envs, VectorEnv)
    assert envs.metadata["autoreset_mode"] is mode
    assert envs.spec is not None
    seen, info = envs.reset(seed=3)
    assert envs.observation_space.contains(seen)
    assert envs.single_observation_space.contains(seen[0])
    chance = np.random.default_rng(1)
    ended = 0
    over = np.zeros(6, bool)
    for _ in range(300):
        actions = chosen(info, chance)
        assert envs.action_space.contains(actions)
        seen, rewards, terminations, truncations, info = envs.step(actions)
        assert envs.observation_space.contains(seen)
        assert [array.dtype.name for array in (rewards, terminations, truncations)] == ["float64", "bool", "bool"]
        assert ((rewards != 0) == terminations).all()
        if mode is AutoresetMode.NEXT_STEP:
            assert not (over & terminations).any(), "the step after the end deals"
        over = terminations | truncations
        assert ("final_obs" in info) == (mode is AutoresetMode.SAME_STEP and over.any())
        for lane in np.flatnonzero(over):
            ended += 1
            if mode is AutoresetMode.SAME_STEP:
                assert envs.single_observation_space.contains(info["final_obs"][lane])
                assert info["action_mask"][lane].any()
            else:
                assert not info["action_mask"][lane].any()
        if mode is AutoresetMode.DISABLED and over.any():
            with pytest.raises(ValueError, match="are over"):
                envs.step(actions)
            seen, info = envs.reset(options={"reset_mask": over})
    assert ended > 10
    envs.close()


def test_seeds_are_those_of_single_environments() -> None:
    envs = TableVectorEnv(3, "classic/de", options=SHORT)
    seen, _ = envs.reset(seed=5)
    again, _ = envs.reset(seed=[7, 6, None])
    assert (again[1] == seen[1]).all()
    assert (again[0] == seen[2]).all()
    assert (envs.reset(seed=5)[0] == seen).all()


def test_an_illegal_action_loses() -> None:
    envs = TableVectorEnv(4, "classic/de", autoreset_mode="SameStep")
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[1], actions[2] = 323, 10**6
    _, rewards, terminations, _, info = envs.step(actions)
    assert info["illegal"].tolist() == [False, True, True, False]
    assert rewards.tolist() == [0, -1, -1, 0]
    assert terminations.tolist() == [False, True, True, False]
    assert info["action_mask"].any(axis=1).all()
    with pytest.raises(ValueError, match="whole numbers"):
        envs.step(actions + 0.5)


def test_gymnasiums_wrappers_count_rounds() -> None:
    envs = RecordEpisodeStatistics(TableVectorEnv(4, "classic/de", options=SHORT, opponent="greedy"))
    _, info = envs.reset(seed=1)
    chance = np.random.default_rng(1)
    found = []
    for _ in range(200):
        *_, info = envs.step(chosen(info, chance))
        if "episode" in info:
            found += info["episode"]["r"][info["_episode"]].tolist()
    assert set(found) == {-1.0, 1.0}


def test_what_is_not_batched_is_stepped_one_by_one() -> None:
    cases: list[dict[str, Any]] = [{"edition": "rummy/fr", "opponent": "casual"}, {"opponent": "casual"}]
    for given in cases:
        envs = gymnasium.make_vec(NAME, num_envs=2, autoreset_mode="SameStep", **given)
        assert isinstance(envs, SyncVectorEnv)
        assert isinstance(envs.envs[0].unwrapped, SoloEnv)
        assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        _, info = envs.reset(seed=1)
        envs.step(info["action_mask"].argmax(axis=1))
        envs.close()


def test_the_tile_game_is_batched_too() -> None:
    envs = gymnasium.make_vec(NAME, num_envs=3, edition="rummy/en", players=3, autoreset_mode="SameStep")
    assert isinstance(envs, TableVectorEnv)
    observations, info = envs.reset(seed=1)
    assert observations.shape == (3, 322)
    assert envs.single_action_space == gymnasium.spaces.Discrete(59)
    chance = np.random.default_rng(1)
    for _ in range(20):
        observations, _, _, _, info = envs.step(chosen(info, chance))
        assert envs.observation_space.contains(observations)
        assert not info["illegal"].any()


def test_saving_and_restoring() -> None:
    envs = TableVectorEnv(4, "classic/de", opponent="heuristic")
    _, info = envs.reset(seed=1)
    saved = envs.save()
    chance = np.random.default_rng(1)
    actions = [chosen(info, chance)]
    first = envs.step(actions[0])
    envs.restore(saved)
    again = envs.step(actions[0])
    assert (first[0] == again[0]).all()


def test_rendering() -> None:
    envs = TableVectorEnv(2, "classic/de", render_mode="ansi")
    envs.reset(seed=1)
    lines = envs.render()
    assert lines is not None
    assert len(lines) == 2
    with pytest.raises(ValueError, match="render_mode is ansi, not 'human'"):
        TableVectorEnv(2, render_mode="human")
    with pytest.raises(ValueError, match="nothing is dealt"):
        TableVectorEnv(2).step(np.zeros(2, np.int64))


@pytest.mark.parametrize("make", ["make", "make_vec"])
def test_a_fresh_process_needs_the_name_only(make: str) -> None:
    code = f"import gymnasium; env = gymnasium.{make}({NAME!r}); env.reset(seed=1); print(env.spec.id)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "pioche/Table-v0"


def test_the_entry_point_of_earlier_versions_registers() -> None:
    """Gymnasium before 1.0 loads what is in this group and calls it."""
    (found,) = (each for each in entry_points(group="gymnasium.envs") if each.value.startswith("pioche."))
    register: Callable[[], None] = found.load()
    kept = gymnasium.registry.pop("pioche/Table-v0", None)
    try:
        register()
        assert gymnasium.spec("pioche/Table-v0").vector_entry_point == "pioche.envs.gymnasium_vector:vector_env"
    finally:
        if kept is not None:
            gymnasium.registry["pioche/Table-v0"] = kept
