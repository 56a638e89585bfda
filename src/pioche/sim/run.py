"""Plays a job in several processes; the figures do not depend on their number."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from typing import Final

from pioche import games
from pioche.runs.processes import ignore_interrupts, interrupts_ignored
from pioche.sim.any_game import AnySim
from pioche.sim.job import Job, SimGame
from pioche.sim.tally import Tally

_ALONE: Final = 4  # with so few parts, starting processes costs more than it saves


def sim_of(edition: str) -> SimGame:
    """The simulator for an edition: the game's own, else the generic one. Refuses unknown games."""
    game = games.of(edition)
    found: SimGame | None = games.addon("sim", game.name)
    return AnySim(game) if found is None else found


@dataclass(frozen=True, slots=True)
class Result:
    """The counts of a run, its duration and its number of processes."""

    tally: Tally
    seconds: float
    processes: int


def play_part(job: Job, first: int, count: int) -> Tally:
    """Play a part of a job, in a worker process or in this one."""
    return sim_of(job.edition).play(job, first, count)


def play(job: Job, processes: int, progress: Callable[[int], None]) -> Result:
    """Play a whole job; `progress` is called with the number of games finished since the last call."""
    total = Tally()
    parts = list(_parts(job))
    processes = 1 if len(parts) <= _ALONE else min(processes, len(parts))
    started = time.perf_counter()
    if processes == 1:
        played = (play_part(job, first, count) for first, count in parts)
    else:
        played = _in_processes(job, parts, processes)
    with closing(played):
        for tally in played:
            total.add(tally)
            progress(tally.games)
    return Result(total, time.perf_counter() - started, processes)


def _parts(job: Job) -> Iterator[tuple[int, int]]:
    size = sim_of(job.edition).sizes(job.matches).chunk
    for first in range(0, job.games, size):
        yield first, min(size, job.games - first)


def _in_processes(job: Job, parts: list[tuple[int, int]], processes: int) -> Generator[Tally]:
    """Play parts in a process pool with a bounded queue, which limits memory and lets Ctrl-C stop a run quickly."""
    # Spawned, not forked: the progress bar runs in a thread.
    context = multiprocessing.get_context("spawn")
    waiting = iter(parts)
    running: set[Future[Tally]] = set()
    with ProcessPoolExecutor(processes, mp_context=context, initializer=ignore_interrupts) as pool:
        try:
            with interrupts_ignored():  # the first submissions start the processes
                running.update(pool.submit(play_part, job, *part) for part in islice(waiting, processes))
            while True:
                while len(running) < 3 * processes and (part := next(waiting, None)):
                    running.add(pool.submit(play_part, job, *part))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            # Discard running parts; waiting for them could take a minute on a slow machine.
            for worker in multiprocessing.active_children():
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
