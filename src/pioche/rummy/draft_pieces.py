"""A table and a rack as pieces that a client can move about, and the draft that they make.

A client that knows no rules moves pieces between groups and has the text checked (`draft.diagnose`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.abilities import DraftGroup, DraftPiece
from pioche.rummy.melds import Piece, cell_of, joker_in
from pioche.rummy.notation import NONE, group_text
from pioche.rummy.phrases import tile_card
from pioche.rummy.tiles import JOKER, JOKER_SIGN, PLAIN_JOKER, PLAIN_SIGN, is_joker, tile_text
from pioche.rummy.view import View

_FRESH: Final = "+"  # how notation marks a piece from the rack, and one that no longer acts
_USED: Final = "="


def groups_on_table(view: View) -> tuple[DraftGroup, ...]:
    """The groups on the table, then each single starting tile as a group of its own."""
    groups = tuple(DraftGroup(group_text(group), tuple(map(_piece, group))) for group in view.table.groups)
    return (*groups, *(DraftGroup(f"~{_loose(kind)}", (_single(kind),), single=True) for kind in view.table.loose))


def pieces_in_hand(view: View) -> tuple[DraftPiece, ...]:
    """The pieces of the rack, in its order."""
    return tuple(_held(kind) for kind in view.rack)


def draft_text(groups: Sequence[DraftGroup], *, call: bool) -> str:
    """The groups as a draft. One that was not touched keeps its text; in any other, jokers may stand for anything."""
    parts = [group.text or "?" + ".".join(piece.text for piece in group.pieces) for group in groups if group.pieces]
    return " ".join(["lay", *(parts or [NONE]), *(["uno"] if call else [])])


def _piece(piece: Piece) -> DraftPiece:
    kind = JOKER if joker_in(piece) else cell_of(piece)
    return DraftPiece(JOKER_SIGN if joker_in(piece) else tile_text(kind), tile_card(kind), from_hand=False)


def _single(kind: int) -> DraftPiece:
    return DraftPiece(_loose(kind), tile_card(kind), from_hand=False)


def _loose(kind: int) -> str:
    return JOKER_SIGN if is_joker(kind) else tile_text(kind)


def _held(kind: int) -> DraftPiece:
    mark = _USED if kind == PLAIN_JOKER else _FRESH
    text = tile_text(kind).removesuffix(PLAIN_SIGN) if is_joker(kind) else tile_text(kind)
    return DraftPiece(text + mark, tile_card(kind), from_hand=True)
