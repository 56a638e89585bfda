"""Many tables of the tile game: the same game as the single environment, which the machine checks move by move."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from pioche.envs import rummy as r
from pioche.envs import tile_codes as t
from pioche.envs.opponents import OpponentError
from pioche.envs.rummy import RummyEnvTable
from pioche.envs.rummy_encoding import RUMMY
from pioche.envs.rummy_layout import PLACES
from pioche.envs.tile_table import TileTable
from pioche.envs.vector import RummyVector
from pioche.rummy.editions import EDITIONS, load
from pioche.rummy.positions import parse_position
from pioche.rummy.rules import FreedJoker
from tests.envs.playing import mask_of, seen_by
from tests.rummy.mixes import random_mix

Scaled = Callable[[int], int]


def mix(rng: Random) -> tuple[str, dict[str, str]]:
    """An edition with some house rules; without freed jokers on the rack, whose plays can take long to list."""
    while True:
        edition, rules = random_mix(rng)
        if rules.jokers.freed_joker is FreedJoker.AT_ONCE:
            return edition, EDITIONS.differences(edition, rules)


def shown(env: RummyVector) -> list[Any]:
    return [env.observations.copy(), env.masks.copy(), env.seats.copy(), env.rewards.copy(), env.done.copy()]


def test_the_codes_are_those_of_the_single_environment() -> None:
    names = ("LAY", "LAY_QUIETLY", "DRAW", "KEEP", "TAKE", "CALL", "CATCH", "WAIT", "ACTIONS")
    assert [getattr(t, name) for name in names] == [getattr(r, name) for name in names]
    assert {name: getattr(t, f"AT_{name.upper()}") for name in PLACES} == PLACES
    assert RUMMY.features[-1].first + RUMMY.features[-1].size == t.FEATURES
    assert t.LISTED_SIZE == t.LISTED_BITS + (t.ACTIONS + 15) // 16


def test_it_is_the_same_game_as_the_single_environment(scaled: Scaled) -> None:
    rng = Random("side by side")
    ended = lays = 0
    for number in range(max(3, scaled(16))):
        edition, options = mix(rng)
        players = rng.choice((2, 3, 4))
        seeds = [number, number + 1_000]
        env = RummyVector(2, edition, players, options)
        env.reset(seeds)
        singles = [RummyEnvTable(load(edition, options), players, seed) for seed in seeds]
        for _ in range(150):
            for lane, single in enumerate(singles):
                assert env.seats[lane] == single.asked
                assert env.masks[lane].tolist() == mask_of(RUMMY, single).tolist(), (edition, options)
                assert env.observations[lane].tolist() == seen_by(RUMMY, single, single.asked).tolist()
            actions = env.sample()
            env.step(actions)
            for lane, single in enumerate(singles):
                single.act(int(actions[lane]))
                lays += actions[lane] in (r.LAY, r.LAY_QUIETLY)
                assert bool(env.done[lane]) == single.s.over
                if single.s.over:
                    assert env.rewards[lane] == pytest.approx([single.worth(seat) for seat in range(players)])
                    single.deal()
                    ended += 1
    assert ended
    assert lays > 50


@pytest.mark.parametrize("reactivates", ["on", "off"])
def test_freed_jokers_that_go_to_the_rack(reactivates: str) -> None:
    rules = load("rummy/fr", {"freed_joker": "to_rack", "joker_reactivates": reactivates})
    text = "R4.R9.B9.G9/R1.B2 Y1.Y2 > turn:0 | R:3.*4.5 G:7.8.9 ~R2"
    freed = 0
    for number in range(40):
        rng = Random(number)
        many, single = TileTable(rules, 2, 1), RummyEnvTable(rules, 2, 1)
        many.set_round(parse_position(text, rules))
        single.set_round(parse_position(text, rules))
        for _ in range(12):
            mask = np.zeros(r.ACTIONS, np.int8)
            assert (many.legal(mask) == 0) == single.s.over
            if single.s.over:
                break
            assert mask.tolist() == mask_of(RUMMY, single).tolist()
            action = rng.choice(np.flatnonzero(mask).tolist())
            single.act(action)
            many.perform(action)
            freed += sum(single.s.racks[0][48:]) > 0
            out = np.zeros(t.FEATURES, np.int8)
            many.seen(0, out)
            assert out.tolist() == seen_by(RUMMY, single, 0).tolist()
    assert freed


def test_it_continues_identically_from_copies() -> None:
    env = RummyVector(3, "rummy/en", 3, seed=5, opponents="random")
    for _ in range(60):
        env.step(env.sample())
    saved = env.save()
    others = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301 (our own)
    played = []
    for each in (env, *others):
        for _ in range(60):
            each.step(each.sample())
        played.append(shown(each))
    env.restore(saved)
    for _ in range(60):
        env.step(env.sample())
    played.append(shown(env))
    for found in played[1:]:
        assert all((one == other).all() for one, other in zip(played[0], found, strict=True))


def test_an_illegal_action_changes_nothing() -> None:
    env = RummyVector(3, seed=2)
    before = shown(env)
    wrong = env.sample().copy()
    wrong[1] = int(np.flatnonzero(env.masks[1] == 0)[0])
    with pytest.raises(ValueError, match="is not legal in game 1"):
        env.step(wrong)
    assert all((one == other).all() for one, other in zip(before, shown(env), strict=True))


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
def test_only_the_learner_is_asked_where_there_is_a_choice(autoreset: str) -> None:
    def first(observations: Any, masks: Any, lanes: Any, chance: np.random.Generator) -> Any:
        return masks.argmax(axis=1)

    others: list[Any] = ["random", first]
    env = RummyVector(4, "rummy/de", 3, autoreset=autoreset, opponents=others, skip_forced=True)
    ended = 0
    for _ in range(250):
        waiting = env.ended
        assert (env.counts[~waiting] > 1).all()
        assert (env.seats == np.where(waiting, -1, env.learners)).all()
        env.step(env.sample())
        ended += int(env.done.sum())
        assert (np.abs(env.rewards.sum(axis=1)) < 1e-6).all()
        if autoreset == "disabled" and env.ended.any():
            env.reset(lanes=env.ended)
    assert ended


def test_who_cannot_play_inside_the_batch_is_refused() -> None:
    with pytest.raises(ValueError, match="an opponent in a batch is random or a function"):
        RummyVector(2, opponents="heuristic")
    with pytest.raises(OpponentError, match="chose action 58 \\(wait\\)"):
        RummyVector(2, opponents=lambda observations, masks, lanes, chance: np.full(len(lanes), t.WAIT), seat=0)


def test_tables_are_single_environments_with_the_same_question() -> None:
    env = RummyVector(3, "rummy/de", 4, seed=9)
    for _ in range(80):
        env.step(env.sample())
        for lane, table in enumerate(env.tables()):
            assert mask_of(RUMMY, table).tolist() == env.masks[lane].tolist()
            assert seen_by(RUMMY, table, table.asked).tolist() == env.observations[lane].tolist()
