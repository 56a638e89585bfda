"""Games over a Dask cluster (the extra `cluster`): workers on any machines that have the same Pioche.

Games go out in batches, quick ones many at a time. A worker tells of every game as soon as it is over, and begins the
next one only when the scheduler has heard of it. If a worker dies, Dask runs its task again; so tasks do not hold their
games, but each time take the next batch off a queue. What the dead one had not finished goes into a new batch. A game
that has ended several workers is given up, as in `crew`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import Counter, deque
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
from pioche.arena.outcome import Outcome
from pioche.arena.worker import TOPIC, Batch, Began, Told, leave, library, play_batch, version
from pioche.engine.refusal import refuse
from pioche.i18n import ENGLISH

_FIRST: Final = 1  # games in the first batches
_BATCH: Final = 0.2  # seconds of work in a batch
_MOST: Final = 500  # games in a batch
_AHEAD: Final = 3  # batches for each thread
_GIVEN_UP: Final = 3  # deaths
_HOPELESS: Final = 3  # games given up: then it is not the games
_PATIENCE: Final = 10  # seconds to reach the scheduler
_LEAVING: Final = 2  # seconds that a worker is waited for when all is over
_LOOKING: Final = 5  # seconds until somebody looks whether there are more workers


def check() -> None:
    """Refuse before anything else what cannot be reached."""
    if find_spec("distributed") is None:
        raise refuse("arena-dask-library", install="pip install 'pioche[cluster]'")


def play_on_cluster(
    address: str,
    contest: Contest,
    numbers: Iterable[int],
    deserted: Callable[[], None] = lambda: None,
    language: str = ENGLISH,
) -> Generator[Outcome]:
    """Play games on a cluster; they come in the order in which they end.

    When all workers have gone, `deserted` is called, once each time, and the games go on when one comes. What is said
    of bots that fail is in the language given: that of the workers is another's.
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
    if not os.environ.get("PIOCHE_TRACEBACK"):  # what happens is said in one line of ours
        for name in [name for name in logging.root.manager.loggerDict if name.partition(".")[0] == "distributed"]:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        # First only a connection: a client that fails in its beginning hangs and complains when it is thrown away.
        asyncio.run(asyncio.wait_for(_knock(address), _PATIENCE))
        return library().Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError, RuntimeError, ImportError):  # whatever Dask thinks of what it was given
        raise refuse("arena-dask-address", address=address) from None


async def _knock(address: str) -> None:
    security = library().Security().get_connection_args("client")
    comm = await import_module("distributed.comm").connect(address, timeout=_PATIENCE, **security)
    await comm.close()


def _check_versions(client: Any) -> None:
    """Other rules would give other results. Who does not answer is asked again when it begins to play."""
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError:
        raise refuse("arena-dask-workers") from None
    for worker, theirs in _ask_everybody(client, _PATIENCE, version).items():
        match theirs:
            case str():
                _check_version(worker, theirs)
            case Exception():  # Dask wraps what the worker met when it looked for our function
                raise refuse("arena-dask-no-pioche", worker=worker)
            case None:
                pass


_Answer = TypeVar("_Answer")


def _ask_everybody(
    client: Any, patience: float, function: Callable[..., _Answer], *given: str
) -> dict[str, _Answer | Exception | None]:
    """What every worker answers, none where it is frozen or has gone; Dask would wait for it."""

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
    """Dask is done with a task."""

    task: int


