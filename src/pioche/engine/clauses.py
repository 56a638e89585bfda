"""Which clauses of the rule books are in force at a table; a refusal names one of them.

The clause table of a game (`rulebooks/*.toml`) says where each clause applies. A game keeps a copy of it as data, which
`./dev generate` writes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Values = Mapping[str, str]
"""Options and their values as text."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause, the editions whose books have it (the one that prints it first), and the options that it depends on."""

    id: str
    editions: tuple[str, ...] = ()
    """Empty: a house rule that no edition switches on."""
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """It applies only if all of these options have one of these values; `!none`: any value but that."""
    any: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The same, if at least one of them has."""

    def applies(self, values: Values) -> bool:
        """Do these options leave the clause in force?"""
        fits = [_fits(wanted, values[name]) for name, wanted in self.any.items()]
        return all(_fits(wanted, values[name]) for name, wanted in self.when.items()) and (not fits or any(fits))

    def settles(self, option: str, values: Values) -> bool:
        """Is the value of this option one that the clause is about?"""
        wanted = self.when.get(option) or self.any.get(option)
        return wanted is not None and _fits(wanted, values[option])


def _fits(wanted: tuple[str, ...], value: str) -> bool:
    return any(value != each[1:] if each.startswith("!") else value == each for each in wanted)


def in_force(clauses: Iterable[Clause], edition: str, standard: Values, values: Values) -> dict[str, int]:
    """The clauses that are in force at a table, each with its rank.

    0: printed in the book of the edition; 1: from another book where that one is silent; 2: a house rule, for an option
    whose value is not that of the edition (`standard`) and that no clause of the edition settles.
    """
    applying = [clause for clause in clauses if clause.applies(values)]
    found = {clause.id: int(clause.editions[0] != edition) for clause in applying if edition in clause.editions}
    for option, value in values.items():
        settling = [clause for clause in applying if clause.settles(option, values)]
        if value != standard[option] and settling and not any(clause.id in found for clause in settling):
            found[settling[0].id] = 2
    return found
