"""Refusals in words: the one place that fills the sentences of `i18n/*.ftl` for the tile game.

A refusal carries notation (`R5`, `*`) and seats. Here they become what a player reads: tiles by colour and number,
players by their names. Groups stay in notation, beside their number.
"""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.refusal import Argument, Refusal
from pioche.engine.sentences import Words
from pioche.rummy.tiles import Colour, colour_of, is_joker, number_of, parse_tile


def sentence(refusal: Refusal, translator: Words, names: Sequence[str] | None = None) -> str:
    """A refusal as a player reads it, with its clause."""
    filled = {name: _argument(name, value, translator, names) for name, value in refusal.args}
    text = translator.text(refusal.key, **filled).removesuffix(".")
    return f"{text} ({refusal.clause})." if refusal.clause else f"{text}."


def tile_name(kind: int, translator: Words) -> str:
    """`the red 5`, `the joker`."""
    if is_joker(kind):
        return translator.text("tile-joker")
    colour = Colour(colour_of(kind)).name.lower()
    return translator.text("the-card-number", colour=colour, number=str(number_of(kind)))


def _argument(name: str, value: Argument, translator: Words, names: Sequence[str] | None) -> Argument:
    match name, value:
        case "tile", str():
            return tile_name(parse_tile(value), translator)
        case "seat", int():
            if names is not None and value < len(names):
                return names[value]
            return translator.text("player-number", number=value + 1)
        case _:
            return value
