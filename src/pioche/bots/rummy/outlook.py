"""How likely a seat is to win, by nothing but how many tiles everybody holds and whose turn it is.

It says little: how a round goes on is mostly luck, and the last few tiles take longest to go. But it says enough to
stop a playout after a few turns, with far less chance in the result than in who wins at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

# How strong a seat is, off turn and on turn, with one tile, two, and so on; with more than that as with the last. The
# chance to win is each one's share of exp(strength). Fitted to rounds in outline between two.
OFF_TURN: Final = (-0.34, -0.79, -0.78, -0.94, -1.02, -1.11, -1.17, -1.21, -1.25, -1.27, -1.29, -1.30)
ON_TURN: Final = (0.22, -0.48, -0.57, -0.78, -0.97, -1.07, -1.14, -1.20, -1.24, -1.27, -1.29, -1.30)
_LAST: Final = len(OFF_TURN) - 1
_OFF: Final = tuple(map(exp, OFF_TURN))
_ON: Final = tuple(map(exp, ON_TURN))


def chance(tiles: Sequence[int], turn: int, seat: int) -> float:
    """How likely a seat wins when the seats hold so many tiles, none of them none."""
    shares = [(_ON if other == turn else _OFF)[min(held - 1, _LAST)] for other, held in enumerate(tiles)]
    return shares[seat] / sum(shares)
