"""The sessions at a table in this process, and what each of them is sent.

For each seat (and once for all spectators) the last view that was sent is kept; an update is the delta to it. All
sessions in one seat get the same bytes, which depend only on what that seat may know.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import UNSET, Struct, UnsetType, structs

from pioche.server.config import Config
from pioche.server.live.recent import Recent
from pioche.server.live.sessions import Session
from pioche.server.live.updates import Update, dealt, doubtful_of, offers_of, values_of
from pioche.server.table import log_actions, timers
from pioche.server.table import protocol as p
from pioche.server.table.intentions import names_at
from pioche.server.table.log_actions import DealtOut, LogAction, Retried, Started
from pioche.server.table.match import Happened, picture_of
from pioche.server.table.names import distinct, pseudonym
from pioche.server.table.state import Status, TableState
from pioche.server.table.views import table_change, table_view

MOST_WATCHERS: Final = 12  # whose names are told
_SHOWN: Final = (
    str,
    log_actions.GotReady,
    log_actions.Committed,
    log_actions.Sealed,
    log_actions.SealsClosed,
    log_actions.Salted,
    log_actions.DealtOut,
    log_actions.PauseAsked,
    log_actions.Resumed,
    log_actions.Said,
    log_actions.Reacted,
    log_actions.Wants,
)
WATCHERS_WAIT: Final = 0.3  # seconds in which several who come and go are told at once


class Members:
    """The sessions at one table."""

    def __init__(self, state: TableState, config: Config, recent: Recent | None = None) -> None:
        self._state = state
        self._config = config
        self._recent = recent or Recent()
        self.sessions: dict[Session, None] = {}  # in the order in which they joined
        self._grouped: dict[int | None, list[Session]] | None = None  # by seat; None after somebody joined or left
        self._offers: dict[int, bytes] = {}  # by seat: as last sent
        self._doubtful: dict[int, list[str]] = {}
        self._table = table_view(state)
        self._wants = set(state.wants)
        self._deadline: int | None = None
        self._shown_at = 0  # the seq at which spectators elsewhere were last shown all of it
        self._published: bytes | None = None  # the last state that spectators of a delayed table were sent
        self._watchers = p.Watchers(0, [])
        self._watchers_due = False

    # Joining and leaving

    def add(self, session: Session, seq: int | None) -> None:
        """Send a new session the state, and the events that it missed after `seq`."""
        session.seat = self._state.seat_of(session.person)
        self.sessions[session] = None
        self._grouped = None
        who = pseudonym(self._state.table, session.person)
        session.tell(p.Welcome(p.VERSION, session.name, session.seat, who))
        self.send_state(session, seq)
        if session.seat is None:
            self._tell_watchers_soon()
        if self._watchers.count:
            session.tell(self._watchers)

    def remove(self, session: Session) -> None:
        self.sessions.pop(session, None)
        self._grouped = None
        if session.seat is None:
            self._tell_watchers_soon()
        if session.seat is not None and session.seat not in self.seats():
            self._offers.pop(session.seat, None)
            self._doubtful.pop(session.seat, None)

    def seats(self) -> set[int | None]:
        """Seats with a connection; None stands for spectators."""
        return {session.seat for session in self.sessions}

    def at(self, seat: int) -> Iterator[Session]:
        return (session for session in self.sessions if session.seat == seat)

    # Sending

    def send_state(self, session: Session, seq: int | None = None) -> None:
        """Send everything that this session may know."""
        if self._late(session.seat):
            if self._published is not None:
                session.push(self._published)
            else:
                self._publish_later(self._whole(None, None))
            return
        seat = session.seat
        whole = self._whole(seat, self._missed(session, seq))
        if seq is None:
            whole = structs.replace(whole, recent=self._greeting(session))
        session.tell(whole)
        self._settle(seat)

    def _settle(self, *seats: int | None) -> None:
        """Everybody has been sent the round as it is now: what has changed of it, or in these seats all of it."""
        state = self._state
        if state.match is not None and dealt(state):
            state.match.changes().settle(seats)

    def _missed(self, session: Session, seq: int | None) -> list[Struct] | None:
        """The events after `seq`; None when they are no longer known."""
        if seq is None or seq > self._state.seq:
            return None
        return [] if seq == self._state.seq else self._recent.since(seq, session.person, session.seat)

    def _greeting(self, session: Session) -> list[Struct]:
        """What happened before a session came: for players, and for spectators who may watch without a delay."""
        settings = self._state.settings
        if session.seat is None and (not settings.watch or settings.delay):
            return []
        return self._recent.all(session.person, session.seat)

    def _late(self, seat: int | None) -> bool:
        """Is this seat sent everything with a delay? Before the first deal there is nothing to hide."""
        return seat is None and self._state.settings.delay > 0 and self._state.status is not Status.OPEN

    # Spectators

    def _watchers_now(self) -> p.Watchers:
        names = {session.person: session.name for session in self.sessions if session.seat is None}
        seated = names_at(self._state)
        return p.Watchers(len(names), [distinct(name, seated) for name in list(names.values())[:MOST_WATCHERS]])

    def _tell_watchers_soon(self) -> None:
        """Tell everybody who watches, once for all who come and go in a moment."""
        if not self._watchers_due:
            self._watchers_due = True
            asyncio.get_running_loop().call_later(WATCHERS_WAIT, self._tell_watchers)

    def _tell_watchers(self) -> None:
        self._watchers_due = False
        now = self._watchers_now()
        if now != self._watchers:
            self._watchers = now
            data = p.encode(now)
            for session in list(self.sessions):  # whoever reads too slowly is removed
                session.push(data)

    # Views

    def _whole(self, seat: int | None, missed: list[Struct] | None) -> p.SeatState:
        state = self._state
        values = values_of(state, seat)
        offers: list[str] = []
        doubtful: list[str] = []
        if seat is not None:
            offers = offers_of(state, seat)
            doubtful = doubtful_of(state, seat, offers)
            self._offers[seat] = p.encode(offers)
            self._doubtful[seat] = doubtful
        return p.SeatState(
            state.seq,
            state.at,
            seat,
            table_view(state),
            None if values is None else picture_of(state.game).make(values),
            offers,
            timers.deadline(state, self._config),
            missed,
            doubtful=doubtful,
        )

    def broadcast(
        self,
        action: LogAction | str,
        happened: Happened,
        mover: Session | None = None,
        key: str | None = None,
        *,
        show: bool = False,
    ) -> bytes | None:
        """Send everybody what an applied entry has changed. `show`: returns what spectators elsewhere are to be sent,
        if that depends on nothing but what they were sent before."""
        state = self._state
        news = self._recent.take(state, action, happened)
        if not isinstance(action, str):
            for session in list(self.sessions):  # whoever reads too slowly is removed
                self._reseat(session)
        change, new_deadline = self._changed(moved=isinstance(action, str))
        if not self.sessions:
            return None
        whole = isinstance(action, DealtOut | Started | Retried)
        mover_seat = -1 if mover is None or key is None else mover.seat
        update = None if whole else Update(state, news, happened, change, new_deadline)
        told_whole: list[int | None] = []
        shown: bytes | None = None
        for seat, sessions in self._groups():
            if seat is None and self._late(seat):
                self._publish_later(self._whole(None, self._told(news, happened, seat)))
                if mover is not None and key is not None and mover_seat == seat:
                    mover.tell(p.Done(key, state.seq))
                continue
            data = self._data(update, news, happened, seat)
            if update is None:
                told_whole.append(seat)
            if seat is None:
                shown = data
            if seat == mover_seat and key is not None:
                with_key = _with_key(data, key)
                for session in sessions:
                    session.push(with_key if session is mover else data)
            else:
                for session in sessions:
                    session.push(data)
        if show and not self._late(None):
            if shown is None:
                shown = self._data(update, news, happened, None)
            told_whole.append(None)
        self._settle(*told_whole)
        return self._may_show(action, shown) if show else None

    def _data(self, update: Update | None, news: list[Struct], happened: Happened, seat: int | None) -> bytes:
        """What a seat is sent of an entry: what has changed, or without an update everything."""
        if update is not None:
            return update.encoded(seat, self._offers, self._doubtful)
        return p.encode(self._whole(seat, self._told(news, happened, seat)))

    def _may_show(self, action: LogAction | str, shown: bytes | None) -> bytes | None:
        """What spectators elsewhere are to be sent: a change of what they were shown at the entry before, by an action
        that leaves everybody where they are."""
        seq = self._state.seq
        known, self._shown_at = self._shown_at, seq if shown is not None else 0
        return shown if known == seq - 1 and isinstance(action, _SHOWN) else None

    def _changed(self, *, moved: bool) -> tuple[p.TableChange | UnsetType, int | UnsetType | None]:
        """What the last entry has changed of the table and of its deadline."""
        state = self._state
        change: p.TableChange | UnsetType = UNSET
        if not moved or state.status is not Status.PLAYING or state.prepared is not None or state.wants != self._wants:
            self._wants = set(state.wants)  # a move may end what people were waiting for
            table = table_view(state)
            change = table_change(self._table, table) or UNSET
            self._table = table
        deadline = timers.deadline(state, self._config)
        new_deadline = UNSET if deadline == self._deadline else deadline
        self._deadline = deadline
        return change, new_deadline

    # Where people only watch

    @property
    def only_watched(self) -> bool:
        """Is everybody here a spectator who is sent everything at once?"""
        groups = self._by_seat()
        return len(groups) == 1 and None in groups and not self._state.settings.delay

    def pass_on(self, shown: bytes) -> None:
        """Send everybody what another process has prepared for spectators. The entry is applied later (`note`)."""
        for session in list(self.sessions):  # whoever reads too slowly is removed
            session.push(shown)

    def note(self, action: LogAction | str, happened: Happened) -> None:
        """An entry has been applied that everybody here has been sent before; `noted` is called after the last one."""
        self._recent.take(self._state, action, happened)

    def noted(self) -> None:
        self._changed(moved=False)
        self._settle(None)

    def _told(self, news: list[Struct], happened: Happened, seat: int | None) -> list[Struct]:
        match = self._state.match
        return [*news, *match.told(happened, seat)] if match is not None and happened else news

    def _groups(self) -> Iterable[tuple[int | None, list[Session]]]:
        groups = self._by_seat()
        if None not in groups and self._late(None) and self._state.settings.watch:
            return [*groups.items(), (None, [])]  # a delayed table is published even while nobody watches
        return groups.items()

    def _by_seat(self) -> dict[int | None, list[Session]]:
        if self._grouped is None:
            self._grouped = {}
            for session in self.sessions:
                self._grouped.setdefault(session.seat, []).append(session)
        return self._grouped

    def _reseat(self, session: Session) -> None:
        """After somebody sat down or stood up, send them the view of their new seat."""
        seat = self._state.seat_of(session.person)
        if seat != session.seat:
            behind = self._late(session.seat)
            session.seat = seat
            self._grouped = None
            self._tell_watchers_soon()
            # Nothing was missed: the update about this entry follows.
            session.tell(self._whole(seat, None if behind else []))
            self._settle(seat)

    def _publish_later(self, state: p.SeatState) -> None:
        data = p.encode(state)
        asyncio.get_running_loop().call_later(self._state.settings.delay, self._publish, data)

    def _publish(self, data: bytes) -> None:
        self._published = data
        for session in list(self.sessions):
            if session.seat is None:
                session.push(data)


def _with_key(update: bytes, key: str) -> bytes:
    """The message with `yours` added; keys contain nothing that JSON would escape."""
    return b'%b,"yours":"%b"}' % (update[:-1], key.encode())
