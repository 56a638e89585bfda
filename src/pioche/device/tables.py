"""The tables of a device: finds, creates and loads them, as `server.live.live_tables` does on a server."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

import msgspec

from pioche.device.company import Company, Turn
from pioche.device.finished import Finished, FinishedMatches
from pioche.device.storage import DeviceLog, Storage
from pioche.device.thinking import OwnThread
from pioche.engine.refusal import Refusal
from pioche.server.bodies import Listed
from pioche.server.clock import now_ms
from pioche.server.config import Config
from pioche.server.listed import listed_of
from pioche.server.live.earlier import state_in_match
from pioche.server.live.live_table import LiveTable
from pioche.server.live.questions import SessionQuestions
from pioche.server.live.recent import Recent
from pioche.server.live.sessions import Session
from pioche.server.live.table_context import NO_LIMITS, own_context
from pioche.server.refusals import Code
from pioche.server.table import log_actions
from pioche.server.table.branching import branch_actions
from pioche.server.table.log_actions import Settings
from pioche.server.table.settings import checked_settings
from pioche.server.table.state import Status, TableState
from pioche.server.table_codes import fresh_code, is_code
from pioche.server.thinking.hosted_bots import HostedBots
from pioche.server.transport.conversation import Conversation
from pioche.store.entry import Entry
from pioche.store.log import StoreAway

PING_EVERY: Final = 10.0  # seconds: the page takes a longer silence for a lost connection
SHOWN: Final = "shown"  # the name under which lists are kept
MOST_FINISHED: Final = 50  # finished tables that are kept; older ones are removed


class DeviceTables:
    """The tables of this device, and the connections of its page to them."""

    def __init__(
        self, storage: Storage, me: str, config: Config = NO_LIMITS, turn: Turn = lambda _table, _seat: None
    ) -> None:
        """`me`: the person whose device it is."""
        self._me = me
        self._noting: set[asyncio.Task[None]] = set()
        self.config = config
        self.sessions: dict[Session, float] = {}
        self._storage = storage
        self._tables: dict[str, LiveTable] = {}
        self._shown: dict[str, Listed] = {}  # what lists show
        self._read = False  # has what was kept been read?
        self._saving: asyncio.Task[None] | None = None
        self._pings: asyncio.Task[None] | None = None
        self._company = Company(turn)
        self.workers: Final = OwnThread()
        self.finished: Final = FinishedMatches(storage)
        self._context: Final = own_context(
            DeviceLog(storage),
            self.workers,
            HostedBots(0, 0),  # nobody brings a file here
            config,
            appended=self._appended,
            elsewhere=lambda _table, _seat: True,  # whoever does not hold the device sits beside it
        )

    async def make(self, person: str, name: str, settings: Settings, face: int | None) -> str | Refusal:
        """Create a table with its creator in the first seat; returns its code."""
        checked = checked_settings(settings)
        if isinstance(checked, Refusal):
            return checked
        code = fresh_code()
        made = Entry(code, 1, now_ms(), 0, log_actions.text_of(log_actions.Made(checked, person, name, face)))
        await self._context.log.append(made)
        state, recent = TableState(code), Recent()
        recent.take(state, *state.apply(made))
        self._tables[code] = LiveTable(state, recent, self._context)
        self._show(state)
        return code

    async def table(self, code: str) -> LiveTable | None:
        """A table by its code, loaded if necessary; None when there is none."""
        found = self._tables.get(code)
        if found is not None or not is_code(code):
            return found
        entries = await self._context.log.read(code)
        if code in self._tables or not entries:  # somebody else may have loaded it meanwhile
            return self._tables.get(code)
        state, recent = TableState(code), Recent()
        for entry in entries:
            recent.take(state, *state.apply(entry))
        made = self._tables[code] = LiveTable(state, recent, self._context)
        self._show(state)
        await self._note(state)
        return made

    async def branch(
        self, settings: Settings, start: str, seat: int, level: str, person: str, name: str, face: int | None
    ) -> str | Refusal:
        """Create a table whose first round begins at a position; returns its code."""
        checked = checked_settings(settings)
        if isinstance(checked, Refusal):
            return checked
        if not 0 <= seat < checked.players:
            return Code.NO_SEAT.refusal()
        code, at = fresh_code(), now_ms()
        for seq, (who, action) in enumerate(branch_actions(checked, start, seat, level, person, name, face), 1):
            await self._context.log.append(Entry(code, seq, at, who, log_actions.text_of(action)))
        await self.table(code)
        return code

    async def state(self, code: str, match: int | None) -> TableState | None:
        """A table in one of its matches; None if there is none."""
        return await state_in_match(await self.table(code), self._context.log, match)

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._tables.values())

    async def listed(self) -> list[Listed]:
        """What lists show of all tables, the latest first. Old finished ones are removed."""
        rows = sorted((await self._rows()).values(), key=lambda row: -row.changed_at)
        finished = [row.table for row in rows if row.status == Status.OVER.value and row.table not in self._tables]
        for code in finished[MOST_FINISHED:]:
            await self._storage.remove(code)
            del self._shown[code]
        if finished[MOST_FINISHED:]:
            await self.finished.forget(finished[MOST_FINISHED:])
        return [row for row in rows if row.table in self._shown]

    async def _rows(self) -> dict[str, Listed]:
        if not self._read:
            kept = await self._storage.get(SHOWN)
            self._shown = {} if kept is None else msgspec.json.decode(kept, type=dict[str, Listed]) | self._shown
            self._read = True
        return self._shown

    def _appended(self, table: LiveTable, entry: Entry, _shown: bytes | None) -> None:
        """Lists follow from the logs, so that one that is saved late, or not at all, does no harm."""
        state = table.state
        if entry.action.startswith("{") or state.status is Status.OVER:
            self._show(state)
        if state.status is Status.OVER:
            self._noting.add(task := asyncio.get_running_loop().create_task(self._note(state)))
            task.add_done_callback(self._noting.discard)
        self._company.follow(table)

    async def matches(self) -> list[Finished]:
        """All finished matches; those too that ended before a device kept them, as far as their tables are there."""
        await asyncio.gather(*self._noting)
        known = {each.game.table_id for each in await self.finished.all()}
        for row in await self.listed():
            if row.status == Status.OVER.value and row.table not in known | self._tables.keys():
                await self.table(row.table)
        return await self.finished.all()

    async def _note(self, state: TableState) -> None:
        with contextlib.suppress(StoreAway):  # it follows from the log, as above
            await self.finished.note(state, self._me)

    def _show(self, state: TableState) -> None:
        self._shown[state.table] = listed_of(state)
        if self._saving is None or self._saving.done():
            self._saving = asyncio.get_running_loop().create_task(self._save())

    async def _save(self) -> None:
        rows = await self._rows()
        with contextlib.suppress(Exception):  # as above
            await self._storage.put(SHOWN, msgspec.json.encode(rows).decode())

    def questions(self, session: Session, table: LiveTable, now: float) -> SessionQuestions:
        return SessionQuestions(session, table.state, self._context.workers, self.config, now)

    def connect(self, person: str, name: str, face: int | None, code: str, port: Port) -> Conversation:
        """A connection of the page to a table: tell it with `heard` what the page says, and with `gone` its end."""
        session = Session(person, name, port.push, self.config.connection_queue)
        session.face = face
        conversation = Conversation(self, port, session, code)
        conversation.opened()
        if self._pings is None:
            self._pings = asyncio.get_running_loop().create_task(self._ping())
        return conversation

    async def _ping(self) -> None:
        """The page takes a silent connection for a lost one."""
        while True:
            await asyncio.sleep(PING_EVERY)
            for session in list(self.sessions):
                session.ping(time.monotonic())

    def close(self) -> None:
        if self._pings is not None:
            self._pings.cancel()
        for table in self._tables.values():
            table.close()


class Port:
    """The page's end of a connection."""

    def __init__(self, send: Callable[[str], object], closed: Callable[[int], object]) -> None:
        self._send = send
        self._closed = closed
        self._open = True

    def push(self, message: bytes) -> bool:
        if self._open:
            self._send(message.decode())
        return True

    def close(self, code: int) -> None:
        if self._open:
            self._open = False
            self._closed(code)

    def pause_reading(self) -> None:
        """The page is never faster than the table."""

    def resume_reading(self) -> None:
        """As above."""
