"""From an intention to a log entry: who may do what at a table, and when. Pure functions; nothing changes here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, assert_never

from pioche.bots.levels import LEVELS
from pioche.engine.lessons import LEARNER
from pioche.engine.refusal import Refusal
from pioche.server.refusals import Code
from pioche.server.sanitize import clean
from pioche.server.table import deals, lessons, log_actions
from pioche.server.table import protocol as p
from pioche.server.table.log_actions import LogAction, Settings
from pioche.server.table.names import distinct, pseudonym
from pioche.server.table.own_bots import OwnBot
from pioche.server.table.played_rounds import PlayedRound
from pioche.server.table.seats import Presence, Seat
from pioche.server.table.settings import checked_settings
from pioche.server.table.state import Status, TableState

MOST_SAID: Final = 280
MOST_MUTED: Final = 100


class Accepted(NamedTuple):
    """The action for the log, and the seat that it belongs to."""

    action: LogAction | str
    seat: int | None


Proposal = Accepted | Refusal


NO_BOTS: Final[Mapping[str, OwnBot]] = {}


def propose(
    state: TableState,
    person: str,
    name: str,
    intention: p.Intention,
    bots: Mapping[str, OwnBot] = NO_BOTS,
    face: int | None = None,
) -> Proposal:
    """The entry for an intention in this state, or a refusal. `bots`: the host's own bots, besides the levels; `face`:
    the one that the person has chosen."""
    wrong = _wrong_bot(state, intention, bots)
    if wrong is not None:
        return wrong
    seat = state.seat_of(person)
    match intention:
        case p.Sit(seat=wanted):
            return _sit(state, seat, wanted, person, name, face)
        case p.Say(text=text):
            return _say(state, seat, person, name, text)
        case p.React() if pseudonym(state.table, person) in state.muted:
            return Code.MUTED.refusal()
        case _:
            if seat is None:
                return Code.NOT_SEATED.refusal()
            return _seated(state, seat, intention)


def _say(state: TableState, seat: int | None, person: str, name: str, text: str) -> Proposal:
    if seat is None and not state.settings.watch:
        return Code.NOT_SEATED.refusal()
    if pseudonym(state.table, person) in state.muted:
        return Code.MUTED.refusal()
    said = clean(text, MOST_SAID)
    if said is None:
        return Code.TEXT.refusal()
    shown = state.seats[seat].name if seat is not None else distinct(name, names_at(state))
    return Accepted(log_actions.Said(seat, shown, said, person), seat)


def names_at(state: TableState, *, without: int | None = None) -> list[str]:
    """The names of the people at a table, except in one seat."""
    return [state.seats[number].name for number in state.people() if number != without]


def _wrong_bot(state: TableState, intention: p.Intention, bots: Mapping[str, OwnBot]) -> Refusal | None:
    """A refusal for a bot that does not exist or does not play the table's game."""
    match intention:
        case p.AddBot(level=level):
            if level not in LEVELS and level not in bots:
                return Code.NO_LEVEL.refusal(level=level)
            seated, game = [level], state.game.name
        case p.Change(settings=settings):
            seated, game = [place.bot or "" for place in state.seats], settings.edition.partition("/")[0]
        case _:
            return None
    for name in seated:
        if name in bots and game not in bots[name].games:
            return Code.OTHER_GAME.refusal(bot=name)
    return None


def _sit(state: TableState, seat: int | None, wanted: int | None, person: str, name: str, face: int | None) -> Proposal:
    if seat is not None:
        return Code.SEATED.refusal()
    if person in state.removed:
        return Code.REMOVED.refusal()
    can_sit = [number for number, place in enumerate(state.seats) if _may_take(state, place, person)]
    if wanted is None:
        # Who gave up a seat gets it back.
        own = (number for number in can_sit if state.seats[number].left == person)
        wanted = next(own, None) if state.playing else next(iter(can_sit), None)
        if wanted is None:
            return Code.NOT_OPEN.refusal() if state.playing else Code.SEAT_TAKEN.refusal()
    if wanted >= len(state.seats):
        return Code.NO_SEAT.refusal()
    if wanted not in can_sit:
        return Code.NOT_OPEN.refusal() if state.playing else Code.SEAT_TAKEN.refusal()
    return Accepted(log_actions.Sat(wanted, person, distinct(name, names_at(state)), face), wanted)


