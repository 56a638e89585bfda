"""A table that this process serves: who is connected, and how their intentions become entries of its log."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import structlog

from pioche.engine.refusal import Refusal
from pioche.server.live.attendance import Attendance
from pioche.server.live.broadcast import Members
from pioche.server.live.races import Race
from pioche.server.live.recent import Recent
from pioche.server.live.sessions import UNWELCOME, Session
from pioche.server.live.table_context import TableContext
from pioche.server.live.table_log import ATTEMPTS, TableLog
from pioche.server.live.table_timers import TableTimers
from pioche.server.refusals import Code
from pioche.server.security_events import note_refusal
from pioche.server.table import log_actions
from pioche.server.table import protocol as p
from pioche.server.table.intentions import Accepted, move, names_at, propose
from pioche.server.table.log_actions import LogAction
from pioche.server.table.names import distinct
from pioche.server.table.seats import Presence
from pioche.server.table.state import Status, TableState
from pioche.store.entry import Entry
from pioche.store.log import StoreAway

logger: Final = structlog.get_logger("pioche.table")


class LiveTable:
    """A table in this process."""

    def __init__(self, state: TableState, recent: Recent, context: TableContext) -> None:
        self.state = state
        self.members = Members(state, context.config, recent)
        self.used_at = time.monotonic()
        self.watched_since = self.used_at  # since when this process has had a session here
        self.noted: tuple[object, ...] = ()  # what lists show of it, as last saved
        self._context = context
        self._log = TableLog(state, self.members, context, self._taken, partial(context.appended, self))
        self._attendance = Attendance(state, self.members, context, self._log.now)
        self._timers = TableTimers(state, self.members, context, self._log, self._attendance)
        self._race = Race(context.config.fair_window)
        self._joining = 0  # sessions that are about to be added

    @property
    def seq(self) -> int:
        """The seq that people here have been told of."""
        return self._log.seq

    @property
    def behind(self) -> bool:
        """Is `state` older than what people here have been told? Then whoever needs it has to `catch_up` first."""
        return self._log.behind

    # Joining and leaving

    async def join(self, session: Session, seq: int | None) -> None:
        """Add a connection that has said hello."""
        self.used_at = time.monotonic()
        self._joining += 1
        try:
            await self._join(session, seq)
        finally:
            self._joining -= 1
        self._timers.schedule()

    async def _join(self, session: Session, seq: int | None) -> None:
        if not self.members.sessions:
            # No session was here: other processes may have appended entries, and nobody tracked who is connected.
            await self.catch_up()
            if not self.members.sessions:  # another session may have joined meanwhile
                self.watched_since = self.used_at
                self._attendance.begin()
        while self._log.behind:
            await self.catch_up()
        self.members.add(session, seq)
        seat = session.seat
        if seat is not None:
            self._attendance.came(seat)
            if self.state.seats[seat].presence is not Presence.HERE:
                async with self._log.lock:
                    await self._welcome(session)

    async def _welcome(self, session: Session) -> None:
        """Give a person who has connected again their seat back. Another device or process may have done so already,
        or another entry may come first."""
        for _ in range(ATTEMPTS):
            seat = session.seat
            if seat is None or self.state.seats[seat].presence is Presence.HERE:
                return
            if await self._log.enter(log_actions.Back(seat), seat):
                return

    @property
    def in_use(self) -> bool:
        """Is somebody connected here, or about to be, or is an entry being appended? If the table were loaded again
        meanwhile, it would not hear of that entry."""
        return bool(self.members.sessions) or self._joining > 0 or self._log.lock.taken

    def leave(self, session: Session) -> None:
        """Remove a closed connection."""
        self.used_at = time.monotonic()
        self.members.remove(session)
        if session.seat is not None:
            self._attendance.left(session.seat)
        self._timers.schedule()

    def close(self) -> None:
        """Stop serving the table in this process."""
        self._timers.close()

    def look_again(self, *, led: bool) -> None:
        """Other processes' reports about who is connected there may have expired. `led`: people play at another one,
        which does what is due."""
        if not (led and self._log.behind):
            self._timers.look_again()

    async def catch_up(self, seq: int | None = None) -> None:
        """Apply the entries that other processes have appended, unless the state has reached `seq` already."""
        async with self._log.lock:
            if seq is None or self.seq < seq or self._log.behind:
                await self._log.catch_up()
        self._timers.schedule()

    def pass_on(self, seq: int, shown: bytes) -> bool:
        """Send spectators what another process has prepared for them of the next entry, without applying it. False:
        somebody here needs the entry itself."""
        return self._log.pass_on(seq, shown)

    def follow(self, entry: Entry) -> bool:
        """Apply the next entry, which another process has appended. False: the database has to be read, because an
        entry is missing, or because this process is just appending one."""
        log = self._log
        if entry.seq != log.seq + 1 or log.unsure or not log.lock.enter_if_free():
            return False
        try:
            log.follow(entry)
        finally:
            log.lock.leave()
        return True

    def _taken(self, taken: Sequence[tuple[Entry, LogAction | str]]) -> None:
        """Entries have been applied, and everybody has been told."""
        only_moves = True
        for entry, action in taken:
            self._attendance.hear_of(entry, action)
            only_moves = only_moves and isinstance(action, str)
        if not only_moves:
            self._show_out()
            self._attendance.update()
        self._timers.follow(only_moves=only_moves)

    def _show_out(self) -> None:
        """Once a game that nobody may watch has begun, end the connections of those without a seat."""
        if self.state.settings.watch or self.state.status in (Status.OPEN, Status.OVER):
            return
        for session in list(self.members.sessions):
            if session.seat is None:
                session.tell(p.Bye(Code.NO_WATCHING.key, again=False))
                session.close(UNWELCOME)

    # Intentions

    def act_at_once(self, session: Session, act: p.Act, done: Callable[[bool], None]) -> bool:
        """Append a move without a coroutine, as nearly all can be: nobody races, nobody else is appending, and it is
        legal. False: `intend` has to find out. Else `done` is called: with True when the move has been made, and with
        False when `intend` has to try again."""
        log = self._log
        state = self.state
        seat = session.seat
        if seat is None or log.unsure or state.seats[seat].presence is not Presence.HERE:
            return False
        key = f"{session.person}:{act.key}"
        if self._race.delays(session, self.members, state) or log.stale(act, seat) or not log.surely_new(key):
            return False
        if not log.lock.enter_if_free():
            return False
        proposal = move(state, seat, act.action)
        if not isinstance(proposal, Accepted):
            log.lock.leave()
            return False

        def settled(made: bool) -> None:
            log.lock.leave()
            done(made)

        log.append_then(proposal, key, session, act.key, settled)
        return True

    async def intend(self, session: Session, intention: p.Intention) -> None:
        """Carry out an intention, or tell the session why it is refused."""
        if isinstance(intention, p.Say | p.React) and not self._context.chat.take(session.person):
            session.tell(self._refused(Code.TOO_FAST.refusal(), intention.key))
            return
        if isinstance(intention, p.Act) and self.state.match is not None and session.seat is not None:
            await self._race.turn_of(session, self.members, self.state)
        async with self._log.lock:
            answer = await self._carry_out(session.person, session.name, intention, session, session.face)
        if answer is not None:
            session.tell(answer)

    async def do(self, person: str, name: str, intention: p.Intention, face: int | None = None) -> p.Done | p.Refused:
        """The same without a connection, for HTTP."""
        async with self._log.lock:
            answer = await self._carry_out(person, name, intention, None, face)
        return p.Done(intention.key, self.state.seq) if answer is None else answer

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person at this table."""
        for session in self.members.sessions:
            if session.person == person:
                session.name = name
        async with self._log.lock:
            for _ in range(ATTEMPTS):
                seat = self.state.seat_of(person)
                if seat is None:
                    return
                shown = distinct(name, names_at(self.state, without=seat))
                if self.state.seats[seat].name == shown:
                    return
                if await self._log.enter(log_actions.Renamed(seat, shown), seat):
                    return

    async def show_face(self, person: str, face: int | None) -> None:
        """Show a person with another face at this table."""
        for session in self.members.sessions:
            if session.person == person:
                session.face = face
        async with self._log.lock:
            for _ in range(ATTEMPTS):
                seat = self.state.seat_of(person)
                if seat is None or self.state.seats[seat].face == face:
                    return
                if await self._log.enter(log_actions.Faced(seat, face), seat):
                    return

    async def _carry_out(
        self, person: str, name: str, intention: p.Intention, session: Session | None, face: int | None
    ) -> p.Done | p.Refused | None:
        """None: it was carried out, and the broadcast has told the session so."""
        key = f"{person}:{intention.key}"
        log = self._log
        try:
            for _ in range(ATTEMPTS):
                if log.unsure:
                    await log.catch_up()
                before = await log.done_before(key)
                if before is not None:
                    return p.Done(intention.key, before)
                seat = self.state.seat_of(person)
                if isinstance(intention, p.Act) and seat is not None and log.stale(intention, seat):
                    if await self._knew_too_little():
                        continue
                    return self._refused(Code.STALE.refusal(), intention.key)
                proposal = propose(self.state, person, name, intention, self._context.bots, face)
                if isinstance(proposal, Refusal):
                    if await self._knew_too_little():
                        continue
                    return self._refused(proposal, intention.key)
                if (
                    isinstance(intention, p.Act)
                    and seat is not None
                    and self.state.seats[seat].presence is not Presence.HERE
                ):
                    await log.enter(log_actions.Back(seat), seat)  # whoever moves is present
                    continue
                if await log.append(proposal, key, session, intention.key):
                    return None
        except StoreAway as away:
            logger.warning("store away", table=self.state.table, reason=str(away)[:200])
            return self._refused(Code.STORE_AWAY.refusal(), intention.key)
        return self._refused(Code.TOO_FAST.refusal(), intention.key)

    async def _knew_too_little(self) -> bool:
        """Before a refusal: catch up with other processes. True when there were new entries."""
        before = self.state.seq
        if not self._context.alone:
            await self._log.catch_up()
        return self.state.seq != before

    def _refused(self, refusal: Refusal, key: str) -> p.Refused:
        note_refusal(refusal.code)
        return p.refused(refusal, self.state.seq, key)
