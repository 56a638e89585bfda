"""The types of the page match those of the server."""

from __future__ import annotations

import clause_types
import protocol_types
from clause_tables import read_tables
from pioche import games


def test_generated_types_are_current() -> None:
    assert protocol_types.stale() == []


def test_every_message_has_a_type() -> None:
    made = protocol_types.messages()
    for name in ("Act", "Update", "Laid", "ClassicView", "ScoreSheet", "Settings", "GameInfo"):
        assert f"export interface {name} {{" in made
    assert "unknown" not in made


def test_clauses_of_the_rule_book_are_current() -> None:
    assert clause_types.stale() == []


def test_every_clause_stands_somewhere_in_the_rule_book() -> None:
    """In a chapter, and with options and values that its game has."""
    for table in read_tables(clause_types.ROOT / "rulebooks"):
        choices = {option.name: option.choices for option in games.named(table.game).options.all()}
        for clause in table.clauses:
            assert clause.part, clause.id
            for name, values in {**clause.when, **clause.any}.items():
                known = choices[name]
                assert not known or set(values) <= set(known), clause.id
