"""Many tables at once: the same as one at a time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pioche.engine.refusal import Refused
from pioche.envs.classic_game import CLASSIC
from pioche.envs.vector import ClassicVector
from tests.envs.playing import seen_by

HOUSE_RULES = {"jump_in": "on", "zero_rotation": "forced", "multiples": "on", "uno_card_gift": "on"}


def test_arrays_stay_the_same_objects() -> None:
    env = ClassicVector(5, players=3, seed=1)
    arrays: list[NDArray[Any]] = [env.observations, env.masks, env.counts, env.seats, env.rewards, env.done]
    pointers = [array.ctypes.data for array in arrays]
    for _ in range(20):
        env.step(env.sample())
    assert [array.ctypes.data for array in arrays] == pointers
    assert [array.shape for array in arrays] == [(5, 650), (5, 324), (5,), (5,), (5, 3), (5,)]


def test_the_same_seed_and_actions_give_the_same_rounds() -> None:
    rng = Random(1)
    one, two, other = (ClassicVector(8, "classic/de", 3, HOUSE_RULES, seed) for seed in (1, 1, 2))
    assert (one.observations != other.observations).any()
    for _ in range(300):
        actions = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in one.masks])
        for env in (one, two):
            env.step(actions)
        for name in ("observations", "masks", "counts", "seats", "rewards", "done"):
            assert (getattr(one, name) == getattr(two, name)).all()
    assert (one.counts == one.masks.sum(axis=1)).all()
    one.reset(1)
    two.reset(1)
    assert (one.observations == two.observations).all()


def test_rounds_end_with_rewards_and_begin_anew(scaled: Callable[[int], int]) -> None:
    env = ClassicVector(16, "classic/de", 2, {"hand_size": "3"}, seed=3)
    ended = 0
    for _ in range(max(200, scaled(400))):
        env.step(env.sample())
        assert ((env.rewards != 0).any(axis=1) <= (env.done == 1)).all()
        for row in np.flatnonzero(env.done):
            ended += 1
            assert abs(env.rewards[row].sum()) < 1e-6
            hands = env.observations[row, :58].sum()
            assert hands >= 3  # dealt already
            assert env.masks[row].any()
    assert ended > 10


def test_samples_are_legal_and_even() -> None:
    env = ClassicVector(2_000, players=2, seed=5)
    actions = env.sample()
    assert env.masks[np.arange(2_000), actions].all()
    first = np.array([np.flatnonzero(mask)[0] for mask in env.masks])
    expected = (1 / env.counts).sum()
    assert abs((actions == first).sum() - expected) < 5 * np.sqrt(expected)


@pytest.mark.parametrize("wrong", [-1, 324, 130, 10_000])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    env = ClassicVector(4, players=2, seed=5)
    actions = env.sample().copy()
    actions[2] = wrong
    before = env.observations.copy()
    with pytest.raises(ValueError, match="not legal in game 2"):
        env.step(actions)
    assert (env.observations == before).all()


def test_clear_words_for_wrong_arguments() -> None:
    with pytest.raises(ValueError, match="too few"):
        ClassicVector(0)
    with pytest.raises(ValueError, match="one action for each of 3"):
        ClassicVector(3).step(np.zeros(2, np.int32))
    with pytest.raises(Refused, match="unknown-edition"):
        ClassicVector(3, "classic/xx")
    with pytest.raises(Refused):
        ClassicVector(3, players=11)


def test_many_tables_are_like_one() -> None:
    """Copies of the tables, played one by one, show the same."""
    env = ClassicVector(3, "classic/lb", 4, {"jump_in": "on"}, seed=9)
    env.reset(4)
    tables = env.tables()
    for _ in range(100):
        for row, other in enumerate(tables):
            assert (seen_by(CLASSIC, other, other.asked) == env.observations[row]).all()
            assert env.seats[row] == other.asked
        actions = env.sample().copy()
        for other, action in zip(tables, actions.tolist(), strict=True):
            other.act(action)
            if other.s.over:
                other.deal()
        env.step(actions)