def _may_take(state: TableState, place: Seat, person: str) -> bool:
    """Free seats before and after a match; during one the seat that the person gave up, or any bot's if allowed."""
    if not state.playing:
        return place.free
    return place.bot is not None and (place.left == person or state.settings.late)


def _seated(
    state: TableState,
    seat: int,
    intention: p.Act
    | p.Seal
    | p.Salt
    | p.AddBot
    | p.Leave
    | p.Remove
    | p.Readmit
    | p.Mute
    | p.PassHost
    | p.Change
    | p.Agree
    | p.Start
    | p.Want
    | p.Retry
    | p.React
    | p.Pause
    | p.Resume
    | p.StepAway
    | p.TakeBack
    | p.Decide,
) -> Proposal:
    match intention:
        case p.Act(action=action):
            return move(state, seat, action)
        case p.Seal(commitment=commitment, seal=seal):
            return _seal(state, seat, commitment, seal)
        case p.Salt(commitment=commitment, salt=salt):
            return _salt(state, seat, commitment, salt)
        case p.AddBot() | p.Remove() | p.Readmit() | p.Mute() | p.PassHost() | p.Change() | p.Start():
            return _host(state, seat, intention)
        case p.Leave():
            return Accepted(log_actions.Stood(seat), seat)
        case p.Agree(version=version):
            if state.status is not Status.OPEN:
                return Code.NOT_OPEN.refusal()
            if version != state.version:
                return Code.SETTINGS_CHANGED.refusal()
            return Accepted(log_actions.GotReady(seat, version), seat)
        case p.Want():
            if not _can_go_on(state) or seat in state.wants:
                return Code.NOTHING_TO_WANT.refusal()
            return Accepted(log_actions.Wants(seat), seat)
        case p.Retry():
            kept = lessons.moves_to_keep(state)
            if seat != LEARNER or kept is None:
                return Code.NOTHING_TO_WANT.refusal()
            return Accepted(log_actions.Retried(seat, kept), seat)
        case p.React(what=what):
            return Accepted(log_actions.Reacted(seat, what), seat)
        case p.Pause():
            if state.paused:
                return Code.PAUSED.refusal()
            if state.status in (Status.OPEN, Status.OVER) or seat in state.pause_asked:
                return Code.NOT_PLAYING.refusal()
            return Accepted(log_actions.PauseAsked(seat), seat)
        case p.Resume():
            if not state.paused and seat not in state.pause_asked:
                return Code.NOT_PAUSED.refusal()
            return Accepted(log_actions.Resumed(seat), seat)
        case p.StepAway():
            if state.seats[seat].presence is Presence.AWAY:
                return Code.NOTHING_TO_WANT.refusal()
            return Accepted(log_actions.Absent(seat, "away"), seat)
        case p.TakeBack():
            if state.seats[seat].presence is Presence.HERE:
                return Code.NOTHING_TO_WANT.refusal()
            return Accepted(log_actions.Back(seat), seat)
        case p.Decide(about=about, choice=choice):
            if about >= len(state.seats) or about == seat or state.seats[about].presence is not Presence.GONE:
                return Code.NOT_GONE.refusal()
            return Accepted(log_actions.Decided(seat, about, choice), seat)
        case _:
            assert_never(intention)


def _can_go_on(state: TableState) -> bool:
    """Is there something to go on to: a round, a match, or the end of the bots' turns?"""
    if state.status is not Status.PLAYING:
        return state.status in (Status.BETWEEN, Status.OVER)
    turn = None if state.match is None else state.match.turn()
    return turn is not None and state.seats[turn].driven


def move(state: TableState, seat: int, action: str) -> Proposal:
    """The entry for a move in the game."""
    match = state.match
    if match is None or state.status is not Status.PLAYING:
        return Code.NOT_PLAYING.refusal()
    if state.paused:
        return Code.PAUSED.refusal()
    found = match.canonical_if_legal(f"{seat}:{action}")
    return Accepted(found, seat) if isinstance(found, str) else found


