"""Random rules: any edition, any house rules that do not clash, any Blanks, any number of players."""

from __future__ import annotations

from enum import Enum
from random import Random

from pioche.classic import editions
from pioche.classic.effects import At, Effect, If, Op, Program
from pioche.classic.rules import OPTIONS, Rules, Value
from pioche.engine.refusal import Refused

_MOST_CARDS = 3


def random_effect(rng: Random) -> Effect:
    """A random effect, possibly invalid: `random_program` retries."""
    return Effect(
        op=rng.choice(list(Op)),
        count=rng.choice((1, 1, 2, _MOST_CARDS)),
        at=rng.choice(list(At)),
        optional=rng.random() < 0.3,
        condition=rng.choice(list(If)) if rng.random() < 0.3 else If.ALWAYS,
        limit=rng.randrange(4),
    )


def random_program(rng: Random) -> Program:
    """A random program that the engine accepts."""
    while True:
        try:
            return Program(tuple(random_effect(rng) for _ in range(rng.randrange(4))))
        except Refused:
            continue


def random_value(rng: Random, name: str, current: Value) -> Value:
    """A random value of an option."""
    match name:
        case "blanks":
            return tuple(random_program(rng) for _ in range(rng.randrange(4)))
        case "hand_size":
            return rng.choice((2, 3, 5, 7, 7, 7, 10, 15))
        case "teams":
            return rng.choice((0, 0, 2, 3))
        case "target" | "rounds_to_win" | "wild4_points":
            return current
        case _:
            pass
    if isinstance(current, bool):
        return rng.random() < 0.5
    assert isinstance(current, Enum)
    return rng.choice(list(type(current)))


def random_rules(rng: Random) -> tuple[Rules, int]:
    """Random rules and a number of players that they can seat."""
    while True:
        rules = editions.EDITIONS[rng.choice(list(editions.EDITIONS))]
        names = rng.sample(tuple(OPTIONS), rng.randrange(len(OPTIONS)))
        players = rng.choice((2, 2, 3, 3, 4, 4, 5, 6, 8, 10))
        try:
            mixed = rules.overlay({name: random_value(rng, name, rules.options()[name]) for name in names})
            mixed.check_players(players)
        except Refused:
            continue
        return mixed, players
