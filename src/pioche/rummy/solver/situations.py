"""The key of each cell's situation, for the lookup of its menu. Compiled, as every query needs it."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.engine import flat
from pioche.rummy.solver import menus
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.position import Position
from pioche.rummy.tiles import JOKER, JOKERS

COUNTED = 3
"""A key has two bits for each count of tiles of a cell; the pack has two of each."""


class Cells:
    """A position in flat arrays (see `Position`), and the keys of its menus."""

    fixed: list[int]
    loose: list[int]
    rack: list[int]
    standing: list[int]
    needed: list[int]
    favoured: list[int]
    """1 for cells whose rack tiles are favoured, else 0."""
    keys: list[int]

    def __init__(self) -> None:
        if not flat.COMPILED:
            for name in ("fixed", "loose", "rack", "standing", "needed", "favoured", "keys"):
                setattr(self, name, [0] * c.CELLS)
        self.loose_jokers = 0
        self.rack_jokers = 0
        self.needed_jokers = 0
        self.mode = 0
        self.most = menus.MOST_LAID
        self.liking = True
        """Whether `favoured` is used at all."""

    def take(self, position: Position) -> None:
        """Load a position."""
        for cell in range(c.CELLS):
            self.fixed[cell] = position.fixed[cell]
            self.loose[cell] = position.loose[cell]
            self.rack[cell] = position.rack[cell]
            self.standing[cell] = position.standing[cell]
            self.needed[cell] = self.favoured[cell] = 0
            # Larger counts would overflow the bits of a key.
            held = self.fixed[cell] | self.loose[cell] | self.rack[cell]
            if not 0 <= held <= COUNTED or not 0 <= self.standing[cell] <= JOKERS:
                raise ValueError(f"more tiles of the cell {cell} than the pack has")
        for kind in {position.required, *position.chosen}:
            if 0 <= kind < JOKER:
                self.needed[kind] = position.needed(kind)
        self.needed_jokers = position.needed(JOKER)
        self.loose_jokers = position.loose_jokers
        self.rack_jokers = position.rack_jokers
        self.mode = position.mode
        self.most = position.most

    def favour(self, cells: Iterable[int]) -> None:
        """Prefer plays with tiles of these cells to others of the same size."""
        for cell in cells:
            if not 0 <= cell < c.CELLS:
                raise ValueError(f"there is no cell {cell}")
            self.favoured[cell] = 1

    def held(self) -> int:
        """How many tiles the rack holds."""
        total = self.rack_jokers
        for cell in range(c.CELLS):
            total += self.rack[cell]
        return total

    def likes(self) -> int:
        """How many cells are favoured."""
        total = 0
        for cell in range(c.CELLS):
            total += self.favoured[cell]
        return total

    def table_jokers(self) -> int:
        """How many jokers are in melds."""
        total = 0
        for cell in range(c.CELLS):
            total += self.standing[cell]
        return total

    def freeable(self, cell: int) -> int:
        """How many of the jokers that stand for a cell could leave it (R-13 a, b)."""
        standing = self.standing[cell]
        most = self.rack[cell]
        if self.mode == c.FREE:
            most = standing
        elif self.mode == c.FROM_TABLE:
            most += self.fixed[cell] + self.loose[cell]
        return standing if standing < most else most

    def all_freeable(self) -> int:
        total = 0
        for cell in range(c.CELLS):
            if self.standing[cell]:
                total += self.freeable(cell)
        return total

    def number(self, freeing: bool) -> None:
        """Compute the menu key of each cell: everything that determines how it can be used.

        The bit layout is that of `menus`. A menu has sets only if sets are possible: three colours of a number, or two
        and a joker.
        """
        spare = self.loose_jokers + self.rack_jokers
        if freeing:
            spare += self.all_freeable()
        if spare > JOKERS:
            spare = JOKERS
        rest = self.mode << 18 | spare << 12
        liked = 1 << 23 if self.liking else 0
        if self.mode == c.TO_RACK:
            rest |= self.loose_jokers << 20
            if self.needed_jokers == 1 and self.loose_jokers == 0:  # `Position.joker_favoured`
                rest |= 1 << 24
        for row in range(0, c.CELLS, 4):
            tiles = jokers = 0
            for cell in range(row, row + 4):
                if self.fixed[cell] or self.loose[cell] or self.rack[cell]:
                    tiles += 1
                elif self.standing[cell]:
                    jokers = 1
            common = rest
            if spare:
                jokers = 1
            if tiles + jokers >= 3:
                common |= c.SETS_BIT
            for cell in range(row, row + 4):
                key = common | self.fixed[cell] | self.loose[cell] << 2 | self.rack[cell] << 4
                if self.standing[cell]:
                    key |= self.standing[cell] << 6
                    if freeing:
                        key |= self.freeable(cell) << 9
                self.keys[cell] = key | self.needed[cell] << 16 | self.favoured[cell] * liked

    def listed(self) -> list[int]:
        """The menu keys of all cells."""
        return [self.keys[cell] for cell in range(c.CELLS)]


def menu_keys(position: Position, freeing: bool) -> list[int]:
    """The menu key of each cell of a position."""
    cells = Cells()
    cells.take(position)
    cells.number(freeing)
    return cells.listed()
