"""Deals that are set up: given hands and a given first card or starting tiles; everything else comes from the seed.

A game that can be set up (`abilities.SetsUp`) shuffles its pack from the seed as always and lets `Setup.arranged` move
the wanted pieces to the places from which they are dealt. So no piece is ever made or lost, and all that follows from a
deal, such as the effect of the first card, follows here too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
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
        """The shuffled pack with the wanted pieces in their places, all others in the order of the shuffle.

        `hands` and `first` say from which places of the pack the hands and the open pieces are dealt, `read` and
        `write` are the notation. Refused if a number is wrong or the pack does not have the pieces.
        """
        if len(self.hands) > len(hands):
            raise refuse("no-such-seat", seat=len(self.hands) - 1, players=len(hands))
        wanted: dict[int, Piece] = {}
        for seat, text in enumerate(self.hands):
            if text is not None:
                wanted.update(zip(hands[seat], _pieces(text, len(hands[seat]), read, seat), strict=False))
        if self.first is not None:
            wanted.update(zip(first, _pieces(self.first, len(first), read), strict=False))
        there = Counter(pack)
        for piece, count in Counter(wanted.values()).items():
            if count > there[piece]:
                raise refuse("too-many-cards", card=write(piece), most=there[piece])
        missing = Counter(wanted.values())
        others: list[Piece] = []
        for piece in pack:
            if missing[piece]:
                missing[piece] -= 1
            else:
                others.append(piece)
        rest = iter(others)
        return [wanted[place] if place in wanted else next(rest) for place in range(len(pack))]


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
