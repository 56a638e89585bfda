"""House rules drawn from a seed, so that rules which somebody remembers do not help."""

from __future__ import annotations

import random
from typing import Final

from pioche.engine.game import AnyGame
from pioche.engine.refusal import Refused

MOST_CHANGED: Final = 4


def mixed_rules(game: AnyGame, edition: str, players: int, seed: int) -> dict[str, str]:
    """One to four house rules that this edition can be played with; the same for the same seed."""
    chance = random.Random(f"pioche mixed rules 1 {game.name} {edition} {players} {seed}")  # noqa: S311 (not secret)
    printed = game.options.texts(game.rules(edition, players=players, programs=True))
    known = [option for option in game.options.all() if len(option.choices) > 1]
    chance.shuffle(known)
    wanted = chance.randint(1, MOST_CHANGED)
    found: dict[str, str] = {}
    for option in known:
        if len(found) == wanted:
            break
        other = chance.choice([value for value in option.choices if value != printed[option.name]])
        try:
            game.rules(edition, {**found, option.name: other}, players=players, programs=True)
        except Refused:
            continue  # it clashes with what was drawn before
        found[option.name] = other
    return found
