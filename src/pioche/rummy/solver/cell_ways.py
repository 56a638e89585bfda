"""All ways in which the tiles and jokers of one cell can go to the open runs and sets, for `closest_search`."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from pioche.rummy.solver.profiles import MAX_JOKERS, RUN_ID, RUN_PROFILES, run_step

NOTHING, TILE, JOKER = 0, 1, 2

Way = tuple[int, ...]
"""What joins each open run (nothing, a tile or a joker), in the order of the run profile."""
Partial = int
"""A set in progress: four bits for its colours, above them the colour of its joker plus one, or 0."""


@lru_cache(maxsize=1 << 14)
def run_ways(profile: int, tiles: int, jokers: int) -> tuple[tuple[int, int, Way], ...]:
    """All outcomes of a run step, dominated ones included: profile, number of runs extended, and one way to do it."""
    found: dict[tuple[int, int], Way] = {}
    ends, joker_ends = RUN_PROFILES[profile]
    waiting = [(length, False) for length in ends] + [(length, True) for length in joker_ends]

    def place(way: Way, tiles: int, jokers: int, new_ends: tuple[int, ...], new_joker_ends: tuple[int, ...]) -> None:
        if len(way) == len(waiting):
            outcome = (tuple(sorted(new_ends + (1,) * tiles)), tuple(sorted(new_joker_ends + (1,) * jokers)))
            links = len(new_ends) + len(new_joker_ends)
            found.setdefault((RUN_ID[outcome], links), way)
            return
        length, ends_in_joker = waiting[len(way)]
        longer = min(3, length + 1)
        if tiles:
            place((*way, TILE), tiles - 1, jokers, (*new_ends, longer), new_joker_ends)
        if jokers and not ends_in_joker:
            place((*way, JOKER), tiles, jokers - 1, new_ends, (*new_joker_ends, longer))
        if length == 3:
            place((*way, NOTHING), tiles, jokers, new_ends, new_joker_ends)

    place((), tiles, jokers, (), ())
    return tuple((outcome, links, way) for (outcome, links), way in found.items())


@lru_cache(maxsize=1 << 14)
def best_run_ways(profile: int, tiles: int, jokers: int) -> tuple[tuple[int, int, Way], ...]:
    """Only the ways with outcomes that no other outcome dominates."""
    kept = run_step(profile, tiles, jokers)
    return tuple(way for way in run_ways(profile, tiles, jokers) if way[0] in kept)


@lru_cache(maxsize=1 << 14)
def set_ways(partials: tuple[Partial, ...], colour: int, tiles: int, jokers: int) -> tuple[tuple[Partial, ...], ...]:
    """The possible sets in progress of a number after this colour."""
    found: set[tuple[Partial, ...]] = set()
    bit = 1 << colour
    joker = bit | colour + 1 << 4

    def place(done: tuple[Partial, ...], waiting: tuple[Partial, ...], tiles: int, jokers: int) -> None:
        if not waiting:
            if colour > 1 and (tiles or jokers):
                return
            made = tuple(sorted(done + (bit,) * tiles + (joker,) * jokers))
            if len(made) <= MAX_JOKERS:
                found.add(made)
            return
        first, rest = waiting[0], waiting[1:]
        if (first & 0xF).bit_count() == colour:  # it has missed no colour yet
            place((*done, first), rest, tiles, jokers)
        if tiles:
            place((*done, first | bit), rest, tiles - 1, jokers)
        if jokers and not first >> 4:
            place((*done, first | joker), rest, tiles, jokers - 1)

    place((), partials, tiles, jokers)
    return tuple(sorted(found))


@lru_cache(maxsize=1 << 12)
def set_cost(old: tuple[int, ...], new: tuple[int, ...]) -> int:
    """How many tiles join or leave the sets of a number, for the matching of old and new sets that minimises this."""
    size = max(len(old), len(new))
    olds = old + (0,) * (size - len(old))
    news = new + (0,) * (size - len(new))
    return min(
        sum((one ^ other).bit_count() for one, other in zip(olds, order, strict=True)) for order in permutations(news)
    )
