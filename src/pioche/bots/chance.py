"""Random numbers that depend only on a seed and a purpose, so that a recreated bot makes the same decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pioche.engine.deal import fast_state

Item = TypeVar("Item")
_WORD = 1 << 64


def share(seed: int, *what: int) -> float:
    """A number in [0, 1), determined by the seed and the integers given."""
    return number(seed, *what) / _WORD


def number(seed: int, *what: int) -> int:
    """An integer in [0, 2**64), determined by the seed and the integers given."""
    mixed = fast_state(seed)
    for part in what:
        mixed = fast_state(mixed ^ fast_state(part))
    return mixed


def choice(items: Sequence[Item], seed: int, *what: int) -> Item:
    """One of the items, each equally likely."""
    return items[number(seed, *what) * len(items) // _WORD]
