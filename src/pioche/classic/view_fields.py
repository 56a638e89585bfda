"""What a seat sees of a position, field by field, as the table of fields shows it.

Made by `./dev generate` from `classic/fields.py`; do not edit.
"""

from __future__ import annotations

from dataclasses import dataclass

from pioche.classic import codes as c
from pioche.classic.codes import Phase
from pioche.classic.machine import Round
from pioche.classic.mechanics import challenge


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it. Seats, faces and colours that are not there are None."""

    # One's own: `own`
    seat: int | None
    hand: tuple[int, ...]
    drawn: int | None  # the card that this seat has just drawn
    must_lay: bool  # the drawn card has to be laid
    # Everybody's: `public`
    players: int  # how many play
    dealer: int  # deals
    phase: Phase  # the one that it is
    turn: int  # is on turn
    direction: int  # 1: to the left, -1: to the right
    colour: int | None  # the one in force
    top: int  # the card that counts
    counts: tuple[int, ...]  # everybody's number of cards
    hands: tuple[tuple[int, ...], ...] | None  # all hands, only when the round is over
    pile: int  # cards in the draw pile
    discards: tuple[int, ...]  # the top card last
    debt: int  # cards that somebody owes
    debt_kind: int  # what the debt was made of: none, Draw2, Wild4, UnoCard, Blank
    layer: int | None  # laid the last card
    follow: int | None  # may go on with a sequence
    step: int  # direction of a sequence under way
    owing: tuple[int, ...]  # has not called
    out: int | None  # has laid the last card but not won yet
    out_said: bool  # who has laid the last card has said so
    defending: bool  # the others may still parry
    heir: int | None  # went out by parrying meanwhile
    heir_said: bool  # who went out by parrying has said so
    running: int | None  # the card whose effects wait for a choice
    at: int  # which effect of the card under way is next
    named: int | None  # the one named with the card under way
    target: int | None  # is the seat chosen for it
    skips: int  # seats that it makes sit out
    again: bool  # its player moves again
    called: bool  # its player called
    actor: int | None  # chooses for the card under way
    colour_before: int | None  # the one before a Wild4 that may be doubted
    top_before: int | None  # the card below a Wild4 that may be doubted
    started: bool  # somebody has moved
    accused: int | None  # is accused of giving advice
    ayes: tuple[int, ...]  # voted yes
    nays: tuple[int, ...]  # voted no
    accusers: tuple[int, ...]  # has accused somebody in this round
    idle: int  # turns in a row in which nothing could be drawn or laid
    shuffles: int  # how often the discards were shuffled
    winner: int | None  # has won
    stakes: tuple[int, int] | None  # only while a Wild4 may be doubted: what a bluffer draws, and who doubts wrongly


OWN = ("seat", "hand", "drawn", "must_lay")
"""The fields of a view that differ from seat to seat, and come first."""
_PHASES = tuple(Phase)
_SEATS = tuple(tuple(seat for seat in range(c.SEATS) if mask >> seat & 1) for mask in range(1 << c.SEATS))


def own(s: Round, seat: int | None) -> tuple[int | None, tuple[int, ...], int | None, bool]:
    """What only this seat knows: the fields `OWN` of its view."""
    if seat is None:
        return None, (), None, False
    mine = seat == s.turn and s.phase == c.DRAWN
    return (
        seat,
        s.hand(seat),
        _or_none(s.drawn, c.NO_FACE) if mine else None,
        bool(s.must_lay) if mine else False,
    )


def public(s: Round) -> tuple[object, ...]:
    """What everybody knows: the fields of a view after `OWN`, in their order."""
    return (
        s.players,
        s.dealer,
        _PHASES[s.phase],
        s.turn,
        s.direction,
        _or_none(s.colour, c.NO_COLOUR),
        s.top,
        tuple([s.cards(other) for other in range(s.players)]),
        tuple([s.hand(other) for other in range(s.players)]) if s.phase == c.OVER else None,
        s.pile_n,
        s.discard_cards(),
        s.debt,
        s.debt_kind,
        _or_none(s.layer, c.NO_SEAT),
        _or_none(s.follow, c.NO_SEAT),
        s.step,
        _SEATS[s.owing],
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
        _SEATS[s.ayes],
        _SEATS[s.nays],
        _SEATS[s.accusers],
        s.idle,
        s.shuffles,
        _or_none(s.winner, c.NO_SEAT),
        (challenge.cost_of_bluff(s), challenge.cost_of_doubt(s)) if s.phase == c.CHALLENGE else None,
    )


def _or_none(value: int, nothing: int) -> int | None:
    return None if value == nothing else value
