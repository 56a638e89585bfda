"""Tables of the card game taken apart and put together again: for pickle, and so for processes and OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable

from pioche.classic.machine import Round
from pioche.envs.classic import Table

Question = tuple[int, int, int, int, int, int]


def parts(table: Table) -> tuple[Callable[..., Table], tuple[Round, Question]]:
    """The round, and the question that is open."""
    question = (table.asked, table.waiting, table.picked, table.given, table.below, table.rank)
    return restored, (table.s, question)


def restored(s: Round, question: Question) -> Table:
    """The same table again."""
    table = Table.__new__(Table)
    table.s = s
    table.asked, table.waiting, table.picked, table.given, table.below, table.rank = question
    return table
