"""The options of an edition, for programmers: `pioche.options("classic/de")`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pioche.engine.game import AnyGame
from pioche.engine.option import Option
from pioche.engine.sentences import option_help, option_name
from pioche.i18n import ENGLISH, words_in
from pioche.tables.inputs import House, game_of


@dataclass(frozen=True, slots=True)
class EditionOption:
    """An option that a table may set, as its edition prints it."""

    name: str
    """The keyword: `jump_in`."""
    default: House
    """Its value in the edition, as `pioche.deal` takes it: `False`, `500`, `"forced"`."""
    values: tuple[House, ...]
    """All values; empty for numbers (`limits`) and for texts with a notation of their own."""
    limits: tuple[int, int] | None
    """The least and the greatest number."""
    off: int | None
    """A number outside the limits that switches it off."""
    clauses: tuple[str, ...]
    """The clauses of the rule books that it implements."""
    clause: str
    """The one of them that players by this edition look for; the first if it is not in force there."""

    def say(self, language: str = ENGLISH) -> str:
        """What it is about: its title, and a sentence if it needs one, in `en`, `fr`, `de` or `lb`."""
        words = words_in(language)
        return ". ".join(filter(None, (option_name(self.name, words), option_help(self.name, words))))

    def __str__(self) -> str:
        return f"{self.name}={self.default!r}: {self.say()}"


def options(edition: str) -> dict[str, EditionOption]:
    """Every option of an edition by its name; the same names for all editions of a game."""
    game = game_of(edition)
    rules = game.printed[edition]
    return {option.name: _made(game, option, rules) for option in game.options.all()}


def _made(game: AnyGame, option: Option, rules: Any) -> EditionOption:
    value = game.options.value(rules, option.name)
    values: tuple[House, ...] = (False, True) if option.kind is bool else option.choices
    default = value if isinstance(value, bool | int) else option.codec.text(value)
    limits = option.limits(rules) if option.kind is int else None
    off = option.off if limits else None
    clause = game.options.clause(rules, option.name) or "".join(option.clauses[:1])
    return EditionOption(option.name, default, values, limits, off, option.clauses, clause)
