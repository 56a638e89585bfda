"""What the server itself does at a table, and when: one timer for whatever is due first (`table/timers.py`)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final, assert_never

import structlog

from pioche.engine.refusal import Refusal
from pioche.server.live.attendance import Attendance
from pioche.server.live.broadcast import Members
from pioche.server.live.table_context import TableContext
from pioche.server.live.table_log import ATTEMPTS, TableLog
from pioche.server.table import deals, lessons, log_actions, timers
from pioche.server.table.intentions import move
from pioche.server.table.log_actions import FaultKind
from pioche.server.table.state import Status, TableState
from pioche.server.table.timers import Deed, Due
from pioche.server.thinking.planner import Planner
from pioche.store.log import StoreAway

logger: Final = structlog.get_logger("pioche.table")
RETRY_SECONDS: Final = 1.0  # while the database is unavailable


class TableTimers:
    """The timer of a table, and what is done when it fires: deals, moves of bots and of the clock, absences."""

    def __init__(
        self, state: TableState, members: Members, context: TableContext, log: TableLog, attendance: Attendance
    ) -> None:
        self._state = state
        self._members = members
        self._context = context
        self._log = log
        self._attendance = attendance
        self._quiet = timers.quiet(state)  # no timer is needed as long as people move and stay connected
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._planner = Planner(
            state, context.workers, context.hosted, context.bots, self.schedule, self._at_fault, self._asker
        )

    def _asker(self) -> str:
        """The address on whose behalf bots think here: that of whoever has been connected longest."""
        return next((session.address for session in self._members.sessions), "")

    def close(self) -> None:
        self._stop()
        self._planner.close()
        for task in self._tasks:
            task.cancel()

    def follow(self, *, only_moves: bool) -> None:
        """Entries have been applied: reschedule if they can matter."""
        if not only_moves:
            self._quiet = timers.quiet(self._state)
        # Whether those at other processes are still there is looked at every second (`look_again`).
        nobody_missed = self._attendance.complete or not self._context.alone
        nothing_due = self._quiet and nobody_missed and self._state.status is Status.PLAYING
        if self._timer is not None or not nothing_due:
            self.schedule()

    def look_again(self) -> None:
        """Reschedule: other processes' reports about who is connected there may have expired."""
        if self._log.behind and self._members.sessions:
            self._spawn(self._do_due())
        elif not self._attendance.complete and self._members.sessions:
            self.schedule()

    def schedule(self) -> None:
        """Set the timer for what is due first. Tables without sessions run no timers."""
        if not self._members.sessions:
            self._stop()
            return
        if self._log.behind:
            return  # `look_again` catches up, if nobody else does what is due
        self._planner.look()
        due = self._due()
        if due is None or (self._timer is not None and self._timer_at <= due.at):
            return  # a timer that fires too early is a no-op and reschedules
        self._wake(due.at)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> Due | None:
        due = timers.first(self._state, self._attendance.missing, self._planner.plan, self._context.config)
        if due is not None and isinstance(due.deed, timers.TimeUp) and self._planner.thinks(due.deed.seat):
            return None  # the planner calls `schedule` when it has a move
        return due

    def _wake(self, at: int) -> None:
        self._stop()
        self._timer_at = at
        delay = max(0.0, (at - self._log.now()) / 1000)
        self._timer = asyncio.get_running_loop().call_later(delay, self._go_off)

    def _go_off(self) -> None:
        self._timer = None
        if not self._log.behind:
            self._spawn(self._do_due())

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_due(self) -> None:
        async with self._log.lock:
            try:
                if self._log.unsure:
                    await self._log.catch_up()
                due = self._due()
                if due is not None and due.at <= self._log.now() + 1 and self._members.sessions:
                    await self._perform(due.deed)
            except Exception as error:
                # A bug must not stop the table either: it retries, and others may go on meanwhile. The timer is set
                # first, so that no failure below can leave the table without one.
                self._wake(self._log.now() + round(RETRY_SECONDS * 1000))
                if isinstance(error, StoreAway):
                    logger.warning("store away", table=self._state.table, reason=str(error)[:200])
                else:
                    logger.exception("not done", table=self._state.table, reason=type(error).__name__)
                return
        self.schedule()

    async def _perform(self, deed: Deed) -> None:
        enter = self._log.enter
        match deed:
            case timers.Commit():
                await enter(log_actions.Committed(deals.fresh_secret().hex()), None)
            case timers.CloseSeals():
                await enter(log_actions.SealsClosed(), None)
            case timers.DealOut():
                await enter(log_actions.DealtOut(lessons.start_of(self._state)), None)
            case timers.Begin():
                await enter(log_actions.Started(), None)
            case timers.Mark(seat=seat, how=how):
                await enter(log_actions.Absent(seat, how), seat)
            case timers.Welcome(seat=seat):
                await enter(log_actions.Back(seat), seat)
            case timers.TimeUp(seat=seat):
                await self._time_up(seat)
            case timers.Drive(seat=seat):
                plan = self._planner.plan(seat)
                if plan is not None:
                    action = plan.action or self._progress_move(seat)
                    if action is not None:
                        await self._own_move(seat, action, "~bot" if self._state.seats[seat].bot else "~auto")
            case _:
                assert_never(deed)

    async def _time_up(self, seat: int) -> None:
        """If the game has no default move, a bot is asked; until it answers, the player may still move."""
        match = self._state.match
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
            await self._own_move(seat, action, log_actions.CLOCK_KEY)

    def _progress_move(self, seat: int) -> str | None:
        """A simple move for a bot without an answer; None where it is being looked for in another process."""
        match = self._state.match
        if match is None:
            return None
        found = match.progress_move(seat, self._state.seq)
        if isinstance(found, str):
            return found
        self._planner.instead(seat, found, match.timeout_move(seat))
        return None

    async def _own_move(self, seat: int, action: str, mark: str) -> None:
        proposal = move(self._state, seat, action.partition(":")[2])
        if isinstance(proposal, Refusal):
            # A bot that makes an illegal move must not block the table.
            logger.warning("own move refused", table=self._state.table, mark=mark, code=proposal.code)
            self._planner.leave(seat)
            await self._enter_fault(seat, "illegal")
            if self._state.match is not None and seat == self._state.match.turn():
                instead = self._progress_move(seat)
                if instead is not None:
                    proposal = move(self._state, seat, instead.partition(":")[2])
        if isinstance(proposal, Refusal):
            return
        await self._log.append(proposal, mark)

    # Faults of the host's own bots

    def _at_fault(self, seat: int, kind: FaultKind) -> None:
        self._spawn(self._tell_fault(seat, kind))

    async def _tell_fault(self, seat: int, kind: FaultKind) -> None:
        async with self._log.lock:
            try:
                await self._enter_fault(seat, kind)
            except StoreAway as away:
                logger.warning("store away", table=self._state.table, reason=str(away)[:200])

    async def _enter_fault(self, seat: int, kind: FaultKind) -> None:
        """Report a fault of a host's own bot to everybody: once per round, whichever process asked the bot."""
        for _ in range(ATTEMPTS):
            if self._state.seats[seat].bot not in self._context.bots or (seat, kind) in self._state.faults:
                return
            if await self._log.enter(log_actions.Faulted(seat, kind), seat):
                return
