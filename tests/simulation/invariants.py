"""What has to hold at every moment, whatever fails: checked when an entry becomes durable, when a server says
something, and when a client has understood it.

- *Acknowledged = durable*: what a server tells is in the database at that moment, and so is what it acknowledges.
- *One history*: no gaps, time never goes back, every entry is legal in the state that the entries before it make.
- *No seat sees more*: views and news are exactly those that the person's own seat may know at that entry.
- *Nothing done twice*: no key, deal, absence, fault or vote is entered a second time; nothing refused is done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from pioche.engine.game import AnyGame
from pioche.engine.refusal import Refused
from pioche.server.table import deals, log_actions
from pioche.server.table import protocol as p
from pioche.server.table.log_actions import LogAction
from pioche.server.table.match import Happened, events_of, picture_of
from pioche.server.table.played_rounds import PlayedRound
from pioche.server.table.seats import Presence
from pioche.server.table.state import Broken, Status, TableState
from pioche.server.table.structs import Values
from pioche.server.table.views import news_of, table_view
from pioche.store.entry import Entry

Json = dict[str, Any]
AGAIN = ("store-away", "too-fast")  # refusals after which the same intention may still be carried out
MOST_ABSENCES = 15  # entries in five seconds that say that somebody is absent


class Violation(Exception):
    """Something that must never happen has happened."""


def plain(value: object) -> Any:
    """A value as a client decodes it."""
    return msgspec.json.decode(msgspec.json.encode(value))


@dataclass(slots=True)
class Moment:
    """What is known right after an entry, from which follows what each seat may know."""

    entry: Entry
    own_news: list[Struct]  # besides the game's events
    happened: Happened
    game: AnyGame
    people: tuple[str | None, ...]  # who sits where
    table: p.TableView
    views: dict[int | None, Values]
    picture: Any
    late: bool  # whether spectators see everything later
    cache: dict[object, Any] = field(default_factory=dict)

    def seat_of(self, person: str) -> int | None:
        return next((number for number, other in enumerate(self.people) if other == person), None)

    def table_json(self) -> Any:
        return self._cached("table", lambda: plain(self.table))

    def round_json(self, seat: int | None) -> Any:
        if not self.views:
            return None
        return self._cached(("round", seat), lambda: plain(self.picture.make(self.views[seat])))

    def news(self, seat: int | None) -> Any:
        return self._cached(("news", seat), lambda: plain(self._news(seat)))

    def _news(self, seat: int | None) -> list[Struct]:
        """From the game's own `redact`, without the code that servers use to tell events."""
        mirror = events_of(self.game)
        return [*self.own_news, *(mirror.of(self.game.redact(event, seat)) for event in self.happened)]

    def _cached(self, name: object, make: Callable[[], Any]) -> Any:
        if name not in self.cache:
            self.cache[name] = make()
        return self.cache[name]


