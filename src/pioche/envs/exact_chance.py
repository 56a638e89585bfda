"""Chance card by card, for packs so small that every way the hidden cards may come can be listed.

A deal or an action leads either to a table (`Settled`) or to chance (`Lot`): what is dealt or drawn, with its
probability. Cards that a seat gets at once are one outcome whatever their order, because a hand has none. The order
of the draw pile never matters: it is drawn from as from a bag.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Settled:
    """No chance, or no more: the table and what happened."""

    table: Any
    events: list[Any]


@dataclass(frozen=True, slots=True)
class Lot:
    """What chance may bring: each outcome with its probability, and what it leads to."""

    names: tuple[str, ...]
    likely: tuple[float, ...]
    follow: Callable[[int], Stage]


Stage = Settled | Lot


class ExactChance(ABC):
    """The chance of a game under some rules."""

    most: int
    """How many outcomes a lot has at most."""
    lots: int
    """How many lots follow each other at most in the deal."""

    @abstractmethod
    def deal(self) -> Stage:
        """Deal a round. The last seat deals."""

    @abstractmethod
    def act(self, table: Any, action: int) -> Stage:
        """Perform a legal action. The table itself is not changed."""
