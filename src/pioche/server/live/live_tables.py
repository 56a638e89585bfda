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

from pioche.engine.refusal import Refusal
from pioche.server import metrics
from pioche.server.clock import now_ms
from pioche.server.config import Config
from pioche.server.live.bus import Bus, Listener
from pioche.server.live.earlier import STARTED
from pioche.server.live.forgotten_people import ForgottenPeople
from pioche.server.live.history import LONG, keep_snapshot, opened
from pioche.server.live.list_saver import ListSaver
from pioche.server.live.listing import row_of, shown_of
from pioche.server.live.live_table import LiveTable
from pioche.server.live.other_processes import OtherProcesses
from pioche.server.live.readiness import Readiness
from pioche.server.live.recent import Recent
from pioche.server.live.retention import keep_tidy
from pioche.server.live.reviews import Reviews
from pioche.server.live.table_context import TableContext
from pioche.server.live.watchdog import Watchdog
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
from pioche.store import games, queries
from pioche.store.entry import Entry
from pioche.store.people import NOBODY
from pioche.store.queries import Member
from pioche.store.rows import TableRow
from pioche.store.store import Store


class LiveTables:
    """The live tables of this process."""

    def __init__(
        self, store: Store, config: Config, bus: Bus, key: bytes = b"", now: Callable[[], int] = now_ms
    ) -> None:
        self.store: Final = store
        self.config: Final = config
        self.bus: Final = bus
        self.workers: Final = Workers(config.workers, config.workers_queue)
        self.hosted: Final = HostedBots(config.bots_alive, config.workers_queue, config.bot_limit)
        self.bots: Final = bots_by_name(config.bots)
        self.ready: Final = Readiness(store)
        self.tables: dict[str, LiveTable] = {}
        self.draining = False
        self.now: Final = now  # milliseconds since 1970
        self.new_guests: Final = Rates(config.guest_rate, config.guest_burst)  # by address
        self.new_tables: Final = Rates(config.table_rate, config.table_burst)
        self.lists: Final = ListSaver(store, self.spawn)
        self.others: Final = OtherProcesses(self.tables, store.log, bus, self.spawn)
        self.forgotten: Final = ForgottenPeople(self.tables, bus)
        self.watchdog: Final = Watchdog()  # started when the server has started
        self.puzzle_rate: Final = Rates(config.puzzle_rate, config.puzzle_burst)  # by address
        self.puzzle_drafts: Final = Rates(config.draft_rate, config.draft_burst)
        self.reviews: Final = Reviews(
            lambda key, made: games.keep_review(store, *key, made, now()), self.workers, self.spawn
        )
        self._codes: Final = Rates(config.code_rate, config.code_burst)  # by address
        self._all_codes: Final = Rates(config.all_codes_rate, config.all_codes_burst)
        self._origins: Final = hashlib.sha256(b"pioche origins 1\0" + key).digest()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._context = TableContext(
            store.log,
            config,
            self._appended,
            self.others.is_elsewhere,
            self.workers,
            self.hosted,
            self.bots,
            Rates(config.chat_rate, config.chat_burst),
            bus.alone,
            now,
            watched=self.others.watched,
            presume=self.others.presume,
        )

    async def start(self) -> None:
        others = self.others
        await self.bus.start(
            Listener(
                others.appended, others.shown, others.grown, others.seen, self.forgotten.forget_hashed, others.listening
            )
        )
        self.spawn(self._housekeeping())
        self.spawn(keep_tidy(self.store, self.config, self.unload))
        if self.config.warm_after:
            self.spawn(self._warm())

    async def close(self) -> None:
        """Shut down; waits a limited time until what lists show has been saved."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.config.drain):
                await self.lists.settled()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            table.close()
        self.workers.close()
        self.hosted.close()
        self.watchdog.close()
        await self.bus.close()

    async def _warm(self) -> None:
        """Start the first worker early, so that no bot or hint waits for it, but not while the first page loads."""
        await asyncio.sleep(self.config.warm_after)
        self.workers.warm()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _housekeeping(self) -> None:
        while True:
            await asyncio.sleep(1)
            now = time.monotonic()
            for code, table in list(self.tables.items()):
                if now - table.used_at > self.config.idle_table:
                    self.unload(code)
            await self.others.tick(now)
            metrics.TABLES.set(len(self.tables))
            metrics.keep()

    # Lists

    async def lobby(self, most: int) -> list[TableRow]:
        """The public tables that the lobby shows."""
        await self.lists.current()
        since = self.now() - round(self.config.lobby_hours * 3_600_000)
        return await queries.lobby(self.store, most, since, self.config.lobby_per_address)

    async def by_short_code(self, code: str, address: str) -> str | Refusal | None:
        """The code of the waiting table with a short code. Lookups are counted, so that codes cannot be tried out."""
        if not self._codes.take(address) or not self._all_codes.take(""):
            return Code.TOO_FAST.refusal()
        await self.lists.current()
        return await queries.by_short_code(self.store, code, self._codes_since())

    async def short_code(self, table: str) -> str | None:
        """The short code of a table; None unless it waits for players."""
        await self.lists.current()
        return await queries.short_code_of(self.store, table, self._codes_since())

    def _codes_since(self) -> int:
        return self.now() - round(self.config.code_hours * 3_600_000)

    # Tables

    async def make(
        self, person: str, name: str, settings: Settings, address: str = "", face: int | None = None
    ) -> str | Refusal:
        """Create a table with its creator in the first seat; returns its code."""
        checked = checked_settings(settings)
        if isinstance(checked, Refusal):
            return checked
        mine = await queries.tables_of(self.store, person, self.config.tables_per_person)
        unfinished = [row for row in mine if row.status != Status.OVER.value]
        if len(unfinished) >= self.config.tables_per_person:
            return Code.TOO_MANY.refusal(most=self.config.tables_per_person)
        code = fresh_code()
        action = log_actions.Made(checked, person, name, face)
        made = Entry(code, 1, self.now(), 0, log_actions.text_of(action))
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
        self._keep(LiveTable(state, recent, self._context)).noted = shown_of(state)
        return code

    async def table(self, code: str) -> LiveTable | None:
        """A table by its code, loaded if necessary; None when there is none."""
        found = self.tables.get(code)
        if found is not None and found.behind:
            await found.catch_up()
        if found is not None or not is_code(code):
            return found
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(loading)

    def _loaded(self, code: str, done: asyncio.Task[LiveTable | None]) -> None:
        self._loading.pop(code, None)
        if not done.cancelled():
            done.exception()  # retrieved even if everybody who waited has gone, so that asyncio does not log it

    async def _load(self, code: str) -> LiveTable | None:
        found = await opened(self.store, code)
        if found is None:
            return None
        table = self._keep(LiveTable(*found, self._context))
        self.lists.soon(table)  # a process that was killed may not have saved it
        return table

    def _keep(self, table: LiveTable) -> LiveTable:
        self.tables[table.state.table] = table
        self.bus.open(table.state.table)
        return table

    def unload(self, code: str) -> bool:
        """Drop a table from memory; False while somebody is connected to it."""
        table = self.tables.get(code)
        if table is not None and not table.in_use:
            table.close()
            del self.tables[code]
            self.bus.shut(code)
        return code not in self.tables

    def _appended(self, table: LiveTable, entry: Entry, shown: bytes | None) -> None:
        """A table has appended an entry: tell other processes, and save what lists show."""
        metrics.ENTRIES.inc()
        self.bus.publish(entry, shown)
        if (entry.action.startswith("{") or table.state.status is Status.OVER) and table.noted != shown_of(table.state):
            self.lists.soon(table)
        if entry.action == STARTED and entry.seq >= LONG:
            self.spawn(keep_snapshot(self.store, table.state.table, entry.seq, snapshot_of(table.state)))

    # People

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The tables where a person has sat, the last ones first."""
        await self.lists.current()
        return await queries.tables_of(self.store, person, most)

    async def _unfinished(self, person: str) -> list[LiveTable]:
        rows = await self.tables_of(person, self.config.tables_per_person)
        found = [await self.table(row.table_id) for row in rows if row.status != Status.OVER.value]
        return [table for table in found if table is not None]

    async def rename(self, person: str, name: str) -> None:
        """Rename a person at all their unfinished tables."""
        for table in await self._unfinished(person):
            await table.rename(person, name)

    async def show_face(self, person: str, face: int | None) -> None:
        """Show a person with another face at all their unfinished tables."""
        for table in await self._unfinished(person):
            await table.show_face(person, face)

    async def say_goodbye(self, person: str) -> None:
        """Take a person away from their unfinished tables, and their name with them."""
        await self.rename(person, NOBODY)
        for table in await self._unfinished(person):
            if table.state.seat_of(person) is not None:
                await table.do(person, NOBODY, p.Leave(secrets.token_hex(8)))

    def remember(self, cached: Callable[[], Iterable[str]], forget: Callable[[str], None]) -> None:
        """Have a cache of people forget those who are forgotten."""
        self.forgotten.remember(cached, forget)

    def show_out(self, person: str, *, everywhere: bool) -> None:
        """End the connections of a person who has been forgotten, here and in the other processes."""
        self.forgotten.show_out(person, everywhere=everywhere)
