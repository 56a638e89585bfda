"""A move that is put together from pieces: which piece lies in which group, with undo. It knows no rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pioche.engine.abilities import DraftGroup, DraftPiece

Pieces = tuple[DraftPiece, ...]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The groups on the table, and what is left in the hand."""

    groups: tuple[DraftGroup, ...]
    hand: tuple[DraftPiece, ...]

    def touched(self) -> bool:
        """Has anything been moved?"""
        return any(not group.text for group in self.groups)


class Draft:
    """An arrangement that can be changed and taken back step by step."""

    def __init__(self, groups: Iterable[DraftGroup], hand: Iterable[DraftPiece]) -> None:
        self._start = Arrangement(tuple(groups), tuple(hand))
        self._now = self._start
        self._before: list[Arrangement] = []

    @property
    def now(self) -> Arrangement:
        return self._now

    def begins_like(self, groups: Iterable[DraftGroup], hand: Iterable[DraftPiece]) -> bool:
        """Is this still the table and the hand that the draft started from?"""
        return self._start == Arrangement(tuple(groups), tuple(hand))

    def play(self, places: Iterable[int], group: int | None) -> int:
        """Move pieces of the hand to the end of a group, or to a new one; returns the number of the group."""
        chosen = sorted(set(places))
        moved = tuple(self._now.hand[place] for place in chosen)
        hand = tuple(piece for place, piece in enumerate(self._now.hand) if place not in chosen)
        return self._drop(moved, self._now.groups, hand, group)

    def move(self, group: int, place: int, to: int | None) -> int:
        """Move one piece of a group to another, or to a new one; returns the number of the group."""
        piece = self._now.groups[group].pieces[place]
        return self._drop((piece,), _without(self._now.groups, group, place), self._now.hand, to)

    def take_back(self, group: int, place: int) -> bool:
        """Return a piece to the hand that it came from; False for one that was on the table already."""
        piece = self._now.groups[group].pieces[place]
        if not piece.from_hand:
            return False
        self._keep(Arrangement(_tidy(_without(self._now.groups, group, place)), (*self._now.hand, piece)))
        return True

    def undo(self) -> bool:
        """Take the last step back; False if there is none."""
        if not self._before:
            return False
        self._now = self._before.pop()
        return True

    def reset(self) -> None:
        """Start over; this can be undone too."""
        if self._now != self._start:
            self._keep(self._start)

    def _drop(
        self,
        moved: tuple[DraftPiece, ...],
        groups: tuple[DraftGroup, ...],
        hand: tuple[DraftPiece, ...],
        to: int | None,
    ) -> int:
        changed = DraftGroup("", moved if to is None else (*groups[to].pieces, *moved))
        groups = (*groups, changed) if to is None else (*groups[:to], changed, *groups[to + 1 :])
        self._keep(Arrangement(_tidy(groups), hand))
        return next(number for number, group in enumerate(self._now.groups) if group is changed)

    def _keep(self, after: Arrangement) -> None:
        self._before.append(self._now)
        self._now = after


def _without(groups: tuple[DraftGroup, ...], group: int, place: int) -> tuple[DraftGroup, ...]:
    pieces = groups[group].pieces
    left = DraftGroup("", (*pieces[:place], *pieces[place + 1 :]))
    return (*groups[:group], left, *groups[group + 1 :])


def _tidy(groups: tuple[DraftGroup, ...]) -> tuple[DraftGroup, ...]:
    """Without empty groups."""
    return tuple(group for group in groups if group.pieces)
