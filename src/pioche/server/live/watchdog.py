"""Measures whether anything keeps the event loop from its other work for too long; logs it and counts it.

A timer fires every few milliseconds; how late it is, is how long the loop was held. Time in which the operating system
ran other programs instead of this one does not count: nothing here can change that.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final

import structlog

from pioche.server import metrics

logger: Final = structlog.get_logger("pioche.watchdog")
EVERY: Final = 0.02  # seconds
LONGEST: Final = 0.05  # seconds that anything may take on the event loop
_SCHEDSTAT: Final = "/proc/thread-self/schedstat"  # Linux: time on the CPU, time in its queue, turns


class Watchdog:
    """The timer. Everything on the event loop's own thread."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._queued = 0.0
        self._statistics: int | None = None

    def start(self) -> None:
        try:
            self._statistics = os.open(_SCHEDSTAT, os.O_RDONLY)
        except OSError:  # not Linux
            self._statistics = None
        self._set()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._statistics is not None:
            os.close(self._statistics)
            self._statistics = None

    def _set(self) -> None:
        loop = asyncio.get_running_loop()
        self._queued = self._in_queue()
        self._due = loop.time() + EVERY
        self._timer = loop.call_at(self._due, self._look)

    def _look(self) -> None:
        late = asyncio.get_running_loop().time() - self._due
        held = max(0.0, late - (self._in_queue() - self._queued))
        metrics.HELD.observe(held)
        if held > LONGEST:
            logger.warning("event loop held", milliseconds=round(held * 1000))
        self._set()

    def _in_queue(self) -> float:
        """Seconds that this thread has waited for a CPU so far."""
        if self._statistics is None:
            return 0.0
        return int(os.pread(self._statistics, 100, 0).split()[1]) / 1e9
