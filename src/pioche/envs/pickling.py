"""Pickle support for tables of the card game, for multiprocessing and OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pioche.classic.machine import Round

if TYPE_CHECKING:
    from pioche.envs.classic import ClassicEnvTable

Question = tuple[int, int, int, int, int, int]
Parts = tuple["type[ClassicEnvTable]", Round, Question]


def parts(table: ClassicEnvTable) -> tuple[Callable[..., ClassicEnvTable], Parts]:
    """What `__reduce__` returns: the round, and which seat is asked with what chosen."""
    question = (table.asked, table.waiting, table.picked, table.given, table.below, table.rank)
    return restored, (type(table), table.s, question)


def restored(kind: type[ClassicEnvTable], s: Round, question: Question) -> ClassicEnvTable:
    """Rebuild a table from its parts."""
    table = kind.__new__(kind)
    table.set_round(s)
    table.set_question(*question)
    return table
