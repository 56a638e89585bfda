"""The solver's state for unfinished melds, as small integers, and the transitions at a cell.

*Run profile* of one colour: the runs that end at the last cell of that colour. Only two properties of a run matter for
its continuation: whether it is 1, 2 or at least 3 tiles long, and whether its last tile is a joker (R-12). At most two
runs end in a tile (there are two copies), at most four in a joker.

*Set profile* of one number: the sets in progress while the walk passes its four colours. A set may miss one colour, so
it matters whether it has missed one yet, and whether it holds a joker (R-12).

A step adds some tiles and some jokers of one cell to these melds. It may have several outcomes. An outcome is dropped
if another dominates it (longer runs, fewer missed colours): whatever completes the worse one completes the better one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement

MAX_TILES = 2
MAX_JOKERS = 4
STEPS = (MAX_TILES + 1) * (MAX_JOKERS + 1)

Ends = tuple[int, ...]
"""Lengths 1, 2, 3 (3: three or more), sorted."""
Profile = tuple[Ends, Ends]
"""Runs that end in a tile, runs that end in a joker."""


def _multisets(values: Sequence[int], most: int) -> list[Ends]:
    return [chosen for size in range(most + 1) for chosen in combinations_with_replacement(values, size)]


RUN_PROFILES: list[Profile] = [
    (tiles, jokers) for tiles in _multisets((1, 2, 3), MAX_TILES) for jokers in _multisets((1, 2, 3), MAX_JOKERS)
]
RUN_ID: dict[Profile, int] = {profile: number for number, profile in enumerate(RUN_PROFILES)}
RUN_BITS = 9
NO_RUNS = RUN_ID[(), ()]

# Runs that must continue: those of one tile need two more cells, those of two tiles one more.
ONES: list[int] = [tiles.count(1) + jokers.count(1) for tiles, jokers in RUN_PROFILES]
SHORT: list[int] = [sum(length < 3 for length in tiles + jokers) for tiles, jokers in RUN_PROFILES]

SetProfile = tuple[Ends, Ends]
"""For each set in progress the number of colours missed (0 or 1): sets without a joker, sets with one."""
SET_PROFILES: list[SetProfile] = [
    (plain, joker)
    for plain in _multisets((0, 1), MAX_JOKERS)
    for joker in _multisets((0, 1), MAX_JOKERS)
    if len(plain) + len(joker) <= MAX_JOKERS
]
SET_ID: dict[SetProfile, int] = {profile: number for number, profile in enumerate(SET_PROFILES)}
NO_SETS = SET_ID[(), ()]

# Sets that have missed a colour must get every later colour.
MUST: list[int] = [plain.count(1) + joker.count(1) for plain, joker in SET_PROFILES]


def best(outcomes: Iterable[Profile], *, larger: bool) -> list[Profile]:
    """The outcomes that no other outcome dominates; `larger`: larger entries are better."""
    kept: list[Profile] = []
    for outcome in sorted(set(outcomes), reverse=larger):
        if not any(_covers(better, outcome, larger=larger) for better in kept):
            kept = [worse for worse in kept if not _covers(outcome, worse, larger=larger)]
            kept.append(outcome)
    return kept


def _covers(better: Profile, worse: Profile, *, larger: bool) -> bool:
    if len(better[0]) != len(worse[0]) or len(better[1]) != len(worse[1]):
        return False  # different numbers of melds are not comparable
    pairs = [pair for left, right in zip(better, worse, strict=True) for pair in zip(left, right, strict=True)]
    return all(one >= other if larger else one <= other for one, other in pairs)


def run_outcomes(profile: Profile, tiles: int, jokers: int) -> list[Profile]:
    """The possible run profiles of a colour after `tiles` tiles and `jokers` jokers of the next cell are added."""
    found: list[Profile] = []

    def place(waiting: tuple[tuple[int, bool], ...], tiles: int, jokers: int, ends: Ends, joker_ends: Ends) -> None:
        if not waiting:
            found.append((tuple(sorted(ends + (1,) * tiles)), tuple(sorted(joker_ends + (1,) * jokers))))
            return
        (length, ends_in_joker), rest = waiting[0], waiting[1:]
        longer = min(3, length + 1)
        if length == 3:
            place(rest, tiles, jokers, ends, joker_ends)
        if tiles:
            place(rest, tiles - 1, jokers, (*ends, longer), joker_ends)
        if jokers and not ends_in_joker:
            place(rest, tiles, jokers - 1, ends, (*joker_ends, longer))

    place(tuple((n, False) for n in profile[0]) + tuple((n, True) for n in profile[1]), tiles, jokers, (), ())
    return best(found, larger=True)


def set_outcomes(profile: SetProfile, colour: int, tiles: int, jokers: int) -> list[SetProfile]:
    """The possible set profiles of a number after `tiles` tiles and `jokers` jokers of this colour are added."""
    found: list[SetProfile] = []

    def place(waiting: tuple[tuple[int, bool], ...], tiles: int, jokers: int, plain: Ends, joker: Ends) -> None:
        if not waiting:
            if (tiles or jokers) and colour > 1:
                return  # a set started here would miss two colours
            new_plain = tuple(sorted(plain + (colour,) * tiles))
            new_joker = tuple(sorted(joker + (colour,) * jokers))
            if len(new_plain) + len(new_joker) <= MAX_JOKERS:
                found.append((new_plain, new_joker))
            return
        (missed, has_joker), rest = waiting[0], waiting[1:]

        def stays(missed: int, *, has_joker: bool, tiles: int, jokers: int) -> None:
            if has_joker:
                place(rest, tiles, jokers, plain, (*joker, missed))
            else:
                place(rest, tiles, jokers, (*plain, missed), joker)

        if not missed:
            stays(1, has_joker=has_joker, tiles=tiles, jokers=jokers)
        if tiles:
            stays(missed, has_joker=has_joker, tiles=tiles - 1, jokers=jokers)
        if jokers and not has_joker:
            stays(missed, has_joker=True, tiles=tiles, jokers=jokers - 1)

    place(tuple((n, False) for n in profile[0]) + tuple((n, True) for n in profile[1]), tiles, jokers, (), ())
    return best(found, larger=False)


@cache
def outdone(profile: int) -> frozenset[int]:
    """The run profiles that a profile dominates, itself included: whatever completes one of them completes it as well.

    A longer run can do what a shorter one can, a run that ends in a tile what one that ends in a joker can, and a run
    of three or more may simply end, so that having it is better than not.
    """
    worse = (outdone(RUN_ID[each]) for each in _slightly_worse(RUN_PROFILES[profile]))
    return frozenset({profile}).union(*worse)


def _slightly_worse(profile: Profile) -> set[Profile]:
    """A profile with one run ended, shorter, or ending in a joker instead of a tile."""
    ends, joker_ends = profile
    found: set[Profile] = set()
    for place, length in enumerate(ends):
        rest = (*ends[:place], *ends[place + 1 :])
        if length == 3:
            found.add((rest, joker_ends))
        if length > 1:
            found.add((tuple(sorted((*rest, length - 1))), joker_ends))
        if len(joker_ends) < MAX_JOKERS:
            found.add((rest, tuple(sorted((*joker_ends, length)))))
    for place, length in enumerate(joker_ends):
        rest = (*joker_ends[:place], *joker_ends[place + 1 :])
        if length == 3:
            found.add((ends, rest))
        if length > 1:
            found.add((ends, tuple(sorted((*rest, length - 1)))))
    return found


_run_steps: dict[int, list[int]] = {}
_set_steps: dict[int, list[int]] = {}


def run_step(profile: int, tiles: int, jokers: int) -> list[int]:
    """`run_outcomes` on profile ids, cached."""
    key = (profile * 3 + tiles) * 5 + jokers
    known = _run_steps.get(key)
    if known is None:
        outcomes = run_outcomes(RUN_PROFILES[profile], tiles, jokers)
        known = _run_steps[key] = [RUN_ID[outcome] for outcome in outcomes]
    return known


def set_step(profile: int, colour: int, tiles: int, jokers: int) -> list[int]:
    """`set_outcomes` on profile ids, cached."""
    key = ((profile * 4 + colour) * 3 + tiles) * 5 + jokers
    known = _set_steps.get(key)
    if known is None:
        outcomes = set_outcomes(SET_PROFILES[profile], colour, tiles, jokers)
        known = _set_steps[key] = [SET_ID[outcome] for outcome in outcomes]
    return known
