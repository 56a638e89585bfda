"""The editions, as data: a pack and a value for every option. `load` applies house rules to one."""

from __future__ import annotations

from typing import Final

from pioche.classic.editions import de, fr, lb, mini
from pioche.classic.rules import OPTIONS
from pioche.engine.editions import Editions

EDITIONS: Final = Editions(
    OPTIONS,
    {rules.edition: rules for rules in (fr.RULES, lb.RULES, de.RULES)},
    research={mini.RULES.edition: mini.RULES},
)
BOOKS: Final = {mini.RULES.edition: mini.BOOK}
"""Whose book a table of an edition for research reads: its refusals name the clauses of that one."""
load: Final = EDITIONS.load
