"""Every way to use one cell, computed once for each situation and cached.

A cell's situation is its tiles in melds, loose and on the rack, the jokers that stand for it, how many of those can be
freed, how many jokers can come from elsewhere, and how jokers move. Its *menu* is the list of ways to distribute tiles
and jokers of this cell over runs and sets, each with the ways to pay for it.

The value of a solver state is a set of pairs (jokers placed so far, rack tiles used so far), 0 to 4 each, as 25 bits.
A way to pay adds the same amount to every pair: mask out the pairs that would leave the range, then shift. If freed
jokers go to the rack while there are also loose jokers, the two must be distinguished: then the value has 25 such bits
for each number of loose jokers used (`APART`).
"""

from __future__ import annotations

from typing import NamedTuple

from pioche.rummy.tiles import JOKERS

MOST_LAID = 4
"""R-7."""
WIDTH = MOST_LAID + 1
APART = 32
"""The offset in bits between the pairs of one number of loose jokers and the next: 32, so that the pairs with one
loose joker are in the upper half of 64 bits."""

# How jokers of the table may move.
FROM_RACK = 0  # replaced by a tile from the rack, used at once
FROM_TABLE = 1  # replaced by a tile from rack or table, used at once
FREE = 2
TO_RACK = 3  # replaced by a tile from the rack, taken to the rack


class Pay(NamedTuple):
    """A way to pay: tiles and jokers that leave the rack, and how pairs are masked (`keep`) and shifted (`shift`).

    `rack_jokers` is used only if freed jokers go to the rack; else the end of the walk counts them.
    """

    tiles: int
    rack_jokers: int
    shift: int
    keep: int


class Choice(NamedTuple):
    """How many tiles and jokers of a cell go into runs and into sets, and the ways to pay for that."""

    run_tiles: int
    run_jokers: int
    set_tiles: int
    set_jokers: int
    pays: tuple[Pay, ...]


FAVOUR = 32
"""The offset in bits of the pairs of plays with a favoured tile (`situations.Cells`): they are in the upper half of 64
bits, which distinguishes them from the others. Not available if loose jokers use that half (`APART`). If freed jokers
go to the rack, plays with a required joker from the rack are marked in the same way."""

# A situation as a key: `situations` packs it, `_choices` unpacks it. From the lowest bit: fixed, loose and rack tiles
# (2 bits each), jokers standing, free and spare (3 each), whether sets are possible (1), needed tiles (2), how jokers
# move (2), loose jokers (3; 0 if they need not be distinguished), whether tiles of this cell are favoured (1), and
# whether rack jokers are (1).
SETS = 1 << 15
FAVOURED = 1 << 23
JOKER_FAVOURED = 1 << 24


def pair(jokers: int, used: int, loose_jokers: int = 0) -> int:
    """The bit of a pair in a value."""
    return 1 << (loose_jokers * APART + jokers * WIDTH + used)


def pairs(jokers: int, used: int, loose_jokers: int) -> int:
    """The mask of all pairs up to these numbers."""
    return sum(
        pair(j, u, loose) for loose in range(loose_jokers + 1) for j in range(jokers + 1) for u in range(used + 1)
    )


def pay(jokers: int, tiles: int, rack_jokers: int, from_loose: int, loose_jokers: int) -> Pay:
    used = tiles + rack_jokers
    shift = from_loose * APART + jokers * WIDTH + used
    return Pay(tiles, rack_jokers, shift, pairs(JOKERS - jokers, MOST_LAID - used, loose_jokers - from_loose))


_menus: dict[int, tuple[Choice, ...]] = {}


def menu(key: int) -> tuple[Choice, ...]:
    """The menu of a situation, cached."""
    known = _menus.get(key)
    if known is None:
        known = _menus[key] = tuple(_choices(key))
    return known


def _choices(key: int) -> list[Choice]:
    fixed, loose, rack = key & 3, key >> 2 & 3, key >> 4 & 3
    standing, free, spare = key >> 6 & 7, key >> 9 & 7, key >> 12 & 7
    sets, required, mode, loose_jokers = bool(key >> 15 & 1), key >> 16 & 3, key >> 18 & 3, key >> 20 & 7
    found = []
    for tiles in range(fixed, fixed + loose + rack + 1):
        for jokers in range(standing - free, min(JOKERS, standing + spare) + 1):
            plain = [
                pay(jokers, laid, placed - from_loose, from_loose, loose_jokers)
                for laid in range(max(tiles - fixed - loose, required), min(rack, tiles - fixed) + 1)
                for placed in _placed(mode, standing, free, tiles, jokers, laid)
                for from_loose in range(min(placed, loose_jokers) + 1)
                if laid + placed - from_loose <= MOST_LAID
            ]
            pays = tuple(plain)
            if not loose_jokers:
                pays = tuple(apart for each in plain for apart in _favoured(each, key))
            if pays:
                found += [
                    Choice(tiles - set_tiles, jokers - set_jokers, set_tiles, set_jokers, pays)
                    for set_tiles in range(tiles + 1 if sets else 1)
                    for set_jokers in range(jokers + 1 if sets else 1)
                ]
    return found


def _favoured(plain: Pay, key: int) -> tuple[Pay, ...]:
    """Split a way to pay by whether the play has a favoured tile."""
    above = plain.keep << FAVOUR
    if (key & FAVOURED and plain.tiles) or (key & JOKER_FAVOURED and plain.rack_jokers):
        return plain._replace(shift=plain.shift + FAVOUR), plain._replace(keep=above)
    return (plain._replace(keep=plain.keep | above),)


def _placed(mode: int, standing: int, free: int, tiles: int, jokers: int, laid: int) -> range:
    """How many jokers may be newly placed here; empty if a joker left without its tile (R-13 a).

    Counted by cell only if freed jokers go to the rack; in the other modes it is 0.
    """
    leaving = standing - jokers
    substitutes = {FROM_RACK: laid, FROM_TABLE: tiles, FREE: standing, TO_RACK: laid}[mode]
    if leaving > substitutes:
        return range(0)
    if mode != TO_RACK:
        return range(1)
    # Replaced jokers go to the rack, so any further joker at this cell was newly placed.
    fewest, most = max(0, leaving), min(free, laid)
    return range(fewest - leaving, most - leaving + 1)
