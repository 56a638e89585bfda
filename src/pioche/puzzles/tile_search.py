"""Finds puzzles of the tile game: random tables and racks, kept if the solver proves that there is one solution."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from pioche.puzzles import tiles
from pioche.puzzles.model import Kind
from pioche.rummy.laying import Turn
from pioche.rummy.melds import Group, Shape, group, piece, shape, table
from pioche.rummy.tiles import CELLS, COLOURS, COPIES, JOKER, JOKERS, KINDS, NUMBERS, cell

_MELDS: Final = {Kind.FOUR: (4, 9), Kind.OUT: (4, 9), Kind.JOKER: (3, 9)}
_RACK: Final = {Kind.FOUR: (5, 8), Kind.OUT: (2, 4), Kind.JOKER: (3, 6)}
_JOKERS: Final = 0.04  # how often a piece of a meld is a joker
_TIGHT: Final = 0.95  # of the melds where no joker fits at once, if one has to be laid


def search(kind: Kind, seed: int, tries: int) -> Iterator[tuple[int, str]]:
    """The puzzles among so many random positions, with their grades; the same for the same seed."""
    luck = Random(f"pioche puzzles {kind.value} {seed}")  # noqa: S311 (no secret)
    for _ in range(tries):
        turn = _candidate(kind, luck)
        if turn is None:
            continue
        found = tiles.only_solution(kind, turn)
        if found is not None and tiles.touched(turn.table, found)[1]:
            yield tiles.grade(turn.table, found), tiles.short_text(tuple(turn.rack), turn.table)


def _candidate(kind: Kind, luck: Random) -> Turn | None:
    """A random table and rack from one pack; None if it is too small."""
    pack = [COPIES] * CELLS + [JOKERS]
    rack = [0] * KINDS
    if kind is Kind.JOKER:
        rack[JOKER] = 1
        pack[JOKER] -= 1
    groups: list[Group] = []
    least, most = _MELDS[kind]
    wanted = luck.randint(least, most)
    for _ in range(2 * wanted):
        made = _tight_meld(luck) if kind is Kind.JOKER and luck.random() < _TIGHT else _meld(luck)
        if len(groups) < wanted and isinstance(shape(made), Shape) and _take(pack, made):
            groups.append(made)
    if len(groups) < least:
        return None
    left = [number for number in range(CELLS) for _ in range(pack[number])]
    for number in luck.sample(left, luck.randint(*_RACK[kind]) - rack[JOKER]):
        rack[number] += 1
    return Turn(tiles.rules(), table(groups), rack)


def _meld(luck: Random) -> Group:
    """A random run or set; a joker may make it invalid."""
    if luck.random() < 0.5:
        number = luck.randint(1, NUMBERS)
        cells = [cell(colour, number) for colour in luck.sample(range(COLOURS), luck.choice((3, 3, 4)))]
    else:
        length = luck.choice((3, 3, 3, 4, 4, 5, 6))
        colour, first = luck.randrange(COLOURS), luck.randint(1, NUMBERS + 1 - length)
        cells = [cell(colour, number) for number in range(first, first + length)]
    return group(piece(each, joker=luck.random() < _JOKERS) for each in cells)


def _tight_meld(luck: Random) -> Group:
    """A meld that takes no joker: a set of four colours, or of three with a joker; a run of joker and edge."""
    colour = luck.randrange(COLOURS)
    match luck.choice(("four", "four", "four", "three", "low", "high")):
        case "four":
            number = luck.randint(1, NUMBERS)
            return group(piece(cell(each, number)) for each in range(COLOURS))
        case "three":
            number = luck.randint(1, NUMBERS)
            colours = luck.sample(range(COLOURS), 3)
            return group(piece(cell(each, number), joker=each == colours[0]) for each in colours)
        case "low":
            return group(piece(cell(colour, number), joker=number == 3) for number in (1, 2, 3))
        case _:
            top = NUMBERS
            return group(piece(cell(colour, number), joker=number == top - 2) for number in (top - 2, top - 1, top))


def _take(pack: list[int], made: Group) -> bool:
    """Take the pieces of a meld out of the pack, if they are all there."""
    kinds = [JOKER if each & 4 else each >> 3 for each in made]
    if any(kinds.count(kind) > pack[kind] for kind in kinds):
        return False
    for kind in kinds:
        pack[kind] -= 1
    return True
