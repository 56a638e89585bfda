"""Helpers for states made of flat arrays of small integers: the only place where compiled and pure code differ.

This module is never compiled. Compiled modules get the same names as C functions from `flat.pxd`;
pure modules import them from here. Both give the same results.
"""

from typing import Final

COMPILED: Final = False
NONE: Final = 0  # the empty mask

_MASK64: Final = (1 << 64) - 1


def zeros(count: int) -> list[int]:
    """Allocate an array. Compiled classes hold their arrays inline and do not call this."""
    return [0] * count


def copy8(target: list[int], source: list[int], count: int) -> None:
    """Copy an array of bytes."""
    target[:] = source


def copy64(target: list[int], source: list[int], count: int) -> None:
    """Copy an array of 64-bit masks."""
    target[:] = source


def listed(items: list[int], count: int) -> list[int]:
    """The first `count` items of an array as a list."""
    return items[:count]


def bit(index: int) -> int:
    """The 64-bit mask with only this bit set; in C, `1 << index` would overflow an int."""
    return 1 << index


def lowest(mask: int) -> int:
    """The index of the lowest set bit of a non-empty mask."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many bits of a mask are set."""
    return mask.bit_count()


def advance(generator: int) -> int:
    """The next state of the fast generator (xorshift64); zero is not a valid state."""
    generator ^= (generator << 13) & _MASK64
    generator ^= generator >> 7
    return generator ^ ((generator << 17) & _MASK64)


def below(generator: int, bound: int) -> int:
    """A number below `bound` from a state of the fast generator (multiply-shift on its high half).

    For playouts: the bias is at most bound / 2**32. Real deals use `pioche.engine.deal`.
    """
    return ((generator >> 32) * bound) >> 32
