"""The games of a contest that no worker has yet: new ones, and those whose worker died."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable


class Unplayed:
    """A queue of game numbers; games that have to be played again come first."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._new = iter(numbers)
        self._again: deque[int] = deque()

    def take(self) -> int | None:
        """The next game; None if there is none left."""
        return self._again.popleft() if self._again else next(self._new, None)

    def put_back(self, games: Iterable[int]) -> None:
        """These games have to be played again."""
        self._again.extend(games)

    def discard(self, game: int) -> bool:
        """Remove a game that was to be played again; returns whether it was there."""
        found = game in self._again
        if found:
            self._again.remove(game)
        return found

    def __bool__(self) -> bool:
        """Is there a game left?"""
        if not self._again and (number := next(self._new, None)) is not None:
            self._again.append(number)
        return bool(self._again)
