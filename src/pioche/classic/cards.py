"""The cards: names of faces, packs and palettes (FR-2, LB-1, DE-0).

A face is a number: colour * 13 + rank for the coloured cards (ranks 0-9, Draw2, Skip, Reverse), then Wild,
Wild4, UnoCard and the three Blanks. Its text is two characters at most: `r5`, `gD`, `yS`, `bR`, `W`, `F`, `U`, `X1`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pioche.classic import codes as c
from pioche.engine.options import option
from pioche.engine.refusal import refuse
from pioche.engine.similar import NONE_SIMILAR

CARD: Final = re.compile(r"[rygb][0-9DSR]|[WFU]|X[123]")
"""The text of a card."""
_ANY_CASE: Final = re.compile(r"([rygb])?([0-9DSRWFU]|X[123])", re.IGNORECASE)
MOST_TEXT: Final = 300  # characters of a text that is worth a guess
_CARDS: Final = re.compile(rf"(?:{CARD.pattern})*")

COLOURS: Final = "rygb"
_RANKS: Final = "0123456789DSR"
NAMES: Final = tuple(
    [colour + rank for colour in COLOURS for rank in _RANKS] + ["W", "F", "U"] + [f"X{number}" for number in (1, 2, 3)]
)
FACE: Final = {name: face for face, name in enumerate(NAMES)}
PRINTED: Final = "".join([*NAMES[: c.WILD], *(name for name in NAMES[: c.WILD] if name[1] != "0"), *("WF" * 4)])
"""The pack of the printed editions, 108 cards (FR-2)."""


class Palette(Enum):
    """The names of the four colours; in notation they are always r, y, g, b."""

    STANDARD = "standard"  # FR-2: red, yellow, green, blue
    LETZ = "letz"  # LB-1: orange, yellow, green, violet

    def colours(self) -> tuple[str, str, str, str]:
        """The names of r, y, g, b."""
        match self:
            case Palette.STANDARD:
                return ("red", "yellow", "green", "blue")
            case Palette.LETZ:
                return ("orange", "yellow", "green", "violet")


@dataclass(frozen=True, slots=True)
class PackOptions:
    """FR-2, LB-1: the look of the pack, and its cards. Other options may add some (`pack_counts`)."""

    palette: Palette = option(Palette.STANDARD, "FR-2", "LB-1")
    cards: str = PRINTED
    """What an edition is played with. No house rule changes it."""


def pack_counts(cards: str, uno_cards: bool, blanks: int) -> list[int]:
    """How many of each face: these cards, UnoCards only if a house rule uses them (DE-8), Blanks in use (LB-1)."""
    counts = [0] * c.ROW
    for face in parse_cards(cards):
        counts[face] += 1
    counts[c.UNO_CARD] = 4 if uno_cards else 0
    for number in range(blanks):
        counts[c.BLANK + number] = 1
    return counts


def colour_of(face: int) -> int:
    """0-3, or `NO_COLOUR` for black (DE-7) and white cards."""
    return face // c.RANKS if face < c.WILD else c.NO_COLOUR


def rank_of(face: int) -> int:
    """0-9, Draw2, Skip, Reverse, or `BLACK`."""
    return face % c.RANKS if face < c.WILD else c.BLACK


def cards_text(faces: tuple[int, ...]) -> str:
    """Cards as text without separators; `-` for none."""
    return "".join(NAMES[face] for face in faces) or "-"


def _recased(text: str) -> str:
    """The same cards with the right capitals, where that is all that is wrong."""
    found = _ANY_CASE.sub(lambda card: (card[1] or "").lower() + card[2].upper(), text[:MOST_TEXT])
    return found if found != text and len(text) <= MOST_TEXT and _CARDS.fullmatch(found) else NONE_SIMILAR


def parse_cards(text: str) -> list[int]:
    """Parse cards; raises `Refused` if the text is invalid."""
    if text == "-":
        return []
    if not text or not _CARDS.fullmatch(text):
        raise refuse("bad-cards", text=text, similar=_recased(text))
    return [FACE[name] for name in CARD.findall(text)]
