"""The published editions, as data: complete sets of option values. `load` lays house rules over one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pioche.engine.refusal import refuse
from pioche.rummy.editions import de, en, fr
from pioche.rummy.rules import Rules

EDITIONS: Final[Mapping[str, Rules]] = {"rummy/en": en.RULES, "rummy/fr": fr.RULES, "rummy/de": de.RULES}


def load(name: str, options: Mapping[str, str] | None = None) -> Rules:
    """An edition with house rules laid over it; options are given as text (`{"joker_moves": "free"}`)."""
    if name not in EDITIONS:
        raise refuse("unknown-edition", edition=name, known=", ".join(EDITIONS))
    return EDITIONS[name].overlay(options or {})