class History:
    """One table: its only history, and the state that follows from it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.state = TableState(table)
        self.moments: list[Moment] = []
        self.keys: dict[str, int] = {}
        self.refused: set[str] = set()
        self._absences: deque[int] = deque(maxlen=MOST_ABSENCES)  # when somebody was marked absent

    def at(self, seq: int) -> Moment:
        if not 0 < seq <= len(self.moments):
            raise Violation(f"{self.table} is told to be at {seq}, but {len(self.moments)} entries are durable")
        return self.moments[seq - 1]

    # Entries

    def write(self, entry: Entry) -> None:
        """An entry is durable from now on."""
        state = self.state
        if entry.seq != state.seq + 1:
            raise Violation(f"a gap: entry {entry.seq} of {self.table} after {state.seq}")
        if entry.at < state.at:
            raise Violation(f"time goes back at entry {entry.seq} of {self.table}")
        key = entry.key
        if key is not None and not key.startswith("~"):
            if key in self.keys:
                raise Violation(f"done twice: {key} at {self.keys[key]} and {entry.seq} of {self.table}")
            if key in self.refused:
                raise Violation(f"{key} was refused, and is done at {entry.seq} of {self.table}")
            self.keys[key] = entry.seq
        action = log_actions.parse(entry.action)
        if isinstance(action, log_actions.Absent):
            self._absences.append(entry.at)
            if len(self._absences) == MOST_ABSENCES and entry.at - self._absences[0] < 5_000:
                raise Violation(f"people at {self.table} are marked absent again and again")
        wrong = _wrong_move(state, entry) if isinstance(action, str) else _repeated(state, action)
        if wrong is not None:
            raise Violation(f"entry {entry.seq} of {self.table}, {entry.action[:80]} ({key}): {wrong}")
        try:
            _, happened = state.apply(entry)
        except (Broken, Refused) as error:
            raise Violation(f"entry {entry.seq} of {self.table}, {entry.action[:80]}, is illegal: {error}") from error
        self.moments.append(self._moment(entry, action, happened))

    def _moment(self, entry: Entry, action: LogAction | str, happened: Happened) -> Moment:
        state = self.state
        people = tuple(seat.person for seat in state.seats)
        views: dict[int | None, Values] = {}
        if state.match is not None and state.rounds and state.rounds[0].seed:
            views = {seat: state.match.view(seat) for seat, person in enumerate(people) if person is not None}
            views[None] = state.match.view(None)
        if self.moments and isinstance(action, str) and state.status is Status.PLAYING:
            table = self.moments[-1].table  # a move in a round changes nothing else, except wishes
            if any(seat.wants for seat in table.seats):
                table = table_view(state)
        else:
            table = table_view(state)
        late = state.settings.delay > 0 and state.status is not Status.OPEN
        picture = picture_of(state.game)
        return Moment(entry, news_of(action, state), happened, state.game, people, table, views, picture, late)

    # What servers say

    def said(self, person: str, message: Json) -> None:
        """A server sends a message to a person's connection now."""
        match message["is"]:
            case "update" | "state":
                moment = self.at(message["seq"])
                if message["at"] != moment.entry.at:
                    raise Violation(f"{self.table} has another entry {message['seq']} than it is told")
                key = message.get("yours")
                if key is not None:
                    self._acknowledged(person, key, message["seq"])
                table = self.state
                secret = table.rounds[-1].secret.hex() if table.rounds and table.status is Status.PLAYING else None
                if secret is not None and secret in str(message):
                    raise Violation(f"the secret of the deal is told during the round at {self.table}")
            case "done":
                self._acknowledged(person, message["key"], message["seq"])
            case _:
                pass

    def _acknowledged(self, person: str, key: str, seq: int) -> None:
        if self.at(seq).entry.key != f"{person}:{key}":
            raise Violation(f"{key} of {person} is acknowledged as entry {seq} of {self.table}, which is another one")

    def refuse(self, person: str, key: str, code: str) -> None:
        """A client has been refused an intention, however often it has sent it."""
        name = f"{person}:{key}"
        if name in self.keys:
            raise Violation(f"{name} is refused ({code}), but is entry {self.keys[name]} of {self.table}")
        self.refused.add(name)

    # What clients know

    def understood_state(self, person: str, message: Json, *, greeted: bool) -> None:
        """A client has received a whole state."""
        seq = message["seq"]
        moment = self.at(seq)
        seat = message["seat"]
        # Who watches with a delay is shown an earlier moment, at which they may have had a seat.
        late = seat is None and moment.late
        self._same(moment, person, seat, message["table"], message["round"], late=late)
        if late:
            return
        missed = message["missed"]
        if missed:
            self._told_before(person, seat, seq, missed)
        if greeted and message.get("recent"):
            self._told_before(person, seat, seq, message["recent"])

    def understood_update(self, person: str, seat: int | None, message: Json, mirror: Json) -> None:
        """A client has applied an update."""
        moment = self.at(message["seq"])
        self._same(moment, person, seat, mirror["table"], mirror["round"])
        if message["news"] != moment.news(seat):
            raise Violation(f"seat {seat} of {self.table} is told {message['news']} at {message['seq']}")

    def _same(
        self, moment: Moment, person: str, seat: int | None, table: Any, round_: Any, *, late: bool = False
    ) -> None:
        seq = moment.entry.seq
        if seat != moment.seat_of(person) and not late:
            raise Violation(f"{person} is treated as seat {seat} at {seq} of {self.table}")
        if table != moment.table_json():
            raise Violation(
                f"{person} knows another table at {seq} of {self.table}: {_apart(table, moment.table_json())}"
            )
        if round_ != moment.round_json(seat):
            apart = _apart(round_, moment.round_json(seat))
            raise Violation(f"seat {seat} knows another round at {seq} of {self.table}: {apart}")

    def _told_before(self, person: str, seat: int | None, seq: int, told: list[Json]) -> None:
        """News of entries up to `seq` must be the last ones, and redacted for who sat there then."""
        expected: list[Json] = []
        for moment in reversed(self.moments[:seq]):
            mine = seat is not None and seat < len(moment.people) and moment.people[seat] == person
            expected = moment.news(seat if mine else None) + expected
            if len(expected) >= len(told):
                break
        chat = [news for news in told if news["is"] == "said"]
        if told != expected[-len(told) :] and not (chat and told[len(chat) :] == expected[-len(told) + len(chat) :]):
            raise Violation(f"seat {seat} of {self.table} is told what it may not know, or not what happened, at {seq}")


