"""The editions of a game by name, as complete rules; house rules override single options of one.

An edition for research is loaded by its name like a published one, but it is in no list: nobody is offered it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeVar

from pioche.engine.options import Options
from pioche.engine.refusal import refuse
from pioche.engine.similar import suggestions

RulesT = TypeVar("RulesT")


class Editions(Mapping[str, RulesT]):
    """The published editions: `classic/fr`, ... `research`: those for research, which only `load` finds."""

    def __init__(
        self, options: Options[RulesT], editions: Mapping[str, RulesT], research: Mapping[str, RulesT] = {}
    ) -> None:
        self._editions: Final = dict(editions)
        self.research: Final = dict(research)
        self.options: Final = options

    def __getitem__(self, name: str) -> RulesT:
        return self._editions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._editions)

    def __len__(self) -> int:
        return len(self._editions)

    def load(self, name: str, options: Mapping[str, object] | None = None) -> RulesT:
        """The rules of an edition with these options changed; values may be text (`{"jump_in": "on"}`)."""
        standard = self._editions.get(name, self.research.get(name))
        if standard is None:
            raise refuse("unknown-edition", edition=name, known=", ".join(self), similar=suggestions(name, self))
        return self.options.overlay(standard, options or {})

    def differences(self, name: str, rules: RulesT) -> dict[str, str]:
        """The options in which rules differ from an edition, as text; the inverse of `load`."""
        return self.options.differences(rules, self.load(name))
