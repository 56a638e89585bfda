"""The published editions, as data: complete sets of option values. `load` applies house rules to one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pioche.classic.editions import de, fr, lb
from pioche.classic.rules import OPTIONS
from pioche.engine.editions import Editions

EDITIONS: Final = Editions(OPTIONS, {"classic/fr": fr.RULES, "classic/lb": lb.RULES, "classic/de": de.RULES})
load: Final = EDITIONS.load

# Clauses that refusals use, and the equivalent clause in the book of an edition.
_OWN_CLAUSE: Final[Mapping[str, Mapping[str, str]]] = {
    "classic/de": {"FR-7": "DE-1", "FR-8": "DE-6", "FR-11": "DE-0", "FR-15": "DE-9"},
}


def clause_in(name: str, clause: str) -> str:
    """The equivalent clause in the book of this edition."""
    return _OWN_CLAUSE.get(name, {}).get(clause, clause)
