"""Static evaluation of a position with open racks: how likely each seat is to win.

Every seat has a strength, and its chance is the softmax of the strengths. Few tiles are good, and so is being on turn.
But the last few tiles take longest to lay, so it matters as much how well they go together with other tiles on the rack
or on the table, and how many jokers there are. The coefficients were fitted to abstract rounds with two players, by
maximum likelihood. Only playouts use this, on sampled racks. Strengths are integers, so that compiled and pure Python
code agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pioche.engine import flat

# Strengths, in thousandths, by the number of tiles: one to eleven, and twelve or more.
OFF_TURN: Final = (1158, 719, 425, 226, 32, -94, -186, -310, -398, -490, -551, -830)
ON_TURN: Final = (1517, 826, 504, 248, 59, -70, -190, -304, -417, -462, -564, -845)
JOKER: Final = (1830, 1550, 1540, 1200, 1100, 700, 600, 500, 350, 300, 300, 300)
MANY: Final = 12
# Added, divided by the number of tiles: for every pair of tiles on the rack that
SAME: Final = 946  # have the same number
NEXT: Final = 973  # follow each other in a colour
GAP: Final = 539  # or leave a gap of one in a colour;
# for every pair of a tile on the rack and one in a meld, the same;
TABLE_SAME: Final = 281
TABLE_NEXT: Final = 348
TABLE_GAP: Final = 249
TABLE_TWIN: Final = 586  # subtracted if they are the same tile, whose place is taken
_ROWS: Final = sum(1 << 4 * row for row in range(12))


class WinChance:
    """The strength of a seat; racks and melds are bit masks of cells, four colours to a number."""

    __slots__ = ("later", "off_turn", "on_turn", "sooner", "with_joker")
    sooner: list[int]
    """By distance: the cells that have another of the same number so many colours further on."""
    later: list[int]
    off_turn: list[int]
    on_turn: list[int]
    with_joker: list[int]

    def __init__(self) -> None:
        if not flat.COMPILED:
            self.sooner, self.later = flat.zeros(4), flat.zeros(4)
            self.off_turn, self.on_turn, self.with_joker = flat.zeros(MANY), flat.zeros(MANY), flat.zeros(MANY)
        for apart in range(1, 4):
            self.sooner[apart] = _ROWS * (0xF >> apart)
            self.later[apart] = _ROWS * (0xF << apart & 0xF)
        for place in range(MANY):
            self.off_turn[place] = OFF_TURN[place]
            self.on_turn[place] = ON_TURN[place]
            self.with_joker[place] = JOKER[place]

    def strength(self, held: int, jokers: int, rack: int, melds: int, on_turn: bool) -> int:
        """The strength of a seat that holds `held` tiles, including jokers; `rack` is the mask of its other tiles."""
        if held < 1:
            return 0
        place = held - 1 if held < MANY else MANY - 1
        own = self.with_joker[place] * jokers + (self.on_turn[place] if on_turn else self.off_turn[place])
        company = NEXT * flat.count(rack & rack >> 4) + GAP * flat.count(rack & rack >> 8)
        company += TABLE_NEXT * (flat.count(rack & melds >> 4) + flat.count(rack & melds << 4))
        company += TABLE_GAP * (flat.count(rack & melds >> 8) + flat.count(rack & melds << 8))
        for apart in range(1, 4):
            company += SAME * flat.count(rack & rack >> apart & self.sooner[apart])
            company += TABLE_SAME * flat.count(rack & melds >> apart & self.sooner[apart])
            company += TABLE_SAME * flat.count(rack & melds << apart & self.later[apart])
        return own + company // held - TABLE_TWIN * flat.count(rack & melds) // held


def share(strengths: Sequence[int], seat: int) -> float:
    """The win chance of a seat, from 0 to 1: the softmax of the strengths."""
    if not 0 <= seat < len(strengths):
        raise IndexError(f"there is no seat {seat}")
    return 1 / sum([exp((strength - strengths[seat]) / 1000) for strength in strengths])
