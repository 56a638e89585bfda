"""The published editions, as data: complete sets of option values. `load` lays house rules over one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pioche.classic.editions import de, fr, lb
from pioche.classic.rules import OPTIONS, Rules, Value
from pioche.engine.refusal import refuse

EDITIONS: Final[Mapping[str, Rules]] = {"classic/fr": fr.RULES, "classic/lb": lb.RULES, "classic/de": de.RULES}

# Where a book says in its own words what a refusal knows from another one.
_OWN_CLAUSE: Final[Mapping[str, Mapping[str, str]]] = {
    "classic/de": {"FR-7": "DE-1", "FR-8": "DE-6", "FR-11": "DE-0", "FR-15": "DE-9"},
}


def clause_in(name: str, clause: str) -> str:
    """The clause that says it in the book of this edition."""
    return _OWN_CLAUSE.get(name, {}).get(clause, clause)


def load(name: str, options: Mapping[str, Value | str] | None = None) -> Rules:
    """An edition with house rules laid over it; options may be given as text (`{"jump_in": "on"}`)."""
    if name not in EDITIONS:
        raise refuse("unknown-edition", edition=name, known=", ".join(EDITIONS))
    changes = {option: OPTIONS.checked(option, value) for option, value in (options or {}).items()}
    return EDITIONS[name].overlay(changes)
