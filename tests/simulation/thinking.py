"""Worker processes and hosts' own bots: what they would think is drawn, how they fail is drawn too.

A level's search is not what is tested here, so a worker answers with one of the legal moves in the question. Everything
else about workers (queue, timeouts, replacement of broken pools) and own bots is the server's code.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from pioche import games
from pioche.bots.faults import Broken, Crashed, Faulty, Hung
from pioche.server.table.plans import Plan
from pioche.server.thinking.planner import Question
from tests.simulation.loop import SimulatedLoop

OWN_BOT: Final = "Own"


@dataclass(slots=True)
class MindFaults:
    """The share of questions at which a worker or an own bot fails in some way."""

    dies: float = 0.0
    hangs: float = 0.0
    nothing: float = 0.0
    illegal: float = 0.0


class Minds:
    """Makes the worker pools and own bots of all processes."""

    def __init__(self, loop: SimulatedLoop, chance: Random) -> None:
        self.faults = MindFaults()
        self._loop = loop
        self._chance = chance

    def pool(self, *_: object, **_options: object) -> Pool:
        return Pool(self._loop, self._chance, self)

    def hosted_bot(self, _file: Path, _game: Any) -> OwnBot:
        return OwnBot(self._chance, self)


class _Worker:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def kill(self) -> None:
        self._pool.break_down()


class Pool:
    """In the place of a `ProcessPoolExecutor`."""

    def __init__(self, loop: SimulatedLoop, chance: Random, minds: Minds) -> None:
        self._loop = loop
        self._chance = chance
        self._minds = minds
        self._pending: dict[Future[Any], None] = {}
        self._broken = False
        self._processes = {1: _Worker(self)}

    def submit(self, work: Callable[[], Any]) -> Future[Any]:
        if self._broken:
            raise BrokenProcessPool("a worker has died")
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self._pending[future] = None
        drawn = self._chance.random()
        pause = self._chance.choice((0.0005, 0.01, 0.2, 1.5))
        faults = self._minds.faults
        if drawn < faults.dies:
            self._loop.call_later(pause, self.break_down)
        elif drawn >= faults.dies + faults.hangs:
            self._loop.call_later(pause, self._answer, future, work)
        return future

    def _answer(self, future: Future[Any], work: Callable[[], Any]) -> None:
        if future not in self._pending:
            return
        del self._pending[future]
        try:
            result = _drawn(work, self._chance, self._minds.faults) if isinstance(work, Question) else work()
        except Exception as error:  # noqa: BLE001 (as an executor does)
            future.set_exception(error)
        else:
            future.set_result(result)

    def break_down(self) -> None:
        self._broken = True
        pending, self._pending = self._pending, {}
        for future in pending:
            future.set_exception(BrokenProcessPool("a worker has died"))

    def shutdown(self, *_: object, **_options: object) -> None:
        self._broken = True


def _drawn(asked: Question, chance: Random, faults: MindFaults) -> Plan:
    drawn = chance.random()
    if drawn < faults.illegal:
        return Plan(f"{asked.seat}:r0", chance.choice((0.0, 1.0)))  # rarely a card that fits, and held
    if not asked.legal or drawn < faults.illegal + faults.nothing:
        return Plan(None, 0.0)
    return Plan(games.named(asked.game).write(chance.choice(asked.legal)), chance.choice((0.0, 0.3, 2.0)))


class OwnBot:
    """In the place of a `HostedBot`."""

    def __init__(self, chance: Random, minds: Minds) -> None:
        self._chance = chance
        self._minds = minds

    def begin(self, *_: object) -> None:
        if self._chance.random() < self._minds.faults.dies / 2:
            raise Faulty(Broken("no such bot"))

    def see(self, _event: object) -> None:
        pass

    def act(self, _view: object, legal: Any) -> Any:
        drawn, faults = self._chance.random(), self._minds.faults
        if drawn < faults.dies:
            raise Faulty(Crashed("ZeroDivisionError"))
        if drawn < faults.dies + faults.hangs:
            raise Faulty(Hung(1.0))
        return self._chance.choice(legal) if legal else None

    def delay(self, *_: object) -> float:
        return self._chance.choice((0.0, 0.5))

    def close(self) -> None:
        pass


class InlineExecutor:
    """In the place of threads that only close bots."""

    def __init__(self, *_: object, **_options: object) -> None:
        pass

    def submit(self, work: Callable[..., object], *arguments: object) -> None:
        work(*arguments)

    def shutdown(self, *_: object, **_options: object) -> None:
        pass
