"""The code that runs on the workers of a Dask cluster, and the messages that they send."""

from __future__ import annotations

import threading
import time
from importlib import import_module
from typing import Any, Final

import msgspec

from pioche import __version__
from pioche.arena.contest import Contest
from pioche.arena.game_player import GamePlayer
from pioche.arena.outcome import Outcome

TOPIC: Final = "pioche-arena"  # the same for all runs: the scheduler never forgets the last events of a topic
_TAKING: Final = 2  # seconds that a task waits for a batch


class Began(msgspec.Struct, frozen=True, tag=True):
    """A task has started and taken a batch, or has found none."""

    task: int
    batch: int | None
    worker: str  # unique, even if a worker restarts at the same address
    address: str
    pioche: str


class Told(msgspec.Struct, frozen=True, tag=True):
    """The result of a game of a batch."""

    batch: int
    outcome: Outcome
    seconds: float


class Batch(msgspec.Struct):
    """Games that one worker plays in sequence."""

    number: int
    games: list[int]


def library() -> Any:
    """The module `distributed`, untyped: only half of it has annotations."""
    return import_module("distributed")


_kept = threading.local()
_players: dict[str, list[GamePlayer]] = {}  # by run, for all threads
_players_lock = threading.Lock()


def play_batch(contest: Contest, run: str, task: int, language: str) -> None:
    """Take a batch from the queue and play it, reporting each game before the next one begins."""
    dask = library()
    client, worker = dask.get_client(), dask.get_worker()

    def tell(what: Began | Told) -> None:
        client.log_event(TOPIC, (run, msgspec.msgpack.encode(what)))  # blocks until the scheduler has it

    try:
        batch = msgspec.msgpack.decode(_queue(client, run).get(timeout=_TAKING), type=Batch)
    except TimeoutError:
        tell(Began(task, None, worker.id, worker.address, __version__))
        return
    tell(Began(task, batch.number, worker.id, worker.address, __version__))
    player = _player(run, contest, language)
    for game in batch.games:
        begun = time.perf_counter()
        outcome = player.play(game)
        tell(Told(batch.number, outcome, time.perf_counter() - begun))


def _queue(client: Any, run: str) -> Any:
    """The queue of a run, cached between batches."""
    queue = getattr(_kept, "queue", None)
    if queue is None or queue.name != run:
        if queue is not None:
            queue.close()
        queue = _kept.queue = library().Queue(run, client=client)
    return queue


def _player(run: str, contest: Contest, language: str) -> GamePlayer:
    """The game player of a run, cached between batches: custom bots take longer to start than to play."""
    known: tuple[str, GamePlayer] | None = getattr(_kept, "player", None)
    if known is None or known[0] != run:
        if known is not None:  # the client of the previous run may have died without calling `leave`
            known[1].close()
        known = _kept.player = (run, GamePlayer(contest, language))
        with _players_lock:
            _players.setdefault(run, []).append(known[1])
    return known[1]


def leave(run: str) -> None:
    """Close the bots of a run that is over."""
    with _players_lock:
        players = _players.pop(run, [])
    for player in players:
        player.close()


def version() -> str:
    """The version of Pioche on a worker."""
    return __version__
