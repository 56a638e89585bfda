"""The options of an edition, for programmers: `pioche.options("classic/de")`."""

from __future__ import annotations

from dataclasses import dataclass

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

    @property
    def clause(self) -> str:
        """The first of its clauses; empty if it has none."""
        return "".join(self.clauses[:1])

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
    return {option.name: _made(option, game.options.value(rules, option.name), rules) for option in game.options.all()}


def _made(option: Option, value: object, rules: object) -> EditionOption:
    values: tuple[House, ...] = (False, True) if option.kind is bool else option.choices
    default = value if isinstance(value, bool | int) else option.codec.text(value)
    limits = option.limits(rules) if option.kind is int else None
    return EditionOption(option.name, default, values, limits, option.off if limits else None, option.clauses)
