"""OpenSpiel's crazy_eights with four players, the most similar game that it has: in C++, and from a Python loop.

**Rollouts that stay in C++.** pyspiel does not expose `RandomRolloutEvaluator.Evaluate`, but a search does
call it: with one simulation, `MCTSBot.mcts_search` clones the root and hands it straight to the evaluator,
which plays N random rollouts to their ends before anything comes back to Python. The root must be a decision
(a search from a chance node reads outside its path), so the cards are dealt beforehand, outside the clock.

**How steps are counted.** The evaluator does not say how long its rollouts were. `evaluate_bots` plays the same
game by uniformly random bots, also in C++, and leaves the finished state behind, whose history has every
action; thousands of games from the same roots give the mean length to within a percent, and the rollouts of
a lap are counted with it. Every applied action after the deal counts, chance outcomes (the card that a draw
turns up) included. All of this is in OpenSpiel's favour: no deals on its clock, and about a third more steps
than decisions.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Sequence
from typing import Protocol, Self

from race import Runner, timed

ROOTS = 256
ROLLOUTS = 16  # per root in one search
SAMPLES = 16  # games per root to measure the length


class State(Protocol):
    def clone(self) -> Self: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def full_history(self) -> Sequence[object]: ...


class Game(Protocol):
    def new_initial_state(self) -> State: ...


class Search(Protocol):
    def mcts_search(self, state: State) -> object: ...


class Spiel(Protocol):
    """The part of the module `pyspiel` that is used here."""

    def load_game(self, name: str) -> Game: ...
    def make_uniform_random_bot(self, player: int, seed: int) -> object: ...
    def evaluate_bots(self, state: State, bots: Sequence[object], seed: int) -> list[float]: ...
    def RandomRolloutEvaluator(self, n_rollouts: int, seed: int) -> object: ...  # noqa: N802 (OpenSpiel's name)
    def MCTSBot(  # noqa: N802 (as above)
        self,
        game: Game,
        evaluator: object,
        *,
        uct_c: float,
        max_simulations: int,
        max_memory_mb: int,
        solve: bool,
        seed: int,
        verbose: bool,
    ) -> Search: ...


def pyspiel() -> Spiel:
    module: Spiel = importlib.import_module("pyspiel")
    return module


def dealt(game: Game, chance: random.Random) -> State:
    state = game.new_initial_state()
    while state.is_chance_node():
        cards, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(cards, weights)[0])
    return state


def rollouts(players: int) -> Runner:
    """Rollouts in C++; a game of this runner is one search: `ROLLOUTS` rollouts from one root."""
    spiel = pyspiel()
    game = spiel.load_game(f"crazy_eights(players={players})")
    chance = random.Random(1)
    roots = [dealt(game, chance) for _ in range(ROOTS)]
    length = mean_length(spiel, roots, players)
    bot = spiel.MCTSBot(
        game,
        spiel.RandomRolloutEvaluator(ROLLOUTS, 1),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=1,
        verbose=False,
    )

    def play(games: int) -> int:
        for number in range(games):
            bot.mcts_search(roots[number % ROOTS])
        return round(games * ROLLOUTS * length)

    return timed(play)


def mean_length(spiel: Spiel, roots: Sequence[State], players: int) -> float:
    """The mean number of actions from the first decision to the end of a uniformly random game."""
    bots = [spiel.make_uniform_random_bot(player, player + 1) for player in range(players)]
    steps = 0
    for number in range(len(roots) * SAMPLES):
        root = roots[number % len(roots)]
        state = root.clone()
        spiel.evaluate_bots(state, bots, number)
        steps += len(state.full_history()) - len(root.full_history())
    return steps / (len(roots) * SAMPLES)


def python_loop(players: int) -> Runner:
    """Stepped from Python; all actions count, including those of the deal."""
    game = pyspiel().load_game(f"crazy_eights(players={players})")
    chance = random.Random(1).random

    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    # One pack, and reshuffling is off: all cards are equally likely.
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(chance() * len(legal))])
                steps += 1
        return steps

    return timed(play)