def _being_dealt(state: TableState, commitment: str) -> PlayedRound | None:
    """The round for which the server has committed to a secret and which is not dealt yet; None if this is not it."""
    dealing = state.status is Status.DEALING and state.committed
    return state.rounds[-1] if dealing and state.commitment == bytes.fromhex(commitment) else None


def _seal(state: TableState, seat: int, commitment: str, seal: str) -> Proposal:
    played = _being_dealt(state, commitment)
    if played is None or played.sealed or seat in played.seals:
        return Code.SEAL_LATE.refusal()
    return Accepted(log_actions.Sealed(seat, seal), seat)


def _salt(state: TableState, seat: int, commitment: str, salt: str) -> Proposal:
    played = _being_dealt(state, commitment)
    if played is None or seat in played.salts:
        return Code.SALT_LATE.refusal()
    if seat not in played.seals:
        return Code.SALT_UNSEALED.refusal()
    if not played.sealed:
        return Code.SALT_EARLY.refusal()
    if deals.seal_of(bytes.fromhex(commitment), seat, bytes.fromhex(salt)) != played.seals[seat]:
        return Code.SALT_OTHER.refusal()
    return Accepted(log_actions.Salted(seat, salt), seat)


def _host(
    state: TableState,
    seat: int,
    intention: p.AddBot | p.Remove | p.Readmit | p.Mute | p.PassHost | p.Change | p.Start,
) -> Proposal:
    if state.host_seat != seat:
        return Code.HOST_ONLY.refusal()
    if isinstance(intention, p.AddBot | p.Remove | p.PassHost) and intention.seat >= len(state.seats):
        return Code.NO_SEAT.refusal()
    before = state.status in (Status.OPEN, Status.OVER)
    match intention:
        case p.PassHost(seat=other):
            if state.seats[other].person is None:
                return Code.NO_SEAT.refusal()
            return Accepted(log_actions.HostIs(other), seat)
        case p.Mute(who=who, on=on):
            return _mute(state, seat, who, on=on)
        case p.Readmit():
            if not state.removed:
                return Code.NOBODY.refusal()
            return Accepted(log_actions.Readmitted(seat), seat)
        case p.Remove(seat=other):
            place = state.seats[other]
            if place.free or other == seat or (place.person is None and not before):
                return Code.NO_SEAT.refusal()
            return Accepted(log_actions.Stood(other, removed=True), seat)
        case _ if not before:
            return Code.NOT_OPEN.refusal()
        case p.AddBot(seat=other, level=level):
            if not state.seats[other].free:
                return Code.SEAT_TAKEN.refusal()
            return Accepted(log_actions.BotSat(other, level), seat)
        case p.Change(settings=settings):
            return _change(state, seat, settings)
        case p.Start():
            if state.status is not Status.OPEN:
                return Code.NOT_OPEN.refusal()
            if any(place.free for place in state.seats) or not state.all_agree():
                return Code.NOT_READY.refusal()
            return Accepted(log_actions.Started(), seat)
        case _:
            assert_never(intention)


def _mute(state: TableState, seat: int, who: str, *, on: bool) -> Proposal:
    if (who in state.muted) is on or who == pseudonym(state.table, state.seats[seat].person or ""):
        return Code.NOBODY.refusal()
    if len(state.muted) >= MOST_MUTED and on:
        return Code.TOO_MANY.refusal(most=MOST_MUTED)
    return Accepted(log_actions.Muted(seat, who, on), seat)


def _change(state: TableState, seat: int, settings: Settings) -> Proposal:
    if state.status is not Status.OPEN:
        return Code.NOT_OPEN.refusal()
    checked = checked_settings(settings)
    if isinstance(checked, Refusal):
        return checked
    if sum(not place.free for place in state.seats) > checked.players:
        return Code.SEAT_TAKEN.refusal()
    return Accepted(log_actions.Changed(checked), seat)
