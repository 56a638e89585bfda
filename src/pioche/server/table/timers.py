"""When the server itself has to act at a table: seals, salts, deals, turn clock, bots, the three timeouts of absence.

Pure: a table, its connections and the configuration determine what is due first, and when. The process that serves the
table waits for that moment and acts; when two processes both do, only one of their entries is accepted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from pioche.server.config import Config
from pioche.server.table import lessons
from pioche.server.table.log_actions import How, Pace
from pioche.server.table.plans import Plan
from pioche.server.table.seats import Presence
from pioche.server.table.state import Status, TableState

DEFAULT_PAUSE: Final = 1.2  # seconds; the default of `bot_pause`, by which all other bot delays are scaled
PAUSES: Final[dict[Pace, float]] = {"slow": 1.8, "normal": 1.0, "quick": 0.35}  # by the pace of a table


@dataclass(frozen=True, slots=True)
class Commit:
    """Commit to a secret for the next deal."""


@dataclass(frozen=True, slots=True)
class CloseSeals:
    """Accept no more seals: the devices reveal their salts."""


@dataclass(frozen=True, slots=True)
class DealOut:
    """Close the salts and deal."""


@dataclass(frozen=True, slots=True)
class Begin:
    """Start a rematch: everybody wants it."""


@dataclass(frozen=True, slots=True)
class Drive:
    """Play a seat that belongs to a bot or the autopilot."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The turn clock has run out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Record that a person is absent."""

    seat: int
    how: How


@dataclass(frozen=True, slots=True)
class Welcome:
    """Record that a person is back."""

    seat: int


Deed = Commit | CloseSeals | DealOut | Begin | Drive | TimeUp | Mark | Welcome


@dataclass(frozen=True, slots=True)
class Due:
    at: int  # milliseconds since 1970
    deed: Deed


Plans = Callable[[int], "Plan | None"]
"""The plan of the bot in a seat; None while it is being computed."""
Missing = Callable[[int], "int | None"]
"""Since when a seat has had no connection; None while it has one, or while that is unknown."""


def _ms(seconds: float) -> int:
    return round(seconds * 1000)


def deadline(state: TableState, config: Config) -> int | None:
    """When the time of the seat on turn is up, or the time between rounds; None without a running clock."""
    if state.paused or not state.settings.clock or state.match is None:
        return None
    if state.status is Status.BETWEEN:
        return None if state.pause_asked else state.status_since + _ms(config.between_rounds)
    return state.turn_since + state.settings.clock * 1000 if state.status is Status.PLAYING else None


def first(state: TableState, missing: Missing, plans: Plans, config: Config) -> Due | None:
    """What is due first."""
    found = list(_absences(state, missing, config))
    if not state.paused:
        found += _course(state, missing, plans, config)
    return min(found, key=lambda due: due.at, default=None)


def quiet(state: TableState) -> bool:
    """Can nothing fall due during a round as long as nobody leaves? Evaluated when seats or settings change."""
    return not state.settings.clock and all(
        seat.person is not None and seat.presence is Presence.HERE for seat in state.seats
    )


def _absences(state: TableState, missing: Missing, config: Config) -> Iterator[Due]:
    for number in state.people():
        seat = state.seats[number]
        gone = missing(number)
        match seat.presence:
            case Presence.HERE:
                if gone is not None:
                    yield Due(gone + _ms(config.grace_lost), Mark(number, "lost"))
            case Presence.LOST:
                if gone is None:
                    yield Due(state.at, Welcome(number))
                else:
                    yield Due(seat.since + _ms(config.grace_away), Mark(number, "away"))
            case Presence.AWAY:
                if gone is not None:
                    yield Due(max(seat.since, gone) + _ms(config.grace_gone), Mark(number, "gone"))
            case Presence.GONE:
                if gone is None:
                    yield Due(state.at, Welcome(number))


def _course(state: TableState, missing: Missing, plans: Plans, config: Config) -> Iterator[Due]:
    match state.status:
        case Status.OPEN:
            return
        case Status.DEALING:
            if not state.committed:
                yield Due(state.at, Commit())
                return
            yield _dealing(state, missing, config)
        case Status.PLAYING:
            yield from _playing(state, plans, config)
        case Status.BETWEEN:
            # People take their time, unless they play against a clock; anybody who asks for a pause stops that one.
            if _all_want(state):
                yield Due(state.at, Commit())
            elif not state.attending() or (state.settings.clock and not state.pause_asked):
                yield Due(state.status_since + _ms(config.between_rounds), Commit())
        case Status.OVER:
            people = set(state.people())
            if people and state.wants >= people and not any(seat.free for seat in state.seats):
                yield Due(state.at, Begin())


def _dealing(state: TableState, missing: Missing, config: Config) -> Due:
    """Seals of the devices that are connected, then every salt that was sealed. Silent devices are waited for, but not
    for long; whoever has sealed a salt is waited for even without a connection, so that only time leaves a salt out."""
    played = state.rounds[-1]
    if played.sealed:
        all_there = played.seals.keys() <= played.salts.keys()
        return Due(state.at if all_there else played.sealed_at + _ms(config.salt_wait), DealOut())
    connected = {number for number in state.people() if missing(number) is None}
    at = state.at if connected <= played.seals.keys() else state.status_since + _ms(config.salt_wait)
    return Due(at, CloseSeals() if played.seals else DealOut())


def _all_want(state: TableState) -> bool:
    """Does everybody who is present want to go on?"""
    there = state.attending()
    return bool(there) and state.wants >= set(there)


def _playing(state: TableState, plans: Plans, config: Config) -> Iterator[Due]:
    match = state.match
    turn = None if match is None else match.turn()
    if match is None or turn is None:
        return
    if state.settings.clock and not state.seats[turn].driven:
        yield Due(state.turn_since + state.settings.clock * 1000, TimeUp(turn))
    if not any(seat.driven for seat in state.seats) or lessons.waits(state):
        return
    # People come first: while somebody can be caught, bots neither catch nor move.
    people = any(seat.person is not None and not seat.driven for seat in state.seats)
    hold = config.catch_window if people and match.round.catchable() else 0.0
    pause = config.bot_pause * PAUSES[state.settings.pace]
    hurry = _all_want(state) and lessons.place(state) is None  # a learner sees every move
    for number, seat in enumerate(state.seats):
        plan = plans(number) if seat.driven else None
        if plan is None or (plan.action is None and number != turn):
            continue
        if number != turn and state.prepared is not None:
            continue  # nobody is caught who is only learning when to call
        wait = hold + plan.delay * pause / DEFAULT_PAUSE
        if number == turn:
            wait = max(wait, hold + pause)
        yield Due(state.at if hurry else state.moved_at + _ms(wait), Drive(number))
