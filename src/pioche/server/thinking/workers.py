"""Work that takes long (a solver, a bot that thinks) in processes of their own, never on the event loop.

The first process starts soon after the server, further ones when there is more to do. They are started anew, not
copied (`spawn`), so that they hold neither connections nor secrets of the server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final, TypeVar

import structlog

from pioche.server import metrics

logger: Final = structlog.get_logger("pioche.workers")
Answer = TypeVar("Answer")
ATTEMPTS: Final = 2


class TooBusy(Exception):
    """So much work waits already that this would come too late."""


class Workers:
    """Processes that work for this server."""

    def __init__(self, processes: int, most_waiting: int, patience: float = 20.0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._most = most_waiting
        self._patience = patience
        self._waiting = 0
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[[], Answer]) -> Answer:
        """What the work gives; `TooBusy` when there is too much of it. The work has to be harmless when done twice."""
        if self._waiting >= self._most:
            raise TooBusy
        self._waiting += 1
        metrics.THINKING.set(self._waiting)
        try:
            for attempt in range(ATTEMPTS):
                pool = self._running()
                asked = pool.submit(work)
                try:
                    async with asyncio.timeout(self._patience):
                        return await asyncio.wrap_future(asked)
                except TimeoutError:
                    if asked.running():
                        # It hangs, and whatever waits behind it would, too.
                        logger.warning("worker hangs", seconds=self._patience)
                        self._end(pool)
                    raise TooBusy from None
                except BrokenExecutor:
                    # A worker has died, and with it its pool, for everybody who waited for it.
                    logger.warning("worker died", attempt=attempt)
                    self._end(pool)
            raise TooBusy
        finally:
            self._waiting -= 1
            metrics.THINKING.set(self._waiting)

    def warm(self) -> None:
        """Bots or hints may be asked for: the first of them shall not wait until a process has started."""
        if self._pool is None:
            self._running().submit(_ready)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=_quietly)
        return self._pool

    def _end(self, broken: ProcessPoolExecutor) -> None:
        """Somebody else may have noticed before, and begun a new one."""
        if self._pool is broken:
            self._pool = None
            _kill(broken)

    def close(self) -> None:
        """Whatever is being worked on is not waited for."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            _kill(pool)


def _kill(pool: ProcessPoolExecutor) -> None:
    """End its processes; whoever waits for one of them is told that the pool is broken."""
    for process in list((pool._processes or {}).values()):  # noqa: SLF001 (there is no other way to end them)
        process.kill()


def _ready() -> None:
    from pioche.bots import levels  # noqa: F401 (so that it is there when the first question comes)


def _quietly() -> None:
    """Ctrl+C is for the server, which then ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed cannot end its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
