"""In how many ways can a table be arranged? Proves that a puzzle of the tile game has one solution.

Two arrangements are the same if every tile, and every joker by the tile that it stands for, is used equally: in a run
or in a set. Where a long run is cut does not matter, and equal tiles are interchangeable. So an arrangement is, for
each of the 48 cells, how many of its tiles and jokers are in sets; the rest is in runs.

The numbers are gone through once, from 1 to 12. The state is what runs of each colour may be open; since it is kept as
a *set* of possibilities, each arrangement is counted once however its runs can be cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import Final

from pioche.rummy.tiles import CELLS, COLOURS, NUMBERS

ENOUGH: Final = 2  # counting stops there: it is not one
_LONG: Final = 3  # a run of so many tiles may end

Run = tuple[int, bool]  # its length, at most `_LONG`, and whether a joker is its last tile
Runs = frozenset[tuple[Run, ...]]  # the runs of one colour that may be open, each possibility sorted
_NONE: Final[Runs] = frozenset({()})


def arrangements(tiles: Sequence[int], standing: Sequence[int], replaced: Sequence[int], new_jokers: int) -> int:
    """How many arrangements use all tiles (counts by cell) and all jokers; `ENOUGH` means so many or more.

    `standing` jokers keep their cell, except as many as tiles of that cell were laid (`replaced`, R-13); these and
    `new_jokers` may stand for anything.
    """
    fixed = tuple(max(0, stood - laid) for stood, laid in zip(standing, replaced, strict=True))
    free = sum(standing) - sum(fixed) + new_jokers
    memory: dict[tuple[int, tuple[Runs, ...], int], int] = {}

    def count(number: int, runs: tuple[Runs, ...], spare: int) -> int:
        if number == NUMBERS:
            return int(spare == 0 and all(any(_may_end(each) for each in colour) for colour in runs))
        key = (number, runs, spare)
        if key in memory:
            return memory[key]
        found = 0
        first = number * COLOURS
        here = tuple(tiles[first : first + COLOURS])
        kept = tuple(fixed[first : first + COLOURS])
        for more in _placed(spare):
            jokers = tuple(map(sum, zip(kept, more, strict=True)))
            for in_sets, jokers_in_sets in _sets(here, jokers):
                after = tuple(
                    _advance(runs[colour], here[colour] - in_sets[colour], jokers[colour] - jokers_in_sets[colour])
                    for colour in range(COLOURS)
                )
                if all(after):
                    found += count(number + 1, after, spare - sum(more))
                    if found >= ENOUGH:
                        memory[key] = ENOUGH
                        return ENOUGH
        memory[key] = found
        return found

    assert len(tiles) == len(standing) == len(replaced) == CELLS
    return count(0, (_NONE,) * COLOURS, free)


@cache
def _placed(spare: int) -> tuple[tuple[int, ...], ...]:
    """The ways to let up to `spare` jokers stand for the four colours of a number."""
    return tuple(each for each in product(range(spare + 1), repeat=COLOURS) if sum(each) <= spare)


@lru_cache(maxsize=1 << 16)
def _sets(tiles: tuple[int, ...], jokers: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Which of the tiles and jokers of one number can be in sets, by colour (R-4, R-12)."""
    return tuple(
        (in_sets, jokers_in_sets)
        for in_sets in product(*(range(count + 1) for count in tiles))
        for jokers_in_sets in product(*(range(count + 1) for count in jokers))
        if _make_sets(in_sets, jokers_in_sets)
    )


@lru_cache(maxsize=1 << 16)
def _make_sets(tiles: tuple[int, ...], jokers: tuple[int, ...]) -> bool:
    """Can these tiles and jokers of one number be shared among sets, with at most one joker in each?"""
    if not any(tiles) and not any(jokers):
        return True
    colour = next(place for place in range(COLOURS) if tiles[place] or jokers[place])
    return any(
        _make_sets(_less(tiles, used), _less(jokers, stars))
        for used, stars in _SETS
        if (used >> colour | stars >> colour) & 1
        and all(tiles[place] >= used >> place & 1 for place in range(COLOURS))
        and all(jokers[place] >= stars >> place & 1 for place in range(COLOURS))
    )


_SETS: Final = tuple(
    (used, stars)
    for used in range(1 << COLOURS)
    for stars in (0, *(1 << colour for colour in range(COLOURS)))
    if not used & stars and (used | stars).bit_count() >= 3
)


def _less(counts: tuple[int, ...], taken: int) -> tuple[int, ...]:
    return tuple(count - (taken >> place & 1) for place, count in enumerate(counts))


def _may_end(runs: tuple[Run, ...]) -> bool:
    return all(length == _LONG for length, _ in runs)


@lru_cache(maxsize=1 << 16)
def _advance(runs: Runs, tiles: int, jokers: int) -> Runs:
    """The runs that may be open after so many tiles and jokers of the next number are in runs of this colour."""
    return frozenset(each for before in runs for each in _next(before, tiles, jokers))


def _next(runs: tuple[Run, ...], tiles: int, jokers: int) -> Iterator[tuple[Run, ...]]:
    """Every run goes on or ends; what is left over begins new ones."""
    if not runs:
        yield tuple(sorted([(1, False)] * tiles + [(1, True)] * jokers))
        return
    (length, joker), others = runs[0], runs[1:]
    if length == _LONG:
        yield from _next(others, tiles, jokers)
    longer = min(length + 1, _LONG)
    if tiles:
        for rest in _next(others, tiles - 1, jokers):
            yield tuple(sorted(((longer, False), *rest)))
    if jokers and not joker:
        for rest in _next(others, tiles, jokers - 1):
            yield tuple(sorted(((longer, True), *rest)))
