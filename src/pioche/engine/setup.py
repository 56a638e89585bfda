"""Deals that are set up: given hands and a given first card or starting tiles; everything else comes from the seed.

A game that can be set up (`abilities.SetsUp`) shuffles its pack from the seed as always and lets `Setup.arranged` move
the wanted pieces to the places from which they are dealt. So no piece is ever made or lost, and all that follows from a
deal, such as the effect of the first card, follows here too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from pioche.engine.refusal import refuse

Piece = TypeVar("Piece")

REST: Final = "..."
"""At the end of a hand: the other pieces of this hand come from the seed."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is given about a deal, as text in the notation of the game; None: from the seed."""

    hands: tuple[str | None, ...] = ()  # by seat; fewer than players: the others come from the seed
    first: str | None = None  # what lies face up on the table: the first card, the starting tiles

    def __bool__(self) -> bool:
        """Is anything given?"""
        return self.first is not None or any(hand is not None for hand in self.hands)

    def arranged(
        self,
        pack: Sequence[Piece],
        hands: Sequence[Sequence[int]],
        first: Sequence[int],
        read: Callable[[str], Sequence[Piece]],
        write: Callable[[Piece], str],
    ) -> list[Piece]:
        """The shuffled pack with the wanted pieces in their places; as few others as possible move.

        `hands` and `first` say from which places of the pack the hands and the open pieces are dealt, `read` and
        `write` are the notation. Refused if a number is wrong or the pack does not have the pieces.
        """
        if len(self.hands) > len(hands):
            raise refuse("no-such-seat", players=len(hands))
        wanted = [
            (hands[seat], _pieces(text, len(hands[seat]), read, seat))
            for seat, text in enumerate(self.hands)
            if text is not None
        ]
        if self.first is not None:
            wanted.append((first, _pieces(self.first, len(first), read)))
        there = Counter(pack)
        for piece, count in Counter(piece for _, pieces in wanted for piece in pieces).items():
            if count > there[piece]:
                raise refuse("too-many-cards", card=write(piece), most=there[piece])
        dealt = {place for places in (*hands, first) for place in places}
        return _swapped(list(pack), wanted, dealt)


def _swapped(
    pack: list[Piece], wanted: Sequence[tuple[Sequence[int], Sequence[Piece]]], dealt: Collection[int]
) -> list[Piece]:
    """Exchange pieces until each group of places holds its wanted pieces; first with places that are not dealt."""
    settled: set[int] = set()
    sources = sorted(range(len(pack)), key=lambda place: place in dealt)
    for places, pieces in wanted:
        missing = Counter(pieces)
        for place in places:
            if missing[pack[place]]:
                missing[pack[place]] -= 1
                settled.add(place)
        free = [place for place in places if place not in settled]
        for place, piece in zip(free, missing.elements(), strict=False):
            source = next(each for each in sources if pack[each] == piece and each not in settled)
            pack[place], pack[source] = pack[source], pack[place]
            settled.add(place)
    return pack


FREE: Final = Setup()
"""Nothing is given: an ordinary deal."""


def _pieces(text: str, places: int, read: Callable[[str], Sequence[Piece]], seat: int | None = None) -> Sequence[Piece]:
    """The pieces of a hand (or, without a seat, of the open ones), refused if their number is wrong."""
    head = text.strip()
    part = seat is not None and head.endswith(REST)
    found = read(" ".join(head.removesuffix(REST).split())) if head.removesuffix(REST).strip() else []
    if len(found) > places or (len(found) < places and not part):
        if seat is None:
            raise refuse("setup-first", count=len(found), wanted=places)
        raise refuse("setup-hand", seat=seat, count=len(found), wanted=places)
    return found
