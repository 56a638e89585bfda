"""The published editions, as data: complete sets of option values. `load` lays house rules over one."""

from __future__ import annotations

from typing import Final

from pioche.engine.editions import Editions
from pioche.rummy.editions import de, en, fr
from pioche.rummy.rules import OPTIONS

EDITIONS: Final = Editions(OPTIONS, {"rummy/en": en.RULES, "rummy/fr": fr.RULES, "rummy/de": de.RULES})
load: Final = EDITIONS.load