class _Run:
    """The tasks and the batches of a contest, and what is told of them."""

    def __init__(
        self, client: Any, contest: Contest, numbers: Iterable[int], deserted: Callable[[], None], language: str
    ) -> None:
        self._client = client
        self._address = client.scheduler.address
        self._contest = contest
        self._language = language
        self._numbers = iter(numbers)
        self._name = f"pioche-arena-{uuid4().hex}"
        self._queue = library().Queue(self._name, client=client)
        self._inbox: SimpleQueue[Began | Told | Ended] = SimpleQueue()
        self._again: deque[int] = deque()
        self._deaths: Counter[int] = Counter()
        self._given_up: dict[int, str] = {}  # games, and the last worker that played them
        self._batches: dict[int, deque[int]] = {}  # what nobody has told of yet, if anything
        self._given = 0
        self._held: dict[int, tuple[int, str]] = {}  # by task: its batch and its worker
        self._addresses: dict[str, str] = {}  # of workers
        self._tasks: dict[int, Any] = {}
        self._submitted = 0
        self._size = _FIRST
        self._pace = 0.0  # seconds for a game
        self._wanted = 0
        self._looked = 0.0
        self._deserted = deserted
        self._alone = False  # and it has been said
        self._decode = msgspec.msgpack.Decoder(Began | Told).decode
        client.subscribe_topic(TOPIC, self._hear)

    def close(self) -> None:
        """Nobody waits for anything any more."""
        self._client.unsubscribe_topic(TOPIC)
        self._queue.close()
        with suppress(OSError):  # the scheduler may have gone
            _ask_everybody(self._client, _LEAVING, leave, self._name)

    def _hear(self, event: tuple[float, tuple[str, bytes]]) -> None:
        _, (run, told) = event
        if run == self._name:
            self._inbox.put(self._decode(told))

    def outcomes(self) -> Generator[Outcome]:
        """What comes in, until everything is played; refused at the end, if something could not be."""
        self._supply()
        while self._tasks or self._rescue():
            try:
                told = self._inbox.get(timeout=1)
            except Empty:  # so that Ctrl-C is heard on every system
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
                    # A worker may be taken for dead and still be heard.
                    left = self._batches.get(batch, self._again)
                    if outcome.game in left:
                        left.remove(outcome.game)
                        if not left:
                            self._batches.pop(batch, None)
                        self._measure(seconds)
                        yield outcome
                case Ended(task):
                    self._end(task)
                    self._supply()
        self._tell_given_up()

    def _watch(self) -> None:
        """It is quiet: is anybody there?"""
        try:
            alone = not self._client.nthreads()
        except OSError:  # the scheduler has gone, too, which its tasks tell
            return
        if alone and not self._alone:
            self._deserted()
        self._alone = alone

    def _measure(self, seconds: float) -> None:
        """Batches of slow games are small, those of quick games grow."""
        self._pace += (seconds - self._pace) / 20 if self._pace else seconds
        self._size = max(1, min(_MOST, round(_BATCH / max(self._pace, 1e-6)), 2 * self._size))

    @contextmanager
    def _asking(self) -> Generator[None]:
        """The scheduler may have gone before a task could tell."""
        try:
            yield
        except OSError:
            raise refuse("arena-dask-address", address=self._address) from None

    def _supply(self) -> None:
        """Give out batches while there are threads for them."""
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
        while len(games) < self._size:
            game = self._again.popleft() if self._again else next(self._numbers, None)
            if game is None:
                break
            games.append(game)
        return games

    def _submit(self) -> None:
        self._submitted += 1
        task = self._submitted
        made = self._client.submit(play_batch, self._contest, self._name, task, self._language, pure=False)
        self._tasks[task] = made
        made.add_done_callback(lambda _: self._inbox.put(Ended(task)))

    def _end(self, task: int) -> None:
        """A task is over. What it played has been told, so nobody asks its worker, which may have died since then.

        Dask begins such a task ("lost") once more; it may take another batch before it hears that nobody wants it.
        """
        made = self._tasks.pop(task)
        if made.status == "cancelled":
            raise refuse("arena-dask-address", address=self._address)
        if made.status == "error":
            if not isinstance(made.exception(), library().KilledWorker):
                made.result()  # raises a mistake of ours
            self._lose(task)
        elif task in self._held and self._held[task][0] not in self._batches:
            del self._held[task]

    def _lose(self, task: int) -> None:
        """The worker of a task has died, if the task had begun: of its games left the first was under way."""
        batch, worker = self._held.pop(task, (0, ""))
        if not (left := self._batches.pop(batch, None)):
            return
        self._deaths[left[0]] += 1
        if self._deaths[left[0]] == _GIVEN_UP:
            self._given_up[left.popleft()] = self._addresses[worker]
        self._again.extend(left)
        if len(self._given_up) >= _HOPELESS and self._anything_left():
            self._tell_given_up()

    def _anything_left(self) -> bool:
        """Is there a game that is neither played nor given up?"""
        if not self._again and (number := next(self._numbers, None)) is not None:
            self._again.append(number)
        return bool(self._again) or any(self._batches.values())

    def _tell_given_up(self) -> None:
        """Say which games were given up, if any, and whether others were not played because of them."""
        if self._given_up:
            games = ", ".join(map(str, sorted(self._given_up)))
            worker = list(self._given_up.values())[-1]
            if self._anything_left():
                raise refuse("arena-dask-stopped", games=games, times=_GIVEN_UP, worker=worker)
            raise refuse("arena-dask-killed", count=len(self._given_up), games=games, times=_GIVEN_UP, worker=worker)

    def _rescue(self) -> bool:
        """All tasks are over. Is anything left?

        A worker that died while it took a batch has told nobody. A batch that a task took which nobody waited for any
        more is still played.
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
                    self._again.extend(self._batches.pop(batch))
                self._supply()
        return bool(self._tasks or self._batches)
