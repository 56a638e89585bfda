"""Many tables at once: the same as one at a time."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pioche.engine.refusal import Refused
from pioche.envs import codes as e
from pioche.envs.batch import Batch
from pioche.envs.classic_game import CLASSIC, rules
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


@pytest.mark.parametrize("name", ["observations", "masks", "counts", "seats", "rewards", "done"])
@pytest.mark.parametrize("taken", [lambda env: env, copy.deepcopy])
def test_nobody_writes_what_compiled_code_goes_by(taken: Callable[[ClassicVector], ClassicVector], name: str) -> None:
    env = taken(ClassicVector(4, players=2, seed=5))
    array: NDArray[Any] = getattr(env, name)
    with pytest.raises(ValueError, match="read-only"):
        array[:] = 1
    with pytest.raises(ValueError, match="WRITEABLE"):
        array.flags.writeable = True
    with pytest.raises(ValueError, match="WRITEABLE"):
        array.view().flags.writeable = True
    assert array.copy().flags.writeable
    for _ in range(20):
        assert env.masks[np.arange(4), env.sample()].all()
        with pytest.raises(ValueError, match="not legal in game 0"):
            env.step(np.argmin(env.masks, axis=1))
        env.step(env.sample())


def test_other_arrays_in_their_place_make_nothing_legal() -> None:
    env = ClassicVector(4, players=2, seed=5)
    wrong = np.argmin(env.masks, axis=1)
    env.masks = np.ones_like(env.masks)
    env.counts = np.full_like(env.counts, 324)
    with pytest.raises(ValueError, match="not legal in game 0"):
        env.step(wrong)
    env.step(env.sample())


def test_a_choice_ends_where_the_actions_do() -> None:
    """Even if somebody wrote into the arrays of a batch: what cannot be found is no action."""
    observations, masks = np.zeros((3, e.FEATURES), np.int8), np.zeros((3, e.ACTIONS), np.int8)
    counts, seats, chosen = (np.zeros(3, np.int32) for _ in range(3))
    rewards, done = np.zeros((3, 2), np.float32), np.zeros(3, np.int8)
    batch = Batch(rules("classic/fr", 2), 2, observations, masks, counts, seats, rewards, done)
    batch.reset(1)
    masks[:2] = 0
    masks[1, e.ACTIONS - 1] = counts[1] = 1
    batch.choose(chosen)
    assert chosen[:2].tolist() == [-1, e.ACTIONS - 1]
    assert masks[2, chosen[2]]
    assert batch.first_illegal(chosen) == 0


def test_clear_words_for_wrong_arguments() -> None:
    with pytest.raises(ValueError, match="too few"):
        ClassicVector(0)
    with pytest.raises(ValueError, match="one action for each of 3"):
        ClassicVector(3).step(np.zeros(2, np.int32))
    with pytest.raises(Refused, match="unknown-edition"):
        ClassicVector(3, "classic/xx")
    with pytest.raises(Refused):
        ClassicVector(3, players=11)
    wrong: Any
    for wrong in ("3", 2.5, None, True):
        with pytest.raises(ValueError, match=f"the number of games is a whole number, not {wrong!r}"):
            ClassicVector(wrong)
        with pytest.raises(ValueError, match=f"the number of players is a whole number, not {wrong!r}"):
            ClassicVector(3, players=wrong)
    assert ClassicVector(np.int64(3), players=np.uint8(2)).rewards.shape == (3, 2)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda actions: actions + 0.7, "whole numbers, not float64"),
        (lambda actions: actions.astype(np.float32), "whole numbers, not float32"),
        (lambda actions: actions.astype(bool), "whole numbers, not bool"),
        (lambda actions: actions.astype(str), "whole numbers, not <U"),
        (lambda actions: actions + np.array([0, 0, 1 << 32, 0]), r"action \d+ is not legal in game 2"),
        (lambda actions: actions.astype(np.uint64) + np.uint64(1 << 63), "is not legal in game 0"),
        (lambda actions: actions.astype(np.int64)[:, None], "not an array of shape"),
        (lambda actions: None, "whole numbers, not object"),
    ],
)
def test_actions_of_other_types_are_not_bent(change: Callable[[NDArray[np.int32]], Any], said: str) -> None:
    env = ClassicVector(4, players=2, seed=5)
    actions = env.sample().copy()
    before = env.observations.copy()
    with pytest.raises(ValueError, match=said):
        env.step(change(actions))
    assert (env.observations == before).all()


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.uint16, np.int64, np.uint64, ">i4", list, "locked", "strided"])
def test_whole_numbers_of_any_type_are_taken(kind: Any) -> None:
    env, other = (ClassicVector(4, players=2, seed=5) for _ in range(2))
    done = 0
    for _ in range(40):
        actions = env.sample().copy()
        if kind is np.int8 and (actions > 127).any():
            env.step(actions)
            other.step(actions)
            continue
        given: Any
        if kind is list:
            given = actions.tolist()
        elif kind == "locked":
            given = actions.copy()
            given.setflags(write=False)
        elif kind == "strided":
            given = np.repeat(actions, 2)[::2]
        else:
            given = actions.astype(kind)
        env.step(actions)
        other.step(given)
        assert (env.observations == other.observations).all()
        done += 1
    assert done


def test_seeds_are_any_whole_numbers() -> None:
    plain = ClassicVector(4, seed=2**40 + 7)
    for seed in (np.int64(2**40 + 7), np.uint64(2**40 + 7)):
        assert (ClassicVector(4, seed=seed).observations == plain.observations).all()
        other = ClassicVector(4, seed=3)
        other.reset(seed)
        assert (other.observations == plain.observations).all()
    assert (ClassicVector(4, seed=None).observations != ClassicVector(4, seed=None).observations).any()
    for wrong in (1.5, "1"):
        with pytest.raises(ValueError, match="a seed is a whole number"):
            ClassicVector(4, seed=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("taken", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy])  # noqa: S301 (ours)
def test_it_can_be_pickled_under_way(taken: Callable[[ClassicVector], ClassicVector]) -> None:
    env = ClassicVector(16, "classic/de", 3, {**HOUSE_RULES, "hand_size": "3"}, seed=1)
    for _ in range(60):
        env.step(env.sample())
    other = taken(env)
    names = ("observations", "masks", "counts", "seats", "rewards", "done")
    ended = 0
    for _ in range(150):
        for name in names:
            assert (getattr(env, name) == getattr(other, name)).all()
            assert not np.shares_memory(getattr(env, name), getattr(other, name))
        actions = env.sample()
        assert (actions == other.sample()).all()
        env.step(actions)
        other.step(actions)
        ended += int(env.done.sum())
    assert ended, "rounds have been dealt anew, too"


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
