"""Which rack tiles can be laid: whether any play exists, the largest play, every set of one to four (R-7, R-8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pioche.rummy.melds import TileTable
from pioche.rummy.rules import JokerOptions
from pioche.rummy.solver import families, menus, native, rack_sets
from pioche.rummy.solver.lattice import Walk, laid_counts
from pioche.rummy.solver.position import NOTHING, Position, fitting, joker_mode, mirrored
from pioche.rummy.solver.position import position as table_position
from pioche.rummy.tiles import CELLS, COLOURS, COPIES, JOKER, JOKERS, KINDS, points_of

MOST_LAID = menus.MOST_LAID
_SET_NIBBLES = sum(1 << nibble for nibble in range(16) if nibble.bit_count() >= 3)
_ANY_SIZE = (2 << MOST_LAID) - 2
_PAIR_NIBBLES = sum(1 << nibble for nibble in range(16) if nibble.bit_count() >= 2)


@dataclass(frozen=True, slots=True, order=True)
class Tiles:
    """Tiles that leave the rack together: sorted cells, and the number of jokers."""

    cells: tuple[int, ...]
    jokers: int = 0

    def __len__(self) -> int:
        return len(self.cells) + self.jokers

    def points(self) -> int:
        return sum(map(points_of, self.cells)) + self.jokers * points_of(JOKER)


def simple_play(position: Position) -> bool:
    """Whether an obvious play exists: adding to a group, or a new meld. False does not mean that no play exists."""
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
    """Whether rack and loose tiles alone make a meld with a wanted tile, or with a joker from the rack."""
    tiles = 0
    for cell in range(CELLS):
        if position.rack[cell] or position.loose[cell]:
            tiles |= 1 << cell
    first, second = COLOURS, 2 * COLOURS
    if tiles & tiles >> first & tiles >> second & (wanted | wanted >> first | wanted >> second):
        return True
    joker = position.rack_jokers or position.loose_jokers
    if joker:
        # A wanted tile (any tile if a rack joker is laid with it) and a neighbour at distance one or two.
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


def counts(position: Position, *, freeing: bool = True, wanted: int = 0) -> int:
    """The sizes of all plays, as bits 1 to 4. With `freeing=False`, only plays that free no joker of the table.

    `wanted`: sizes as bits; once one of them is found, others may be missing from the answer. This is faster.
    """
    position = _simplest(position, freeing=freeing)
    if position.mode == menus.TO_RACK and position.needed(JOKER) and not position.joker_favoured():
        return sum({1 << len(tiles) for tiles in every(position)})
    if wanted and native.COMPILED and not _too_wide(position):
        for beam in native.BEAMS:
            value, complete = native.value_within(position, beam, freeing=freeing)
            found = laid_counts(position, value)
            if complete or found & wanted:
                return found
    return laid_counts(position, _value(position, freeing=freeing))


def _value(position: Position, *, freeing: bool = True) -> int:
    """The pairs that can be reached with every meld complete."""
    value = native.TOO_LARGE
    if native.COMPILED and not _too_wide(position):
        value = native.value(position, freeing=freeing)
    return Walk(position, freeing=freeing).value() if value == native.TOO_LARGE else value


def _simplest(position: Position, *, freeing: bool = True) -> Position:
    """The position as printed if no joker can be freed: where freed jokers go (R-13 c) makes no difference then."""
    if position.mode == menus.TO_RACK and not (freeing and position.can_free()):
        return replace(position, mode=menus.FROM_RACK)
    return position


def _too_wide(position: Position) -> bool:
    """Whether the pairs do not fit 64 bits, because the number of loose jokers has to be tracked."""
    return position.mode == menus.TO_RACK and position.loose_jokers > 1


def _stages(position: Position) -> Iterator[tuple[Position, bool]]:
    """Search stages from the cheapest to the complete one, as positions and whether jokers may be freed.

    First no jokers from outside melds are placed, then one, then all; last, jokers in melds may be freed too.
    """
    for jokers in range(position.needed(JOKER), min(2, position.rack_jokers + position.loose_jokers)):
        rack_jokers = min(position.rack_jokers, jokers)
        loose_jokers = min(position.loose_jokers, jokers - rack_jokers)
        yield replace(position, rack_jokers=rack_jokers, loose_jokers=loose_jokers), False
    yield position, False
    if position.can_free():
        yield position, True


def any_play(position: Position) -> bool:
    """R-8: whether any play exists. Stops at the first stage that finds one."""
    if not position.chosen and simple_play(position):
        return True
    return any(_any_size(stage, freeing=freeing) for stage, freeing in _stages(position))


def _any_size(position: Position, *, freeing: bool) -> bool:
    """Whether one stage has a play. The hard answer is no: then walks that keep few states cannot tell.

    Nothing on the rack fits then, and each of its tiles is a question of its own. A walk that begins at the end of the
    numbers where the tile is drops at once whatever leaves that tile out, which is nearly everything.
    """
    if not native.COMPILED or position.mode == menus.TO_RACK:
        return bool(counts(position, freeing=freeing, wanted=_ANY_SIZE))
    for beam in native.BEAMS[:2]:
        value, complete = native.value_within(position, beam, freeing=freeing)
        found = laid_counts(position, value)
        if complete or found:
            return bool(found)
    held = [cell for cell, count in enumerate(position.rack) if count] + [JOKER] * bool(position.rack_jokers)
    for kind in held if position.required == NOTHING else [position.required]:
        alone = replace(position, required=kind)
        nearer = mirrored(alone) if CELLS // 2 <= kind < CELLS else alone
        if counts(nearer, freeing=freeing, wanted=_ANY_SIZE):
            return True
    return False


def most_tiles(position: Position) -> int:
    """How many tiles can be laid in one turn; 0 if no play exists."""
    enough = min(position.most, _at_hand(position))
    most = 0
    for stage, freeing in _stages(position):
        most = max(most, counts(stage, freeing=freeing, wanted=1 << enough).bit_length() - 1)
        if most >= enough:
            break
    return most


def _at_hand(position: Position) -> int:
    """Upper bound on the tiles that can be laid: the rack, and the freed jokers that go to it (R-13 c)."""
    held = sum(position.rack) + position.rack_jokers
    return held + position.freeable_jokers() if position.mode == menus.TO_RACK else held


def some(position: Position, size: int, order: Sequence[int]) -> Tiles | None:
    """A play of `size` tiles, or None. Unneeded tiles are left out in the order given.

    `order` lists kinds (JOKER for any joker). The last ones are the most likely to be laid.
    """
    if native.COMPILED and position.mode != menus.TO_RACK:
        found = native.some(position, size, order)
        if found is not None:
            return Tiles(tuple(cell for cell, count in enumerate(found.laid) for _ in range(count)), found.rack_jokers)
    return _some(position, size, order)


def _some(position: Position, size: int, order: Sequence[int]) -> Tiles | None:
    """Like `some`, in pure Python: tests every tile before leaving it out."""
    bit = 1 << size
    # Use the first stage that has such a play: fewer jokers are much cheaper to search and are kept for later.
    for position, freeing in _stages(position):  # noqa: B020
        if counts(position, freeing=freeing, wanted=bit) & bit:
            break
    else:
        return None
    for kind in order:
        while sum(position.rack) + position.rack_jokers > size:
            smaller = _without(position, kind)
            if smaller is None or not counts(smaller, freeing=freeing, wanted=bit) & bit:
                break
            position = smaller
    if position.mode == menus.TO_RACK:
        # Freed jokers may be laid too, so the remaining rack does not determine the play: enumerate.
        laid = (tiles for tiles in every(position) if len(tiles) == size)
        return min(laid, key=lambda tiles: (tiles.jokers, tiles))
    cells = tuple(cell for cell, count in enumerate(position.rack) for _ in range(count))
    return Tiles(cells, position.rack_jokers)


def _without(position: Position, kind: int) -> Position | None:
    """The position with one tile of a kind fewer on the rack; None if that tile is required or missing."""
    if kind >= JOKER:
        if position.rack_jokers == (position.required == JOKER):
            return None
        return replace(position, rack_jokers=position.rack_jokers - 1)
    if position.rack[kind] == (position.required == kind):
        return None
    return replace(position, rack=_changed(position.rack, kind, -1))


def best(position: Position) -> Tiles | None:
    """A play that goes out if there is one (R-21), else of as many tiles as possible, those with many points (R-22)."""
    out = _going_out(position)
    if out is not None:
        return out
    size = most_tiles(position)
    return some(position, size, BY_POINTS) if size else None


def _going_out(position: Position) -> Tiles | None:
    """If freed jokers go to the rack: a largest play after which nothing is left on it, or None.

    The largest play is not always one of them, because jokers that it frees may stay on the rack. In the other modes it
    is, so there is nothing to do.
    """
    cells = tuple(cell for cell, count in enumerate(position.rack) for _ in range(count))
    if position.mode != menus.TO_RACK or not 1 <= len(cells) + position.rack_jokers <= position.most:
        return None
    sizes = out_sizes(replace(position, required=NOTHING, chosen=cells))
    return Tiles(cells, sizes.bit_length() - 1 - len(cells)) if sizes else None


def out_sizes(position: Position) -> int:
    """If freed jokers go to the rack: the sizes, as bits, of plays of all its tiles after which no joker is on it."""
    value = _value(position)
    lying = position.table_jokers + position.rack_jokers
    return sum(
        1 << used
        for used in range(1, position.most + 1)
        # All jokers lie on the table at the end, so the freed ones were laid again.
        if any(value & menus.pair(lying + loose, used, loose) for loose in range(JOKERS - lying + 1))
    )


def most_points(position: Position) -> Tiles | None:
    """A play that removes as many points as possible from the rack (R-22)."""
    return max(every(position), key=lambda tiles: (tiles.points(), tiles), default=None)


def with_tile(position: Position, kind: int) -> Tiles | None:
    """A play of as many tiles as possible that includes this kind, for example for its effect (R-14)."""
    return best(replace(position, required=min(kind, JOKER)))


BY_POINTS = native.BY_POINTS


def every(position: Position) -> set[Tiles]:
    """Every set of one to four rack tiles that can be laid."""
    position = _simplest(position)
    if not native.COMPILED or _too_wide(position):
        return {Tiles(*found) for found in families.all_at_once(position)}
    return _every(position)


def _every(position: Position, least: int = 1) -> set[Tiles]:
    """`every` with the compiled walk, which keeps few states first: that finds many sets.

    `least`: 0 for the empty set too.
    """
    sets = rack_sets.RackSets(position, least)
    if any(sets.search(beam) for beam in rack_sets.BEAMS):
        return {Tiles(*each) for each in sets.known()}
    # Too large for the arrays: the sets without some tile and those with it are two smaller questions. One that is laid
    # is like one that lies there already, except where it is what frees a joker (R-13 b).
    by_rack = position.mode in (menus.FROM_RACK, menus.TO_RACK)
    cells = [
        cell
        for cell, count in enumerate(position.rack)
        if count and not position.needed(cell) and not (by_rack and position.standing[cell])
    ]
    if not cells or not position.most:
        return {Tiles(*found) for found in families.all_at_once(position, least)}
    cell = cells[len(cells) // 2]
    without = replace(position, rack=_changed(position.rack, cell, -position.rack[cell]))
    lying = replace(
        position,
        fixed=_changed(position.fixed, cell, 1),
        rack=_changed(position.rack, cell, -1),
        most=position.most - 1,
    )
    with_it = {Tiles(tuple(sorted((*rest.cells, cell))), rest.jokers) for rest in _every(lying, 0)}
    return _every(without, least) | with_it


def _changed(counts: tuple[int, ...], cell: int, by: int) -> tuple[int, ...]:
    return (*counts[:cell], counts[cell] + by, *counts[cell + 1 :])


def can_lay(position: Position, tiles: Tiles) -> bool:
    """Whether exactly these tiles can be laid. Not supported if freed jokers go to the rack."""
    alone = _only(position, tiles)
    bit = 1 << len(tiles)
    return bool(
        counts(alone, freeing=False, wanted=bit) & bit or (alone.can_free() and counts(alone, wanted=bit) & bit)
    )


def _only(position: Position, tiles: Tiles) -> Position:
    """The position with only these tiles on the rack."""
    rack = [0] * CELLS
    for cell in tiles.cells:
        rack[cell] += 1
    return replace(position, rack=tuple(rack), rack_jokers=tiles.jokers)


def alone(table: TileTable, options: JokerOptions) -> int:
    """A mask of the cells whose tile could be laid alone, rearranging the table if needed; bit JOKER for a joker.

    If freed jokers go to the rack, only tiles that can be added to an existing group.
    """
    if joker_mode(options) == menus.TO_RACK:
        return fitting(table)
    nothing = [0] * KINDS
    return _alone(replace(table_position(table, nothing, options), addable=0, joker_fits=False))


@lru_cache(maxsize=1 << 10)
def _alone(bare: Position) -> int:
    """Cached by counts: the grouping of a table does not matter, so the same question recurs often."""
    found = sum(
        1 << cell
        for cell in range(CELLS)
        if bare.fixed[cell] + bare.loose[cell] < COPIES and can_lay(bare, Tiles((cell,)))
    )
    if bare.table_jokers + bare.loose_jokers < JOKERS and can_lay(bare, Tiles((), 1)):
        found |= 1 << JOKER
    return found
