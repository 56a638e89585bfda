"""The state of a table in one of its matches: the current or last one from memory, earlier ones from its log."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from pioche.server.live.live_table import LiveTable
from pioche.server.table import log_actions
from pioche.server.table.state import Status, TableState
from pioche.store.entry import Entry

AT_ONCE: Final = 200  # entries applied before others may go on
STARTED: Final = log_actions.text_of(log_actions.Started())


class ReadsLog(Protocol):
    async def read(self, table: str, after: int = 0) -> list[Entry]: ...


async def state_in_match(table: LiveTable | None, log: ReadsLog, match: int | None) -> TableState | None:
    """At the end of the match if it is over; None if there is no such match. `match` None: the last one."""
    if table is None:
        return None
    if match is None or table.state.matches == match:
        return table.state
    if not 1 <= match < table.state.matches:
        return None
    state = TableState(table.state.table)
    for number, entry in enumerate(await log.read(state.table), 1):
        if entry.action == STARTED and state.matches == match:
            break
        state.apply(entry)
        if state.matches == match and state.status is Status.OVER:
            break
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)  # a long log must not block the event loop
    return state
