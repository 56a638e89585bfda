"""Plays games on a Dask cluster (the extra `cluster`): workers on any machines that have the same version of Pioche.

Games are sent in batches; the faster the games, the larger the batches. A worker reports every game as soon as it is
over, and begins the next one only when the scheduler has received the report. If a worker dies, Dask runs its task
again; so tasks do not contain their games, but take the next batch from a queue each time they run. The unfinished
games of a dead worker go into a new batch. A game that has killed several workers is given up (`give_up`), as in
`worker_pool`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar
from uuid import uuid4

import msgspec

from pioche import __version__
from pioche.arena.contest import Contest
from pioche.arena.give_up import GivenUp
from pioche.arena.outcome import Outcome
from pioche.arena.unplayed import Unplayed
from pioche.arena.worker import TOPIC, Batch, Began, Told, leave, library, play_batch, version
from pioche.engine.refusal import refuse
from pioche.i18n import ENGLISH

_FIRST: Final = 1  # games in the first batches
_BATCH: Final = 0.2  # target duration of a batch, in seconds
_MOST: Final = 500  # games in a batch at most
_AHEAD: Final = 3  # batches under way for each worker thread
_PATIENCE: Final = 10  # timeout to reach the scheduler, in seconds
_LEAVING: Final = 2  # timeout for a worker to close its bots at the end, in seconds
_LOOKING: Final = 5  # seconds between two counts of the worker threads


def check() -> None:
    """Refuse early if Dask is not installed."""
    if find_spec("distributed") is None:
        raise refuse("arena-dask-library", install="pip install 'pioche[cluster]'")


def play_on_cluster(
    address: str,
    contest: Contest,
    numbers: Iterable[int],
    deserted: Callable[[], None] = lambda: None,
    language: str = ENGLISH,
) -> Generator[Outcome]:
    """Play games on a cluster; yields them in the order in which they end.

    When all workers are gone, `deserted` is called, once each time, and the games go on when a worker joins. Messages
    about bots that fail are in `language`, not in the language of the workers.
    """
    check()
    with _client(address) as client:
        _check_versions(client)
        run = _Run(client, contest, numbers, deserted, language)
        try:
            yield from run.outcomes()
        finally:
            run.close()


def _client(address: str) -> Any:
    library()
    if not os.environ.get("PIOCHE_TRACEBACK"):  # our own one-line messages are enough
        for name in [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == "distributed"]:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        # First only a connection: a client that fails to start hangs, and logs errors when it is garbage collected.
        asyncio.run(asyncio.wait_for(_knock(address), _PATIENCE))
        return library().Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError, ImportError):  # whatever Dask raises for a bad address
        raise refuse("arena-dask-address", address=address) from None


async def _knock(address: str) -> None:
    security = library().Security().get_connection_args("client")
    comm = await import_module("distributed.comm").connect(address, timeout=_PATIENCE, **security)
    await comm.close()


def _check_versions(client: Any) -> None:
    """Refuse workers with another version of Pioche. Those that do not answer are checked when they begin to play."""
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError:
        raise refuse("arena-dask-workers") from None
    for worker, theirs in _ask_everybody(client, _PATIENCE, version).items():
        match theirs:
            case str():
                _check_version(worker, theirs)
            case Exception():  # the worker could not import our function; Dask wraps the exception
                raise refuse("arena-dask-no-pioche", worker=worker)
            case None:
                pass


_Answer = TypeVar("_Answer")


def _ask_everybody(
    client: Any, patience: float, function: Callable[..., _Answer], *given: str
) -> dict[str, _Answer | Exception | None]:
    """The answer of every worker; None for a worker that is frozen or gone, for which Dask alone would wait."""

    async def ask(worker: str) -> _Answer | Exception | None:
        running = client.run(function, *given, workers=[worker], on_error="return", asynchronous=True)
        try:
            told: dict[str, _Answer | Exception] = await asyncio.wait_for(running, patience)
        except (TimeoutError, OSError):
            return None
        return told.get(worker)

    async def ask_all() -> dict[str, _Answer | Exception | None]:
        workers = list(await client.scheduler.ncores())
        return dict(zip(workers, await asyncio.gather(*map(ask, workers)), strict=True))

    return asyncio.run_coroutine_threadsafe(ask_all(), client.loop.asyncio_loop).result()


def _check_version(worker: str, theirs: str) -> None:
    if theirs != __version__:
        raise refuse("arena-dask-version", worker=worker, theirs=theirs, ours=__version__)


class Ended(msgspec.Struct, frozen=True):
    """A task is over, according to Dask."""

    task: int


class _Run:
    """The tasks and batches of a contest, and the messages about them."""

    def __init__(
        self, client: Any, contest: Contest, numbers: Iterable[int], deserted: Callable[[], None], language: str
    ) -> None:
        self._client = client
        self._address = client.scheduler.address
        self._contest = contest
        self._language = language
        self._unplayed = Unplayed(numbers)
        self._name = f"pioche-arena-{uuid4().hex}"
        self._queue = library().Queue(self._name, client=client)
        self._inbox: SimpleQueue[Began | Told | Ended] = SimpleQueue()
        self._given_up: GivenUp[str] = GivenUp()  # with the addresses of their workers
        self._batches: dict[int, deque[int]] = {}  # by number: the games not reported yet; without empty batches
        self._given = 0
        self._held: dict[int, tuple[int, str]] = {}  # by task: its batch and its worker
        self._addresses: dict[str, str] = {}  # of workers
        self._tasks: dict[int, Any] = {}
        self._submitted = 0
        self._size = _FIRST
        self._pace = 0.0  # seconds per game, moving average
        self._wanted = 0
        self._looked = 0.0
        self._deserted = deserted
        self._alone = False  # all workers are gone, and `deserted` was called
        self._decode = msgspec.msgpack.Decoder(Began | Told).decode
        client.subscribe_topic(TOPIC, self._hear)

    def close(self) -> None:
        """End the run: close the queue, and the bots on the workers."""
        self._client.unsubscribe_topic(TOPIC)
        self._queue.close()
        with suppress(OSError):  # the scheduler may be gone
            _ask_everybody(self._client, _LEAVING, leave, self._name)

    def _hear(self, event: tuple[float, tuple[str, bytes]]) -> None:
        _, (run, told) = event
        if run == self._name:
            self._inbox.put(self._decode(told))

    def outcomes(self) -> Generator[Outcome]:
        """Yield outcomes until all games are played; refused at the end if some had to be given up."""
        self._supply()
        while self._tasks or self._rescue():
            try:
                told = self._inbox.get(timeout=1)
            except Empty:  # the timeout also lets Ctrl-C through on every system
                self._watch()
                continue
            match told:
                case Began(task, batch, worker, address, pioche):
                    _check_version(address, pioche)
                    self._alone = False
                    self._lose(task)
                    if batch is not None:
                        self._held[task] = batch, worker
                        self._addresses[worker] = address
                case Told(batch, outcome, seconds):
                    # A worker that was considered dead may still report.
                    if self._finish(batch, outcome.game):
                        self._measure(seconds)
                        yield outcome
                case Ended(task):
                    self._end(task)
                    self._supply()
        self._tell_given_up()

    def _finish(self, batch: int, game: int) -> bool:
        """Cross out a game that was played; returns whether it was still to be played."""
        left = self._batches.get(batch)
        if left is None:
            return self._unplayed.discard(game)
        if game not in left:
            return False
        left.remove(game)
        if not left:
            del self._batches[batch]
        return True

    def _watch(self) -> None:
        """No messages for a while: call `deserted` if all workers are gone."""
        try:
            alone = not self._client.nthreads()
        except OSError:  # the scheduler is gone too, which its tasks report
            return
        if alone and not self._alone:
            self._deserted()
        self._alone = alone

    def _measure(self, seconds: float) -> None:
        """Adapt the batch size to the duration of a game."""
        self._pace += (seconds - self._pace) / 20 if self._pace else seconds
        self._size = max(1, min(_MOST, round(_BATCH / max(self._pace, 1e-6)), 2 * self._size))

    @contextmanager
    def _asking(self) -> Generator[None]:
        """Refuse if the scheduler is gone and no task has reported it yet."""
        try:
            yield
        except OSError:
            raise refuse("arena-dask-address", address=self._address) from None

    def _supply(self) -> None:
        """Submit batches until every worker thread has enough."""
        with self._asking():
            if (now := time.monotonic()) - self._looked > _LOOKING:
                self._wanted, self._looked = _AHEAD * max(1, sum(self._client.nthreads().values())), now
            while len(self._tasks) < self._wanted and (games := self._next()):
                self._given += 1
                self._batches[self._given] = games
                self._queue.put(msgspec.msgpack.encode(Batch(self._given, list(games))))
                self._submit()

    def _next(self) -> deque[int]:
        games: deque[int] = deque()
        while len(games) < self._size and (game := self._unplayed.take()) is not None:
            games.append(game)
        return games

    def _submit(self) -> None:
        self._submitted += 1
        task = self._submitted
        made = self._client.submit(play_batch, self._contest, self._name, task, self._language, pure=False)
        self._tasks[task] = made
        made.add_done_callback(lambda _: self._inbox.put(Ended(task)))

    def _end(self, task: int) -> None:
        """Handle the end of a task. Its games have been reported, so its result is not fetched from its worker.

        That worker may have died since then. Dask runs such a "lost" task again; it may take another batch before it
        learns that nobody needs its result.
        """
        made = self._tasks.pop(task)
        if made.status == "cancelled":
            raise refuse("arena-dask-address", address=self._address)
        if made.status == "error":
            if not isinstance(made.exception(), library().KilledWorker):
                made.result()  # raises the exception: a bug
            self._lose(task)
        elif task in self._held and self._held[task][0] not in self._batches:
            del self._held[task]

    def _lose(self, task: int) -> None:
        """Handle the death of a task's worker, if the task had begun: the first unfinished game was under way."""
        batch, worker = self._held.pop(task, (0, ""))
        if not (left := self._batches.pop(batch, None)):
            return
        self._given_up.count(left, self._addresses[worker])
        self._unplayed.put_back(left)
        if self._given_up.hopeless and self._anything_left():
            self._tell_given_up()

    def _anything_left(self) -> bool:
        """Is there a game that is neither played nor given up?"""
        return bool(self._unplayed) or any(self._batches.values())

    def _tell_given_up(self) -> None:
        """Refuse if games were given up: names them, and says whether others were not played because of them."""
        if lost := self._given_up:
            worker = lost.workers[-1]
            if self._anything_left():
                raise refuse("arena-dask-stopped", games=lost.games, times=lost.times, worker=worker)
            raise refuse("arena-dask-killed", count=lost.number, games=lost.games, times=lost.times, worker=worker)

    def _rescue(self) -> bool:
        """All tasks are over: resubmit what is left. Returns whether anything is.

        A worker that died while taking a batch has reported nothing, so that batch goes back. A batch that was taken
        by a task whose result nobody needs is still being played.
        """
        with self._asking():
            for _ in range(self._queue.qsize()):
                self._submit()
            if not self._tasks:
                living = {each["id"] for each in self._client.scheduler_info(n_workers=-1)["workers"].values()}
                for task, (_, worker) in list(self._held.items()):
                    if worker not in living:
                        self._lose(task)
                played = {batch for batch, _ in self._held.values()}
                for batch in self._batches.keys() - played:
                    self._unplayed.put_back(self._batches.pop(batch))
                self._supply()
        return bool(self._tasks or self._batches)
