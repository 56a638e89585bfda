"""The solver's input: how many tiles of each cell are where, and how jokers may move.

The current grouping of the table does not matter for what can be laid (R-10: everything may be rearranged), so only
counts are kept, plus a mask of the tiles that can be added to an existing group, for a fast answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pioche.rummy.melds import Group, TileTable
from pioche.rummy.rules import FreedJoker, JokerMoves, JokerOptions, JokerSource
from pioche.rummy.solver import menus
from pioche.rummy.tiles import CELLS, COLOURS, JOKER, JOKERS, PLAIN_JOKER

NOTHING = -1


@dataclass(frozen=True, slots=True)
class Position:
    """Counts by cell, and the jokers.

    `required`: a kind that must be among the tiles laid (the drawn tile, R-9), or NOTHING. `chosen`: further kinds that
    must be. `addable`: a mask of the cells whose tile fits an existing group; `joker_fits`: whether a joker does.
    """

    fixed: tuple[int, ...]
    """Tiles in melds; they must stay in melds."""
    loose: tuple[int, ...]
    """Loose starting tiles; they may stay loose (R-11)."""
    rack: tuple[int, ...]
    standing: tuple[int, ...]
    """Jokers in melds, by the cell that they stand for."""
    loose_jokers: int
    rack_jokers: int
    mode: int
    required: int
    addable: int
    joker_fits: bool
    most: int = menus.MOST_LAID
    """How many tiles may be laid; 1 if the drawn tile must be laid alone (R-9)."""
    chosen: tuple[int, ...] = ()

    @property
    def table_jokers(self) -> int:
        return sum(self.standing)

    def needed(self, kind: int) -> int:
        """How many tiles of a kind must be among those laid."""
        return max(self.chosen.count(kind), self.required == kind)

    def joker_favoured(self) -> bool:
        """Whether plays with a joker from the rack use separate pairs (`menus.FAVOUR`)."""
        return self.mode == menus.TO_RACK and self.loose_jokers == 0 and self.needed(JOKER) == 1

    def freeable(self, cell: int) -> int:
        """How many of the jokers that stand for a cell could leave it (R-13 a, b)."""
        standing = self.standing[cell]
        if self.mode == menus.FREE:
            return standing
        if self.mode == menus.FROM_TABLE:
            return min(standing, self.fixed[cell] + self.loose[cell] + self.rack[cell])
        return min(standing, self.rack[cell])

    def can_free(self) -> bool:
        """Whether any joker could leave its cell."""
        standing = self.standing
        return any(standing) and any(self.freeable(cell) for cell in range(CELLS) if standing[cell])

    def spare_jokers(self) -> int:
        """The maximum number of jokers that could be newly placed."""
        return min(JOKERS, self.loose_jokers + self.rack_jokers + self.freeable_jokers())

    def freeable_jokers(self) -> int:
        """How many jokers could leave their cells."""
        return sum(self.freeable(cell) for cell in range(CELLS)) if any(self.standing) else 0


def position(
    table: TileTable,
    rack: Sequence[int],
    options: JokerOptions,
    *,
    required: int = NOTHING,
    most: int = menus.MOST_LAID,
) -> Position:
    """The position of a player with this rack (counts by kind) at this table."""
    fixed, standing = counted(table)
    loose = [0] * CELLS
    loose_jokers = addable = 0
    joker_fits = False
    for group in table.groups:
        cells, takes_joker = _room(group)
        addable |= cells
        joker_fits = joker_fits or takes_joker
    for kind in table.loose:
        if kind >= JOKER:
            loose_jokers += 1
        else:
            loose[kind] += 1
    return Position(
        fixed,
        tuple(loose),
        tuple(rack[:CELLS]),
        standing,
        loose_jokers,
        rack[JOKER] + rack[PLAIN_JOKER],
        joker_mode(options),
        JOKER if required >= JOKER else required,
        addable,
        joker_fits,
        most,
    )


def mirrored(at: Position) -> Position:
    """The position with 1 for 12, 2 for 11 and so on. The same can be laid; walks meet the cells in another order.

    Without `addable` and `joker_fits`, which no walk reads.
    """

    def turned(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([numbers[_across(cell)] for cell in range(CELLS)])

    return replace(
        at,
        fixed=turned(at.fixed),
        loose=turned(at.loose),
        rack=turned(at.rack),
        standing=turned(at.standing),
        required=_across(at.required),
        addable=0,
        joker_fits=False,
        chosen=tuple(map(_across, at.chosen)),
    )


def _across(kind: int) -> int:
    """The cell of the same colour as far from the other end of the numbers; jokers and NOTHING stay what they are."""
    return kind + CELLS - COLOURS - 2 * (kind - kind % COLOURS) if 0 <= kind < CELLS else kind


def counted(table: TileTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tiles in groups by cell, and the jokers by the cell that they stand for."""
    fixed, standing = [0] * CELLS, [0] * CELLS
    for group in table.groups:
        for piece in group:
            if piece & 4:
                standing[piece >> 3] += 1
            else:
                fixed[piece >> 3] += 1
    return tuple(fixed), tuple(standing)


def fitting(table: TileTable) -> int:
    """A mask of the cells whose tile can be added to an existing group, and bit JOKER if a joker can."""
    fits = 0
    for group in table.groups:
        cells, takes_joker = _room(group)
        fits |= cells | takes_joker << JOKER
    return fits


def joker_mode(options: JokerOptions) -> int:
    if options.joker_moves is JokerMoves.FREE:
        return menus.FREE
    if options.freed_joker is FreedJoker.TO_RACK:
        return menus.TO_RACK
    return menus.FROM_TABLE if options.joker_source is JokerSource.RACK_OR_TABLE else menus.FROM_RACK


def _room(group: Group) -> tuple[int, bool]:
    """A mask of the cells whose tile can be added to a group without changing others, and whether a joker can."""
    first, last, size = group[0] >> 3, group[-1] >> 3, len(group)
    if first // COLOURS == last // COLOURS:  # a set: the colour that it lacks
        if size == COLOURS:
            return 0, False
        row = first - first % COLOURS
        cells = 0xF << row
        has_joker = 0
        for piece in group:
            cells &= ~(1 << (piece >> 3))
            has_joker |= piece & 4
        return cells, not has_joker
    cells = 0
    takes_joker = False
    if first >= COLOURS:
        cells |= 1 << (first - COLOURS)
        takes_joker = not group[0] & 4
    if last + COLOURS < CELLS:
        cells |= 1 << (last + COLOURS)
        takes_joker = takes_joker or not group[-1] & 4
    for place in range(2, size - 2):  # a long run can be split into two that both contain this number
        cells |= 1 << (group[place] >> 3)
    return cells, takes_joker
