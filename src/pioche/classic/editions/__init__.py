"""The published editions, as data: complete sets of option values. `load` applies house rules to one."""

from __future__ import annotations

from typing import Final

from pioche.classic.editions import de, fr, lb
from pioche.classic.rules import OPTIONS
from pioche.engine.editions import Editions

EDITIONS: Final = Editions(OPTIONS, {rules.edition: rules for rules in (fr.RULES, lb.RULES, de.RULES)})
load: Final = EDITIONS.load
