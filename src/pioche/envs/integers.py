"""Numbers that come from outside, such as actions, seeds and players: nothing of them is cut off on the way."""

from __future__ import annotations

from operator import index
from typing import Final

LONGEST: Final = 100_000
"""How many actions a round has at most, unless somebody says otherwise: players who never lay would play for ever."""

_MOST: Final = 2**31 - 1  # compiled code and OpenSpiel count no further


def whole(given: object, what: str = "an action is a whole number") -> int:
    """A whole number of any type, Python's or NumPy's; `ValueError` for all else, also for what is true or false."""
    if not isinstance(given, bool):
        try:
            return index(given)  # type: ignore[arg-type] # whatever somebody gives
        except TypeError:
            pass
    raise ValueError(f"{what}, not {given!r}")


def players_of(given: object) -> int:
    """How many play; whether so many can is up to the rules."""
    return whole(given, "the number of players is a whole number")


def longest_of(given: object) -> int:
    """After how many actions nobody has won."""
    number = whole(given, "longest is a whole number")
    if not 1 <= number <= _MOST:
        raise ValueError(f"longest is 1 to {_MOST}, not {number}")
    return number
