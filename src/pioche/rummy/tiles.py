"""The hundred tiles (R-2) as small integers.

A *cell* is one of the 48 number-colour pairs, ``4 * (number - 1) + colour``: the four colours of one number lie
side by side, which is the order in which the solver walks. A *kind* is a cell or one of the two kinds of joker.
The four jokers are interchangeable, except that some have acted already (R-14, R-17), so there are two kinds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum

from pioche.rummy import numbers


class Colour(IntEnum):
    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3


COLOURS = 4
NUMBERS = 12
CELLS = COLOURS * NUMBERS
JOKER = CELLS
"""A joker that acts when it is laid."""
PLAIN_JOKER = CELLS + 1
"""A joker that no longer acts, because it has acted or was a starting tile (R-16)."""
KINDS = CELLS + 2
COPIES = 2
JOKERS = 4
TILES = COPIES * CELLS + JOKERS

LETTERS = "RYGB"
JOKER_SIGN = "*"
PLAIN_SIGN = "="

DRAW_TWO = 2
SKIP = 5
REVERSE = 7
WORD_NUMBERS = (DRAW_TWO, SKIP, REVERSE)
WORD_POINTS = 20
JOKER_POINTS = 50

PACK: tuple[int, ...] = tuple(cell for cell in range(CELLS) for _ in range(COPIES)) + (JOKER,) * JOKERS


def cell(colour: int, number: int) -> int:
    return COLOURS * (number - 1) + colour


def number_of(cell: int) -> int:
    return cell // COLOURS + 1


def colour_of(cell: int) -> int:
    return cell % COLOURS


def is_joker(kind: int) -> bool:
    return kind >= JOKER


def is_word_tile(kind: int) -> bool:
    """R-2: whether this is a 2, 5 or 7, or a joker."""
    return kind >= JOKER or number_of(kind) in WORD_NUMBERS


def points_of(kind: int) -> int:
    """R-22: face value; word tiles count 20, jokers 50."""
    if kind >= JOKER:
        return JOKER_POINTS
    number = number_of(kind)
    return WORD_POINTS if number in WORD_NUMBERS else number


def points(rack: Sequence[int]) -> int:
    """The points of a rack given as counts by kind."""
    return sum(count * points_of(kind) for kind, count in enumerate(rack) if count)


def starting_number(kind: int) -> int:
    """The value of a tile when drawing for the first player (R-6): a joker counts 0."""
    return 0 if kind >= JOKER else number_of(kind)


def counts(kinds: Iterable[int]) -> list[int]:
    """Counts by kind of some tiles."""
    result = [0] * KINDS
    for kind in kinds:
        result[kind] += 1
    return result


def kinds(rack: Sequence[int]) -> list[int]:
    """The tiles of a rack given as counts, in order."""
    return [kind for kind, count in enumerate(rack) for _ in range(count)]


def tile_text(kind: int) -> str:
    """``R5``, ``*`` for a joker, ``*=`` for one that no longer acts."""
    if kind == JOKER:
        return JOKER_SIGN
    if kind == PLAIN_JOKER:
        return JOKER_SIGN + PLAIN_SIGN
    return f"{LETTERS[colour_of(kind)]}{number_of(kind)}"


def parse_tile(text: str) -> int:
    if text == JOKER_SIGN:
        return JOKER
    if text == JOKER_SIGN + PLAIN_SIGN:
        return PLAIN_JOKER
    colour = LETTERS.find(text[:1]) if text else -1
    number = numbers.small_number(text[1:])
    if colour < 0 or number is None or not 1 <= number <= NUMBERS:
        raise ValueError(f"not a tile: {text!r} (R5, Y12, * for a joker, *= for a joker that has acted)")
    return cell(colour, number)
