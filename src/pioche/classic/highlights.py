"""What mattered in a round of the card game, for timelines and figures (`engine.abilities.Highlights`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pioche.classic.events import Called, Caught, Doubted, Drew, Event, Gave, HandsPassed, HandsSwapped, Why
from pioche.engine.abilities import Highlight

BIG: Final = 4  # cards that somebody has to draw at once


def highlights(event: Event) -> Iterator[Highlight]:
    """Calls, catches, challenges, hands that change their owner, and penalties of several cards."""
    match event:
        case Called(seat=seat, cards=cards):
            yield Highlight("call", seat, cards)
        case Caught(seat=seat):
            yield Highlight("caught", seat)
        case Doubted(by=by, bluff=bluff):
            yield Highlight("challenge-won" if bluff else "challenge-lost", by)
        case HandsSwapped(seat=seat):
            yield Highlight("swap", seat)
        case HandsPassed(seat=seat):
            yield Highlight("hands-passed", seat)
        case Gave(other=other, cards=cards):
            yield Highlight("gift", other, len(cards))
        case Drew(seat=seat, cards=cards, why=why) if why is not Why.TURN and len(cards) >= BIG:
            yield Highlight("penalty", seat, len(cards))
        case _:
            return
