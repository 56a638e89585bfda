"""Pickle support for tables of the card game, for multiprocessing and OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable

from pioche.classic.machine import Round
from pioche.envs.classic import ClassicEnvTable

Question = tuple[int, int, int, int, int, int]


def parts(table: ClassicEnvTable) -> tuple[Callable[..., ClassicEnvTable], tuple[Round, Question]]:
    """The arguments for `__reduce__`: the round, and which seat is asked with what chosen."""
    question = (table.asked, table.waiting, table.picked, table.given, table.below, table.rank)
    return restored, (table.s, question)


def restored(s: Round, question: Question) -> ClassicEnvTable:
    """Rebuild a table from its parts."""
    table = ClassicEnvTable.__new__(ClassicEnvTable)
    table.set_round(s)
    table.set_question(*question)
    return table
