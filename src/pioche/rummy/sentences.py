"""How the tile game names its arguments in sentences: tiles by colour and number. Groups stay in notation, next to
their number. `engine/sentences.py` fills in the sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.refusal import Argument
from pioche.engine.sentences import Words
from pioche.rummy.tiles import Colour, colour_of, is_joker, number_of, parse_tile


class TileTerms:
    """The terms of the tile game; implements `engine.sentences.Terms`."""

    def argument(
        self, code: str, name: str, value: Argument, rules: object, words: Words, names: Sequence[str] | None
    ) -> str | None:
        if name not in ("tile", "card") or not isinstance(value, str):
            return None
        try:
            return tile_name(parse_tile(value), words)
        except ValueError:
            return None  # the text of another game


TERMS: Final = TileTerms()


def tile_name(kind: int, words: Words) -> str:
    """`the red 5`, `the joker`."""
    if is_joker(kind):
        return words.text("tile-joker")
    colour = Colour(colour_of(kind)).name.lower()
    return words.text("the-card-number", colour=colour, number=str(number_of(kind)))
