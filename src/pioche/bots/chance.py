"""Chance that depends only on a seed and on what it is for, so that a bot made anew decides the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pioche.engine.deal import fast_state

Item = TypeVar("Item")
_WORD = 1 << 64


def share(seed: int, *what: int) -> float:
    """A number from 0 to 1 (never 1), the same for the same seed and the same whole numbers."""
    return number(seed, *what) / _WORD


def number(seed: int, *what: int) -> int:
    """A number below 2**64."""
    mixed = fast_state(seed)
    for part in what:
        mixed = fast_state(mixed ^ fast_state(part))
    return mixed


def choice(items: Sequence[Item], seed: int, *what: int) -> Item:
    """One of them, each equally likely."""
    return items[number(seed, *what) * len(items) // _WORD]
