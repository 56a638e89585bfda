"""Rows of arrays that a caller provides: NumPy arrays here, pointers in compiled modules (`rows.pxd`).

This module is never compiled. A pointer costs nothing, while a slice of a memoryview counts its users every time.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, SupportsIndex

if TYPE_CHECKING:
    from pioche.envs.arrays import Actions, Bytes, Cards, Shorts


def start(array: Bytes) -> Bytes:
    """A whole array with one dimension."""
    return array


def numbers(array: Actions) -> Actions:
    """A whole array of 32-bit numbers with one dimension."""
    return array


def row_of(array: Bytes, row: int) -> Bytes:
    """A row of an array of bytes."""
    found: Bytes = array[row]
    return found


def numbers_of(array: Actions, row: int) -> Actions:
    """A row of an array of 32-bit numbers."""
    found: Actions = array[row]
    return found


def shorts_of(array: Shorts, row: int) -> Shorts:
    """A row of an array of 16-bit numbers."""
    found: Shorts = array[row]
    return found


def clear(row: Bytes, count: int) -> None:
    """Set so many places to zero."""
    row[:count] = 0


def number(value: SupportsIndex) -> int:
    """A number of an array, which NumPy would calculate with in its own width."""
    return index(value)


def wide(value: SupportsIndex) -> int:
    """The same with 64 bits and no sign."""
    return index(value)


def cards_of(array: Cards, row: int) -> Cards:
    """A row of an array of faces."""
    found: Cards = array[row]
    return found


def alike(row: Cards, cards: list[int], count: int) -> bool:
    """Whether so many faces are the same."""
    return list(row[:count]) == cards[:count]


def copy(row: Bytes, first: int, source: Bytes, count: int) -> None:
    """Copy so many places to those from `first` on."""
    row[first : first + count] = source[:count]
