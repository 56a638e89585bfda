"""Tables, positions and actions as text that parses back (docs/rummy-notation.md).

Tiles: `R5` `Y12` `*` (joker) `*=` (a joker that has acted). Runs: `R:3.4.*5.6`, sets: `7:RY*B`, where `*` stands before
what a joker stands for. A group that is neither: `?R3.Y5`. Loose starting tiles: `~G2` `~*`. Written sorted, so equal
tables are equal strings; read in any order. In a move every piece that came from the rack bears `+` (`=` for a joker
that has acted already), and a joker lifted to act again `^`.
"""

from __future__ import annotations

import re
from typing import Final

from pioche.engine.refusal import Refused, refuse
from pioche.rummy import numbers
from pioche.rummy.actions import Action, Call, Catch, Draw, Effect, Keep, Lay, Take, lay
from pioche.rummy.melds import Group, Origin, Piece, TileTable, group, piece
from pioche.rummy.refusals import Code
from pioche.rummy.tiles import (
    CELLS,
    JOKER,
    JOKER_SIGN,
    LETTERS,
    NUMBERS,
    PLAIN_JOKER,
    cell,
    colour_of,
    counts,
    kinds,
    number_of,
    parse_tile,
    tile_text,
)

MARKS: Final = ("", "+", "=", "^")
MOST_TEXT: Final = 2_000
"""Longer text is refused without parsing; the longest table has some 500 characters."""
MOST_PIECES: Final = 100
NONE: Final = "-"
_RUN: Final = re.compile(r"([RYGB]):((?:\*?\d+[+=^]?)(?:\.\*?\d+[+=^]?)*)")
_SET: Final = re.compile(r"(\d+):((?:\*?[RYGB][+=^]?)+)")
_FREE: Final = re.compile(r"\?((?:\*?[RYGB]\d+[+=^]?)(?:\.\*?[RYGB]\d+[+=^]?)*)")
_SET_PIECE: Final = re.compile(r"(\*?)([RYGB])([+=^]?)")
_RUN_PIECE: Final = re.compile(r"(\*?)([RYGB]?)(\d+)([+=^]?)")
_EFFECT: Final = re.compile(r"(\d+)([RYGB]\d+|\*)")


def bad(text: str) -> Refused:
    return refuse(Code.NOTATION.key, text=text[:60])


def _piece_text(piece: Piece, name: str) -> str:
    return f"{'*' if piece & 4 else ''}{name}{MARKS[piece & 3]}"


def group_text(group: Group) -> str:
    cells = [piece >> 3 for piece in group]
    if not cells:
        return "?"
    if max(cells) >= CELLS:  # a draft: some joker does not stand for anything yet
        names = ["" if one >> 3 >= CELLS else tile_text(one >> 3) for one in group]
        return "?" + ".".join(_piece_text(one, name) for one, name in zip(group, names, strict=True))
    colours = {colour_of(cell) for cell in cells}
    numbers = {number_of(cell) for cell in cells}
    if len(colours) == 1:
        body = ".".join(_piece_text(piece, str(number_of(piece >> 3))) for piece in group)
        return f"{LETTERS[colours.pop()]}:{body}"
    if len(numbers) == 1:
        return f"{numbers.pop()}:{''.join(_piece_text(piece, LETTERS[colour_of(piece >> 3)]) for piece in group)}"
    return "?" + ".".join(_piece_text(piece, tile_text(piece >> 3)) for piece in group)


def parse_group(text: str) -> Group:
    return group(parse_pieces(text))


def parse_pieces(text: str) -> list[Piece]:
    """The pieces of a group, in the order of the text."""
    if found := _RUN.fullmatch(text):
        colour = found[1]
        parts = [_RUN_PIECE.fullmatch(part) for part in found[2].split(".")]
        return [_piece(part[1], colour, part[3], part[4], text) for part in parts if part]
    if found := _SET.fullmatch(text):
        return [_piece(star, letter, found[1], mark, text) for star, letter, mark in _SET_PIECE.findall(found[2])]
    if found := _FREE.fullmatch(text):
        parts = [_RUN_PIECE.fullmatch(part) for part in found[1].split(".")]
        return [_piece(part[1], part[2], part[3], part[4], text) for part in parts if part]
    raise bad(text)


def _piece(star: str, letter: str, number: str, mark: str, text: str) -> Piece:
    value = numbers.small_number(number)
    if value is None or not 1 <= value <= NUMBERS:
        raise bad(text)
    return piece(cell(LETTERS.index(letter), value), joker=bool(star), origin=Origin(MARKS.index(mark)))


