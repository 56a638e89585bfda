"""Many tables at once give the same results as one at a time."""

from __future__ import annotations

import copy
import ctypes
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from pioche.classic.notation import position_text
from pioche.engine.refusal import Refused
from pioche.envs import codes as e
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.vector import ClassicVector
from tests.envs.playing import seen_by

ARRAYS = ("observations", "masks", "counts", "seats", "rewards", "done", "truncated")
HOUSE_RULES = {"jump_in": "on", "zero_rotation": "forced", "multiples": "on", "uno_card_gift": "on"}


def test_arrays_stay_the_same_objects() -> None:
    env = ClassicVector(5, players=3, seed=1)
    arrays = shown(env)
    pointers = [array.ctypes.data for array in arrays]
    for _ in range(20):
        env.step(env.sample())
    assert [array.ctypes.data for array in arrays] == pointers
    assert [array.shape for array in arrays] == [(5, 650), (5, 324), (5,), (5,), (5, 3), (5,), (5,)]


def test_the_same_seed_and_actions_give_the_same_rounds() -> None:
    rng = Random(1)
    one, two, other = (ClassicVector(8, "classic/de", 3, HOUSE_RULES, seed) for seed in (1, 1, 2))
    assert (one.observations != other.observations).any()
    for _ in range(300):
        actions = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in one.masks])
        for env in (one, two):
            env.step(actions)
        for name in ARRAYS:
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


@pytest.mark.parametrize("name", ARRAYS)
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


def scribbled(array: NDArray[Any], byte: int) -> None:
    """Write like libraries that ignore the read-only flag: `torch.from_numpy(env.masks)[:] = 1`."""
    ctypes.memset(array.ctypes.data, byte, array.nbytes)


def shown(env: ClassicVector) -> list[NDArray[Any]]:
    return [getattr(env, name) for name in ARRAYS]


@pytest.mark.parametrize("byte", [0, 1, 255])
def test_what_is_written_in_spite_of_the_lock_counts_nothing(byte: int) -> None:
    env, untouched = (ClassicVector(8, "classic/de", 3, {**HOUSE_RULES, "hand_size": "3"}, seed=5) for _ in range(2))
    for _ in range(200):
        wrong = np.argmin(untouched.masks, axis=1)
        for array in shown(env):
            scribbled(array, byte)
        with pytest.raises(ValueError, match="not legal in game 0"):
            env.step(wrong)
        actions = env.sample()
        assert (actions == untouched.sample()).all()
        env.step(actions)
        untouched.step(actions)
        for one, other in zip(shown(env), shown(untouched), strict=True):
            assert (one == other).all()


def test_a_copy_of_a_scribbled_one_is_whole() -> None:
    env = ClassicVector(4, players=2, seed=5)
    masks = env.masks.copy()
    scribbled(env.masks, 1)
    other = copy.deepcopy(env)
    assert (other.masks == masks).all()
    assert masks[np.arange(4), other.sample()].all()


def never_laid(env: ClassicVector) -> NDArray[np.int64]:
    """For each table the last legal action that lays nothing."""
    quiet = env.masks[:, e.DRAW :]
    return e.DRAW + np.where(quiet.any(axis=1), quiet.argmax(axis=1), 0)


def test_a_round_that_is_too_long_is_nobodys() -> None:
    env = ClassicVector(6, players=2, seed=5, longest=7)
    for number in range(1, 30):
        before = env.observations.copy()
        env.step(never_laid(env))
        assert not env.done.any()
        assert not env.rewards.any()
        assert (env.truncated == (number % 7 == 0)).all()
        if number % 7 == 0:
            assert (env.observations[:, :58].sum(axis=1) == 7).all(), "dealt already"
        assert (env.observations != before).any()
    other = pickle.loads(pickle.dumps(env))  # noqa: S301 (ours)
    for _ in range(6):
        env.step(never_laid(env))
        other.step(never_laid(other))
        assert (env.truncated == other.truncated).all(), "it remembers how long its rounds are"
    assert env.truncated.all()


