"""Exploitability in the small round `classic/mini`: what a perfect opponent wins against each player, in rounds.

OpenSpiel's algorithms run on `pioche.envs.openspiel` with exact chance, and OpenSpiel's best response measures them:
0 is perfect play, 1 would lose every round. Bots count as they play: each is asked once in every information state.
The time is what a player has learned for since the row above. NFSP needs PyTorch.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
import pyspiel
from bars import Bar, conclude
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, outcome_sampling_mccfr
from open_spiel.python.algorithms.exploitability import nash_conv

import pioche.envs.openspiel  # noqa: F401 (registers the games)
from pioche.envs.openspiel_bots import BotPolicy
from pioche.envs.openspiel_tree import TreeState

GAME: Final = "python_pioche_classic(edition=classic/mini,chance=cards,longest={longest})"
LONGEST: Final = 6
BOTS: Final = ("greedy", "heuristic", "learned")
CFR: Final = (10, 100)  # after how many iterations it is measured
EXTERNAL: Final = (1_000, 5_000)
OUTCOME: Final = (10_000, 50_000)
NFSP: Final = (4_000,)
QUICK: Final = 10  # by what --quick divides
WIDTH: Final = 50

Row = tuple[str, Any]


def cfr(game: Any, part: int) -> Iterator[Row]:
    """Counterfactual regret minimization over the whole tree."""
    solver = pyspiel.CFRSolver(game)
    for count in _steps(CFR, part, solver.evaluate_and_update_policy):
        yield f"CFR, {count:,} iterations", solver.tabular_average_policy()


def external(game: Any, part: int) -> Iterator[Row]:
    """Monte Carlo CFR that samples chance and the opponent."""
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for count in _steps(EXTERNAL, part, solver.iteration):
        yield f"MCCFR by external sampling, {count:,} iterations", solver.average_policy()


def outcome(game: Any, part: int) -> Iterator[Row]:
    """Monte Carlo CFR that samples one history."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for count in _steps(OUTCOME, part, solver.iteration):
        yield f"MCCFR by outcome sampling, {count:,} iterations", solver.average_policy()


def _steps(points: Sequence[int], part: int, step: Any) -> Iterator[int]:
    done = 0
    for point in points:
        for _ in range(max(1, point // part) - done):
            step()
        done = max(1, point // part)
        yield done


class AveragePolicy(policy.Policy):  # type: ignore[misc] # OpenSpiel is untyped
    """The average policies of NFSP agents."""

    def __init__(self, game: Any, agents: Sequence[Any], mode: Any) -> None:
        super().__init__(game, [0, 1])
        self._agents = agents
        self._mode = mode
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: TreeState, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player()
        told = state.information_state_string(seat)
        if told not in self._known:
            legal = state.legal_actions()
            seen: list[Any] = [None, None]
            seen[seat] = state.information_state_tensor(seat)
            given = {"info_state": seen, "legal_actions": [legal, legal], "current_player": seat}
            moment = rl_environment.TimeStep(given, None, None, rl_environment.StepType.MID)
            agent = self._agents[seat]
            with agent.temp_mode_as(self._mode):
                likely = agent.step(moment, is_evaluation=True).probs
            self._known[told] = {action: float(likely[action]) for action in legal}
        return self._known[told]


def nfsp(game: Any, part: int) -> Iterator[Row]:
    """OpenSpiel's NFSP in PyTorch."""
    import torch
    from open_spiel.python.pytorch import nfsp as agents_of

    torch.manual_seed(1)
    torch.set_num_threads(1)
    env = rl_environment.Environment(game)
    size = env.observation_spec()["info_state"][0]
    agents = [
        agents_of.NFSP(
            seat,
            size,
            env.action_spec()["num_actions"],
            [128],
            reservoir_buffer_capacity=100_000,
            anticipatory_param=0.1,
            replay_buffer_capacity=50_000,
            epsilon_decay_duration=NFSP[-1] * 10,
            epsilon_start=0.1,
            epsilon_end=0.001,
            seed=seat,
        )
        for seat in range(2)
    ]

    def episode() -> None:
        moment = env.reset()
        while not moment.last():
            chosen = agents[moment.observations["current_player"]].step(moment)
            moment = env.step([chosen.action])
        for agent in agents:
            agent.step(moment)

    for count in _steps(NFSP, part, episode):
        yield f"NFSP, {count:,} rounds", AveragePolicy(game, agents, agents_of.MODE.AVERAGE_POLICY)


def size_of(game: Any) -> str:
    """How large the tree is."""
    histories, told = 0, set()
    waiting = [game.new_initial_state().node]
    while waiting:
        node = waiting.pop()
        histories += 1
        if node.legal and node.player >= 0:
            told.add(node.string(node.player))
        waiting += [node.child(way) for way in (range(len(node.lot.names)) if node.lot else node.legal)]
    return f"{histories:,} histories, {len(told):,} information states"


def bots(game: Any, part: int) -> Iterator[Row]:
    """Those that do not learn here."""
    yield "uniformly random", policy.UniformRandomPolicy(game)
    for name in BOTS:
        yield name, BotPolicy(game, name)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench mini", description=__doc__)
    parser.add_argument("--longest", type=int, default=LONGEST, help="actions of a round (default %(default)s)")
    parser.add_argument("--quick", action="store_true", help=f"one in {QUICK} iterations")
    parser.add_argument("--only", choices=[made.__name__ for made in FAMILIES], help="measure only these")
    chosen = parser.parse_args()
    game = pyspiel.load_game(GAME.format(longest=chosen.longest))
    print(f"classic/mini, {chosen.longest} actions at most: {size_of(game)}\n", flush=True)
    print(f"{'player':<{WIDTH}} exploitability   learned in", flush=True)
    best: float | None = None
    for made in FAMILIES:
        if chosen.only not in (None, made.__name__):
            continue
        if made is nfsp and find_spec("torch") is None:
            print(f"{'NFSP':<{WIDTH}} needs PyTorch: pip install torch dm-tree", flush=True)
            continue
        random.seed(1)
        np.random.seed(1)  # OpenSpiel draws from it
        begun = time.process_time()
        for name, how in made(game, QUICK if chosen.quick else 1):
            learned = time.process_time() - begun
            found = nash_conv(game, how) / 2
            print(f"{name:<{WIDTH}} {found:>14.4f} {learned:>10.1f} s", flush=True)
            best = found if made is cfr else best
            begun = time.process_time()
    return conclude(
        [Bar("CFR: exploitability", best, 0.01, "rounds", most=True)] if chosen.only in (None, "cfr") else []
    )


FAMILIES: Final = (bots, cfr, external, outcome, nfsp)


if __name__ == "__main__":
    sys.exit(main())
