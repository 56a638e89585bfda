"""What is kept how long: finished tables are compressed, old tables and unused guests are removed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from pioche.server.clock import now_ms
from pioche.server.config import Config
from pioche.store import archive, people
from pioche.store.log import StoreAway
from pioche.store.people import DAY
from pioche.store.store import Store

logger: Final = structlog.get_logger("pioche.retention")
FIRST: Final = 60.0  # seconds after the start
EVERY: Final = 3_600.0  # seconds
BATCH: Final = 100
PAUSE: Final = 0.02  # seconds between two tables, so that players do not wait


async def keep_tidy(store: Store, config: Config, unload: Callable[[str], bool]) -> None:
    """Tidy up every hour, as long as the server runs."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            done = await tidy(store, config, unload, now_ms())
            if any(done):
                logger.info("tidied", archived=done[0], removed=done[1], guests=done[2])
        except StoreAway as away:
            logger.warning("not tidied", reason=str(away)[:200])
        await asyncio.sleep(EVERY)


async def tidy(store: Store, config: Config, unload: Callable[[str], bool], now: int) -> tuple[int, int, int]:
    """Archive and remove what is old enough; returns how many tables and guests. `unload` drops a table from memory."""
    archived = removed = guests = 0
    if config.remove_after:
        before = now - round(config.remove_after * DAY)
        while tables := await archive.idle_since(store, before, BATCH):
            count = 0
            for table in tables:
                count += unload(table) and await archive.remove(store, table, before)
                await asyncio.sleep(PAUSE)
            removed += count
            if not count:
                break
    if config.archive_after:
        before = now - round(config.archive_after * DAY)
        while tables := await archive.finished_before(store, before, BATCH):
            count = 0
            for table in tables:
                count += await archive.archive(store, table, before, now)
                await asyncio.sleep(PAUSE)
            archived += count
            if not count:
                break
    if config.forget_guests_after:
        while unseen := await people.unseen_since(store, now - round(config.forget_guests_after * DAY), BATCH):
            await people.forget(store, unseen)
            guests += len(unseen)
            await asyncio.sleep(PAUSE)
    await people.drop_ended_tokens(store, now)
    return archived, removed, guests
