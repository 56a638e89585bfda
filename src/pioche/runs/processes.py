"""Processes that work for a command, and what Ctrl-C means to them."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from pioche.engine.refusal import refuse


def processors() -> int:
    """How many processes can work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def checked_processes(processes: int | None) -> int:
    """How many shall work: as many as asked for, else one for each processor."""
    if processes is not None and processes < 1:
        raise refuse("sim-processes", processes=processes)
    return processes or processors()


def ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one alone decides what follows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Processes that start meanwhile ignore Ctrl-C from their first moment."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may touch signals
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
