"""Adds people in groups: whoever comes while a transaction is being written shares the next one.

A transaction of its own costs every guest a dozen switches between threads (docs/decisions/0008-speed.md).
"""

from __future__ import annotations

import asyncio
from typing import Final

from pioche.store import people
from pioche.store.log import StoreAway
from pioche.store.people import NewPerson
from pioche.store.store import Store

MOST_AT_ONCE: Final = 100


class Newcomers:
    """The people who are being added."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[NewPerson, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, person: NewPerson) -> None:
        """Returns once the person has been added; `StoreAway` when they could not be."""
        added = asyncio.get_running_loop().create_future()
        self._waiting.append((person, added))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._write())
        await added

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:MOST_AT_ONCE]
                del self._waiting[:MOST_AT_ONCE]
                error = None
                try:
                    await people.add_people(self._store, [person for person, _ in batch])
                except Exception as found:  # noqa: BLE001  (whoever waits has to know, whatever it is)
                    error = found
                for _, added in batch:
                    if added.done():  # whoever asked is gone
                        continue
                    if error is None:
                        added.set_result(None)
                    else:
                        added.set_exception(StoreAway(str(error)) if isinstance(error, StoreAway) else error)
        finally:
            self._task = None
