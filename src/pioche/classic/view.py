"""What a seat may know: the only authority on visibility, default-deny.

A `View` contains only what the table of fields (`fields.py`) shows to everybody or to the seat; everything else stays
hidden. `redact` does the same for events. The view of a spectator has no seat.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from pioche.classic.events import (
    HIDDEN,
    Accused,
    Called,
    Caught,
    ColourNamed,
    Dealt,
    Doubted,
    Drew,
    Event,
    FirstCard,
    Gave,
    HandsPassed,
    HandsSwapped,
    Judged,
    Laid,
    Looked,
    Owes,
    Passed,
    Reshuffled,
    RoundOver,
    Skipped,
    TookBack,
    Turned,
    Voted,
)
from pioche.classic.machine import Round
from pioche.classic.view_fields import OWN, View, own, public

__all__ = ["OWN", "View", "own", "public", "redact", "view"]


def view(s: Round, seat: int | None) -> View:
    """The position as a seat, or a spectator (None), sees it."""
    return View(*own(s, seat), *public(s))  # type: ignore[arg-type] # in the order of the fields: a test compares


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat may see it; hidden cards become `HIDDEN`."""
    match event:
        case Drew(seat=owner, cards=cards):
            return event if seat == owner else Drew(owner, _hidden(cards), event.why)
        case Dealt(hands=hands) | HandsPassed(hands=hands):
            return replace(event, hands=_only(hands, seat))
        case Doubted(by=by, hand=hand):
            return event if seat == by else replace(event, hand=_hidden(hand))
        case Looked(seat=looker, hand=hand):
            return event if seat == looker else replace(event, hand=_hidden(hand))
        case Gave(seat=giver, other=other, cards=cards):
            return event if seat in (giver, other) else replace(event, cards=_hidden(cards))
        case HandsSwapped(seat=one, other=other, got=got, gave=gave):
            return event if seat in (one, other) else replace(event, got=_hidden(got), gave=_hidden(gave))
        case (
            FirstCard()
            | Laid()
            | Passed()
            | Skipped()
            | Turned()
            | ColourNamed()
            | Owes()
            | Called()
            | Caught()
            | TookBack()
            | Accused()
            | Voted()
            | Judged()
            | Reshuffled()
            | RoundOver()
        ):
            return event
        case _:
            assert_never(event)


def _hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


def _only(hands: tuple[tuple[int, ...], ...], seat: int | None) -> tuple[tuple[int, ...], ...]:
    return tuple(hand if other == seat else _hidden(hand) for other, hand in enumerate(hands))
