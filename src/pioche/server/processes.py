"""`pioche serve --processes N`: a parent that listens, and N server processes that accept connections from its socket.

The parent starts what they share, restarts a process that ends, and ends all of them together. It serves nobody itself.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final, Protocol

import structlog

from pioche.engine.refusal import refuse
from pioche.server.config import Config
from pioche.server.embedded import Services, end_orphans
from pioche.store.addresses import POSTGRES

logger: Final = structlog.get_logger("pioche.processes")
CHECK_EVERY: Final = 0.5  # seconds
READY_WITHIN: Final = 120.0  # seconds for the first start
LONG_ENOUGH: Final = 10.0  # seconds; a process that ends sooner is started again later and later
MOST_PATIENCE: Final = 30.0  # seconds between two starts
SUPPORTED: Final = os.name == "posix"
_SPAWN: Final = multiprocessing.get_context("spawn")


class Work(Protocol):
    """What a process does. Called there, so it has to be a function of a module."""

    def __call__(self, settings: Config, listening: socket.socket, number: int, folder: str, ready: Ready) -> None: ...


class Ready(Protocol):
    def set(self) -> None: ...


def folder_beside(database: str) -> Path:
    """Where the embedded PostgreSQL keeps what an SQLite file of this name would hold."""
    path = Path(database.removeprefix("sqlite:///")).expanduser()
    return path.with_name(f"{path.stem}-postgres")


def shared(settings: Config, services: Services, folder: Path) -> Config:
    """The settings of each process, after what they share has been started, unless it was given."""
    made = replace(settings, processes=1)
    if not settings.database.startswith(POSTGRES):
        made = replace(made, database=services.postgres(folder_beside(settings.database)).address)
    if not settings.bus:
        nats = services.nats(folder)
        made = replace(made, bus=nats.address, bus_token=nats.token, bus_user="", bus_password="")
    if not settings.workers:  # all of them together as many as one process would have
        made = replace(made, workers=max(1, (os.cpu_count() or 1) // number_of(settings)))
    return made


def number_of(settings: Config) -> int:
    """How many processes; 0 in the settings: one per processor."""
    return settings.processes or os.cpu_count() or 1


class Child:
    """One of the processes, whichever run of it this is."""

    def __init__(self, number: int, start: Callable[[int, Ready], multiprocessing.process.BaseProcess]) -> None:
        self.number = number
        self.ready = _SPAWN.Event()
        self._start = start
        self._failures = 0
        self._again_at = 0.0
        self.begin()

    def begin(self) -> None:
        self._began = time.monotonic()
        self.process = self._start(self.number, self.ready)

    def keep_alive(self) -> None:
        """Start it again if it has ended: at once the first time, later if it ends again and again."""
        now = time.monotonic()
        if self.process.is_alive():
            return
        if not self._again_at:
            self._failures = 0 if now - self._began > LONG_ENOUGH else self._failures + 1
            pause = min(MOST_PATIENCE, 2.0 ** (self._failures - 1)) if self._failures else 0.0
            self._again_at = now + pause
            logger.error("process ended", process=self.number, status=self.process.exitcode, again_in=pause)
        if now >= self._again_at:
            self._again_at = 0.0
            self.begin()

    def end(self, patience: float) -> None:
        self.process.join(patience)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def run(
    settings: Config,
    listening: socket.socket,
    work: Work,
    check: Callable[[Config], None],
    announce: Callable[[], None],
) -> int:
    """Serve until a signal comes. `check` raises what is wrong with the settings; `announce` is called
    when all serve."""
    if not SUPPORTED:
        raise refuse("serve-processes-system")
    stopping = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Scripts start background jobs with SIGINT ignored; respect that.
        if number == signal.SIGINT and signal.getsignal(number) == signal.SIG_IGN:
            continue
        signal.signal(number, lambda *_: stopping.set())
    with tempfile.TemporaryDirectory(prefix="pioche-") as made, Services() as services:
        folder = Path(made)
        each = shared(settings, services, folder)
        check(each)

        def start(number: int, ready: Ready) -> multiprocessing.process.BaseProcess:
            process = _SPAWN.Process(
                target=_child, args=(work, each, listening, number, made, ready), name=f"pioche {number}"
            )
            process.start()
            return process

        children = [Child(number, start) for number in range(1, number_of(settings) + 1)]
        try:
            _await_ready(children, stopping)
            if not stopping.is_set():
                announce()
            while not stopping.is_set():
                multiprocessing.connection.wait([child.process.sentinel for child in children], CHECK_EVERY)
                if stopping.wait(0.05):  # a process that was ended with us is not started again
                    break
                services.keep_alive()
                for child in children:
                    child.keep_alive()
        finally:
            for child in children:
                if child.process.is_alive():
                    child.process.terminate()
            for child in children:
                child.end(each.drain + MOST_PATIENCE)
    return 0


def _await_ready(children: list[Child], stopping: threading.Event) -> None:
    deadline = time.monotonic() + READY_WITHIN
    for child in children:
        while not child.ready.wait(0.05) and not stopping.is_set():
            if not child.process.is_alive() or time.monotonic() > deadline:
                raise refuse("serve-process-failed", process=child.number)


def _child(work: Work, settings: Config, listening: socket.socket, number: int, folder: str, ready: Ready) -> None:
    parent = multiprocessing.parent_process()

    def follow() -> None:
        """End in an orderly way when the parent was killed, and end what nobody else would."""
        if parent is not None:
            parent.join()
            end_orphans(Path(folder))
            with contextlib.suppress(OSError):
                os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    work(settings, listening, number, folder, ready)
