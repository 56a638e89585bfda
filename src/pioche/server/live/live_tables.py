"""All tables that this process serves: finds, creates, loads and unloads them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import Final

import structlog

from pioche.engine.refusal import Refusal
from pioche.server import metrics
from pioche.server.clock import now_ms
from pioche.server.config import Config
from pioche.server.live.bus import Bus, Listener
from pioche.server.live.history import LONG, STARTED, keep_snapshot, opened
from pioche.server.live.listing import results, row_of, shown_of
from pioche.server.live.live_table import Surroundings, Table
from pioche.server.live.readiness import Readiness
from pioche.server.live.recent import Recent
from pioche.server.live.retention import keep_tidy
from pioche.server.live.sessions import UNWELCOME
from pioche.server.rate_limit import Rates
from pioche.server.refusals import Code
from pioche.server.table import log_actions
from pioche.server.table import protocol as p
from pioche.server.table.log_actions import Settings
from pioche.server.table.own_bots import bots_by_name
from pioche.server.table.settings import checked_settings
from pioche.server.table.snapshots import snapshot_of
from pioche.server.table.state import Broken, Status, TableState
from pioche.server.table_codes import fresh_code, fresh_short_code, is_code
from pioche.server.thinking.hosted_bots import HostedBots
from pioche.server.thinking.workers import Workers
from pioche.store import queries
from pioche.store.entry import Entry
from pioche.store.log import StoreAway
from pioche.store.people import NOBODY
from pioche.store.queries import Member, TableRow
from pioche.store.store import Store

logger: Final = structlog.get_logger("pioche.live")
LOOK_EVERY: Final = 5.0  # seconds between polls of the database; 1 while the bus is away or has just come back
NOTED_AT_ONCE: Final = 100
HERE_EVERY: Final = 4.0
HERE_FOR: Final = 13.0
HEARD_AFTER: Final = HERE_EVERY + 1  # seconds after which every connected seat has been reported


class LiveTables:
    """The live tables of this process."""

    def __init__(self, store: Store, config: Config, bus: Bus, key: bytes = b"") -> None:
        self.store: Final = store
        self.config: Final = config
        self.bus: Final = bus
        self.workers: Final = Workers(config.workers, config.workers_queue)
        self.hosted: Final = HostedBots(config.bots_alive, config.workers_queue)
        self.bots: Final = bots_by_name(config.bots)
        self.ready: Final = Readiness(store)
        self.tables: dict[str, Table] = {}
        self.draining = False
        self.new_guests: Final = Rates(config.guest_rate, config.guest_burst)  # by address
        self.new_tables: Final = Rates(config.table_rate, config.table_burst)
        self._codes: Final = Rates(config.code_rate, config.code_burst)  # by address
        self._all_codes: Final = Rates(config.all_codes_rate, config.all_codes_burst)
        self._origins: Final = hashlib.sha256(b"pioche origins 1\0" + key).digest()
        self._cached: list[Callable[[], Iterable[str]]] = []  # whom a cache knows
        self._forgotten: list[Callable[[str], None]] = []  # called with the id of a person who has been forgotten
        self._behind: dict[str, int] = {}  # tables that are catching up, and to which seq
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
        await self.bus.start(Listener(self._grown, self._seen, self._forget_hashed))
        self.spawn(self._housekeeping())
        self.spawn(keep_tidy(self.store, self.config, self.unload))
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

    async def lobby(self, most: int) -> list[TableRow]:
        """The public tables that the lobby shows."""
        since = now_ms() - round(self.config.lobby_hours * 3_600_000)
        return await queries.lobby(self.store, most, since, self.config.lobby_per_address)

    async def by_short_code(self, code: str, address: str) -> str | Refusal | None:
        """The code of the waiting table with a short code. Lookups are counted, so that codes cannot be tried out."""
        if not self._codes.take(address) or not self._all_codes.take(""):
            return Code.TOO_FAST.refusal()
        return await queries.by_short_code(self.store, code, self._codes_since())

    async def short_code(self, table: str) -> str | None:
        """The short code of a table; None unless it waits for players."""
        return await queries.short_code_of(self.store, table, self._codes_since())

    def _codes_since(self) -> int:
        return now_ms() - round(self.config.code_hours * 3_600_000)

    async def make(self, person: str, name: str, settings: Settings, address: str = "") -> str | Refusal:
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
        recent = Recent()
        recent.take(state, *state.apply(made))
        # A keyed hash: nobody needs to know the address later, only which tables come from the same one.
        origin = hmac.new(self._origins, address.encode(), hashlib.sha256).hexdigest()[:16] if address else None
        await queries.note(
            self.store,
            [replace(row_of(state), origin=origin, short_code=fresh_short_code())],
            [Member(person, code, made.at)],
        )
        self._keep(Table(state, recent, self._around)).noted = shown_of(state)
        return code

    def _keep(self, table: Table) -> Table:
        self.tables[table.state.table] = table
        self.bus.open(table.state.table)
        return table

    def unload(self, code: str) -> bool:
        """Drop a table from memory; False while somebody is connected to it."""
        table = self.tables.get(code)
        if table is not None and not table.members.sessions:
            table.close()
            del self.tables[code]
            self.bus.shut(code)
        return code not in self.tables

    async def rename(self, person: str, name: str) -> None:
        """Rename a person at all their unfinished tables."""
        for row in await queries.tables_of(self.store, person, self.config.tables_per_person):
            if row.status != Status.OVER.value:
                table = await self.table(row.table_id)
                if table is not None:
                    await table.rename(person, name)

    # People who are forgotten

    def remember(self, cached: Callable[[], Iterable[str]], forget: Callable[[str], None]) -> None:
        """Have a cache of people forget those who are forgotten."""
        self._cached.append(cached)
        self._forgotten.append(forget)

    async def say_goodbye(self, person: str) -> None:
        """Take a person away from their unfinished tables, and their name with them."""
        await self.rename(person, NOBODY)
        for row in await queries.tables_of(self.store, person, self.config.tables_per_person):
            table = await self.table(row.table_id) if row.status != Status.OVER.value else None
            if table is not None and table.state.seat_of(person) is not None:
                await table.do(person, NOBODY, p.Leave(secrets.token_hex(8)))

    def show_out(self, person: str, *, everywhere: bool) -> None:
        """End the connections of a person who has been forgotten, here and in the other processes."""
        for call in self._forgotten:
            call(person)
        for table in self.tables.values():
            for session in list(table.members.sessions):
                if session.person == person:
                    session.tell(p.Bye(Code.NO_GUEST.key, again=False))
                    session.close(UNWELCOME)
        if everywhere:
            self.bus.forget(person)

    def _forget_hashed(self, hashed: str) -> None:
        """Another process has forgotten somebody: whoever is cached or connected here may be that person."""
        here = {session.person for table in self.tables.values() for session in table.members.sessions}
        for person in here.union(*(known() for known in self._cached)):
            if self.bus.hashed(person) == hashed:
                self.show_out(person, everywhere=False)

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
        found = await opened(self.store, code)
        if found is None:
            return None
        table = self._keep(Table(*found, self._around))
        self._note_soon(table)  # a process that was killed may not have saved it
        return table

    # Called by tables

    def _appended(self, table: Table, entry: Entry) -> None:
        metrics.ENTRIES.inc()
        self.bus.publish(entry.table, entry.seq)
        if (entry.action.startswith("{") or table.state.status is Status.OVER) and table.noted != shown_of(table.state):
            self._note_soon(table)
        if entry.action == STARTED and entry.seq >= LONG:
            self.spawn(keep_snapshot(self.store, table.state.table, entry.seq, snapshot_of(table.state)))

    def _note_soon(self, table: Table) -> None:
        table.noted = shown_of(table.state)
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
                    await queries.note(self.store, [row_of(state) for state in tables], members)
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
        if table is None or table.state.seq >= seq or not table.members.sessions:
            return
        # However often it is said: one read at a time, and one more for what is said meanwhile.
        if code in self._behind:
            self._behind[code] = max(self._behind[code], seq)
        else:
            self._behind[code] = seq
            self.spawn(self._catch_up(code, table))

    async def _catch_up(self, code: str, table: Table) -> None:
        try:
            reached = 0
            while self._behind[code] > reached:
                reached = self._behind[code]
                await table.catch_up(reached)
        except StoreAway as away:
            logger.warning("store away", table=code, reason=str(away)[:200])
        finally:
            del self._behind[code]

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
            if now - table.used_at > self.config.idle_table:
                self.unload(code)

    async def _look(self) -> None:
        watched = [code for code, table in self.tables.items() if table.members.sessions]
        try:
            heads = await self.store.log.heads(watched)
        except StoreAway:
            return
        for code, seq in heads.items():
            self._grown(code, seq)
