"""Counting arrangements, against brute force over all tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

import pytest

from pioche.puzzles.counting import ENOUGH, arrangements
from pioche.rummy.melds import Group, Shape, group, piece, shape
from pioche.rummy.notation import parse_table
from pioche.rummy.solver.position import counted
from pioche.rummy.tiles import CELLS, COLOURS, NUMBERS, cell


def every_meld() -> list[Group]:
    """All runs and sets, with jokers in any place where they are allowed."""
    bare = [
        [cell(colour, first + step) for step in range(length)]
        for colour in range(COLOURS)
        for length in range(3, 7)
        for first in range(1, NUMBERS + 2 - length)
    ]
    bare += [
        [cell(colour, number) for colour in colours]
        for number in range(1, NUMBERS + 1)
        for size in (3, 4)
        for colours in combinations(range(COLOURS), size)
    ]
    found = []
    for cells in bare:
        for jokers in range(1 << len(cells)):
            made = group(piece(each, joker=bool(jokers >> place & 1)) for place, each in enumerate(cells))
            if jokers.bit_count() <= 1 and isinstance(shape(made), Shape):
                found.append(made)
    return found


MELDS = every_meld()


def tables(tiles: Counter[int], jokers: int) -> Iterator[list[Group]]:
    """Every table of these tiles and so many jokers: brute force."""
    if not +tiles:
        if not jokers:
            yield []
        return
    least = min(+tiles)
    for made in MELDS:
        plain = Counter(each >> 3 for each in made if not each & 4)
        if plain[least] and all(tiles[one] >= count for one, count in plain.items()):
            stars = sum(1 for each in made if each & 4)
            if stars <= jokers:
                for rest in tables(tiles - plain, jokers - stars):
                    yield [made, *rest]


def use(table: list[Group]) -> tuple[tuple[int, bool, bool], ...]:
    """How every piece is used: its cell, whether it is a joker, whether it is in a set."""
    return tuple(sorted((each >> 3, bool(each & 4), shape(made) is Shape.SET) for made in table for each in made))


@pytest.mark.parametrize("jokers", [0, 1])
def test_as_brute_force_counts(jokers: int, scaled: Callable[[int], int]) -> None:
    luck = Random(jokers)
    seen: Counter[int] = Counter()
    plain = [made for made in MELDS if not any(each & 4 for each in made)]
    for _ in range(scaled(60)):
        tiles: Counter[int] = Counter()
        near = luck.randint(1, NUMBERS - 3)
        close = [made for made in plain if all(near <= (each >> 3) // COLOURS + 1 <= near + 3 for each in made)]
        for _ in range(luck.randint(1, 3)):
            more = tiles + Counter(each >> 3 for each in luck.choice(close))
            tiles = more if max(more.values()) <= 2 else tiles
        for _ in range(jokers):
            tiles -= Counter([luck.choice(sorted(tiles))])
        expected = len({use(table) for table in tables(tiles, jokers)})
        counts = [tiles[number] for number in range(CELLS)]
        assert arrangements(counts, [0] * CELLS, [0] * CELLS, jokers) == min(expected, ENOUGH), tiles
        seen[min(expected, ENOUGH)] += 1
    assert seen[ENOUGH]
    assert seen[1]


@pytest.mark.parametrize(
    ("before", "laid", "count"),
    [
        ("R:1.2.3", [], 1),
        ("R:1.2.3.4.5.6", [], 1),  # two runs of three are the same
        ("R:1.2.3 R:4.5.6", [], 1),
        ("4:RYGB R:1.2.3", [], 2),  # the red 4 fits both
        ("R:1.2.*3", [], 1),  # the joker keeps its place
        ("R:1.2.*3", [cell(0, 3)], 1),  # it is free, and only a red 4 is left for it
        ("R:10.*11.12", [cell(0, 11)], 1),  # a red 9
        ("R:9.*10.11", [cell(0, 10)], 2),  # a red 8 or a red 12
        ("4:RYG 4:RYG", [], 1),
    ],
)
def test_jokers_of_the_table(before: str, laid: list[int], count: int) -> None:
    fixed, standing = counted(parse_table(before))
    added = [laid.count(number) for number in range(CELLS)]
    tiles = [one + other for one, other in zip(fixed, added, strict=True)]
    assert arrangements(tiles, standing, added, 0) == count
