"""Cards and tiles drawn with characters: a colour, a shape for each colour, and what is on the card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from pioche.engine.board import BoardCard

SMALL: Final = (5, 3)  # width and height of a card
LARGE: Final = (7, 5)
LEAST_STEP: Final = 5  # columns of a card that the next one covers partly
_STYLES: Final[Mapping[str, str]] = {
    "red": "bold #ffffff on #b71c1c",
    "yellow": "bold #000000 on #fbc02d",
    "green": "bold #ffffff on #1b6e22",
    "blue": "bold #ffffff on #1558b0",
    "black": "bold #ffffff on #303030",
    "": "bold #000000 on #e0e0e0",
}
_DIMMED: Final[Mapping[str, str]] = {
    "red": "#d8b0b0 on #5c1a1a",
    "yellow": "#3a3000 on #93762a",
    "green": "#b4ccb4 on #1c4420",
    "blue": "#b4c4dc on #1a3a66",
    "black": "#b0b0b0 on #1c1c1c",
    "": "#303030 on #8a8a8a",
}
_BACK: Final = "#ffd9c2 on #7a3010"
# The sixteen colours of a terminal: cards that do not fit are letters in their colour, not letters on it.
_STYLES_OF_16: Final[Mapping[str, str]] = {
    "red": "bold bright_white on red",
    "yellow": "bold black on bright_yellow",
    "green": "bold black on green",
    "blue": "bold bright_white on blue",
    "black": "bold bright_white on bright_black",
    "": "bold black on white",
}
_DIMMED_OF_16: Final[Mapping[str, str]] = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "blue": "bright_blue",
    "black": "default",
    "": "default",
}
_BACK_OF_16: Final = "bright_white on magenta"


@dataclass(frozen=True, slots=True)
class Look:
    """Which characters and colours a terminal can show."""

    ascii_only: bool = False
    sixteen: bool = False  # it has no more than sixteen colours

    def style(self, colour: str, *, dimmed: bool = False) -> str:
        """How a card of a colour is drawn; dimmed if it cannot be played."""
        bright, dim = (_STYLES_OF_16, _DIMMED_OF_16) if self.sixteen else (_STYLES, _DIMMED)
        known = dim if dimmed else bright
        return known.get(colour, known[""])

    @property
    def back(self) -> str:
        """How the back of a card is drawn."""
        return _BACK_OF_16 if self.sixteen else _BACK

    def shape(self, colour: str) -> str:
        """The sign of a colour, the same as on the page: circle, star, triangle, square."""
        signs = {"red": "●", "yellow": "★", "green": "▲", "blue": "■"}
        letters = {"red": "r", "yellow": "y", "green": "g", "blue": "b"}
        return (letters if self.ascii_only else signs).get(colour, " ")

    def corners(self) -> tuple[str, str, str, str, str, str]:
        """The four corners, the horizontal and the vertical line."""
        return ("+", "+", "+", "+", "-", "|") if self.ascii_only else ("╭", "╮", "╰", "╯", "─", "│")

    @property
    def turn(self) -> str:
        return ">" if self.ascii_only else "▶"

    @property
    def cursor(self) -> str:
        return "^" if self.ascii_only else "↑"

    @property
    def playable(self) -> str:
        return "." if self.ascii_only else "•"

    @property
    def chosen(self) -> str:
        return "x" if self.ascii_only else "✓"

    @property
    def dots(self) -> str:
        return "..." if self.ascii_only else "…"


def face_of(card: BoardCard, look: Look) -> str:
    """What is on a card, in at most two characters where it has a face."""
    face = card.face or card.text
    return face.replace("Ø", "S") if look.ascii_only else face


def card_lines(card: BoardCard, look: Look, size: tuple[int, int] = SMALL, *, dimmed: bool = False) -> list[Text]:
    """The rows of a card."""
    style = look.style(card.colour, dimmed=dimmed)
    return [Text(row, style) for row in _rows(face_of(card, look), look.shape(card.colour), look, size)]


def back_lines(count: int, look: Look, size: tuple[int, int] = SMALL) -> list[Text]:
    """A face-down pile with its number of cards."""
    return [Text(row, look.back) for row in _rows(str(count), "#" if look.ascii_only else "▒", look, size)]


def _rows(face: str, sign: str, look: Look, size: tuple[int, int]) -> list[str]:
    width, height = size
    inner = width - 2
    left_top, right_top, left_low, right_low, across, down = look.corners()
    middle = [""] * (height - 2)
    if len(middle) == 1:
        middle[0] = f"{face:<{inner - 1}}{sign}" if len(face) < inner else face[:inner]
    else:
        middle[0], middle[-1] = f"{face:<{inner}}", f"{face:>{inner}}"
        middle[len(middle) // 2] = f"{sign:^{inner}}"
    body = [f"{down}{row[:inner]:{inner}}{down}" for row in middle]
    return [left_top + across * inner + right_top, *body, left_low + across * inner + right_low]


def chip(card: BoardCard, look: Look, *, dimmed: bool = False) -> Text:
    """A card or tile in one row of four columns."""
    style = look.style(card.colour, dimmed=dimmed)
    return Text(f"{face_of(card, look):>2}{look.shape(card.colour)} "[:4], style)


def beside(columns: Sequence[Sequence[Text]], gap: str = " ") -> list[Text]:
    """Blocks of rows next to each other."""
    height = max((len(column) for column in columns), default=0)
    rows = [Text() for _ in range(height)]
    for number, column in enumerate(columns):
        width = max((row.cell_len for row in column), default=0)
        for place, row in enumerate(rows):
            shown = column[place] if place < len(column) else Text()
            if number:
                row.append(gap)
            row.append_text(shown).append(" " * (width - shown.cell_len))
    return rows


@dataclass(frozen=True, slots=True)
class Held:
    """A card of a hand as it is drawn; `fits` is None where nobody knows."""

    card: BoardCard
    fits: bool | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class HandPicture:
    """A drawn hand: its rows, and how wide each card is and how many are in a row, to find the one that was clicked."""

    rows: tuple[Text, ...]
    step: int
    per_row: int
    height: int

    def at(self, x: int, y: int) -> int:
        """The place in the hand that is drawn there; it may be beyond the last card."""
        return (y // self.height) * self.per_row + min(x // self.step, self.per_row - 1)


def hand_picture(hand: Sequence[Held], cursor: int | None, width: int, look: Look, *, roomy: bool) -> HandPicture:
    """A hand in rows of cards, the narrower the more there are, with marks below; large cards where there is room."""
    size = LARGE if roomy and len(hand) * (LARGE[0] + 1) <= width else SMALL
    full, height = size
    step = full + 1 if len(hand) * (full + 1) <= width else LEAST_STEP
    per_row = max(1, width // step)
    rows: list[Text] = []
    for start in range(0, len(hand), per_row):
        part = hand[start : start + per_row]
        drawn = beside([_cut(_lines(held, look, size), full, step) for held in part], "")
        marks = Text()
        for place, held in enumerate(part, start):
            mark = _mark(held, look)
            shown = f"{look.cursor}{mark}" if place == cursor else mark
            marks.append(f"{shown:^{full}}", "bold reverse" if place == cursor else "bold").append(" " * (step - full))
        rows += [*drawn, marks]
    return HandPicture(tuple(rows), step, per_row, height + 1)


def _mark(held: Held, look: Look) -> str:
    if held.chosen:
        return look.chosen
    return look.playable if held.fits else " "


def _lines(held: Held, look: Look, size: tuple[int, int]) -> list[Text]:
    return card_lines(held.card, look, size, dimmed=held.fits is False)


def _cut(lines: list[Text], full: int, step: int) -> list[Text]:
    """The rows of a card as wide as a step, with a gap where there is room for one."""
    return [Text.assemble(line, " " * (step - full)) for line in lines]
