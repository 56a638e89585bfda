"""Plays a job in several processes; the figures do not depend on their number."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Final

from pioche import games
from pioche.runs.processes import in_processes
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


def _play_part(job: Job, part: tuple[int, int]) -> Tally:
    return play_part(job, *part)


def play(job: Job, processes: int, progress: Callable[[int], None]) -> Result:
    """Play a whole job; `progress` is called with the number of games finished since the last call."""
    total = Tally()
    parts = list(_parts(job))
    processes = 1 if len(parts) <= _ALONE else min(processes, len(parts))
    started = time.perf_counter()
    if processes == 1:
        played: Generator[Tally] = (play_part(job, first, count) for first, count in parts)
    else:
        played = in_processes(partial(_play_part, job), parts, processes)
    with closing(played):
        for tally in played:
            total.add(tally)
            progress(tally.games)
    return Result(total, time.perf_counter() - started, processes)


def _parts(job: Job) -> Iterator[tuple[int, int]]:
    size = sim_of(job.edition).sizes(job.matches).chunk
    for first in range(0, job.games, size):
        yield first, min(size, job.games - first)
