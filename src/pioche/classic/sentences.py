"""The card game's readable names for the arguments of refusals, for the messages made in `engine/sentences.py`.

Cards have the names of the rule books and the colours of the edition (FR-2, LB-1); colours and the effects of Blanks
have names too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.classic import codes as c
from pioche.classic.cards import COLOURS, FACE, Palette, colour_of, rank_of
from pioche.classic.rules import Rules
from pioche.engine.refusal import Argument
from pioche.engine.sentences import Words

_SPECIAL: Final = {c.DRAW2: "draw2", c.SKIP: "skip", c.REVERSE: "reverse"}
_BLACK: Final = {c.WILD: "wild", c.WILD4: "wild4", c.UNO_CARD: "uno"}


class CardTerms:
    """The terms of the card game: `engine.sentences.Terms`."""

    def argument(
        self, code: str, name: str, value: Argument, rules: object, words: Words, names: Sequence[str] | None
    ) -> str | None:
        """The readable text for an argument; without rules, with the standard colours."""
        palette = rules.pack.palette if isinstance(rules, Rules) else Palette.STANDARD
        match name, value:
            case "card" | "top" | "drawn", str() if value in FACE:
                return card_name(FACE[value], palette, words, definite=True)
            case "colour", ("r" | "y" | "g" | "b" | "-"):
                return colour_name(COLOURS.find(value), palette, words)
            case "effect", str() if code.startswith("effect-"):
                return words.text(f"blank-effect-{value.replace('_', '-')}")
            case "target", str() if code == "effect-target":
                return words.text(f"blank-target-{value}")
            case _:
                return None


TERMS: Final = CardTerms()


def card_name(face: int, palette: Palette, words: Words, *, definite: bool = False) -> str:
    """The name of a card: `red 5`; `definite`, for use within a sentence: `the red 5`."""
    kind, filled = _card(face, palette)
    return words.text(f"the-card-{kind}" if definite else f"card-{kind}", **filled)


def _card(face: int, palette: Palette) -> tuple[str, dict[str, str]]:
    if face >= c.BLANK:
        return "blank", {"number": str(face - c.BLANK + 1)}
    if face >= c.WILD:
        return _BLACK[face], {}
    colour = palette.colours()[colour_of(face)]
    rank = rank_of(face)
    if rank in _SPECIAL:
        return _SPECIAL[rank], {"colour": colour}
    return "number", {"colour": colour, "number": str(rank)}


def colour_name(colour: int, palette: Palette, words: Words) -> str:
    """The name of a colour, or the text for no colour."""
    return words.text(f"colour-{palette.colours()[colour] if colour in range(4) else 'none'}")
