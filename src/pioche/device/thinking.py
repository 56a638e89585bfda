"""Bots and solvers where there are no child processes: they think in the table's own thread, one after another.

The page is in another thread and does not notice. The table does: it answers nobody meanwhile, so search is limited to
a time that people take for a thought (`bots.levels` knows the budget of each level).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

Answer = TypeVar("Answer")


class OwnThread:
    """A worker pool without workers."""

    def __init__(self) -> None:
        self._free = asyncio.Lock()

    async def run(self, work: Callable[[], Answer], asker: str = "") -> Answer:
        async with self._free:
            await asyncio.sleep(0)  # whatever has happened is told first
            return work()

    def warm(self) -> None:
        """Nothing has to be started."""
