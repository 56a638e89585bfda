"""The rules of a table as text: how they differ from print, and the whole rule book.

The clauses and where they apply are in `rulebooks/*.toml`, their texts in `i18n/*.ftl`. A game from another package has
no clause table here; its book lists its options.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from pioche.engine.clauses import Clause, in_force
from pioche.engine.game import AnyGame
from pioche.engine.sentences import Words, option_help, option_name, setting_text
from pioche.resources import folder

PARTS: Final = (
    *("aim", "tiles", "start", "laying", "turn", "drawing", "wild", "debt", "skipping", "hands"),
    *("jokers", "words", "uno", "scoring", "manners"),
)
"""The chapters of a rule book, in order."""


@dataclass(frozen=True, slots=True)
class BookEntry:
    """A clause that is in force at a table."""

    clause: str
    part: str
    text: str
    house: bool  # a house rule of the table


@cache
def _clauses(game: str) -> tuple[tuple[Clause, str], ...]:
    """The clauses of a game and their chapters; empty if it has no table."""
    path = folder("rulebooks") / f"{game}.toml"
    if not path.is_file():
        return ()
    table = tomllib.loads(path.read_text(encoding="utf-8"))

    def values(given: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
        return {name: tuple(wanted) for name, wanted in given.items()}

    return tuple(
        (
            Clause(
                each["id"],
                tuple(f"{game}/{edition}" for edition in each["editions"]),
                values(each.get("when", {})),
                values(each.get("any", {})),
            ),
            each["part"],
        )
        for each in table["clause"]
    )


def rule_book(game: AnyGame, edition: str, rules: Any, words: Words) -> list[BookEntry]:
    """The clauses in force at a table, chapter by chapter."""
    standard = game.options.texts(game.rules(edition))
    values = game.options.texts(rules)
    found = in_force([clause for clause, _ in _clauses(game.name)], edition, standard, values)
    arguments = {name: int(value) if value.isdecimal() else value for name, value in values.items()}
    entries = [
        BookEntry(clause.id, part, words.text(f"clause-{clause.id.lower()}", **arguments), found[clause.id] == 2)
        for clause, part in _clauses(game.name)
        if clause.id in found
    ]
    return sorted(entries, key=lambda entry: PARTS.index(entry.part))


def part_title(part: str, words: Words) -> str:
    """The heading of a chapter."""
    key = f"web-part-{part}"
    return words.text(key) if words.has(key) else words.text(f"web-group-{part}")


def differences(game: AnyGame, edition: str, rules: Any) -> dict[str, str]:
    """The options in which the rules differ from the printed edition."""
    return game.printed.differences(edition, rules)


def difference_lines(options: Mapping[str, str], words: Words) -> list[str]:
    """Each option that differs from print with its value and what it means."""
    return [
        " ".join(part for part in (f"{setting_text(name, value, words)}.", option_help(name, words)) if part)
        for name, value in options.items()
    ]


def book_lines(game: AnyGame, edition: str, rules: Any, words: Words) -> Iterator[str]:
    """The rule book of a table: what differs from print, then every clause in force."""
    changed = difference_lines(differences(game, edition, rules), words)
    yield edition
    yield words.text("web-house-rules" if changed else "web-as-printed")
    yield from changed
    part = ""
    for entry in rule_book(game, edition, rules, words):
        if entry.part != part:
            part = entry.part
            yield part_title(part, words)
        yield f"{entry.clause}  {entry.text}"
    if not part:  # a game from another package
        for name, value in game.options.texts(rules).items():
            yield setting_text(name, value, words)


def option_lines(game: AnyGame, edition: str, words: Words) -> Iterator[str]:
    """The house rules that an edition can be played with: name and printed value, the other values, what it means."""
    printed = game.options.texts(game.rules(edition))
    yield f"{edition} ({game.least_players}-{game.most_players})"
    for option in game.options.all():
        values = option.choices or (option.codec.expected,)
        known = " | ".join(values)
        about = " ".join(
            part for part in (f"{option_name(option.name, words)}.", option_help(option.name, words)) if part
        )
        yield f"{option.name}={printed[option.name]} ({known}): {about}"
