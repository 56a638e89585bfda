"""Tables of the card game taken apart and put together again: for pickle, and so for processes and OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pioche.classic import editions
from pioche.classic.notation import parse_position, position_text
from pioche.classic.rules import Value
from pioche.envs.classic import Table

Parts = tuple[Mapping[str, Value], str, int, tuple[int, int, int, int, int, int]]


def parts(table: Table) -> tuple[Callable[..., Table], Parts]:
    """The options of its rules, the position as text, the generator, and the question that is open."""
    s = table.s
    question = (table.asked, table.waiting, table.picked, table.given, table.below, table.rank)
    return restored, (s.rules.options(), position_text(s), s.fast, question)


def restored(
    options: Mapping[str, Value], text: str, fast: int, question: tuple[int, int, int, int, int, int]
) -> Table:
    """The same table again."""
    rules = next(iter(editions.EDITIONS.values())).overlay(options)
    made = parse_position(text, rules)
    made.fast = fast
    table = Table(rules, made.players, 1)
    table.s = made
    table.asked, table.waiting, table.picked, table.given, table.below, table.rank = question
    return table