def _apart(one: Any, other: Any) -> str:
    if not isinstance(one, dict) or not isinstance(other, dict):
        return f"{one} instead of {other}"[:300]
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    return "; ".join(f"{name}: {one.get(name)} instead of {other.get(name)}" for name in names)[:400]


def _wrong_move(state: TableState, entry: Entry) -> str | None:
    seat, key = entry.seat, entry.key
    if seat is None or key is None:
        return "a move of nobody"
    place = state.seats[seat]
    if key.startswith("~"):
        if key == "~clock":
            over = state.settings.clock * 1000 + state.turn_since <= entry.at
            return None if over and not place.driven else "the time was not up"
        return None if place.driven else "the server moves for somebody who is there"
    return None if key.partition(":")[0] == place.person else "a move for another seat"


def _opens(played: PlayedRound, seat: int, salt: str) -> bool:
    """Is it the salt that this seat has sealed, revealed once, when no seal could be added any more?"""
    seal = deals.seal_of(deals.commitment_to(played.secret), seat, bytes.fromhex(salt))
    return played.sealed and played.seals.get(seat) == seal and seat not in played.salts


def _repeated(state: TableState, action: LogAction) -> str | None:
    """Why a table's own action makes no sense in this state: mostly because it has been done already."""
    dealing = state.status is Status.DEALING
    wrong = False
    match action:
        case log_actions.Committed():
            wrong = not (state.status is Status.BETWEEN or (dealing and not state.committed))
        case log_actions.DealtOut():
            wrong = not (dealing and state.committed)
        case log_actions.Started():
            wrong = state.playing
        case log_actions.Sealed(seat=seat):
            wrong = not (dealing and state.committed) or state.rounds[-1].sealed or seat in state.rounds[-1].seals
        case log_actions.SealsClosed():
            wrong = not (dealing and state.committed) or state.rounds[-1].sealed or not state.rounds[-1].seals
        case log_actions.Salted(seat=seat, salt=salt):
            wrong = not (dealing and state.committed) or not _opens(state.rounds[-1], seat, salt)
        case log_actions.Absent(seat=seat, how=how):
            wrong = state.seats[seat].person is None or state.seats[seat].presence is Presence(how)
        case log_actions.Back(seat=seat):
            wrong = state.seats[seat].person is None or state.seats[seat].presence is Presence.HERE
        case log_actions.Faulted(seat=seat, what=kind):
            wrong = (seat, kind) in state.faults
        case log_actions.Wants(seat=seat):
            wrong = seat in state.wants
        case log_actions.PauseAsked(seat=seat):
            wrong = state.paused or seat in state.pause_asked
        case log_actions.Sat(seat=seat, person=person):
            wrong = state.seats[seat].person is not None or state.seat_of(person) is not None
        case log_actions.Stood(seat=seat):
            wrong = state.seats[seat].free
        case _:
            pass
    return "it is done already, or cannot be done now" if wrong else None
