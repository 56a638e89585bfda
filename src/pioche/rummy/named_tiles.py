"""The tiles in views and events with their names: `R5`, `B12`, `*` (see `tiles`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pioche.engine.named import HIDDEN, Piece, with_names, written
from pioche.rummy.events import DrewForStart
from pioche.rummy.melds import TileTable
from pioche.rummy.notation import table_text
from pioche.rummy.tiles import KINDS, tile_text

_FIELDS: Final = frozenset(("rack", "racks", "drawn", "tiles", "kind"))


class Tile(Piece):
    """A tile: a number as in `tiles`, with its name."""

    @property
    def name(self) -> str:
        return tile_text(int(self)) if 0 <= self < KINDS else HIDDEN


def named(value: Any) -> Any:
    """A view or an event of the tile game whose tiles have names."""
    if isinstance(value, DrewForStart):
        return replace(value, tiles=tuple((seat, Tile(tile)) for seat, tile in value.tiles))
    return with_names(value, _FIELDS, Tile)


def field_text(value: Any, name: str) -> Any:
    """A field of a view, an event or an action, with tiles (`R5`) and the table (`R:3.4.5 ~G2`) as text."""
    held = getattr(value, name)
    if isinstance(held, TileTable):
        return table_text(held)
    if isinstance(value, DrewForStart) and name == "tiles":
        return tuple((seat, Tile(tile).name) for seat, tile in held)
    return written(held, lambda tile: Tile(tile).name) if name in _FIELDS else held
