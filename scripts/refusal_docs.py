"""Generates docs/refusals.md: every code of a refused move, and the clause that it names at each edition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from pioche.classic import editions
from pioche.classic.cited import CASES, Case, named
from pioche.classic.refusal_codes import Code
from pioche.classic.rules import OPTIONS, Rules
from pioche.engine.refusal import Refused
from pioche.rummy import editions as tile_editions
from pioche.rummy import refusals as tiles

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "refusals.md"
HEAD: Final = """\
# What a refusal names

Made by `./dev generate` from `classic/cited.py` and `rummy/refusals.py`; do not edit.

## The card game

A refused move of the card game has a code, a sentence and a clause. The clause is always one that is in force at the
table: one of the edition that its host chose, or one of a house rule that is switched on there. `Round.check` in
Python, the page, the arena and the environments all give the same one. Clauses are explained in
[rules-matrix.md](rules-matrix.md).

Where several clauses in force say the same, the one that the edition's own book prints is named (`lb`: LB-5, not FR-8),
then one that the edition takes over because its book is silent (`lb`: FR-6), then a house rule.

Each row is a situation. Where several rows of a code apply, the first one that has a clause decides; `-`: no clause of
this edition is about it, so the next row decides. *Table* lists the options that the situation needs: the clauses are
those of the edition with these options. *Other options* lists each single option that changes the clause, and what is
named then.

What no clause of the table allows at all, such as a gift where nothing gives cards away, names the clause that says how
play goes round (FR-6, DE-1). `malformed` names none: what is no move is in no book.

| code | situation | table | fr | lb | de | other options |
|---|---|---|---|---|---|---|
"""
TILES: Final = """
## The tile game

The three books of the tile game have the same clauses; they differ in the values of options. So a code names the same
clause at every edition, and options decide whether the situation occurs at all: *table* lists those that it needs. A
clause in brackets: the edition as printed has another value there, so it is named only where a house rule changes that.

`notation` and most of `position-…` name none: a text that is no move and no position is in no book.

| code | situation | table | en | fr | de |
|---|---|---|---|---|---|
"""


def page() -> str:
    rows = [_row(code, case) for code in Code for case in CASES.get(code, ())]
    tile_rows = [_tile_row(code, case) for code in tiles.Code for case in code.cases]
    return HEAD + _table_text(rows) + TILES + _table_text(tile_rows)


def _table_text(rows: list[list[str]]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _needs(needs: Mapping[str, str]) -> str:
    return ", ".join(f"`{name}={value}`" for name, value in needs.items()) or "any"


def _tile_row(code: tiles.Code, case: tiles.Case) -> list[str]:
    situation = case.situation or ("otherwise" if len(code.cases) > 1 else "any")
    clause = case.clause or "-"
    printed = (rules.as_text() for rules in tile_editions.EDITIONS.values())
    cells = [clause if case.needs.items() <= values.items() else f"({clause})" for values in printed]
    return [f"`{code.key}`", situation, _needs(case.needs), *cells]


def _row(code: Code, case: Case) -> list[str]:
    tables = {name: _table(rules, case.needs) for name, rules in editions.EDITIONS.items()}
    cells = [named(rules, case) or "-" if rules else "" for rules in tables.values()]
    situation = case.situation or ("otherwise" if len(CASES[code]) > 1 else "any")
    return [f"`{code.key}`", situation, _needs(case.needs), *cells, _others(case, tables) or "-"]


def _table(rules: Rules, changes: Mapping[str, str]) -> Rules | None:
    """Rules with some options changed; None if they clash."""
    try:
        return rules.overlay(changes)
    except Refused:
        return None


def _others(case: Case, tables: Mapping[str, Rules | None]) -> str:
    """The single options with which another clause is named, and at which editions."""
    found: dict[tuple[str, str], list[str]] = {}
    for edition, rules in tables.items():
        if rules is None:
            continue
        usual = named(rules, case)
        for setting, changed in _changed(rules, case):
            clause = named(changed, case)
            if clause != usual:
                found.setdefault((setting, clause or "-"), []).append(edition.removeprefix("classic/"))
    return "; ".join(
        f"`{setting}`: {clause}" + ("" if len(where) == len(tables) else f" ({', '.join(where)})")
        for (setting, clause), where in found.items()
    )


def _changed(rules: Rules, case: Case) -> Iterator[tuple[str, Rules]]:
    """These rules with each single option changed that the situation leaves open."""
    usual = rules.as_text()
    for option in OPTIONS.all():
        for value in option.choices:
            changed = _table(rules, {option.name: value})
            if option.name not in case.needs and value != usual[option.name] and changed is not None:
                yield f"{option.name}={value}", changed
