"""Random mixes of the tile game's options, laid over random editions."""

from __future__ import annotations

from random import Random

from pioche.engine.refusal import Refused
from pioche.rummy.editions import EDITIONS, load
from pioche.rummy.rules import OPTIONS, Rules


def random_rules(rng: Random) -> Rules:
    """Half of the options as printed, half as chance has it; mixes that clash are thrown away."""
    while True:
        changes = {each.name: rng.choice(each.choices) for each in OPTIONS.all() if each.choices and rng.random() < 0.5}
        try:
            return load(rng.choice(list(EDITIONS)), changes)
        except Refused:
            continue
