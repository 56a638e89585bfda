"""Rounds of random legal play, as fast as the machine goes: for benchmarks, simulations and search."""

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
    """A round to play out, from any number."""
    return Round.fast_deal(rules, players, seed, seed % players)


def play_out(s: Round, seed: int, most: int) -> int:
    """Random legal moves until the round is over, or so many have been made. Says how many."""
    listed = Moves()
    return _play_out(s, fast_state(seed), most, listed)


def _play_out(s: Round, generator: int, most: int, listed: Moves) -> int:
    steps = 0
    while s.phase != c.OVER and steps < most:
        moves.collect_all(s, listed)
        generator = flat.advance(generator)
        machine.do(s, listed.items[flat.below(generator, listed.n)])
        steps += 1
    return steps


def playouts(rules: Rules, players: int, rounds: int, seed: int) -> int:
    """Play so many rounds at random, each from a deal of its own. Says how many moves that took."""
    listed = Moves()
    steps = 0
    s = Round.fast_deal(rules, players, seed)
    for number in range(rounds):
        if number:
            machine.redeal(s, number % players)
        steps += _play_out(s, fast_state((seed << 20) + number), MOST_MOVES, listed)
    return steps
