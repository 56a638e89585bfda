"""What a seat may know: the only authority on visibility, default-deny.

A `View` is built field by field from what is public and what is the seat's own; whatever is not named here
stays hidden. `redact` does the same for events. A spectator is a view from no seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from pioche.classic import codes as c
from pioche.classic.codes import Phase
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


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it. Seats, faces and colours that are not there are None."""

    # One's own: `own`
    seat: int | None
    hand: tuple[int, ...]
    drawn: int | None  # the card just drawn
    must_lay: bool  # it has to be laid
    # Everybody's: `public`
    players: int
    dealer: int
    phase: Phase
    turn: int
    direction: int
    colour: int | None
    top: int  # the card that counts; UnoCards are looked through
    counts: tuple[int, ...]  # everybody's number of cards
    hands: tuple[tuple[int, ...], ...] | None  # all hands, only when the round is over
    pile: int
    discards: tuple[int, ...]
    debt: int
    debt_kind: int
    layer: int | None
    follow: int | None
    step: int
    owing: tuple[int, ...]  # seats that have not called
    out: int | None
    out_said: bool
    defending: bool
    heir: int | None
    heir_said: bool
    running: int | None  # the card whose effects wait for a choice
    at: int
    named: int | None
    target: int | None
    skips: int
    again: bool
    called: bool
    actor: int | None
    colour_before: int | None
    top_before: int | None
    started: bool
    accused: int | None
    ayes: tuple[int, ...]
    nays: tuple[int, ...]
    accusers: tuple[int, ...]
    idle: int
    shuffles: int
    winner: int | None


OWN = ("seat", "hand", "drawn", "must_lay")
"""The fields of a view that differ from seat to seat, and come first; all others are the same for everybody."""
_PHASES = tuple(Phase)


def own(s: Round, seat: int | None) -> tuple[int | None, tuple[int, ...], int | None, bool]:
    """What only this seat knows: the fields `OWN` of its view."""
    if seat is None:
        return None, (), None, False
    mine = seat == s.turn and s.phase == c.DRAWN
    return seat, s.hand(seat), _or_none(s.drawn, c.NO_FACE) if mine else None, bool(s.must_lay) if mine else False


def public(s: Round) -> tuple[object, ...]:
    """What everybody knows: the fields of a view after `OWN`, in their order."""
    over = s.phase == c.OVER
    return (
        s.players,
        s.dealer,
        _PHASES[s.phase],
        s.turn,
        s.direction,
        _or_none(s.colour, c.NO_COLOUR),
        s.top,
        tuple([s.cards(other) for other in range(s.players)]),
        tuple([s.hand(other) for other in range(s.players)]) if over else None,
        s.pile_n,
        s.discard_cards(),
        s.debt,
        s.debt_kind,
        _or_none(s.layer, c.NO_SEAT),
        _or_none(s.follow, c.NO_SEAT),
        s.step,
        _seats(s.owing),
        _or_none(s.out, c.NO_SEAT),
        bool(s.out_said),
        bool(s.defending),
        _or_none(s.heir, c.NO_SEAT),
        bool(s.heir_said),
        _or_none(s.running, c.NO_FACE),
        s.at,
        _or_none(s.named, c.NO_COLOUR),
        _or_none(s.target, c.NO_SEAT),
        s.skips,
        bool(s.again),
        bool(s.called),
        _or_none(s.actor, c.NO_SEAT),
        _or_none(s.colour_before, c.NO_COLOUR),
        _or_none(s.top_before, c.NO_FACE),
        bool(s.started),
        _or_none(s.accused, c.NO_SEAT),
        _seats(s.ayes),
        _seats(s.nays),
        _seats(s.accusers),
        s.idle,
        s.shuffles,
        _or_none(s.winner, c.NO_SEAT),
    )


def view(s: Round, seat: int | None) -> View:
    """The position as a seat sees it, or a spectator (None)."""
    return View(*own(s, seat), *public(s))  # type: ignore[arg-type] # in the order of the fields: a test compares


def _or_none(value: int, nothing: int) -> int | None:
    return None if value == nothing else value


_SEATS = tuple(tuple(seat for seat in range(c.SEATS) if mask >> seat & 1) for mask in range(1 << c.SEATS))


def _seats(mask: int) -> tuple[int, ...]:
    return _SEATS[mask]


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it; cards that it may not see become `HIDDEN`."""
    match event:
        case Drew(seat=owner, cards=cards):
            return event if seat == owner else Drew(owner, _backs(cards), event.why)
        case Dealt(hands=hands) | HandsPassed(hands=hands):
            return replace(event, hands=_only(hands, seat))
        case Doubted(by=by, hand=hand):
            return event if seat == by else replace(event, hand=_backs(hand))
        case Looked(seat=looker, hand=hand):
            return event if seat == looker else replace(event, hand=_backs(hand))
        case Gave(seat=giver, other=other, cards=cards):
            return event if seat in (giver, other) else replace(event, cards=_backs(cards))
        case HandsSwapped(seat=one, other=other, got=got, gave=gave):
            return event if seat in (one, other) else replace(event, got=_backs(got), gave=_backs(gave))
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


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


def _only(hands: tuple[tuple[int, ...], ...], seat: int | None) -> tuple[tuple[int, ...], ...]:
    return tuple(hand if other == seat else _backs(hand) for other, hand in enumerate(hands))
