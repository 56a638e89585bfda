"""All sets of rack tiles of a legal size, and which of them can be laid: asks the walk of `enumeration` for the rest.

Not compiled: masks have as many bits as there are sets.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import compress

from pioche.rummy.solver import menus
from pioche.rummy.solver import sizes as c
from pioche.rummy.solver.enumeration import Enumeration
from pioche.rummy.solver.lattice import from_rack
from pioche.rummy.solver.position import NOTHING, Position
from pioche.rummy.solver.situations import Cells
from pioche.rummy.tiles import JOKER

BEAMS = (c.FIRST_STATES, c.SECOND_STATES, 0)
"""How many states of a layer `every` keeps, one try after another; the last are all."""
_shared: list[Enumeration] = []


def shared() -> Enumeration:
    """The shared instance, created on first use; there is only one walk at a time."""
    if not _shared:
        _shared.append(Enumeration())
    return _shared[0]


_BITS = bytes(sign == ord("1") for sign in range(256))


class RackSets:
    """All sets of rack tiles of a legal size that include the needed ones, and which of them are known to be playable.

    Sets of one size are numbered as by `Enumeration.plan`; a mask has one bit for each. Not supported if freed jokers
    go to the rack and more than one joker is loose.
    """

    def __init__(self, position: Position, least: int = 1) -> None:
        """`least`: 0 if laying none of these tiles is legal too."""
        self.position = position
        self._least = least
        self._numbered = _numbered(position)
        self._to_rack = position.mode == menus.TO_RACK
        jokers = position.rack_jokers + (position.freeable_jokers() if self._to_rack else 0)
        self._found = [[0] * c.WIDTH for _ in range(min(jokers, position.most) + 1)]
        needed = {cell: position.needed(cell) for cell in {position.required, *position.chosen} if 0 <= cell < JOKER}
        self._legal = [
            sum(
                1 << number
                for number, cells in enumerate(sets)
                if all(cells.count(cell) >= count for cell, count in needed.items())
            )
            if needed
            else (1 << len(sets)) - 1
            for sets in self._numbered
        ]

    def _open(self, jokers: int, size: int) -> int:
        """The mask of the sets of a size that are legal with so many rack jokers, but not known to be playable."""
        legal = self.position.needed(JOKER) <= jokers and self._least <= jokers + size <= self.position.most
        return self._legal[size] & ~self._found[jokers][size] if legal else 0

    def all_known(self) -> bool:
        """Whether every legal set is known to be playable."""
        return not any(self._open(jokers, size) for jokers in self._jokers() for size in range(c.WIDTH))

    def known(self) -> set[tuple[tuple[int, ...], int]]:
        """The playable sets that were found, as sorted cells and a number of jokers."""
        return {
            (cells, jokers)
            for jokers, masks in enumerate(self._found)
            for size, mask in enumerate(masks)
            if mask
            for cells in compress(self._numbered[size], f"{mask:b}"[::-1].encode().translate(_BITS))
        }

    def _jokers(self) -> range:
        return range(len(self._found))

    def search(self, beam: int) -> bool | None:
        """Look for more playable sets with a walk. Whether all are known now; None if memory does not suffice.

        `beam`: how many states of a layer are kept; 0 for all.
        """
        ready = shared()
        position = self.position
        jokers = position.table_jokers + position.loose_jokers + position.rack_jokers
        if ready.spread(self._cells(), jokers, self._wanted(), beam) == c.UNKNOWN:
            return None
        for loose in range(position.loose_jokers + 1 if self._to_rack else 1):
            for placed in range(jokers + 1):
                laid_jokers = from_rack(position, placed, loose)
                for used in range(c.WIDTH if laid_jokers else 0):
                    for size in range(0 if self._to_rack else used, used + 1):
                        self._add(ready.row(loose, placed, used, size), size, laid_jokers, used - size)
        return not ready.cut or self.all_known()

    def _cells(self) -> Cells:
        position = self.position
        if self._to_rack:
            # A required joker would use pairs of its own; here every pair shows how many are laid.
            required = NOTHING if position.required == JOKER else position.required
            chosen = tuple(kind for kind in position.chosen if kind != JOKER)
            position = replace(position, required=required, chosen=chosen)
        cells = Cells()
        cells.take(position)
        return cells

    def _wanted(self) -> list[int]:
        """The sets of tiles that are still open with some number of jokers, as words of 64 bits."""
        wanted: list[int] = []
        for size, sets in enumerate(self._numbered):
            mask = 0
            for jokers in self._jokers():
                mask |= self._open(jokers, size)
            wanted += [mask >> 64 * word & (1 << 64) - 1 for word in range((len(sets) + 63) // 64)]
        return wanted

    def _add(self, words: list[int], size: int, laid_jokers: range, more: int) -> None:
        """Add playable sets of a size, with so many jokers and `more` (those that a pair counts as tiles)."""
        mask = 0
        for number, word in enumerate(words):
            mask |= word << 64 * number
        for jokers in laid_jokers if mask else ():
            if jokers + more < len(self._found):
                self._found[jokers + more][size] |= mask & self._open(jokers + more, size)


def every(position: Position, beam: int = 0) -> tuple[set[tuple[tuple[int, ...], int]], bool]:
    """The sets of rack tiles that can be laid, as sorted cells and a number of jokers; and whether these are all.

    `beam`: how many states of a layer are kept; 0 for all.
    """
    sets = RackSets(position)
    complete = sets.search(beam)
    return sets.known(), bool(complete)


def _numbered(position: Position) -> list[list[tuple[int, ...]]]:
    """The sets of rack tiles by size, in the order of `Enumeration.plan`."""
    sets: list[list[tuple[int, ...]]] = [[()], *([] for _ in range(c.MOST_LAID))]
    for cell, count in enumerate(position.rack):
        if count:
            sets = [
                [
                    (*before, *(cell,) * laid)
                    for laid in range(min(count, size) + 1)
                    for before in sets[size - laid]
                ]
                if size <= position.most
                else []
                for size in range(c.WIDTH)
            ]  # fmt: skip
    return sets
