"""When to give up on a game because the workers that play it die; shared by `worker_pool` and `cluster`.

A game that has killed `_GIVEN_UP` workers is given up: the other games are played, and the caller reports it at the
end. After `_HOPELESS` such games the games are not to blame, and the caller stops the contest.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Final, Generic, TypeVar

_GIVEN_UP: Final = 3  # worker deaths after which a game is given up
_HOPELESS: Final = 3  # games given up after which the contest is stopped

Worker = TypeVar("Worker")


class GivenUp(Generic[Worker]):
    """Counts the worker deaths of each game and keeps the games that were given up.

    `Worker` is what the caller reports of the worker that died last with such a game: its exit status or its address.
    """

    def __init__(self) -> None:
        self._deaths: Counter[int] = Counter()
        self._workers: dict[int, Worker] = {}  # by game, in the order in which they were given up

    def __bool__(self) -> bool:
        """Has any game been given up?"""
        return bool(self._workers)

    def count(self, unfinished: deque[int], worker: Worker) -> None:
        """Count the death of a worker against the first of its unfinished games: the one that was under way.

        That game is removed from `unfinished` if it is given up now; the caller plays the rest again.
        """
        game = unfinished[0]
        self._deaths[game] += 1
        if self._deaths[game] == _GIVEN_UP:
            self._workers[unfinished.popleft()] = worker

    @property
    def hopeless(self) -> bool:
        """Have so many games been given up that the contest should stop?"""
        return len(self._workers) >= _HOPELESS

    @property
    def number(self) -> int:
        """How many games were given up."""
        return len(self._workers)

    @property
    def games(self) -> str:
        """The numbers of the games that were given up, for a refusal."""
        return ", ".join(map(str, sorted(self._workers)))

    @property
    def times(self) -> int:
        """How many workers each of these games has killed, for a refusal."""
        return _GIVEN_UP

    @property
    def workers(self) -> list[Worker]:
        """What is known of the last worker of each of these games, in the order in which they were given up."""
        return list(self._workers.values())
