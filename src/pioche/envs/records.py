"""Who did what in a round, as each seat may know it.

A seat knows all that it did itself. Of the others it knows moves, once they are made: not that somebody could have
acted out of turn and waited (only who holds the same card may jump in), not what somebody has chosen of a move that is
not made yet, and not which cards were given to somebody else.
"""

from __future__ import annotations

from typing import Any

from pioche.envs.games import AnyEnvGame

Entry = tuple[int, str]
"""A seat and what it did."""

Mark = tuple[tuple[int, ...], list[list[Entry]]]


class Records:
    """Of one round, by seat."""

    __slots__ = ("_seats", "_started")

    def __init__(self, players: int) -> None:
        self._seats: list[list[Entry]] = [[] for _ in range(players)]
        self._started: list[list[Entry]] = []  # the parts of a move that is not made yet, each by seat

    def act(self, game: AnyEnvGame, table: Any, action: int) -> None:
        """Do a legal action at the table and write it down."""
        who: int = table.asked
        entries = [(who, name) for name in game.names(table, action)]
        table.act(action)
        self._seats[who].append(entries[who])
        if action == game.wait:
            return
        self._started.append(entries)
        if game.midway(table):
            return
        for seat, known in enumerate(self._seats):
            if seat != who:
                known += [part[seat] for part in self._started]
        self._started = []

    def of(self, seat: int) -> list[Entry]:
        """What a seat knows now: a list of its own, so that it does not learn later what comes."""
        return self._seats[seat].copy()

    def mark(self) -> Mark:
        """Where it stands, for `back`."""
        return tuple(map(len, self._seats)), self._started.copy()

    def back(self, mark: Mark) -> None:
        """Forget everything since a mark."""
        sizes, self._started = mark[0], mark[1].copy()
        for known, size in zip(self._seats, sizes, strict=True):
            del known[size:]
