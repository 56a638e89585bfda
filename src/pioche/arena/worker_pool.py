"""A pool of worker processes on this machine that play games and report each one as soon as it is over.

Every worker has its own pipes and a queue of a few games. When a worker dies, the games it has reported are kept, and
its unfinished games go to another worker. A game that has killed several workers is given up (`give_up`): the other
games are played, then it is reported. When several games have been given up, the contest stops.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from pioche.arena.contest import Contest
from pioche.arena.game_player import GamePlayer
from pioche.arena.give_up import GivenUp
from pioche.arena.outcome import Outcome
from pioche.arena.unplayed import Unplayed
from pioche.engine.refusal import refuse
from pioche.runs.processes import ignore_interrupts, interrupts_ignored

_AHEAD: Final = 2  # games that a worker has: the current one and the next


def play_here(contest: Contest, numbers: Iterable[int]) -> Generator[Outcome]:
    """Play games in this process, in order."""
    with GamePlayer(contest) as player:
        for number in numbers:
            yield player.play(number)


def play_in_processes(contest: Contest, numbers: Iterable[int], processes: int) -> Generator[Outcome]:
    """Play games in several worker processes; yields them in the order in which they end."""
    pool = WorkerPool(contest, numbers)
    try:
        for _ in range(processes):
            pool.add_worker()
        yield from pool.outcomes()
    finally:
        pool.close()


class _Worker:
    """A worker process, and the games that it has not finished."""

    def __init__(self, contest: Contest) -> None:
        # Spawned, not forked, because the progress bar runs in a thread.
        context = multiprocessing.get_context("spawn")
        numbers, self._give = context.Pipe(duplex=False)
        self.told, tell = context.Pipe(duplex=False)
        self.process: SpawnProcess = context.Process(target=work, args=(contest, numbers, tell), daemon=False)
        with interrupts_ignored():
            self.process.start()
        numbers.close()
        tell.close()
        self.numbers: deque[int] = deque()

    def give(self, number: int) -> None:
        self.numbers.append(number)
        with suppress(OSError):  # it has died, which is noticed when its answers are read
            self._give.send(number)

    def close(self) -> None:
        """Close the pipes: the worker ends when it has finished its current game."""
        self._give.close()
        self.told.close()


class WorkerPool:
    """The worker pool: the workers, and the games that are not assigned yet."""

    def __init__(self, contest: Contest, numbers: Iterable[int]) -> None:
        self._contest = contest
        self._unplayed = Unplayed(numbers)
        self._given_up: GivenUp[int] = GivenUp()  # with the exit statuses of their workers
        self.workers: list[_Worker] = []

    def add_worker(self) -> None:
        """Start one more worker and give it games."""
        worker = _Worker(self._contest)
        self.workers.append(worker)
        self._supply(worker)

    def _supply(self, worker: _Worker) -> None:
        while len(worker.numbers) < _AHEAD and (number := self._unplayed.take()) is not None:
            worker.give(number)

    def outcomes(self) -> Generator[Outcome]:
        """Yield outcomes until all games are played; refused at the end if some had to be given up."""
        while any(worker.numbers for worker in self.workers):
            ready = wait([worker.told for worker in self.workers if worker.numbers])
            for worker in [worker for worker in self.workers if worker.told in ready]:
                try:
                    told: Outcome | str = worker.told.recv()
                except (EOFError, OSError):
                    self._replace(worker)
                    continue
                match told:
                    case str():
                        raise RuntimeError(told)
                    case Outcome():
                        worker.numbers.remove(told.game)
                        self._supply(worker)
                        yield told
        self._tell_given_up()

    def _replace(self, dead: _Worker) -> None:
        """Replace a worker that has died; the first of its unfinished games was under way."""
        self.workers.remove(dead)
        dead.close()
        dead.process.join()
        self._given_up.count(dead.numbers, dead.process.exitcode or 0)
        self._unplayed.put_back(dead.numbers)
        if self._given_up.hopeless and self._anything_left():
            self._tell_given_up()
        self.add_worker()

    def _anything_left(self) -> bool:
        """Is there a game that is neither played nor given up?"""
        return bool(self._unplayed) or any(worker.numbers for worker in self.workers)

    def _tell_given_up(self) -> None:
        """Refuse if games were given up: names them, and says whether others were not played because of them."""
        if lost := self._given_up:
            status = max(lost.workers, key=abs)
            if self._anything_left():
                raise refuse("arena-workers-die", games=lost.games, times=lost.times, status=status)
            raise refuse("arena-worker-died", count=lost.number, games=lost.games, times=lost.times, status=status)

    def close(self) -> None:
        """End all workers; those that still have games are terminated."""
        for worker in self.workers:
            worker.close()
            if worker.numbers:
                worker.process.terminate()
        for worker in self.workers:
            worker.process.join()


def work(contest: Contest, numbers: Connection, tell: Connection) -> None:
    """The main loop of a worker process: read a number, play that game, send the outcome, until a pipe closes."""
    ignore_interrupts()
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit())  # so that custom bots are ended too
    with suppress(EOFError, OSError), GamePlayer(contest) as player:
        while True:
            number = numbers.recv()
            try:
                told: Outcome | str = player.play(number)
            except Exception as error:  # noqa: BLE001 (a bug: raised again in the parent process)
                told = f"game {number}: {type(error).__name__}: {error}"
            tell.send(told)
