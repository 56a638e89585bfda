"""RLCard's agents at our tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pioche.engine.refusal import Refused
from pioche.envs.rlcard import make


class Chance:
    """A random agent with the interface of RLCard."""

    def __init__(self, seed: int, use_raw: bool = False) -> None:
        self.use_raw = use_raw
        self.random = np.random.RandomState(seed)

    def step(self, state: Any) -> Any:
        if self.use_raw:
            return self.random.choice(state["raw_legal_actions"])
        return self.random.choice(list(state["legal_actions"].keys()))

    def eval_step(self, state: Any) -> tuple[Any, dict[str, Any]]:
        return self.step(state), {}


@pytest.mark.parametrize("raw", [False, True])
def test_runs_are_shaped_as_rlcards(raw: bool) -> None:
    env = make("classic/de", {"seed": 3, "game_num_players": 3}, {"hand_size": "3"})
    env.set_agents([Chance(seat, raw) for seat in range(3)])
    trajectories, payoffs = env.run(is_training=True)
    assert len(trajectories) == 3
    assert sorted(payoffs.tolist()) == [-0.5, -0.5, 1]
    for trajectory in trajectories:
        assert len(trajectory) % 2 == 1
        for state in trajectory[::2]:
            assert state["obs"].shape == (650,)
            assert list(state["legal_actions"]) == sorted(state["legal_actions"])
            assert len(state["raw_legal_actions"]) == len(state["legal_actions"])
        assert not trajectory[-1]["legal_actions"]
    assert env.timestep == sum(len(trajectory) // 2 for trajectory in trajectories) == len(env.action_recorder)
    assert len(env.run()[0]) == 3


def test_payoffs_of_four_add_up_to_nothing() -> None:
    env = make("classic/de", {"seed": 3, "game_num_players": 4}, {"hand_size": "2"})
    env.set_agents([Chance(seat) for seat in range(4)])
    _, payoffs = env.run()
    assert sorted(payoffs.tolist()) == [-1 / 3, -1 / 3, -1 / 3, 1]


def test_rlcards_own_agents() -> None:
    agents = pytest.importorskip("rlcard.agents")
    utils = pytest.importorskip("rlcard.utils")
    env = make("classic/fr", {"seed": 3, "game_num_players": 2}, {"hand_size": "2"})
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(2)])
    np.random.seed(1)
    trajectories, payoffs = env.run(is_training=True)
    for transitions in utils.reorganize(trajectories, payoffs):
        for state, action, reward, following, done in transitions:
            assert action in state["legal_actions"]
            assert reward in (0, 1, -1)
            assert following["obs"].shape == (650,)
            assert isinstance(done, bool)
    assert [len(each) for each in utils.reorganize(trajectories, payoffs)] == [len(each) // 2 for each in trajectories]
    wins = utils.tournament(env, 4)
    assert abs(sum(wins)) < 1e-6


def test_rlcards_regret_minimiser(tmp_path: Any) -> None:
    """It steps forward and back, so a bounded traversal is enough: it must return to the start."""
    env = make("classic/de", {"seed": 5, "allow_step_back": True}, {"hand_size": "2"})
    state, seat = env.reset()
    begun = env.get_perfect_information()
    for _ in range(6):
        env.step(next(iter(env.get_state(env.get_player_id())["legal_actions"])))
        if env.is_over():
            break
    while (went := env.step_back()) is not False:
        pass
    assert went is False
    assert env.timestep == 6, "as in RLCard, whose environments count on when they go back"
    assert env.get_perfect_information() == begun
    back = env.get_state(env.get_player_id())
    assert (back["obs"] == state["obs"]).all()
    assert env.get_player_id() == seat


def test_tiles() -> None:
    env = make("rummy/en", {"seed": 3})
    env.set_agents([Chance(1), Chance(2)])
    state, seat = env.reset()
    for _ in range(15):
        if env.is_over():
            break
        state, seat = env.step(Chance(7).step(state))
    assert state["obs"].shape == (322,)
    assert seat in (0, 1)
    assert env.get_action_feature(3).sum() == 1


def test_the_same_seed_gives_the_same_round() -> None:
    found = []
    for seed in (8, 8, np.int64(8), np.uint64(8)):
        env = make("classic/de", {"seed": seed})
        env.set_agents([Chance(1), Chance(2)])
        found.append((env.run()[1].tolist(), env.timestep))
    assert found == [found[0]] * 4


def test_a_state_that_somebody_changed_makes_nothing_legal() -> None:
    env = make("classic/fr", {"seed": 1})
    state, _ = env.reset()
    wrong = next(action for action in range(env.num_actions) if action not in state["legal_actions"])
    before = env.get_perfect_information()
    state["legal_actions"][wrong] = None
    state["raw_legal_actions"].append(env.game.action_name(wrong))
    state["obs"][:] = 1
    for raw, action in enumerate((wrong, env.game.action_name(wrong))):
        with pytest.raises(ValueError, match="is not legal now"):
            env.step(action, bool(raw))
    assert env.get_perfect_information() == before
    assert wrong not in env.get_state(env.get_player_id())["legal_actions"]


def test_clear_words() -> None:
    env = make()
    env.reset()
    with pytest.raises(ValueError, match="not legal now"):
        env.step(323)
    with pytest.raises(ValueError, match="not legal now"):
        env.step("fly", raw_action=True)
    for wrong in (2.7, "2", None, True):
        with pytest.raises(ValueError, match="an action is a whole number, not "):
            env.step(wrong)
    for wrong in (2.7, "2", None, True):
        with pytest.raises(ValueError, match=f"the number of players is a whole number, not {wrong!r}"):
            make(config={"game_num_players": wrong})
    with pytest.raises(ValueError, match="allow_step_back"):
        env.step_back()
    with pytest.raises(ValueError, match="wants 2 agents"):
        env.run()
    with pytest.raises(ValueError, match="not player_num"):
        make(config={"player_num": 3})
    with pytest.raises(Refused):
        make("uno")
    assert env.get_payoffs().tolist() == [0, 0]
    for wrong in (-1, 2, 10**6):
        with pytest.raises(ValueError, match=f"player {wrong} is not one of 2"):
            env.get_state(wrong)
    with pytest.raises(ValueError, match=r"a player's id is a whole number, not 0\.0"):
        env.get_state(0.0)  # type: ignore[arg-type]
    for wrong in (0, -1):
        with pytest.raises(ValueError, match=f"longest is 1 to 2147483647, not {wrong}"):
            make(config={"longest": wrong})


def test_a_round_that_is_too_long_is_nobodys() -> None:
    env = make("classic/fr", {"seed": 1, "longest": 5, "allow_step_back": True})
    env.set_agents([Chance(1), Chance(2)])
    for _ in range(2):
        trajectories, payoffs = env.run()
        assert payoffs.tolist() == [0, 0]
        assert sum(len(trajectory) // 2 for trajectory in trajectories) == 5
        assert not any(trajectory[-1]["legal_actions"] for trajectory in trajectories)
    with pytest.raises(ValueError, match="not legal now"):
        env.step(128)
    env.step_back()
    assert not env.is_over()
    env.step(next(iter(env.get_state(env.get_player_id())["legal_actions"])))
    assert env.is_over()


def test_a_seed_counts_from_the_next_deal_on() -> None:
    env = make("classic/fr", {"seed": 1})
    env.reset()
    env.step(next(iter(env.get_state(env.get_player_id())["legal_actions"])))
    before = env.get_perfect_information()
    env.seed(8)
    assert env.get_perfect_information() == before, "the round goes on"
    assert len(env.action_recorder) == 1
    state, _ = env.reset()
    other = make("classic/fr", {"seed": 8})
    assert (state["obs"] == other.reset()[0]["obs"]).all()
    assert env.np_random.random_sample() == other.np_random.random_sample()
    assert env.default_game_config == {"game_num_players": 2}
