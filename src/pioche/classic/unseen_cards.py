"""Cards that one does not see, counted by what is certain of each (for `knowledge`).

An unseen card has a kind: the faces that it may still show, and the marks that it may have. A mark stands for a heap
that cards went through: the deal, each pile, a hand that gave cards away unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Final

from pioche.classic import codes as c

Kind = tuple[int, int]  # faces, marks: two masks
ALL_FACES: Final = (1 << c.FACES) - 1
DEAL: Final = 1  # the mark of the deal and of the first pile


def any_of(masks: Iterable[int]) -> int:
    """The union of masks."""
    found = 0
    for mask in masks:
        found |= mask
    return found


def _within(one: Kind, other: Kind) -> bool:
    """Does the other kind allow all that this one allows?"""
    return not (one[0] & ~other[0] or one[1] & ~other[1])


class UnseenCards:
    """Some unseen cards, by kind."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: dict[Kind, int] | None = None) -> None:
        self.kinds: dict[Kind, int] = {} if kinds is None else kinds

    def __len__(self) -> int:
        return sum(self.kinds.values())

    def add(self, kind: Kind, count: int = 1) -> None:
        """More of a kind."""
        if count:
            self.kinds[kind] = self.kinds.get(kind, 0) + count

    def join(self, others: UnseenCards) -> None:
        """Others come to these."""
        for kind, count in others.kinds.items():
            self.add(kind, count)

    def faces(self) -> int:
        """All that they may show."""
        return any_of(kind[0] for kind in self.kinds)

    def marks(self, faces: int = ALL_FACES) -> int:
        """All marks that those may have which may show one of these faces."""
        return any_of(kind[1] for kind in self.kinds if kind[0] & faces)

    def exclude(self, faces: int) -> None:
        """None of them shows one of these."""
        self._change(lambda kind: (kind[0] & ~faces, kind[1]))

    def forget_marks(self) -> None:
        """Marks are told apart no more."""
        self._change(lambda kind: (kind[0], DEAL))

    def _change(self, new: Callable[[Kind], Kind]) -> None:
        kinds, self.kinds = self.kinds, {}
        for kind, count in kinds.items():
            self.add(new(kind), count)

    def pull(self, faces: int = ALL_FACES, marks: int = -1) -> Kind:
        """One that shows one of these faces and has one of these marks goes. Says what is certain of it.

        It may be of several kinds. A kind that allows all that a tighter one allows counts as untouched: had one of
        it gone, the card of the tighter one could take its place. Of the tightest kinds, in a row, one each is
        replaced by the unions of neighbours, one fewer: true whichever of them went.
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
        """So many of them go, nobody knows which. Says what is certain of those."""
        gone = UnseenCards(dict(self.kinds))
        for _ in range(len(self) - count):
            gone.pull()
        for _ in range(count):
            self.pull()
        return gone
