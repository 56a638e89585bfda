"""What the rule book draws (rulebooks/*.toml: pictures, examples, points) is what the engine does."""

from __future__ import annotations

from typing import Any

import pytest

from clause_tables import Clause, read_tables
from clause_types import ROOT
from pioche.classic import editions
from pioche.classic.cards import FACE
from pioche.classic.mechanics.scoring import points_table
from pioche.rummy import melds, tiles
from tests.classic.table import allowed, table

TABLES = {table.game: table for table in read_tables(ROOT / "rulebooks")}
EXAMPLES = [(game, clause) for game, each in TABLES.items() for clause in each.clauses if clause.example]


def names(clause: Clause, field: str) -> list[str]:
    return [str(name) for name in clause.example.get(field, [])]  # type: ignore[attr-defined]


def kind(text: str) -> int:
    return tiles.JOKER if text == "*" else (int(text[1:]) - 1) * 4 + "RYGB".index(text[0])


def test_there_are_examples_of_both_games() -> None:
    assert {game for game, _ in EXAMPLES} == {"classic", "rummy"}


@pytest.mark.parametrize(
    "clause", [each for game, each in EXAMPLES if game == "classic"], ids=lambda each: str(each.id)
)
def test_cards_of_an_example_fit_or_do_not(clause: Clause) -> None:
    """In turn; the example of jumping in: out of turn."""
    fits, fails = names(clause, "fits"), names(clause, "fails")
    jumping = "jump_in" in clause.when
    own = "".join([*fits, *fails, "b1"])
    hands = f"y1y2/{own}/y6y7" if jumping else f"{own}/y1y2/y6y7"
    edition = clause.editions[0] if clause.editions else "fr"
    options: dict[str, Any] = {"jump_in": "on"} if jumping else {}
    s = table(edition, f"{hands} y9y8y3 {clause.example['on']} r > turn:0 started=1", **options)
    seat = 1 if jumping else 0
    moves = {card: f"{seat}:{card}=r" if card == "W" else f"{seat}:{card}" for card in (*fits, *fails)}
    assert [card for card in fits if not allowed(s, moves[card])] == []
    assert [card for card in fails if allowed(s, moves[card])] == []


def _readings(texts: list[str]) -> list[melds.Group]:
    """Every way to read a group: a joker as any tile."""
    found: list[list[int]] = [[]]
    for text in texts:
        pieces = (
            [melds.piece(cell, joker=True) for cell in range(tiles.JOKER)] if text == "*" else [melds.piece(kind(text))]
        )
        found = [[*start, each] for start in found for each in pieces]
    return [melds.group(each) for each in found]


@pytest.mark.parametrize("clause", [each for game, each in EXAMPLES if game == "rummy"], ids=lambda each: str(each.id))
def test_tiles_of_an_example_are_a_meld_or_not(clause: Clause) -> None:
    for wanted, groups in ((True, names(clause, "fits")), (False, names(clause, "fails"))):
        for text in groups:
            shapes = [melds.shape(group) for group in _readings(text.split())]
            assert any(not isinstance(shape, melds.Fault) for shape in shapes) == wanted, text


def test_cards_count_what_the_table_of_points_says() -> None:
    for edition in ("fr", "lb", "de"):
        wild4 = editions.load(f"classic/{edition}").scoring.wild4_points
        points = points_table(wild4)
        for row in TABLES["classic"].points:
            for piece in row["pieces"]:  # type: ignore[attr-defined]
                said = row.get("points", wild4 if row.get("option") == "wild4_points" else None)
                assert points[FACE[piece]] == (int(piece[1:]) if row.get("face") else said), piece


def test_tiles_count_what_the_table_of_points_says() -> None:
    for row in TABLES["rummy"].points:
        for piece in row["pieces"]:  # type: ignore[attr-defined]
            assert tiles.points_of(kind(piece)) == (int(piece[1:]) if row.get("face") else row["points"]), piece


def test_every_picture_is_a_card_or_a_tile() -> None:
    for game, each in TABLES.items():
        for clause in each.clauses:
            for piece in clause.pictures:
                assert piece in FACE if game == "classic" else 0 <= kind(piece) <= tiles.JOKER, clause.id
