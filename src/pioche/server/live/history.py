"""Opening a table: its state from the log, or from a snapshot and what has happened since."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from pioche.server.live.earlier import AT_ONCE, STARTED
from pioche.server.live.recent import Recent
from pioche.server.table.snapshots import restored, snapshot_of
from pioche.server.table.state import TableState
from pioche.store import archive
from pioche.store.log import StoreAway
from pioche.store.store import Store

logger: Final = structlog.get_logger("pioche.history")
LONG: Final = 1_000  # entries from which a snapshot is kept at the start of every match


async def opened(store: Store, code: str) -> tuple[TableState, Recent] | None:
    """The state of a table, and what happened there last; None when there is no such table."""
    kept = await archive.snapshot(store, code)
    state = None if kept is None else restored(code, kept[1])
    if state is None:
        state = TableState(code)
    # From the last known entry on: if that one is not in the log, the table has been archived.
    entries = await store.log.read(code, max(0, state.seq - 1))
    if state.seq and not entries:
        entries = await store.log.read(code)
    if not entries:
        return None
    recent = Recent()
    latest = None
    for number, entry in enumerate(entries, 1):
        if entry.seq > state.seq:
            recent.take(state, *state.apply(entry))
            if entry.action == STARTED and entry.seq >= LONG:
                latest = (entry.seq, snapshot_of(state))
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)  # a long log must not block the event loop
    if latest is not None:  # by an older version, or by a process that was killed
        await keep_snapshot(store, code, *latest)
    return state, recent


async def keep_snapshot(store: Store, code: str, seq: int, state: str) -> None:
    """Save a snapshot; it only saves time, so a failure is only logged."""
    try:
        await archive.save_snapshot(store, code, seq, state)
    except StoreAway as away:
        logger.warning("no snapshot", table=code, reason=str(away)[:200])
