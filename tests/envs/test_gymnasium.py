"""The environment for one learner, including Gymnasium's own checker."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pioche.bots import levels
from pioche.bots.faults import Crashed, Faulty
from pioche.engine.refusal import Refused
from pioche.envs.gymnasium import SoloEnv
from pioche.envs.opponents import OpponentError


@pytest.mark.parametrize(
    "given", [{}, {"edition": "classic/de", "players": 4, "options": {"jump_in": "on"}}, {"edition": "rummy/en"}]
)
def test_gymnasium_accepts_it(given: dict[str, Any]) -> None:
    made = gymnasium.make("pioche.envs.gymnasium:pioche/Table-v0", render_mode="ansi", **given)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*Box observation space.*")  # advice about image observations
        check_env(made.unwrapped)


def play(env: SoloEnv, seed: int, rng: Random) -> tuple[float, int, int]:
    _, info = env.reset(seed=seed)
    seat = info["seat"]
    steps = 0
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, over, _, info = env.step(action)
        assert info.keys() == {"action_mask", "seat", "illegal"}  # nothing hidden from the seat
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
    assert results[5] == play(env, np.int64(5), Random(5))  # type: ignore[arg-type]
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


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (-1, "action -1,"),
        (9_999, "action 9999,"),
        (323, r"action 323 \(below.b9\),"),
        (np.int64(323), r"action 323 \(below.b9\),"),
        (2.0, "chose 2.0, which is no action's number"),
        (None, "chose None"),
    ],
)
def test_an_illegal_action_of_an_opponent_is_an_error(wrong: Any, named: str) -> None:
    right = True

    def policy(_seen: Any, mask: Any, _chance: Any) -> int:
        if right:
            return int(np.flatnonzero(mask)[0])
        mask[:] = 1  # an opponent may change its own copy
        chosen: int = wrong
        return chosen

    env = SoloEnv("classic/fr", 2, opponent=policy)
    play(env, 1, Random(1))
    right = False
    with pytest.raises(OpponentError, match=f"seat [01] .*{named}"):
        play(env, 1, Random(1))
    assert env.table.asked != env.seat
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    right = True
    assert play(env, 1, Random(1))[1]


def test_nothing_is_done_for_an_opponent_that_chose_wrongly() -> None:
    positions = []

    def policy(_seen: Any, mask: Any, _chance: Any) -> int:
        positions.append(env.game.position(env.table))
        return int(np.flatnonzero(mask == 0)[0])

    env = SoloEnv("rummy/en", 2, opponent=policy)
    with pytest.raises(OpponentError):
        play(env, 1, Random(1))
    assert positions == [env.game.position(env.table)]


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
@pytest.mark.parametrize("opponent", ["search@3", "master@3"])
def test_bots_that_count_playouts_play_the_same_again(edition: str, opponent: str) -> None:
    env = SoloEnv(edition, 2, {"hand_size": "3"} if edition == "classic/fr" else {}, opponent, seat=0)
    seen = []
    for _ in range(2):
        _, info = env.reset(seed=7)
        found = [env.game.position(env.table)]
        for _ in range(6):
            _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
            found.append(env.game.position(env.table))
            if over:
                break
        seen.append(found)
    assert seen[0] == seen[1]
    assert len(seen[0]) > 2


@pytest.mark.parametrize(
    ("opponent", "code"),
    [
        ("greedy@20", "arena-no-budget"),
        ("search@0", "arena-budget"),
        ("search@20s", "unknown-bot"),
        ("nobody.py", "arena-no-file"),
    ],
)
def test_opponents_that_there_are_not(opponent: str, code: str) -> None:
    with pytest.raises(Refused, match=code):
        SoloEnv(opponent=opponent)


def test_an_opponent_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text("def act(view, legal):\n    return legal[0] if legal else None\n")
    env = SoloEnv("classic/de", 2, {"hand_size": "2"}, str(file))
    assert play(env, 1, Random(1)) == play(env, 1, Random(1))
    env.close()
    env.close()


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def act(view, legal): raise ValueError('oh no')", "failed: .*oh no"),
        ("def act(view, legal): return 'fly'", "wanted 'fly', which it may not do now"),
        (
            "from pioche.classic.actions import Draw\ndef act(view, legal): return Draw(1 - view.seat)",
            "wanted .*may not do",
        ),
        ("nonsense", "failed: NameError"),
        ("x = 1", "failed: own.py has neither a class Bot nor a function act"),
    ],
)
def test_an_opponent_in_a_file_that_fails(tmp_path: Path, source: str, said: str) -> None:
    file = tmp_path / "own.py"
    file.write_text(source + "\n")
    env = SoloEnv("classic/de", 2, opponent=str(file))
    with pytest.raises(OpponentError, match=rf"own\.py in seat [01] {said}"):
        play(env, 1, Random(1))
    env.close()


def lowest(_seen: Any, mask: Any, _chance: Any) -> int:
    return int(mask.argmax())


@pytest.mark.parametrize("taken", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301 (ours)
@pytest.mark.parametrize("edition", ["classic/de", "rummy/en"])
@pytest.mark.parametrize(
    "opponent",
    [None, lowest, "file.py", "random", "greedy", "heuristic", "search@2", "beginner", "casual", "strong", "master@2"],
)
def test_it_can_be_copied_and_pickled_under_way(taken: Any, edition: str, opponent: Any, tmp_path: Path) -> None:
    if opponent == "file.py":
        (tmp_path / opponent).write_text(
            "class Bot:\n    seen = 0\n    def see(self, event): self.seen += 1\n"
            "    def act(self, view, legal): return legal[self.seen % len(legal)] if legal else None\n"
        )
        opponent = str(tmp_path / opponent)
    env = SoloEnv(edition, 3, **({} if opponent is None else {"opponent": opponent}))
    _, info = env.reset(seed=1)
    info = env.step(int(info["action_mask"].argmax()))[4]
    other = taken(env)
    for _ in range(4):
        if not info["action_mask"].any():
            break
        action = int(info["action_mask"].argmax())
        before = other.game.position(other.table)
        one = env.step(action)
        assert other.game.position(other.table) == before, "it is another one"
        two = other.step(action)
        assert (one[0] == two[0]).all()
        assert one[1:4] == two[1:4]
        assert env.game.position(env.table) == other.game.position(other.table)
        info = one[4]
    assert env.reset()[0].tolist() == other.reset()[0].tolist(), "and deals the same"
    env.close()
    other.close()


def test_what_people_see_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv("classic/fr", 2, render_mode="human")
    _, info = env.reset(seed=1)
    assert capsys.readouterr().out == f"{env.game.position(env.table)}\n"
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert capsys.readouterr().out == f"{env.game.position(env.table)}\n"
    env.step(-1)
    assert capsys.readouterr().out == f"{env.game.position(env.table)}\n"
    assert env.render() is None
    assert capsys.readouterr().out
    with pytest.raises(ValueError, match="render_mode is one of ansi, human, not 'rgb_array'"):
        SoloEnv(render_mode="rgb_array")


def test_actions_are_whole_numbers() -> None:
    """Other values are refused and change nothing."""
    env = SoloEnv("classic/fr", 2)
    _, info = env.reset(seed=1)
    before = env.game.position(env.table)
    legal = int(np.flatnonzero(info["action_mask"])[0])
    for wrong in (legal + 0.7, float(legal), np.float32(legal), str(legal), None, True, np.True_, np.array([legal])):
        with pytest.raises(ValueError, match="an action is a whole number, not "):
            env.step(wrong)
    assert env.game.position(env.table) == before
    for kind in (int, np.int8, np.uint64, np.array):
        env.reset(seed=1)
        assert not env.step(kind(legal))[4]["illegal"]
        assert env.game.position(env.table) != before


def test_a_mask_that_somebody_changed_makes_nothing_legal() -> None:
    env = SoloEnv("classic/fr", 2)
    _, info = env.reset(seed=1)
    wrong, before = int(info["action_mask"].argmin()), env.game.position(env.table)
    info["action_mask"][:] = 1
    assert env.step(wrong)[4]["illegal"]
    assert env.game.position(env.table) == before


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/en"])
@pytest.mark.parametrize("opponent", ["random", None])
def test_a_round_that_is_too_long_is_nobodys(edition: str, opponent: str | None) -> None:
    given = {} if opponent is None else {"opponent": opponent}
    env = SoloEnv(edition, 3, longest=9, **given)  # type: ignore[arg-type]
    for seed in range(4):
        _, info = env.reset(seed=seed)
        steps, cut = 0, False
        while not cut:
            _, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            assert (reward, over) == (0, False)
            steps += 1
        assert 1 <= steps < 9, "the others' actions count, too"
        assert not info["action_mask"].any()
        with pytest.raises(ValueError, match="reset"):
            env.step(0)
    for wrong in (0, -1):
        with pytest.raises(ValueError, match=f"longest is 1 to 2147483647, not {wrong}"):
            SoloEnv(longest=wrong)


def test_rounds_in_which_this_seat_is_never_asked_are_dealt_again() -> None:
    env = SoloEnv("classic/fr", 3, seat=2, longest=1)
    for seed in range(5):
        assert env.reset(seed=seed)[1]["action_mask"].any()
        assert env.table.asked == 2


class Failing:
    """A bot that fails on demand."""

    def __init__(self, at: str) -> None:
        self.at = at

    def __getattr__(self, name: str) -> Any:
        def does(*_: object) -> None:
            if self.at == name:
                raise Faulty(Crashed("oh no")) if name == "begin" else KeyError(name)

        return does


@pytest.mark.parametrize("at", ["begin", "see"])
def test_nobody_goes_on_where_an_opponent_has_failed(at: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = [Failing("") for _ in range(2)]
    monkeypatch.setattr(levels, "named", lambda *_: bots[0])
    env = SoloEnv("classic/fr", 2, opponent="greedy", seat=0)
    _, info = env.reset(seed=1)
    bots[0].at = at
    with pytest.raises((OpponentError, KeyError)):
        env.reset(seed=2)
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    bots[0].at = ""
    _, info = env.reset(seed=1)
    bots[0].at = "see"
    with pytest.raises(KeyError):
        env.step(int(info["action_mask"].argmax()))
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    assert not env.action_masks().any()


def test_masks_as_other_libraries_ask_for_them() -> None:
    env = SoloEnv("classic/fr", 2)
    assert not env.action_masks().any(), "nothing is dealt"
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert (env.action_masks() == (info["action_mask"] == 1)).all()


def test_an_illegal_action_loses() -> None:
    env = SoloEnv("classic/fr", 2)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
    with pytest.raises(ValueError, match="seat 2"):
        SoloEnv(players=2, seat=2)


@pytest.mark.parametrize("wrong", ["1", 1.5, True])
def test_players_and_seats_are_whole_numbers(wrong: Any) -> None:
    with pytest.raises(ValueError, match=f"the number of players is a whole number, not {wrong!r}"):
        SoloEnv(players=wrong)
    with pytest.raises(ValueError, match=f"a seat is a whole number or None, not {wrong!r}"):
        SoloEnv(seat=wrong)
    env = SoloEnv(players=np.int64(3), seat=np.uint8(1))
    assert env.reset(seed=1)[1]["seat"] == 1


def test_by_name_in_a_fresh_process() -> None:
    """Alone and as a vector, in a process that has imported nothing of ours."""
    program = (
        "import gymnasium\n"
        "name = 'pioche.envs.gymnasium:pioche/Table-v0'\n"
        "env = gymnasium.make(name, edition='rummy/en', players=3)\n"
        "print(env.reset(seed=1)[1]['seat'] in range(3))\n"
        "many = gymnasium.make_vec(name, num_envs=3, vectorization_mode='sync')\n"
        "observations, info = many.reset(seed=1)\n"
        "print(observations.shape[0], info['action_mask'].shape[0])\n"
        "print(gymnasium.make('pioche/Table-v0').reset(seed=1)[0].shape[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["True", "3", "3", "650"], done.stderr
