"""Games over a Dask cluster (the extra `cluster`): workers on any machines that have the same Pioche.

Games go out one by one, quick ones in batches of about a tenth of a second. If a worker dies, Dask gives its batch to
another; what had come in before is kept, so no game is lost and none counts twice.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, Final

from pioche import __version__
from pioche.arena.contest import Contest
from pioche.arena.hall import Hall
from pioche.arena.outcome import Outcome
from pioche.engine.refusal import refuse

_BATCH: Final = 0.1  # seconds of work: so little is played again when a worker dies
_MOST: Final = 500  # games in a batch
_AHEAD: Final = 3  # batches for each thread
_PATIENCE: Final = 10  # seconds to reach the scheduler


def check() -> None:
    """Refuse before anything else what cannot be reached."""
    if find_spec("distributed") is None:
        raise refuse("arena-dask-library", install="pip install 'pioche[cluster]'")


def play_on_cluster(address: str, contest: Contest, numbers: Iterable[int]) -> Generator[Outcome]:
    """Play games on a cluster; they come in the order in which they end."""
    check()
    with _client(address) as client:
        _check_versions(client)
        yield from _batches(client, contest, iter(numbers))


def _library() -> Any:
    """Dask; half of it has types."""
    return import_module("distributed")


def _client(address: str) -> Any:
    try:
        return _library().Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError):
        raise refuse("arena-dask-address", address=address) from None


def version() -> str:
    """The Pioche that a worker has."""
    return __version__


def _check_versions(client: Any) -> None:
    """Other rules would give other results."""
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError:
        raise refuse("arena-dask-workers") from None
    found: dict[str, Any] = client.run(version)
    for worker, theirs in found.items():
        if theirs != __version__:
            raise refuse("arena-dask-version", worker=worker, theirs=str(theirs), ours=__version__)


def play_batch(contest: Contest, numbers: list[int]) -> tuple[list[Outcome], float]:
    """What a worker does: the games, and how many seconds they took."""
    hall = _hall(contest)
    begun = time.perf_counter()
    return [hall.play(number) for number in numbers], time.perf_counter() - begun


_kept = threading.local()


def _hall(contest: Contest) -> Hall:
    """The bots of a contest, kept from batch to batch: a person's bot takes longer to start than to play."""
    known: tuple[Contest, Hall] | None = getattr(_kept, "hall", None)
    if known is None or known[0] != contest:
        if known is not None:
            known[1].close()
        known = _kept.hall = (contest, Hall(contest))
    return known[1]


def _batches(client: Any, contest: Contest, numbers: Iterator[int]) -> Generator[Outcome]:
    dask = _library()
    size = 1
    threads = sum(client.nthreads().values())
    waiting = dask.as_completed(loop=client.loop)
    outstanding = 0

    def submit() -> int:
        batch = list(islice(numbers, size))
        if batch:
            waiting.add(client.submit(play_batch, contest, batch, pure=False))
        return len(batch)

    for _ in range(_AHEAD * max(1, threads)):
        outstanding += bool(submit())
    while outstanding:
        future = next(waiting)
        outstanding -= 1
        try:
            outcomes, seconds = future.result()
        except dask.KilledWorker as error:
            raise refuse("arena-dask-killed", worker=str(error.last_worker)) from None
        size = max(1, min(_MOST, round(len(outcomes) * _BATCH / max(seconds, 1e-6)), 2 * size))
        outstanding += bool(submit())
        yield from outcomes
