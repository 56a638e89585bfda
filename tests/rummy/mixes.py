"""Random combinations of the tile game's options over random editions."""

from __future__ import annotations

from random import Random

from pioche.engine.refusal import Refused
from pioche.rummy.editions import EDITIONS, load
from pioche.rummy.rules import OPTIONS, Rules


def random_rules(rng: Random) -> Rules:
    """About half of the options of an edition replaced at random; clashing combinations are discarded."""
    return random_mix(rng)[1]


def random_mix(rng: Random) -> tuple[str, Rules]:
    """`random_rules` with the name of the edition."""
    while True:
        changes = {each.name: rng.choice(each.choices) for each in OPTIONS.all() if each.choices and rng.random() < 0.5}
        edition = rng.choice(list(EDITIONS))
        try:
            return edition, load(edition, changes)
        except Refused:
            continue
