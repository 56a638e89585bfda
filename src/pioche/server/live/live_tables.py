"""All tables that this process serves: finds, creates, loads and unloads them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Final

import structlog

from pioche.engine.refusal import Refusal
from pioche.server import metrics
from pioche.server.clock import now_ms
from pioche.server.config import Config
from pioche.server.live.bus import Bus
from pioche.server.live.live_table import Surroundings, Table
from pioche.server.live.readiness import Readiness
from pioche.server.rate_limit import Rates
from pioche.server.refusals import Code
from pioche.server.table import log_actions
from pioche.server.table.log_actions import Settings
from pioche.server.table.own_bots import bots_by_name
from pioche.server.table.settings import checked_settings
from pioche.server.table.state import Broken, Status, TableState
from pioche.server.table_codes import fresh_code, is_code
from pioche.server.thinking.hosted_bots import HostedBots
from pioche.server.thinking.workers import Workers
from pioche.store import queries
from pioche.store.entry import Entry
from pioche.store.log import StoreAway
from pioche.store.queries import Member, ResultRow, TableRow
from pioche.store.store import Store

logger: Final = structlog.get_logger("pioche.live")
LOOK_EVERY: Final = 5.0  # seconds between polls of the database; 1 while the bus is away or has just come back
NOTED_AT_ONCE: Final = 100
HERE_EVERY: Final = 4.0
HERE_FOR: Final = 13.0
HEARD_AFTER: Final = HERE_EVERY + 1  # seconds after which every connected seat has been reported


class LiveTables:
    """The live tables of this process."""

    def __init__(self, store: Store, config: Config, bus: Bus) -> None:
        self.store: Final = store
        self.config: Final = config
        self.bus: Final = bus
        self.workers: Final = Workers(config.workers, config.workers_queue)
        self.hosted: Final = HostedBots(config.bots_alive, config.workers_queue)
        self.bots: Final = bots_by_name(config.bots)
        self.ready: Final = Readiness(store)
        self.tables: dict[str, Table] = {}
        self.draining = False
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unnoted: dict[str, Table] = {}
        self._noting = False
        self._elsewhere: dict[tuple[str, int], float] = {}
        self._deaf_until = 0.0  # after the bus was away: until then, some seats may not have been reported
        self._around = Surroundings(
            store.log,
            config,
            self._appended,
            self._is_elsewhere,
            self.workers,
            self.hosted,
            self.bots,
            Rates(config.chat_rate, config.chat_burst),
            bus.alone,
            presume=lambda code, seat: self._seen(code, frozenset((seat,))),
        )

    async def start(self) -> None:
        await self.bus.start(self._grown, self._seen)
        self.spawn(self._housekeeping())
        if self.config.warm_after:
            self.spawn(self._warm())

    async def close(self) -> None:
        """Shut down; waits a limited time until what lists show has been saved."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.config.drain):
                while self._noting:
                    await asyncio.sleep(0.01)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            table.close()
        self.workers.close()
        self.hosted.close()
        await self.bus.close()

    async def _warm(self) -> None:
        """Start the first worker early, so that no bot or hint waits for it, but not while the first page loads."""
        await asyncio.sleep(self.config.warm_after)
        self.workers.warm()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def make(self, person: str, name: str, settings: Settings) -> str | Refusal:
        """Create a table with its creator in the first seat; returns its code."""
        checked = checked_settings(settings)
        if isinstance(checked, Refusal):
            return checked
        mine = await queries.tables_of(self.store, person, self.config.tables_per_person)
        unfinished = [row for row in mine if row.status != Status.OVER.value]
        if len(unfinished) >= self.config.tables_per_person:
            return Code.TOO_MANY.refusal(most=self.config.tables_per_person)
        code = fresh_code()
        made = Entry(code, 1, now_ms(), 0, log_actions.text_of(log_actions.Made(checked, person, name)))
        if not await self.store.log.append(made):
            raise Broken("a code was made twice")
        state = TableState(code)
        state.apply(made)
        await queries.note(self.store, [_row(state)], [Member(person, code, made.at)])
        table = self.tables[code] = Table(state, self._around)
        table.noted = _shown(state)
        return code

    async def rename(self, person: str, name: str) -> None:
        """Rename a person at all their unfinished tables."""
        for row in await queries.tables_of(self.store, person, self.config.tables_per_person):
            if row.status != Status.OVER.value:
                table = await self.table(row.table_id)
                if table is not None:
                    await table.rename(person, name)

    async def table(self, code: str) -> Table | None:
        """A table by its code, loaded if necessary; None when there is none."""
        found = self.tables.get(code)
        if found is not None or not is_code(code):
            return found
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> Table | None:
        log = await self.store.log.read(code)
        if not log:
            return None
        state = TableState(code)
        for number, entry in enumerate(log):
            state.apply(entry)
            if number % 500 == 499:
                await asyncio.sleep(0)  # a long log must not block the event loop
        table = Table(state, self._around)
        self.tables[code] = table
        self._note_soon(table)  # a process that was killed may not have saved it
        return table

    # Called by tables

    def _appended(self, table: Table, entry: Entry) -> None:
        metrics.ENTRIES.inc()
        self.bus.publish(entry.table, entry.seq)
        if (entry.action.startswith("{") or table.state.status is Status.OVER) and table.noted != _shown(table.state):
            self._note_soon(table)

    def _note_soon(self, table: Table) -> None:
        table.noted = _shown(table.state)
        self._unnoted[table.state.table] = table
        if not self._noting:
            self._noting = True
            self.spawn(self._note())

    async def _note(self) -> None:
        """Save what the lobby and people's lists show. The log is the source of truth, so failures are only logged."""
        try:
            while self._unnoted:
                tables = [self._unnoted.popitem()[1].state for _ in range(min(len(self._unnoted), NOTED_AT_ONCE))]
                members = [
                    Member(person, state.table, state.at)
                    for state in tables
                    for seat in state.seats
                    if (person := seat.person) is not None
                ]
                try:
                    await queries.note(self.store, [_row(state) for state in tables], members)
                    for state in tables:
                        if state.status is Status.OVER and not state.abandoned and state.match is not None:
                            await queries.save_results(self.store, results(state))
                except StoreAway as away:
                    logger.warning("not noted", tables=len(tables), reason=str(away)[:200])
        finally:
            self._noting = False

    # Other processes

    def _grown(self, code: str, seq: int) -> None:
        table = self.tables.get(code)
        if table is not None and table.state.seq < seq and table.members.sessions:
            self.spawn(self._catch_up(table, seq))

    async def _catch_up(self, table: Table, seq: int) -> None:
        try:
            await table.catch_up(seq)
        except StoreAway as away:
            logger.warning("store away", table=table.state.table, reason=str(away)[:200])

    def _seen(self, code: str, seats: frozenset[int]) -> None:
        if code not in self.tables:
            return  # a session that joins later waits until every seat has been reported
        now = time.monotonic()
        for seat in seats:
            self._elsewhere[code, seat] = now

    def _is_elsewhere(self, code: str, seat: int) -> bool:
        """May the person be connected to another process? True while that is unknown."""
        if self.bus.alone:
            return False
        now = time.monotonic()
        if not self.bus.connected or now < max(self._deaf_until, self.tables[code].watched_since + HEARD_AFTER):
            return True
        return now - self._elsewhere.get((code, seat), -HERE_FOR) < HERE_FOR

    # Periodic work

    async def _housekeeping(self) -> None:
        looked = told = time.monotonic()
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            self._let_go(now)
            if self.bus.alone:
                continue
            self._look_again(now)
            deaf = now < self._deaf_until
            if not self.bus.connected:
                self._deaf_until = now + HEARD_AFTER
            if now - looked >= LOOK_EVERY or not self.bus.connected or deaf:
                looked = now
                await self._look()
            if now - told >= HERE_EVERY:
                told = now
                for code, table in self.tables.items():
                    seats = frozenset(seat for seat in table.members.seats() if seat is not None)
                    if seats:
                        self.bus.here(code, seats)

    def _look_again(self, now: float) -> None:
        """Expire other processes' reports about connected seats; tables have no other trigger to notice that."""
        self._elsewhere = {
            place: heard
            for place, heard in self._elsewhere.items()
            if now - heard < HERE_FOR and place[0] in self.tables
        }
        for table in self.tables.values():
            table.look_again()

    def _let_go(self, now: float) -> None:
        for code, table in list(self.tables.items()):
            if not table.members.sessions and now - table.used_at > self.config.idle_table:
                table.close()
                del self.tables[code]

    async def _look(self) -> None:
        watched = [code for code, table in self.tables.items() if table.members.sessions]
        try:
            heads = await self.store.log.heads(watched)
        except StoreAway:
            return
        for code, seq in heads.items():
            self._grown(code, seq)


def _status(state: TableState) -> str:
    return {Status.OPEN: "open", Status.OVER: "over"}.get(state.status, "playing")


def _shown(state: TableState) -> tuple[object, ...]:
    """What lists show of a table; it is saved only when this changes."""
    return (_status(state), state.matches, state.settings, tuple(seat.person or seat.bot for seat in state.seats))


def _row(state: TableState) -> TableRow:
    return TableRow(
        state.table,
        state.settings.edition,
        state.settings.title,
        state.settings.public,
        _status(state),
        len(state.seats),
        sum(not seat.free for seat in state.seats),
        state.made_at,
        state.at,
    )


def results(state: TableState) -> list[ResultRow]:
    """The result of each seat in the match."""
    assert state.match is not None
    sheet = state.match.sheet()
    winners = state.match.winners()
    side_of = {seat: side for side, seats in enumerate(sheet.sides) for seat in seats}
    return [
        ResultRow(
            state.table,
            state.matches,
            number,
            seat.person,
            seat.name or seat.bot or "",
            state.settings.edition,
            sheet.totals[side_of[number]],
            sheet.wins[side_of[number]],
            number in winners,
            state.at,
        )
        for number, seat in enumerate(state.seats)
    ]