def table_text(table: TileTable) -> str:
    """`-` for an empty table."""
    parts = [group_text(group) for group in table.groups]
    parts += ["~" + ("*" if kind >= JOKER else tile_text(kind)) for kind in table.loose]
    return " ".join(parts) or NONE


def parse_table(text: str) -> TileTable:
    groups, loose = _parse_groups(text)
    return lay(0, groups, loose).table


def _parse_groups(text: str) -> tuple[list[Group], list[int]]:
    if len(text) > MOST_TEXT:
        raise bad(text)
    groups: list[Group] = []
    loose: list[int] = []
    for part in [] if text == NONE else text.split(" "):
        if part.startswith("~"):
            loose.append(parse_loose(part))
        else:
            groups.append(parse_group(part))
    if sum(map(len, groups)) + len(loose) > MOST_PIECES:
        raise bad(text)
    return groups, loose


def parse_loose(text: str) -> int:
    """Parse a loose starting tile: `~G2` `~*`."""
    return PLAIN_JOKER if text == "~*" else _tile(text[1:])


def _tile(text: str) -> int:
    try:
        return parse_tile(text)
    except ValueError:
        raise bad(text) from None


def rack_text(rack: list[int] | tuple[int, ...]) -> str:
    """A rack given as counts: `R1.R1.G5.*`."""
    return ".".join(tile_text(kind) for kind in kinds(rack)) or NONE


def tiles_text(tiles: list[int] | tuple[int, ...]) -> str:
    """Tiles in the given order, as for the pool."""
    return ".".join(map(tile_text, tiles)) or NONE


def parse_tiles(text: str) -> list[int]:
    return [] if text == NONE else [_tile(part) for part in text.split(".")]


def parse_rack(text: str) -> list[int]:
    return counts(parse_tiles(text))


def action_text(action: Action) -> str:
    """`2:draw` `2:keep` `2:uno` `2:catch.0` `2:take` `2:lay R:3.4.5+ 7:R+YB !1R7 uno`."""
    match action:
        case Lay(seat, table, effects, uno):
            parts = [f"{seat}:lay", table_text(table)]
            parts += [f"!{effect.group + 1}{tile_text(effect.cell)}" for effect in effects]
            return " ".join(parts + ["uno"] * uno)
        case Draw(seat):
            return f"{seat}:draw"
        case Keep(seat):
            return f"{seat}:keep"
        case Call(seat):
            return f"{seat}:uno"
        case Catch(seat, target):
            return f"{seat}:catch.{target}"
        case Take(seat):
            return f"{seat}:take"


def parse_action(text: str) -> Action:
    seat_part, colon, rest = text.partition(":")
    seat = numbers.small_number(seat_part)
    if seat is None or not colon or len(text) > MOST_TEXT:
        raise bad(text)
    simple: dict[str, Action] = {"draw": Draw(seat), "keep": Keep(seat), "uno": Call(seat), "take": Take(seat)}
    if rest in simple:
        return simple[rest]
    if rest.startswith("catch."):
        target = numbers.small_number(rest.removeprefix("catch."))
        if target is None:
            raise bad(text)
        return Catch(seat, target)
    if not rest.startswith("lay "):
        raise bad(text)
    return _parse_lay(seat, rest.removeprefix("lay "))


def _parse_lay(seat: int, text: str) -> Lay:
    parts, named, uno = split_lay(text)
    effects = [Effect(number, place) for number, place in named if place is not None]
    if len(effects) < len(named):
        raise bad(text)
    groups, loose = _parse_groups(" ".join(parts))
    return lay(seat, groups, loose, effects, uno=uno)


def split_lay(text: str) -> tuple[list[str], list[tuple[int, int | None]], bool]:
    """Split a lay into groups and loose tiles, effects (group index and cell, None for `*` in drafts), and the call."""
    if len(text) > MOST_TEXT:
        raise bad(text)
    parts = text.split(" ")
    uno = parts[-1] == "uno"
    if uno:
        parts.pop()
    effects: list[tuple[int, int | None]] = []
    while parts and parts[-1].startswith("!"):
        found = _EFFECT.fullmatch(parts[-1][1:])
        number = numbers.small_number(found[1]) if found else None
        if found is None or not number:
            raise bad(text)
        effects.append((number - 1, None if found[2] == JOKER_SIGN else _tile(found[2])))
        parts.pop()
    return parts, effects[::-1], uno
