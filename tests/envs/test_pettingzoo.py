"""The PettingZoo environments, including PettingZoo's own tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers

from pioche.engine.refusal import Refused
from pioche.envs.encoding import size
from pioche.envs.pettingzoo import TableEnv, env, raw_env

CASES = [
    pytest.param("classic/fr", 4, {}, id="fr"),
    pytest.param("classic/de", 3, {"jump_in": "on", "multiples": "on", "seven_swap": "optional"}, id="de"),
    pytest.param("rummy/fr", 3, {}, id="tiles"),
]


@pytest.mark.parametrize(("edition", "players", "options"), CASES)
@pytest.mark.parametrize("make", [env, TableEnv])
def test_api(make: Any, edition: str, players: int, options: dict[str, str]) -> None:
    api_test(make(edition, players, options), num_cycles=40 if edition.startswith("rummy") else 400)


@pytest.mark.parametrize(("edition", "players", "options"), CASES)
def test_seeds(edition: str, players: int, options: dict[str, str]) -> None:
    seed_test(lambda: env(edition, players, options), num_cycles=8 if edition.startswith("rummy") else 60)


@pytest.mark.parametrize(("edition", "players", "options"), CASES)
def test_rendering(edition: str, players: int, options: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    # That test ignores the mask: an illegal action ends a round.
    render_test(
        lambda render_mode: env(edition, players, options, render_mode),
        custom_tests={"ansi": lambda text: " > " in text or " < " in text},
    )
    assert capsys.readouterr().out


def test_a_round_from_beginning_to_end() -> None:
    rng = Random(3)
    table = TableEnv("classic/de", 3, {"hand_size": "3"})
    table.reset(seed=4)
    earned: dict[str, float] = {}
    steps = 0
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        assert not cut
        earned[agent] = earned.get(agent, 0) + reward
        if over:
            table.step(None)
            continue
        assert seen.shape == (size(table.game),)
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal)
        table.step(int(rng.choice(legal.tolist())))
        steps += 1
    assert steps > 5
    assert sorted(earned.values()) == [-0.5, -0.5, 1]
    assert table.agents == []
    table.reset()
    assert len(table.agents) == 3


@pytest.mark.parametrize("edition", ["classic/de", "rummy/en"])
def test_rewards_of_four_add_up_to_nothing(edition: str) -> None:
    rng = Random(3)
    table = TableEnv(edition, 4)
    table.reset(seed=4)
    while not any(table.terminations.values()):
        table.step(int(rng.choice(np.flatnonzero(table.infos[table.agent_selection]["action_mask"]).tolist())))
    assert sorted(table.rewards.values()) == [-1 / 3, -1 / 3, -1 / 3, 1]


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_seeds_are_any_whole_numbers(edition: str) -> None:
    seen = []
    for seed in (2**40 + 1, np.int64(2**40 + 1), np.uint64(2**40 + 1)):
        table = TableEnv(edition, 2)
        table.reset(seed=seed)
        seen.append(table.game.position(table.table))
    assert len(set(seen)) == 1
    with pytest.raises(ValueError, match=r"a seed is a whole number or None, not 1\.5"):
        TableEnv(edition).reset(seed=1.5)  # type: ignore[arg-type]


def test_only_who_is_asked_has_actions() -> None:
    table = TableEnv("classic/fr", 4)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.infos[agent]["action_mask"].any() == (agent == table.agent_selection)


@pytest.mark.parametrize("make", [TableEnv, env])
def test_actions_are_whole_numbers(make: Callable[..., TableEnv]) -> None:
    """Other values are refused and change nothing, even if illegal actions lose the round."""
    table = make("classic/fr", 2)
    table.reset(seed=1)
    before, who = table.game.position(table.table), table.agent_selection
    legal = int(np.flatnonzero(table.infos[who]["action_mask"])[0])
    for wrong in (legal + 0.7, float(legal), np.float32(legal), str(legal), None, True, np.True_, np.array([legal])):
        with pytest.raises(ValueError, match="an action is a whole number, not "):
            table.step(wrong)
    assert (table.game.position(table.table), table.agent_selection) == (before, who)
    assert not any(table.terminations.values())
    for kind in (int, np.int8, np.uint64, np.array):
        table.reset(seed=1)
        table.step(kind(legal))
        assert table.game.position(table.table) != before


def test_an_illegal_action_is_an_error_or_loses() -> None:
    table = TableEnv("classic/fr", 2)
    table.reset(seed=1)
    wrong = int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not legal now"):
        table.step(wrong)
    for action in (wrong, -1, 10_000):
        lenient = env("classic/fr", 2)
        lenient.reset(seed=1)
        who = lenient.agent_selection
        lenient.step(action)
        assert lenient.rewards == {agent: -1 if agent == who else 0 for agent in lenient.possible_agents}
        assert all(lenient.terminations.values())
        assert not any(lenient.truncations.values())
        assert not any(info["action_mask"].any() for info in lenient.infos.values()), "nobody may act any more"
    strict = raw_env("classic/fr", 2)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal now"):
        strict.step(wrong)


def test_what_was_handed_out_stays_as_it_is() -> None:
    table = TableEnv("classic/fr", 2)
    table.reset(seed=1)
    for _ in range(5):
        info = table.last()[4]
        mask = info["action_mask"].copy()
        table.step(int(mask.argmax()))
        assert (info["action_mask"] == mask).all()


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_a_round_that_is_too_long_is_nobodys(edition: str) -> None:
    table = env(edition, 3, longest=4)
    for _ in range(2):
        table.reset(seed=1)
        for _ in range(4):
            assert not any(table.truncations.values())
            table.step(int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[-1]))
        assert table.truncations == dict.fromkeys(table.possible_agents, True)
        assert table.terminations == dict.fromkeys(table.possible_agents, False)
        assert not any(info["action_mask"].any() for info in table.infos.values())
        for _agent in table.agent_iter():
            assert table.last()[1:4] == (0, False, True)
            table.step(None)
        assert table.agents == []
    api_test(env(edition, 3, longest=4), num_cycles=20)
    for wrong in (0, -1):
        with pytest.raises(ValueError, match=f"longest is 1 to 2147483647, not {wrong}"):
            env(edition, longest=wrong)


def test_what_people_see_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("classic/fr", 2, render_mode="human")
    table.reset(seed=1)
    for _ in range(3):
        assert capsys.readouterr().out == f"{table.game.position(table.table)}\n"
        table.step(int(table.infos[table.agent_selection]["action_mask"].argmax()))
    capsys.readouterr()
    table.step(int(table.infos[table.agent_selection]["action_mask"].argmin()))
    assert any(table.terminations.values())
    assert capsys.readouterr().out == f"{table.game.position(table.table)}\n"
    assert table.render() is None
    assert capsys.readouterr().out


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
def test_a_mask_that_somebody_changed_makes_nothing_legal(edition: str) -> None:
    table = TableEnv(edition, 2)
    table.reset(seed=1)
    for _ in range(3):
        who, before = table.agent_selection, table.game.position(table.table)
        mask = table.infos[who]["action_mask"]
        legal, wrong = int(mask.argmax()), int(mask.argmin())
        mask[:] = 1
        with pytest.raises(ValueError, match="is not legal now"):
            table.step(wrong)
        assert table.game.position(table.table) == before
        mask[:] = 0
        mask[legal] = 1  # a caller may remove actions from its copy
        assert table.action_space(who).sample(mask) == legal
        table.step(legal)


def test_the_wrappers_of_pettingzoo_fit() -> None:
    made = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(TableEnv("classic/de", 3), -1))
    )
    api_test(made, num_cycles=100)


def test_clear_words() -> None:
    with pytest.raises(ValueError, match="render_mode is one of ansi, human"):
        TableEnv(render_mode="rgb_array")
    with pytest.raises(Refused):
        TableEnv("classic/fr", 11)
    wrong: Any
    for wrong in ("2", 2.5, None, True):
        for make in (TableEnv, env):
            with pytest.raises(ValueError, match=f"the number of players is a whole number, not {wrong!r}"):
                make("classic/fr", wrong)
    assert TableEnv("rummy/en", np.int64(3)).possible_agents == ["player_0", "player_1", "player_2"]
    with pytest.raises(Refused):
        env("classic/zz")
    assert str(TableEnv("rummy/de", 2)) == "pioche_rummy_v0"
    with pytest.raises(ValueError, match="reset"):
        TableEnv().step(0)
