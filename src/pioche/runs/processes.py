"""Worker processes of a command, and their handling of Ctrl-C."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from pioche.engine.refusal import refuse

Part = TypeVar("Part")
Found = TypeVar("Found")
LONGEST_WAIT: Final = 0.2  # seconds until Ctrl-C is noticed


def processors() -> int:
    """The number of usable processors."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def checked_processes(processes: int | None) -> int:
    """The requested number of processes; default: one per processor. Refuses less than one."""
    if processes is not None and processes < 1:
        raise refuse("sim-processes", processes=processes)
    return processes or processors()


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in a worker: it reaches all processes of a terminal, but only the main one handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl-C, so that processes started inside inherit this from the beginning."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may touch signals
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def interrupts_deferred() -> Iterator[None]:
    """Raise Ctrl-C only when the block has ended. Inside it, the locks of a process pool are held now and then; one
    that stays locked because of a `KeyboardInterrupt` would make everybody wait for ever."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or before is not signal.default_int_handler:
        yield
        return
    seen: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _frame: seen.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if seen:
        raise KeyboardInterrupt


@contextmanager
def terminated_like_interrupted() -> Iterator[None]:
    """Take SIGTERM, by which a cluster or a service manager ends a run, for Ctrl-C: what was done so far is shown."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda _number, _frame: signal.raise_signal(signal.SIGINT))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def in_processes(work: Callable[[Part], Found], parts: Iterable[Part], processes: int) -> Generator[Found]:
    """Do the parts of a job in a process pool and yield the results as they come.

    The queue is bounded, which limits memory and lets Ctrl-C stop a run quickly.
    """
    # Spawned, not forked: the progress bar runs in a thread.
    context = multiprocessing.get_context("spawn")
    waiting = iter(parts)
    running: set[Future[Found]] = set()
    with ProcessPoolExecutor(processes, mp_context=context, initializer=ignore_interrupts) as pool:
        try:
            with interrupts_ignored():  # the first submissions start the processes
                running.update(pool.submit(work, part) for part in islice(waiting, processes))
            while True:
                with interrupts_deferred():
                    for part in islice(waiting, max(0, 3 * processes - len(running))):
                        running.add(pool.submit(work, part))
                    if not running:
                        return
                    done, running = wait(running, LONGEST_WAIT, return_when=FIRST_COMPLETED)
                    results = [future.result() for future in done]
                yield from results
        except BaseException:
            # Discard running parts; waiting for them could take a minute on a slow machine.
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise
        finally:
            with interrupts_deferred():
                pool.shutdown(wait=True, cancel_futures=True)
