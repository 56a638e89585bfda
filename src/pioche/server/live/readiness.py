"""Whether the database accepts writes, for readiness checks: asked at most once a second, however many ask."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from pioche.store.store import Store

FRESH: Final = 1.0  # seconds


class Readiness:
    """The last answer of the database, and the question under way."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._probe: asyncio.Task[bool] | None = None
        self._at = 0.0

    async def __call__(self) -> bool:
        now = time.monotonic()
        if self._probe is None or (self._probe.done() and now - self._at >= FRESH):
            self._at = now
            self._probe = asyncio.get_running_loop().create_task(self._store.ready())
        return await asyncio.shield(self._probe)
