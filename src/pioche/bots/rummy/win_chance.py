"""How likely each seat is to win from a position in which all racks are seen, without playing it out.

Every seat has a strength, and its chance is exp(strength) among all of them. Few tiles are good, and so is the turn;
but the last few tiles take longest to go, so it matters as much how likely they are to go: tiles in the company of
others, on the rack or on the table, and jokers. The strengths were fitted to rounds in outline between two, by maximum
likelihood. Only playouts look here: at racks that were dealt out as they may be. Strengths are whole numbers, so that
compiled and pure code agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pioche.engine import flat

# Strengths, in thousandths; by the number of tiles, from one to twelve and more.
OFF_TURN: Final = (1158, 719, 425, 226, 32, -94, -186, -310, -398, -490, -551, -830)
ON_TURN: Final = (1517, 826, 504, 248, 59, -70, -190, -304, -417, -462, -564, -845)
JOKER: Final = (1830, 1550, 1540, 1200, 1100, 700, 600, 500, 350, 300, 300, 300)
MANY: Final = 12
# And divided by the number of tiles: for every two of the rack that
SAME: Final = 946  # have the same number
NEXT: Final = 973  # follow each other in a colour
GAP: Final = 539  # or leave a gap of one;
# for every tile of the rack and one in a meld that
TABLE_SAME: Final = 281
TABLE_NEXT: Final = 348
TABLE_GAP: Final = 249
TABLE_TWIN: Final = 586  # lost when they are alike: what the one could do is done
_ROWS: Final = sum(1 << 4 * row for row in range(12))


class WinChance:
    """Strengths and chances; cells are bits of masks, four colours to a number."""

    __slots__ = ("later", "off_turn", "on_turn", "sooner", "with_joker")
    sooner: list[int]
    """By distance: the cells of a number that have one so much further on."""
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
        """How well a seat stands that holds so many tiles, jokers among them; the others as a mask, like the melds."""
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
    """The chance of a seat, from 0 to 1."""
    return 1 / sum([exp((strength - strengths[seat]) / 1000) for strength in strengths])
