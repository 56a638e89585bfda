"""Unseen cards, counted by what is known about each (for `knowledge`).

An unseen card has a kind: its possible faces and its possible marks. A mark stands for a heap that cards went through:
the deal, each pile, a hand that gave away cards face down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

from pioche.classic import codes as c

Kind = tuple[int, int]  # two masks: faces, marks
ALL_FACES: Final = (1 << c.FACES) - 1
DEAL: Final = 1  # the mark of the deal and of the first pile


def any_of(masks: Iterable[int]) -> int:
    """The union of masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def _within(one: Kind, other: Kind) -> bool:
    """Is everything that `one` allows also allowed by `other`?"""
    return not (one[0] & ~other[0] or one[1] & ~other[1])


class UnseenCards:
    """A multiset of unseen cards, by kind."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: dict[Kind, int] | None = None) -> None:
        self.kinds: dict[Kind, int] = {} if kinds is None else kinds

    def __len__(self) -> int:
        return sum(self.kinds.values())

    def add(self, kind: Kind, count: int = 1) -> None:
        """Add cards of a kind."""
        if count:
            self.kinds[kind] = self.kinds.get(kind, 0) + count

    def join(self, others: UnseenCards) -> None:
        """Add all cards of another multiset."""
        for kind, count in others.kinds.items():
            self.add(kind, count)

    def faces(self) -> int:
        """A mask of all possible faces."""
        return any_of(kind[0] for kind in self.kinds)

    def marks(self, faces: int = ALL_FACES) -> int:
        """A mask of the possible marks of those cards that may have one of these faces."""
        return any_of(kind[1] for kind in self.kinds if kind[0] & faces)

    def exclude(self, faces: int) -> None:
        """Record that none of them has one of these faces."""
        self._change(lambda kind: (kind[0] & ~faces, kind[1]))

    def forget_marks(self) -> None:
        """Replace all marks by that of the deal."""
        self._change(lambda kind: (kind[0], DEAL))

    def _change(self, new: Callable[[Kind], Kind]) -> None:
        kinds, self.kinds = self.kinds, {}
        for kind, count in kinds.items():
            self.add(new(kind), count)

    def pull(self, faces: int = ALL_FACES, marks: int = -1) -> Kind:
        """Remove a card that has one of these faces and one of these marks. Returns the kind known of it.

        The card may be of several kinds. A kind that contains a tighter one is left unchanged: had a card of it gone,
        the card of the tighter kind could take its place. Of each of the n tightest kinds one card is removed, and the
        n - 1 unions of neighbouring kinds are added: this holds whichever of them went.
        """
        able = [kind for kind in self.kinds if kind[0] & faces and kind[1] & marks]
        if not able:
            raise ValueError("these events do not belong together")
        tightest = sorted(kind for kind in able if not any(other != kind and _within(other, kind) for other in able))
        for kind in tightest:
            self.kinds[kind] -= 1
            if not self.kinds[kind]:
                del self.kinds[kind]
        for one, other in pairwise(tightest):
            self.add((one[0] | other[0], one[1] | other[1]))
        return any_of(kind[0] for kind in able) & faces, any_of(kind[1] for kind in able)

    def split(self, count: int) -> UnseenCards:
        """Remove `count` cards, not known which. Returns what is known of those."""
        gone = UnseenCards(dict(self.kinds))
        for _ in range(len(self) - count):
            gone.pull()
        for _ in range(count):
            self.pull()
        return gone
