"""Generates the tables of fields in docs/notation.md and docs/rummy-notation.md from the tables of state fields."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from pioche.classic import fields as cards
from pioche.engine.fields import Shown
from pioche.rummy import fields as tiles

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
CARDS: Final = DOCS / "notation.md"
TILES: Final = DOCS / "rummy-notation.md"
_TABLE: Final = re.compile(r"^\| field \| in a position \|.*\n(?:\|.*\n)*", re.MULTILINE)

_HEADS: Final = ("field", "in a position", "in a view", "what it says")
_PLACE: Final = "in its place"
_NOT_THERE: Final = "-"
_CARD_TEXT: Final = {
    cards.Kind.FLAG: "`0` or `1`",
    cards.Kind.SEAT: "a seat",
    cards.Kind.SEATS: "seats as bits",
    cards.Kind.FACE: "a card",
    cards.Kind.COLOUR: "a colour",
    cards.Kind.GENERATOR: "hexadecimal",
}
_CARD_VIEW: Final = {
    cards.Kind.NUMBER: "a number",
    cards.Kind.FLAG: "True or False",
    cards.Kind.SEAT: "a seat",
    cards.Kind.SEATS: "a tuple of seats",
    cards.Kind.FACE: "a card",
    cards.Kind.COLOUR: "a colour",
    cards.Kind.PHASE: "a `Phase`",
}
_TILE_TEXT: Final = {tiles.Kind.SEAT: "a seat", tiles.Kind.TILE: "a tile"}
_TILE_VIEW: Final = {
    tiles.Kind.NUMBER: "a number",
    tiles.Kind.SEAT: "a seat",
    tiles.Kind.TILE: "a tile",
    tiles.Kind.PHASE: "a `Phase`",
    tiles.Kind.ENDING: "an `Ending`",
    tiles.Kind.TABLE: "text",
}
_SIGHTS: Final = {
    "int": "a number",
    "int | None": "a seat or None",
    "tuple[int, ...]": "a tuple",
    "tuple[int, int] | None": "two numbers or None",
    "tuple[tuple[int, ...], ...] | None": "a tuple of tuples or None",
}


def card_page() -> str:
    """docs/notation.md with its table of fields made anew."""
    return _anew(CARDS, _card_rows())


def tile_page() -> str:
    """docs/rummy-notation.md with its table of fields made anew."""
    return _anew(TILES, _tile_rows())


def _anew(page: Path, rows: Iterator[Sequence[str]]) -> str:
    table = "".join(f"| {' | '.join(row)} |\n" for row in (_HEADS, ["---"] * len(_HEADS), *rows))
    text, made = _TABLE.subn(lambda _: table, page.read_text(encoding="utf-8"))
    assert made == 1, f"{page} has no table of fields"
    return text


def _card_rows() -> Iterator[Sequence[str]]:
    yield "`seat`", _NOT_THERE, "a seat or None", "who looks; None: a spectator"
    yield "`hand`", _PLACE, "a tuple of cards", "one's own cards"
    for field in cards.FIELDS:
        if field.shown is Shown.NOBODY and field.of_cards:
            continue  # the number of cards that are seen
        yield f"`{field.view_name}`", _card_text(field), _card_view(field), field.meaning
    for sight in cards.SIGHTS:
        text = _PLACE if any(array.name in sight.name for array in cards.ARRAYS) else _NOT_THERE
        yield f"`{sight.name}`", text, _SIGHTS[sight.type], sight.meaning
    yield "`seed`", "64 hexadecimal digits", _NOT_THERE, "the seed of the deal, for later shuffles"


def _card_text(field: cards.Field) -> str:
    if field.placed and field.kind is not cards.Kind.GENERATOR:
        return _PLACE
    if field.kind is cards.Kind.NUMBER:
        return f"`{field.least}` to `{field.most}`"
    return _CARD_TEXT[field.kind]


def _card_view(field: cards.Field) -> str:
    if field.shown is Shown.NOBODY:
        return _NOT_THERE
    none = " or None" if field.nothing is not None and not field.certain else ""
    own = ", only one's own" if field.shown is Shown.OWN else ""
    return f"{_CARD_VIEW[field.kind]}{none}{own}"


def _tile_rows() -> Iterator[Sequence[str]]:
    for row in tiles.VIEW:
        if isinstance(row, tiles.Sight):
            placed = any(field.name == row.name for field in tiles.FIELDS) or row.name == "rack"
            yield f"`{row.name}`", _PLACE if placed else _NOT_THERE, _SIGHTS[row.type], row.meaning
            continue
        none = " or None" if row.optional else ""
        own = ", only one's own" if row.shown is Shown.OWN else ""
        text = _PLACE if row.placed else _TILE_TEXT[row.kind]
        yield f"`{row.name}`", text, f"{_TILE_VIEW[row.kind]}{none}{own}", row.meaning
