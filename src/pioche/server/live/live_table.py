"""A table that this process serves: its state, its members, and the single path by which its log grows."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from typing import Final, assert_never

import structlog

from pioche.engine.refusal import Refusal
from pioche.server.clock import now_ms
from pioche.server.config import Config
from pioche.server.live.broadcast import Members
from pioche.server.live.races import Race
from pioche.server.live.recent import Recent
from pioche.server.live.sessions import UNWELCOME, Session
from pioche.server.rate_limit import Rates
from pioche.server.refusals import Code
from pioche.server.table import deals, log_actions, timers
from pioche.server.table import protocol as p
from pioche.server.table.intentions import Accepted, move, names_at, propose
from pioche.server.table.log_actions import FaultKind, LogAction
from pioche.server.table.names import distinct
from pioche.server.table.own_bots import OwnBot
from pioche.server.table.state import Presence, Status, TableState
from pioche.server.table.timers import Deed, Due
from pioche.server.thinking.hosted_bots import HostedBots
from pioche.server.thinking.planner import Planner
from pioche.server.thinking.workers import Workers
from pioche.store.entry import Entry
from pioche.store.log import Log, StoreAway

logger: Final = structlog.get_logger("pioche.table")
ATTEMPTS: Final = 100  # to append an entry while other processes are faster
RETRY_SECONDS: Final = 1.0  # while the database is unavailable


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a table needs from the process that serves it."""

    log: Log
    config: Config
    appended: Callable[[Table, Entry], None]  # notify other processes, and save what the lobby shows
    elsewhere: Callable[[str, int], bool]  # is the person in this seat connected to another process?
    workers: Workers
    hosted: HostedBots
    bots: Mapping[str, OwnBot]  # the host's own bots
    chat: Rates  # of each person, whatever the table
    alone: bool = True  # does no other process serve this database?
    now: Callable[[], int] = now_ms
    presume: Callable[[str, int], None] = lambda _table, _seat: None  # somebody sat down, probably at another process


