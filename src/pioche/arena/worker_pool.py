"""Processes of this machine that play games and tell of each as soon as it is over.

Every worker has pipes of its own, and the numbers of a few games. One that dies takes nothing with it that it has
told; what it had not finished is given to another. A game that has ended several workers is given up: the others are
played, then it is told. When several games are given up, nothing more is played.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import Counter, deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from pioche.arena.contest import Contest
from pioche.arena.game_player import GamePlayer
from pioche.arena.outcome import Outcome
from pioche.engine.refusal import refuse
from pioche.runs.processes import ignore_interrupts, interrupts_ignored

_AHEAD: Final = 2  # numbers that a worker has: the game under way, and the next one
_GIVEN_UP: Final = 3  # deaths
_HOPELESS: Final = 3  # games given up: then it is not the games


def play_here(contest: Contest, numbers: Iterable[int]) -> Generator[Outcome]:
    """Play games in this process."""
    with GamePlayer(contest) as hall:
        for number in numbers:
            yield hall.play(number)


def play_in_processes(contest: Contest, numbers: Iterable[int], processes: int) -> Generator[Outcome]:
    """Play games in several processes; they come in the order in which they end."""
    crew = Crew(contest, numbers)
    try:
        for _ in range(processes):
            crew.hire()
        yield from crew.outcomes()
    finally:
        crew.dismiss()


class _Worker:
    """A process, and what it has to play."""

    def __init__(self, contest: Contest) -> None:
        # Spawned, not forked: the progress bar runs in a thread.
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
        with suppress(OSError):  # it has died: that is noticed where its answers are read
            self._give.send(number)

    def close(self) -> None:
        """Nobody talks to it any more: it ends when it has nothing to do."""
        self._give.close()
        self.told.close()


class Crew:
    """The workers, and the games that nobody plays yet."""

    def __init__(self, contest: Contest, numbers: Iterable[int]) -> None:
        self._contest = contest
        self._numbers = iter(numbers)
        self._again: deque[int] = deque()
        self._deaths: Counter[int] = Counter()
        self._given_up: dict[int, int] = {}  # games, and the exit status of the last worker that played them
        self.workers: list[_Worker] = []

    def hire(self) -> None:
        """One more worker."""
        worker = _Worker(self._contest)
        self.workers.append(worker)
        self._supply(worker)

    def _supply(self, worker: _Worker) -> None:
        while len(worker.numbers) < _AHEAD:
            number = self._again.popleft() if self._again else next(self._numbers, None)
            if number is None:
                return
            worker.give(number)

    def outcomes(self) -> Generator[Outcome]:
        """What comes in, until everything is played; refused at the end, if something could not be."""
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
        """A worker has died: of its games the first was under way."""
        self.workers.remove(dead)
        dead.close()
        dead.process.join()
        under_way = dead.numbers[0]
        self._deaths[under_way] += 1
        if self._deaths[under_way] == _GIVEN_UP:
            dead.numbers.popleft()
            self._given_up[under_way] = dead.process.exitcode or 0
        self._again.extend(dead.numbers)
        if len(self._given_up) >= _HOPELESS and self._anything_left():
            self._tell_given_up()
        self.hire()

    def _anything_left(self) -> bool:
        """Is there a game that is neither played nor given up?"""
        if not self._again and (number := next(self._numbers, None)) is not None:
            self._again.append(number)
        return bool(self._again) or any(worker.numbers for worker in self.workers)

    def _tell_given_up(self) -> None:
        """Say which games were given up, if any, and whether others were not played because of them."""
        if self._given_up:
            games = ", ".join(map(str, sorted(self._given_up)))
            status = max(self._given_up.values(), key=abs)
            if self._anything_left():
                raise refuse("arena-workers-die", games=games, times=_GIVEN_UP, status=status)
            raise refuse("arena-worker-died", count=len(self._given_up), games=games, times=_GIVEN_UP, status=status)

    def dismiss(self) -> None:
        """End all workers: gently those that have nothing to do."""
        for worker in self.workers:
            worker.close()
            if worker.numbers:
                worker.process.terminate()
        for worker in self.workers:
            worker.process.join()


def work(contest: Contest, numbers: Connection, tell: Connection) -> None:
    """What a worker does: read numbers, play, tell; until nobody listens any more."""
    ignore_interrupts()
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit())  # so that persons' bots are ended too
    with suppress(EOFError, OSError), GamePlayer(contest) as hall:
        while True:
            number = numbers.recv()
            try:
                told: Outcome | str = hall.play(number)
            except Exception as error:  # noqa: BLE001 (a mistake of ours: whoever started this is told)
                told = f"game {number}: {type(error).__name__}: {error}"
            tell.send(told)
