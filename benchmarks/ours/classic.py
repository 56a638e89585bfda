"""Our card game as a contestant: whole playouts, one step at a time, and copies of a state.

Everything is imported inside the functions, so that a part that does not import is reported like a missing peer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from race import Missing, Runner, timed

EDITION = "classic/fr"


def playouts(players: int, options: Mapping[str, str]) -> Runner:
    """Whole rounds inside the engine."""
    from pioche.classic import editions
    from pioche.classic.playout import playouts as play_rounds

    need_compiled()
    rules = editions.load(EDITION, options)
    seed = 0

    def play(rounds: int) -> int:
        nonlocal seed
        seed += 1
        return play_rounds(rules, players, rounds, seed)

    return timed(play)


def stepping(players: int) -> Runner:
    """The compiled engine, stepped from Python."""
    need_compiled()
    return timed(stepper(players))


def stepper(players: int) -> Callable[[int], int]:
    """The usual loop: list the legal moves, choose, apply."""
    from pioche.classic import editions
    from pioche.classic.playout import fast_deal

    rules = editions.load(EDITION)
    chance = random.Random(1).random
    seed = 0

    def play(rounds: int) -> int:
        nonlocal seed
        steps = 0
        for _ in range(rounds):
            seed += 1
            state = fast_deal(rules, players, seed)
            while not state.over:
                moves = state.moves()
                state.apply(moves[int(chance() * len(moves))])
                steps += 1
        return steps

    return play


def copying(players: int) -> Runner:
    """Copy a position into a new object; a copy counts as a step. The cost does not depend on the position."""
    from pioche.classic import editions
    from pioche.classic.playout import fast_deal

    need_compiled()
    state = fast_deal(editions.load(EDITION), players, 1)

    def play(copies: int) -> int:
        copy = state.copy
        for _ in range(copies):
            copy()
        return copies

    return timed(play)


def need_compiled() -> None:
    from pioche.classic.machine import compiled

    if not compiled():
        raise Missing("the engine is not compiled (is there a C compiler, and is PIOCHE_PURE unset?)")
