"""Validation of integers from callers, such as actions, seeds and numbers of players; nothing is silently truncated."""

from __future__ import annotations

from operator import index
from typing import Final

LONGEST: Final = 100_000
"""The default maximum of actions in a round: players who never lay would never end it."""

_MOST: Final = 2**31 - 1  # the limit of compiled code and OpenSpiel


def whole(given: object, what: str = "an action is a whole number") -> int:
    """Any Python or NumPy integer as an int; `ValueError` for everything else, including booleans."""
    if not isinstance(given, bool):
        try:
            return index(given)  # type: ignore[arg-type] # any value
        except TypeError:
            pass
    raise ValueError(f"{what}, not {given!r}")


def players_of(given: object) -> int:
    """A number of players; whether the rules allow it is checked elsewhere."""
    return whole(given, "the number of players is a whole number")


def longest_of(given: object) -> int:
    """The number of actions after which a round is truncated."""
    number = whole(given, "longest is a whole number")
    if not 1 <= number <= _MOST:
        raise ValueError(f"longest is 1 to {_MOST}, not {number}")
    return number