def test_a_round_that_ends_in_time_is_not_cut() -> None:
    """Even if its last action is the one that reaches `longest`."""
    usual = ClassicVector(1, "classic/de", 2, {"hand_size": "2"}, seed=3)
    acted = 0
    while not usual.done[0]:
        usual.step(usual.sample())
        acted += 1
    for longest in (acted, acted - 1):
        env = ClassicVector(1, "classic/de", 2, {"hand_size": "2"}, seed=3, longest=longest)
        for _ in range(longest):
            env.step(env.sample())
        assert env.done[0] == (longest == acted)
        assert env.truncated[0] == (longest != acted)
        assert env.rewards.any() == (longest == acted)


def test_resetting_without_a_seed_goes_on() -> None:
    one, two = (ClassicVector(4, seed=5) for _ in range(2))
    seen = [one.observations.copy()]
    for _ in range(3):
        one.reset()
        two.reset()
        assert (one.observations == two.observations).all()
        assert all((one.observations != before).any() for before in seen)
        seen.append(one.observations.copy())
    one.reset(5)
    assert (one.observations == seen[0]).all()


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
        with pytest.raises(ValueError, match=f"longest is a whole number, not {wrong!r}"):
            ClassicVector(3, longest=wrong)
    for wrong in (0, -1, 1 << 40):
        with pytest.raises(ValueError, match=f"longest is 1 to 2147483647, not {wrong}"):
            ClassicVector(3, longest=wrong)
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
    ended = 0
    for _ in range(150):
        for name in ARRAYS:
            assert (getattr(env, name) == getattr(other, name)).all()
            assert not np.shares_memory(getattr(env, name), getattr(other, name))
        actions = env.sample()
        assert (actions == other.sample()).all()
        env.step(actions)
        other.step(actions)
        ended += int(env.done.sum())
    assert ended, "rounds have been dealt anew, too"


def test_many_tables_are_like_one() -> None:
    """Copies of the tables, played one by one, give the same arrays."""
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


def test_tables_for_search_do_nothing_that_is_not_legal() -> None:
    env = ClassicVector(3, "classic/de", 3, HOUSE_RULES, seed=9)
    rng = Random(1)
    for _ in range(60):
        for table, mask in zip(env.tables(), env.masks, strict=True):
            assert table.actions() == np.flatnonzero(mask).tolist()
            before = table.s.copy()
            for wrong in (-1, 324, 10**6, 1 << 70, int(mask.argmin()), *(rng.randrange(324) for _ in range(5))):
                if 0 <= wrong < 324 and mask[wrong]:
                    continue
                for does in (table.act, table.move_of):
                    with pytest.raises(ValueError, match=f"action {wrong} is not legal now"):
                        does(wrong)
            with pytest.raises(ValueError, match=r"a whole number, not 2\.7"):
                table.act(2.7)  # type: ignore[arg-type]
            assert position_text(table.s) == position_text(before)
            with pytest.raises(ValueError, match="a mask has 324 places, not 4"):
                table.legal(np.zeros(4, np.int8))
            for seat, places in ((-1, 650), (3, 650), (0, 649)):
                with pytest.raises(ValueError, match="seats are 0 to 2, an observation has 650 places"):
                    CLASSIC.observe(table, seat, np.zeros(places, np.int8))
        env.step(env.sample())


def test_a_table_whose_round_is_over_offers_nothing() -> None:
    table = ClassicVector(1, "classic/de", 2, {"hand_size": "2"}, seed=3).tables()[0]
    rng = Random(3)
    while not table.s.over:
        table.act(rng.choice(table.actions()))
    assert table.actions() == []
    for action in (0, e.DRAW, e.WAIT):
        with pytest.raises(ValueError, match="is not legal now"):
            table.act(action)
