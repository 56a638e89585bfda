"""Saves what the lobby and people's lists show of tables. The log is the source of truth, so this may come later."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Final

import structlog

from pioche.server.live.listing import game_row, results, row_of, shown_of
from pioche.server.live.live_table import LiveTable
from pioche.server.table.state import Status
from pioche.store import games, queries
from pioche.store.log import StoreAway
from pioche.store.queries import Member
from pioche.store.store import Store

logger: Final = structlog.get_logger("pioche.live")
AT_ONCE: Final = 100  # tables in one transaction
AGAIN: Final = 1.0  # seconds, while the database is unavailable
LOOK_AGAIN: Final = 0.005
MOST_LOOKS: Final = 200
PAUSE: Final = 0.1  # seconds in which a table may change several times and is saved once


class ListSaver:
    """The tables whose rows are out of date; many are saved in one transaction."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[None, None, None]], None]) -> None:
        self._store = store
        self._spawn = spawn
        self._unnoted: dict[str, LiveTable] = {}
        self._hurry = False  # whether the server is shutting down
        self._asked = asyncio.Event()  # somebody is about to read what is saved here
        self._saving = False
        self.busy = False

    def soon(self, table: LiveTable) -> None:
        """Have a table saved."""
        table.noted = shown_of(table.state)
        self._unnoted[table.state.table] = table
        if not self.busy:
            self.busy = True
            self._spawn(self._note())

    async def current(self) -> None:
        """Have everything saved at once, before lists are read. Gives up while the database is unavailable."""
        for _ in range(MOST_LOOKS):
            if not self._unnoted and not self._saving:
                return
            self._asked.set()
            await asyncio.sleep(LOOK_AGAIN)

    async def settled(self) -> None:
        """Wait until everything has been saved."""
        self._hurry = True
        while self.busy:
            await asyncio.sleep(0.01)

    async def _note(self) -> None:
        try:
            while self._unnoted:
                if not self._hurry:
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._asked.wait(), PAUSE)
                    self._asked.clear()
                batch = dict(self._unnoted.popitem() for _ in range(min(len(self._unnoted), AT_ONCE)))
                tables = [table.state for table in batch.values()]
                members = [
                    Member(person, state.table, state.at)
                    for state in tables
                    for seat in state.seats
                    if (person := seat.person) is not None
                ]
                self._saving = True
                try:
                    await queries.note(self._store, [row_of(state) for state in tables], members)
                    for state in tables:
                        if state.status is Status.OVER and not state.abandoned and state.match is not None:
                            await queries.save_results(self._store, results(state))
                            await games.save(self._store, [game_row(state)])
                except StoreAway as away:
                    self._saving = False
                    logger.warning("not noted", tables=len(tables), reason=str(away)[:200])
                    if not self._hurry:
                        self._unnoted = batch | self._unnoted
                        await asyncio.sleep(AGAIN)
                finally:
                    self._saving = False
        finally:
            self.busy = False
