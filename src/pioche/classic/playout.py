"""Fast playouts (rounds of random legal moves) for benchmarks, simulations and search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.classic import codes as c
from pioche.classic import machine, moves
from pioche.classic.machine import Round
from pioche.classic.moves import Moves
from pioche.engine import flat
from pioche.engine.deal import fast_state

if TYPE_CHECKING:
    from pioche.classic.rules import Rules

MOST_MOVES: Final = 1_000_000


def fast_deal(rules: Rules, players: int, seed: int) -> Round:
    """A fast deal for a playout; any integer is a valid seed."""
    return Round.fast_deal(rules, players, seed, seed % players)


def play_out(s: Round, seed: int, most: int) -> int:
    """Make random legal moves until the round is over, or at most `most`. Returns how many were made."""
    listed = Moves()
    return _play_out(s, fast_state(seed), most, listed)


def _play_out(s: Round, generator: int, most: int, listed: Moves) -> int:
    steps = 0
    while s.phase != c.OVER and steps < most:
        moves.collect_all(s, listed)
        if listed.n == 0:
            break
        generator = flat.advance(generator)
        machine.do(s, listed.items[flat.below(generator, listed.n)])
        steps += 1
    return steps


def playouts(rules: Rules, players: int, rounds: int, seed: int) -> int:
    """Play `rounds` random rounds, each from its own deal. Returns the total number of moves."""
    listed = Moves()
    steps = 0
    s = Round.fast_deal(rules, players, seed)
    for number in range(rounds):
        if number:
            machine.redeal(s, number % players)
        steps += _play_out(s, fast_state((seed << 20) + number), MOST_MOVES, listed)
    return steps
