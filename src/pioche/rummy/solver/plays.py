"""Which rack tiles can be laid: is there any play, how many at most, and every set of one to four (R-7, R-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pioche.rummy.melds import Table
from pioche.rummy.rules import JokerOptions
from pioche.rummy.solver import families, menus, native
from pioche.rummy.solver.lattice import Walk, laid_counts
from pioche.rummy.solver.position import NOTHING, Position, fitting, joker_mode
from pioche.rummy.solver.position import position as table_position
from pioche.rummy.tiles import CELLS, COLOURS, COPIES, JOKER, JOKERS, KINDS, points_of

MOST_LAID = menus.MOST_LAID
_SET_NIBBLES = sum(1 << nibble for nibble in range(16) if nibble.bit_count() >= 3)
_PAIR_NIBBLES = sum(1 << nibble for nibble in range(16) if nibble.bit_count() >= 2)


@dataclass(frozen=True, slots=True, order=True)
class Tiles:
    """Tiles that leave the rack together: cells in order, and jokers."""

    cells: tuple[int, ...]
    jokers: int = 0

    def __len__(self) -> int:
        return len(self.cells) + self.jokers

    def points(self) -> int:
        return sum(map(points_of, self.cells)) + self.jokers * points_of(JOKER)


def simple_play(position: Position) -> bool:
    """Whether a play exists that leaves every group where it lies. Yes is sure; no does not mean that none exists."""
    rack = 0
    for cell, count in enumerate(position.rack):
        if count:
            rack |= 1 << cell
    required = position.required
    if required == JOKER:
        rack = 0
    elif required >= 0:
        rack &= 1 << required
    if rack & position.addable:
        return True
    jokers = position.rack_jokers if required in (-1, JOKER) else 0
    if jokers and position.joker_fits:
        return True
    return _new_meld(position, rack, jokers)


def _new_meld(position: Position, wanted: int, jokers: int) -> bool:
    """Whether rack and loose tiles alone make a meld that holds a wanted tile, or a joker of the rack."""
    tiles = 0
    for cell in range(CELLS):
        if position.rack[cell] or position.loose[cell]:
            tiles |= 1 << cell
    first, second = COLOURS, 2 * COLOURS
    if tiles & tiles >> first & tiles >> second & (wanted | wanted >> first | wanted >> second):
        return True
    joker = position.rack_jokers or position.loose_jokers
    if joker:
        # A wanted tile, or any if a joker of the rack is laid with it, and a neighbour at distance one or two.
        some = tiles if jokers else wanted
        if some & (tiles >> first | tiles << first | tiles >> second | tiles << second):
            return True
    for row in range(0, CELLS, COLOURS):
        nibble = tiles >> row & 0xF
        if _SET_NIBBLES >> nibble & 1 and wanted >> row & 0xF:
            return True
        if joker and _PAIR_NIBBLES >> nibble & 1 and (jokers or wanted >> row & 0xF):
            return True
    return False


def counts(position: Position, *, freeing: bool = True) -> int:
    """How many tiles can be laid, as bits 1 to 4: exact, or for plays that free no joker of the table."""
    if position.mode == menus.TO_RACK and position.needed(JOKER) and not position.joker_favoured():
        return sum({1 << len(tiles) for tiles in every(position)})
    value = native.TOO_LARGE
    if native.COMPILED and not _too_wide(position):
        value = native.value(position, freeing=freeing)
    if value == native.TOO_LARGE:
        value = Walk(position, freeing=freeing).value()
    return laid_counts(position, value)


def _too_wide(position: Position) -> bool:
    """Whether the pairs do not go into 64 bits, as numbers of loose jokers must be told apart."""
    return position.mode == menus.TO_RACK and position.loose_jokers > 1


def _stages(position: Position) -> Iterator[tuple[Position, bool]]:
    """Ever more plays, those that are cheapest to look at first and all of them last: positions, and whether jokers are
    freed. At first no joker that is not in a meld is placed, then one, then all; then those in melds are freed too."""
    for jokers in range(position.needed(JOKER), min(2, position.rack_jokers + position.loose_jokers)):
        rack_jokers = min(position.rack_jokers, jokers)
        loose_jokers = min(position.loose_jokers, jokers - rack_jokers)
        yield replace(position, rack_jokers=rack_jokers, loose_jokers=loose_jokers), False
    yield position, False
    if position.can_free():
        yield position, True


def any_play(position: Position) -> bool:
    """R-8: whether any play exists. Widens in stages and stops at the first that suffices."""
    if not position.chosen and simple_play(position):
        return True
    return any(counts(stage, freeing=freeing) for stage, freeing in _stages(position))


def most_tiles(position: Position) -> int:
    """How many tiles can be laid in one turn; 0 when no play exists."""
    held = sum(position.rack) + position.rack_jokers
    most = 0
    for stage, freeing in _stages(position):
        most = max(most, counts(stage, freeing=freeing).bit_length() - 1)
        if most >= min(position.most, held):
            break
    return most


def some(position: Position, size: int, order: Sequence[int]) -> Tiles | None:
    """A set of so many tiles that can be laid, or None: tiles that are not needed are left out in the order given.

    `order` lists kinds (JOKER for any joker). What comes last in it is the likeliest to be laid.
    """
    if native.COMPILED and position.mode != menus.TO_RACK:
        found = native.some(position, size, order)
        if found is not None:
            return Tiles(tuple(cell for cell, count in enumerate(found.laid) for _ in range(count)), found.rack_jokers)
    return _some(position, size, order)


def _some(position: Position, size: int, order: Sequence[int]) -> Tiles | None:
    """The same, asking before every tile that is left out."""
    bit = 1 << size
    # Where it goes with fewer jokers, only such plays are looked at: that is much cheaper, and keeps jokers for later.
    for position, freeing in _stages(position):  # noqa: B020
        if counts(position, freeing=freeing) & bit:
            break
    else:
        return None
    for kind in order:
        while sum(position.rack) + position.rack_jokers > size:
            smaller = _without(position, kind)
            if smaller is None or not counts(smaller, freeing=freeing) & bit:
                break
            position = smaller
    if position.mode == menus.TO_RACK:
        # Freed jokers may be laid too, so what is left of the rack does not tell: look at what it can do.
        return min(tiles for tiles in every(position) if len(tiles) == size)
    cells = tuple(cell for cell, count in enumerate(position.rack) for _ in range(count))
    return Tiles(cells, position.rack_jokers)


def _without(position: Position, kind: int) -> Position | None:
    """The position with one tile of a kind less on the rack."""
    if kind >= JOKER:
        if position.rack_jokers == (position.required == JOKER):
            return None
        return replace(position, rack_jokers=position.rack_jokers - 1)
    if position.rack[kind] == (position.required == kind):
        return None
    rack = position.rack
    return replace(position, rack=(*rack[:kind], rack[kind] - 1, *rack[kind + 1 :]))


def best(position: Position) -> Tiles | None:
    """A play that sheds as many tiles as possible, preferring those that count most on the rack (R-22)."""
    size = most_tiles(position)
    return some(position, size, BY_POINTS) if size else None


def most_points(position: Position) -> Tiles | None:
    """A play that takes as many points off the rack as possible (R-22)."""
    return max(every(position), key=lambda tiles: (tiles.points(), tiles), default=None)


def with_tile(position: Position, kind: int) -> Tiles | None:
    """A play that sheds as many tiles as possible, this one among them: for the effect that one wants (R-14)."""
    return best(replace(position, required=min(kind, JOKER)))


BY_POINTS = native.BY_POINTS


def every(position: Position) -> set[Tiles]:
    """Every set of one to four rack tiles that can be laid."""
    position = _useful(position)
    if not native.COMPILED or _too_wide(position):
        return {Tiles(*found) for found in families.all_at_once(position)}
    if position.mode == menus.TO_RACK:
        return {tiles for cells in _cells_laid(position) for tiles in _with_jokers(position, cells)}
    return {tiles for tiles in _candidates(position) if can_lay(position, tiles)}


def _with_jokers(position: Position, cells: tuple[int, ...]) -> Iterator[Tiles]:
    """Where freed jokers go to the rack: these tiles with every number of jokers with which they can be laid."""
    rack = [0] * CELLS
    for cell in cells:
        rack[cell] += 1
    found = counts(replace(position, rack=tuple(rack), required=NOTHING, chosen=cells))
    for jokers in range(position.needed(JOKER), position.most - len(cells) + 1):
        if found >> len(cells) + jokers & 1:
            yield Tiles(cells, jokers)


def can_lay(position: Position, tiles: Tiles) -> bool:
    """Whether exactly these tiles can be laid. (Not where freed jokers go to the rack and may be among them.)"""
    rack = [0] * CELLS
    for cell in tiles.cells:
        rack[cell] += 1
    alone = replace(position, rack=tuple(rack), rack_jokers=tiles.jokers)
    bit = 1 << len(tiles)
    return bool(counts(alone, freeing=False) & bit or (alone.can_free() and counts(alone) & bit))


def alone(table: Table, options: JokerOptions) -> int:
    """A bit for each cell whose tile could be laid alone, rearranging the table included, and bit JOKER for a joker.

    Where freed jokers go to the rack only what can be added to a group as it lies.
    """
    if joker_mode(options) == menus.TO_RACK:
        return fitting(table)
    nothing = [0] * KINDS
    return _alone(replace(table_position(table, nothing, options), addable=0, joker_fits=False))


@lru_cache(maxsize=1 << 10)
def _alone(bare: Position) -> int:
    """How a table is grouped does not matter, so this is asked again and again."""
    found = sum(
        1 << cell
        for cell in range(CELLS)
        if bare.fixed[cell] + bare.loose[cell] < COPIES and can_lay(bare, Tiles((cell,)))
    )
    if bare.table_jokers + bare.loose_jokers < JOKERS and can_lay(bare, Tiles((), 1)):
        found |= 1 << JOKER
    return found


def _candidates(position: Position) -> list[Tiles]:
    """Every set of rack tiles of a size that may be laid, the needed ones among them."""
    return [
        Tiles(cells, jokers)
        for cells in _cells_laid(position)
        for jokers in range(position.needed(JOKER), min(position.rack_jokers, position.most - len(cells)) + 1)
        if cells or jokers
    ]


def _cells_laid(position: Position) -> list[tuple[int, ...]]:
    """The same without jokers."""
    found: list[tuple[int, ...]] = [()]
    for cell, count in enumerate(position.rack):
        if count:
            found = [
                (*chosen, *(cell,) * number)
                for chosen in found
                for number in range(position.needed(cell), min(count, position.most - len(chosen)) + 1)
            ]
    return found


def _useful(position: Position) -> Position:
    """The position without rack tiles that no play can use; asking is cheap, carrying them along is not."""
    if position.required != NOTHING or position.chosen:
        return position
    rack = list(position.rack)
    for cell, count in enumerate(rack):
        if count and not counts(replace(position, required=cell)):
            rack[cell] = 0
    return replace(position, rack=tuple(rack))