class Table:
    """A table in this process."""

    def __init__(self, state: TableState, recent: Recent, around: Surroundings) -> None:
        self.state = state
        self.members = Members(state, around.config, recent)
        self.used_at = time.monotonic()
        self.watched_since = self.used_at  # since when this process has had a session here
        self.noted: tuple[object, ...] = ()  # what lists show of it, as last saved
        self._around = around
        self._ahead = 0  # milliseconds by which the log is ahead of this machine's clock
        self._lock = asyncio.Lock()
        self._quiet = timers.quiet(state)  # no timer is needed as long as people move and stay connected
        self._unsure = False  # whether the log may hold entries that are not applied yet
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._missing: dict[int, int] = {}  # since when a seat has had no connection
        # The decision context at the last few seqs, to recognise stale moves.
        self._contexts: dict[int, tuple[int, tuple[object, ...]]] = {}
        self._race = Race(around.config.fair_window)
        self._planner = Planner(
            state, around.workers, around.hosted, around.bots, self._schedule, self._at_fault, self._asker
        )

        self._follow()

    def _asker(self) -> str:
        """The address on whose behalf bots think here: that of whoever has been connected longest."""
        return next((session.address for session in self.members.sessions), "")

    # Time

    def _now(self) -> int:
        """The table's time: never before its last entry. Another machine may have written that entry, or this one while
        its clock was wrong; timers relative to it would otherwise fire much later."""
        return self._around.now() + self._ahead

    def _follow(self) -> None:
        self._ahead = max(self._ahead, self.state.at - self._around.now())

    # Joining and leaving

    async def join(self, session: Session, seq: int | None) -> None:
        """Add a connection that has said hello."""
        self.used_at = time.monotonic()
        if not self.members.sessions:
            # No session was here: other processes may have appended entries, and nobody tracked who is connected.
            await self.catch_up()
            if not self.members.sessions:  # another session may have joined meanwhile
                self.watched_since = self.used_at
                self._missing = dict.fromkeys(self.state.people(), self._now())
        self.members.add(session, seq)
        seat = session.seat
        if seat is not None:
            self._missing.pop(seat, None)
            if self.state.seats[seat].presence is not Presence.HERE:
                async with self._lock:
                    await self._enter(log_actions.Back(seat), seat)
        self._schedule()

    def leave(self, session: Session) -> None:
        """Remove a closed connection."""
        self.used_at = time.monotonic()
        self.members.remove(session)
        if session.seat is not None and session.seat not in self.members.seats():
            self._missing[session.seat] = self._now()
        self._schedule()

    def close(self) -> None:
        """Stop serving the table in this process."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._planner.close()
        for task in self._tasks:
            task.cancel()

    # Intentions

    async def intend(self, session: Session, intention: p.Intention) -> None:
        """Carry out an intention, or tell the session why it is refused."""
        if isinstance(intention, p.Say | p.React) and not self._around.chat.take(session.person):
            session.tell(self._refused(Code.TOO_FAST.refusal(), intention.key))
            return
        if isinstance(intention, p.Act) and self.state.match is not None and session.seat is not None:
            await self._race.turn_of(session, self.members, self.state)
        async with self._lock:
            answer = await self._carry_out(session.person, session.name, intention, session)
        if answer is not None:
            session.tell(answer)

    async def do(self, person: str, name: str, intention: p.Intention) -> p.Done | p.Refused:
        """The same without a connection, for HTTP."""
        async with self._lock:
            answer = await self._carry_out(person, name, intention, None)
        return p.Done(intention.key, self.state.seq) if answer is None else answer

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person at this table."""
        for session in self.members.sessions:
            if session.person == person:
                session.name = name
        async with self._lock:
            for _ in range(ATTEMPTS):
                seat = self.state.seat_of(person)
                if seat is None:
                    return
                shown = distinct(name, names_at(self.state, without=seat))
                if self.state.seats[seat].name == shown or await self._enter(log_actions.Renamed(seat, shown), seat):
                    return

    async def _carry_out(
        self, person: str, name: str, intention: p.Intention, session: Session | None
    ) -> p.Done | p.Refused | None:
        """None: it was carried out, and the broadcast has told the session so."""
        key = f"{person}:{intention.key}"
        try:
            for _ in range(ATTEMPTS):
                if self._unsure:
                    await self._catch_up()
                before = await self._done_before(key)
                if before is not None:
                    return p.Done(intention.key, before)
                seat = self.state.seat_of(person)
                if isinstance(intention, p.Act) and seat is not None and self._stale(intention, seat):
                    if await self._knew_too_little():
                        continue
                    return self._refused(Code.STALE.refusal(), intention.key)
                proposal = propose(self.state, person, name, intention, self._around.bots)
                if isinstance(proposal, Refusal):
                    if await self._knew_too_little():
                        continue
                    return self._refused(proposal, intention.key)
                if (
                    isinstance(intention, p.Act)
                    and seat is not None
                    and self.state.seats[seat].presence is not Presence.HERE
                ):
                    await self._enter(log_actions.Back(seat), seat)  # whoever moves is present
                    continue
                if await self._append(proposal, key, session, intention.key):
                    return None
        except StoreAway as away:
            logger.warning("store away", table=self.state.table, reason=str(away)[:200])
            return self._refused(Code.STORE_AWAY.refusal(), intention.key)
        return self._refused(Code.TOO_FAST.refusal(), intention.key)

    async def _done_before(self, key: str) -> int | None:
        """The seq of an intention that was carried out before; old ones are looked up in the log."""
        state = self.state
        before = state.keys.get(key)
        if before is None and state.keys_from > 1:
            older = await self._around.log.keys(state.table, state.keys_from)
            state.older_keys.update(map(hash, older))
            state.keys_from = 1
        if before is None and hash(key) in state.older_keys:
            before = await self._around.log.seq_of(state.table, key)
        return before

    async def _knew_too_little(self) -> bool:
        """Before a refusal: catch up with other processes. True when there were new entries."""
        before = self.state.seq
        if not self._around.alone:
            await self._catch_up()
        return self.state.seq != before

    def _refused(self, refusal: Refusal, key: str) -> p.Refused:
        return p.refused(refusal, self.state.seq, key)

    def _stale(self, act: p.Act, seat: int) -> bool:
        """Has the position changed since the player on turn decided? Races are settled by the rules."""
        match = self.state.match
        if match is None or act.seq >= self.state.seq or match.turn() != seat:
            return False
        known = self._contexts.get(act.seq)
        return known != (len(self.state.rounds), match.round.decision())

    # The log

    async def _enter(self, action: LogAction | str, seat: int | None, mark: str | None = None) -> bool:
        """Append an entry of the server itself."""
        return await self._append(Accepted(action, seat), mark, None, None)

    async def _append(self, accepted: Accepted, key: str | None, mover: Session | None, name: str | None) -> bool:
        """Append and apply an entry; False when another process was first, whose entries have then been applied."""
        state = self.state
        action = accepted.action
        text = action if isinstance(action, str) else log_actions.text_of(action)
        entry = Entry(state.table, state.seq + 1, max(self._now(), state.at), accepted.seat, text, key)
        try:
            fresh = await self._around.log.append(entry)
        except StoreAway:
            self._unsure = True
            raise
        if not fresh:
            await self._catch_up()
            return False
        self._take(entry, mover, name)
        self._around.appended(self, entry)
        return True

    def _take(self, entry: Entry, mover: Session | None = None, name: str | None = None) -> None:
        action, happened = self.state.apply(entry)
        self._follow()
        self._remember_context()
        self.members.broadcast(action, happened, mover, name)
        if not isinstance(action, str):
            self._quiet = timers.quiet(self.state)
            self._show_out()
            self._miss()
        if not (self._quiet and self._timer is None and not self._missing and self.state.status is Status.PLAYING):
            self._schedule()

    def _show_out(self) -> None:
        """Once a game that nobody may watch has begun, end the connections of those without a seat."""
        if self.state.settings.watch or self.state.status in (Status.OPEN, Status.OVER):
            return
        for session in list(self.members.sessions):
            if session.seat is None:
                session.tell(p.Bye(Code.NO_WATCHING.key, again=False))
                session.close(UNWELCOME)

    def _miss(self) -> None:
        """Track seats that have no connection here: their person may have sat down at another process."""
        if not self.members.sessions:
            return
        away = set(self.state.people()) - self.members.seats()
        for seat in self._missing.keys() - away:
            del self._missing[seat]
        for seat in away - self._missing.keys():
            self._missing[seat] = self._now()
            self._around.presume(self.state.table, seat)

    def look_again(self) -> None:
        """Reschedule: other processes' reports about who is connected there may have expired."""
        if self._missing and self.members.sessions:
            self._schedule()

    def _remember_context(self) -> None:
        match = self.state.match
        if match is not None and self.state.status is Status.PLAYING:
            self._contexts[self.state.seq] = (len(self.state.rounds), match.round.decision())
            self._contexts.pop(self.state.seq - 32, None)

    async def catch_up(self, seq: int | None = None) -> None:
        """Apply the entries that other processes have appended, unless the state has reached `seq` already."""
        async with self._lock:
            if seq is None or self.state.seq < seq:
                await self._catch_up()
        self._schedule()

    async def _catch_up(self) -> None:
        for entry in await self._around.log.read(self.state.table, self.state.seq):
            self._take(entry)
        self._unsure = False

    # Timers

    def missing(self, seat: int) -> int | None:
        """Since when a seat has had no connection anywhere, as far as this process knows."""
        since = self._missing.get(seat)
        return None if since is None or self._around.elsewhere(self.state.table, seat) else since

    def _schedule(self) -> None:
        """Set the timer for what is due first. Tables without sessions run no timers."""
        if not self.members.sessions:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            return
        self._planner.look()
        due = self._due()
        if due is None or (self._timer is not None and self._timer_at <= due.at):
            return  # a timer that fires too early is a no-op and reschedules
        self._wake(due.at)

    def _due(self) -> Due | None:
        due = timers.first(self.state, self.missing, self._planner.plan, self._around.config)
        if due is not None and isinstance(due.deed, timers.TimeUp) and self._planner.thinks(due.deed.seat):
            return None  # the planner calls `_schedule` when it has a move
        return due

    def _wake(self, at: int) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = at
        delay = max(0.0, (at - self._now()) / 1000)
        self._timer = asyncio.get_running_loop().call_later(delay, self._go_off)

    def _go_off(self) -> None:
        self._timer = None
        self._spawn(self._do_due())

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_due(self) -> None:
        async with self._lock:
            try:
                if self._unsure:
                    await self._catch_up()
                due = self._due()
                if due is not None and due.at <= self._now() + 1 and self.members.sessions:
                    await self._perform(due.deed)
            except Exception as error:
                # A bug must not stop the table either: it retries, and others may go on meanwhile. The timer is set
                # first, so that no failure below can leave the table without one.
                self._wake(self._now() + round(RETRY_SECONDS * 1000))
                if isinstance(error, StoreAway):
                    logger.warning("store away", table=self.state.table, reason=str(error)[:200])
                else:
                    logger.exception("not done", table=self.state.table, reason=type(error).__name__)
                return
        self._schedule()

    async def _perform(self, deed: Deed) -> None:
        state = self.state
        match deed:
            case timers.Commit():
                await self._enter(log_actions.Committed(deals.fresh_secret().hex()), None)
            case timers.DealOut():
                await self._enter(log_actions.DealtOut(), None)
            case timers.Begin():
                await self._enter(log_actions.Started(), None)
            case timers.Mark(seat=seat, how=how):
                await self._enter(log_actions.Absent(seat, how), seat)
            case timers.Welcome(seat=seat):
                await self._enter(log_actions.Back(seat), seat)
            case timers.TimeUp(seat=seat):
                await self._time_up(seat)
            case timers.Drive(seat=seat):
                plan = self._planner.plan(seat)
                if plan is not None:
                    action = plan.action or self._progress_move(seat)
                    if action is not None:
                        await self._own_move(seat, action, "~bot" if state.seats[seat].bot else "~auto")
            case _:
                assert_never(deed)

    async def _time_up(self, seat: int) -> None:
        """If the game has no default move, a bot is asked; until it answers, the player may still move."""
        match = self.state.match
        if match is None:
            return
        action = match.timeout_move(seat)
        if action is None:
            plan = self._planner.plan(seat)
            if plan is None:
                self._planner.think(match, seat)
                return
            action = plan.action or self._progress_move(seat)
        if action is not None:
            await self._own_move(seat, action, "~clock")

    def _progress_move(self, seat: int) -> str | None:
        """A simple move for a bot without an answer; None where it is being looked for in another process."""
        match = self.state.match
        if match is None:
            return None
        found = match.progress_move(seat, self.state.seq)
        if isinstance(found, str):
            return found
        self._planner.instead(seat, found, match.timeout_move(seat))
        return None

    async def _own_move(self, seat: int, action: str, mark: str) -> None:
        proposal = move(self.state, seat, action.partition(":")[2])
        if isinstance(proposal, Refusal):
            # A bot that makes an illegal move must not block the table.
            logger.warning("own move refused", table=self.state.table, mark=mark, code=proposal.code)
            self._planner.leave(seat)
            await self._enter_fault(seat, "illegal")
            if self.state.match is not None and seat == self.state.match.turn():
                instead = self._progress_move(seat)
                if instead is not None:
                    proposal = move(self.state, seat, instead.partition(":")[2])
        if isinstance(proposal, Refusal):
            return
        await self._append(proposal, mark, None, None)

    # Faults of the host's own bots

    def _at_fault(self, seat: int, kind: FaultKind) -> None:
        self._spawn(self._tell_fault(seat, kind))

    async def _tell_fault(self, seat: int, kind: FaultKind) -> None:
        async with self._lock:
            try:
                await self._enter_fault(seat, kind)
            except StoreAway as away:
                logger.warning("store away", table=self.state.table, reason=str(away)[:200])

    async def _enter_fault(self, seat: int, kind: FaultKind) -> None:
        """Report a fault of a host's own bot to everybody: once per round, whichever process asked the bot."""
        for _ in range(ATTEMPTS):
            if self.state.seats[seat].bot not in self._around.bots or (seat, kind) in self.state.faults:
                return
            if await self._enter(log_actions.Faulted(seat, kind), seat):
                return
