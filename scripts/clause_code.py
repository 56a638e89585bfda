"""Generates the clause table of the card game as Python (`./dev generate`): the engine reads no files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from clause_tables import Clause, read_table
from field_code import module

BOOKS: Final = Path(__file__).resolve().parents[1] / "rulebooks"
_WIDTH: Final = 120


def clauses() -> str:
    table = read_table(BOOKS / "classic.toml")
    entries = "".join(_entry(table.game, clause) for clause in table.clauses)
    return module(
        "The clauses of the card game, and where they apply.",
        "rulebooks/classic.toml",
        f"from typing import Final\n\nfrom pioche.engine.clauses import Clause\n\nCLAUSES: Final = (\n{entries})\n",
    )


def _entry(game: str, clause: Clause) -> str:
    parts = [_text(clause.id)]
    if clause.editions:
        parts.append(_tuple(tuple(f"{game}/{edition}" for edition in clause.editions)))
    for name, values in (("when", clause.when), ("any", clause.any)):
        if values:
            parts.append(f"{name}={_mapping(values)}")
    line = f"    Clause({', '.join(parts)}),\n"
    if len(line) <= _WIDTH + 1:
        return line
    return "    Clause(\n" + "".join(f"        {part},\n" for part in parts) + "    ),\n"


def _mapping(values: Mapping[str, tuple[str, ...]]) -> str:
    return "{" + ", ".join(f"{_text(name)}: {_tuple(each)}" for name, each in values.items()) + "}"


def _tuple(values: tuple[str, ...]) -> str:
    return "(" + ", ".join(map(_text, values)) + ("," if len(values) == 1 else "") + ")"


def _text(value: str) -> str:
    return f'"{value}"'
