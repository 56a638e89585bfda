"""A worker pool for slow work (a solver, a bot), so that it never blocks the event loop.

The first child process starts soon after the server, further ones when there is more work. They are spawned, not
forked, so that they inherit neither connections nor secrets of the server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.process import BaseProcess
from typing import Final, TypeVar

import structlog

from pioche.server import metrics
from pioche.server.thinking.fair_queue import FairQueue, TooBusy

__all__ = ["TooBusy", "Workers"]
logger: Final = structlog.get_logger("pioche.workers")
Answer = TypeVar("Answer")
ATTEMPTS: Final = 2


class Workers:
    """The worker processes of this server, shared fairly: askers (addresses) take turns, however much each asks."""

    def __init__(self, processes: int, most_waiting: int, patience: float = 20.0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._patience = patience
        self._queue = FairQueue(self._processes, most_waiting)
        self._pool: ProcessPoolExecutor | None = None
        self.warmed: Future[None] | None = None  # done when the process that `warm` has started is ready

    async def run(self, work: Callable[[], Answer], asker: str = "") -> Answer:
        """The result of the work; `TooBusy` when the queue is full. The work must be idempotent: it may run twice."""
        deadline = asyncio.get_running_loop().time() + self._patience
        try:
            async with self._queue.turn(asker, deadline):
                return await self._attempt(work)
        finally:
            metrics.THINKING.set(len(self._queue))

    async def _attempt(self, work: Callable[[], Answer]) -> Answer:
        metrics.THINKING.set(len(self._queue))
        for attempt in range(ATTEMPTS):
            pool = self._running()
            with _uninterrupted():
                asked = pool.submit(work)
            try:
                async with asyncio.timeout(self._patience):
                    return await asyncio.wrap_future(asked)
            except TimeoutError:
                if asked.running():
                    # It hangs, and would block what is queued behind it.
                    logger.warning("worker hangs", seconds=self._patience)
                    self._end(pool)
                raise TooBusy from None
            except BrokenExecutor:
                # A worker has died, which breaks its pool for everybody who waits for it.
                logger.warning("worker died", attempt=attempt)
                self._end(pool)
        raise TooBusy

    def warm(self) -> None:
        """Start the first process ahead of need, so that the first bot or hint does not wait for it."""
        if self._pool is None:
            with _uninterrupted():
                self.warmed = self._running().submit(_ready)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn, initializer=_quietly)
        return self._pool

    def _end(self, broken: ProcessPoolExecutor) -> None:
        """End a broken pool, unless another caller has replaced it already."""
        if self._pool is broken:
            self._pool = None
            _kill(_processes(broken))

    def close(self) -> None:
        """End the pool without waiting for its work."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = _processes(pool)  # a pool forgets them when it is shut down
            pool.shutdown(wait=False, cancel_futures=True)
            _kill(processes)


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    return list((pool._processes or {}).values())  # noqa: SLF001 (there is no public way to kill them)


def _kill(processes: list[BaseProcess]) -> None:
    """Kill the processes of a pool; waiting callers get a `BrokenExecutor`."""
    for process in processes:
        process.kill()


def _ready() -> None:
    from pioche.bots import levels  # noqa: F401 (imported before the first question comes)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes that start meanwhile never get Ctrl+C, not even before they could ignore it; this one gets it later."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # its start would let the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _quietly() -> None:
    """Ignore Ctrl+C: the server ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Exit when the server is gone: a killed server cannot end its workers."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
