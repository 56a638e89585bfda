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

    seat: int | None
    players: int
    dealer: int
    phase: Phase
    turn: int
    direction: int
    colour: int | None
    top: int  # the card that counts; UnoCards are looked through
    hand: tuple[int, ...]  # one's own
    counts: tuple[int, ...]  # everybody's number of cards
    hands: tuple[tuple[int, ...], ...] | None  # all hands, only when the round is over
    pile: int
    discards: tuple[int, ...]
    drawn: int | None  # the card just drawn, one's own only
    must_lay: bool  # it has to be laid, one's own only
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
"""The fields of a view that differ from seat to seat; all others are the same for everybody."""


def own(s: Round, seat: int | None) -> tuple[int | None, tuple[int, ...], int | None, bool]:
    """What only this seat knows: the fields `OWN` of its view."""
    if seat is None:
        return None, (), None, False
    mine = seat == s.turn and s.phase == c.DRAWN
    return seat, s.hand(seat), _or_none(s.drawn, c.NO_FACE) if mine else None, bool(s.must_lay) if mine else False


def view(s: Round, seat: int | None) -> View:
    """The position as a seat sees it, or a spectator (None)."""
    over = s.phase == c.OVER
    _, hand, drawn, must_lay = own(s, seat)
    return View(
        seat=seat,
        players=s.players,
        dealer=s.dealer,
        phase=Phase(s.phase),
        turn=s.turn,
        direction=s.direction,
        colour=_or_none(s.colour, c.NO_COLOUR),
        top=s.top,
        hand=hand,
        counts=tuple(s.cards(other) for other in range(s.players)),
        hands=tuple(s.hand(other) for other in range(s.players)) if over else None,
        pile=s.pile_n,
        discards=s.discard_cards(),
        drawn=drawn,
        must_lay=must_lay,
        debt=s.debt,
        debt_kind=s.debt_kind,
        layer=_or_none(s.layer, c.NO_SEAT),
        follow=_or_none(s.follow, c.NO_SEAT),
        step=s.step,
        owing=_seats(s.owing),
        out=_or_none(s.out, c.NO_SEAT),
        out_said=bool(s.out_said),
        defending=bool(s.defending),
        heir=_or_none(s.heir, c.NO_SEAT),
        heir_said=bool(s.heir_said),
        running=_or_none(s.running, c.NO_FACE),
        at=s.at,
        named=_or_none(s.named, c.NO_COLOUR),
        target=_or_none(s.target, c.NO_SEAT),
        skips=s.skips,
        again=bool(s.again),
        called=bool(s.called),
        actor=_or_none(s.actor, c.NO_SEAT),
        colour_before=_or_none(s.colour_before, c.NO_COLOUR),
        top_before=_or_none(s.top_before, c.NO_FACE),
        started=bool(s.started),
        accused=_or_none(s.accused, c.NO_SEAT),
        ayes=_seats(s.ayes),
        nays=_seats(s.nays),
        accusers=_seats(s.accusers),
        idle=s.idle,
        shuffles=s.shuffles,
        winner=_or_none(s.winner, c.NO_SEAT),
    )


def _or_none(value: int, nothing: int) -> int | None:
    return None if value == nothing else value


_SEATS = tuple(tuple(seat for seat in range(c.SEATS) if mask >> seat & 1) for mask in range(1 << c.SEATS))


def _seats(mask: int) -> tuple[int, ...]:
    return _SEATS[mask]


def redact(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it; cards that it may not see become `HIDDEN`."""
    match event:
        case Drew(seat=owner, cards=cards):
            return event if seat == owner else replace(event, cards=_backs(cards))
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
