"""Worker processes of a command, and their handling of Ctrl-C."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from pioche.engine.refusal import refuse


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
