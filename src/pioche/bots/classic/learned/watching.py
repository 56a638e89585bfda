"""Keeps a `Record` from events, as a seat sees them; or, inside rollouts, as everybody sees them together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pioche.classic import codes as c
from pioche.classic.events import (
    HIDDEN,
    ColourNamed,
    Doubted,
    Drew,
    FirstCard,
    Gave,
    HandsPassed,
    HandsSwapped,
    Laid,
    Looked,
    Passed,
    TookBack,
)

if TYPE_CHECKING:
    from pioche.bots.classic.learned.record import Record


def see(record: Record, observer: int | None, event: object) -> None:
    """Note an event, redacted for the observer. None: it is complete, and each seat notes what it may see of it."""
    match event:
        case Laid(seat=seat, face=face, also=also):
            for card in (*also, face):
                record.laid(seat, card)
        case Drew(seat=seat, cards=cards, why=why):
            record.drew(seat, len(cards), int(why))
        case Passed():
            record.passed()
        case ColourNamed(seat=seat, colour=colour):
            record.coloured(seat, colour)
        case FirstCard(face=face, stays=stays):
            if stays and face < c.WILD:
                record.begin(record.players, face // c.RANKS)
        case Doubted(by=by, seat=seat, hand=hand, bluff=bluff):
            record.judged(seat, int(bluff))
            if observer in (None, by):
                record.saw(by, seat, _faces(hand))
        case TookBack(seat=seat, colour=colour):
            record.took_back(seat, colour)
        case Looked(seat=seat, other=other, hand=hand):
            if observer in (None, seat):
                record.saw(seat, other, _faces(hand))
        case Gave(seat=seat, other=other, cards=cards):
            record.gave(seat, other, len(cards))
            if observer in (None, seat):
                record.saw(seat, other, _faces(cards))
            if observer in (None, other):
                record.lost(other, seat, _faces(cards))
        case HandsSwapped(seat=one, other=two, got=got, gave=gave):
            record.swapped(one, two)
            if observer in (None, one):
                record.saw(one, two, _faces(gave))
            if observer in (None, two):
                record.saw(two, one, _faces(got))
        case HandsPassed(direction=direction):
            record.turned(direction)
        case _:
            pass


def _faces(cards: Iterable[int]) -> int:
    """The set of these faces, without hidden ones."""
    found = 0
    for face in cards:
        if face != HIDDEN:
            found |= 1 << face
    return found
