"""Who did what in a round, as each seat may know it.

A seat knows all that it did itself. Of the others it knows moves, once they are made: not that somebody could have
acted out of turn and waited (only who holds the same card may jump in), not what somebody has chosen of a move that is
not made yet, and not which cards were given to somebody else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, overload

from pioche.envs.encoding import AnyEncoding

Entry = tuple[int, str]
"""A seat and what it did."""

_Part = tuple[Entry, tuple[Entry, int] | None]
"""What its seat did, and where that is not for everybody, how others know it and the one who knows it, too."""

Mark = tuple[tuple[int, ...], list[_Part]]


class Record(Sequence[Entry]):
    """What a seat knew at some moment: the beginning of a list that only grows.

    Random rounds have thousands of actions; a copy of the list for every state took more time than the game.
    """

    __slots__ = ("_entries", "_size")
    __hash__ = None  # type: ignore[assignment] # equal to lists, as these are

    def __init__(self, entries: list[Entry], size: int | None = None) -> None:
        self._entries = entries
        self._size = len(entries) if size is None else size

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> Entry: ...

    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...

    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        if isinstance(at, slice):
            return [self._entries[place] for place in range(*at.indices(self._size))]
        return self._entries[range(self._size)[at]]

    def __iter__(self) -> Iterator[Entry]:
        return islice(self._entries, self._size)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Record | list) else NotImplemented

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> tuple[type[Record], tuple[list[Entry]]]:
        return Record, (list(self),)  # without what came later


class Records:
    """Of one round, by seat."""

    __slots__ = ("_seats", "_started")

    def __init__(self, players: int) -> None:
        self._seats: list[list[Entry]] = [[] for _ in range(players)]
        self._started: list[_Part] = []  # of a move that is not made yet

    def act(self, game: AnyEncoding, table: Any, action: int) -> None:
        """Do a legal action at the table and write it down."""
        who: int = table.asked
        entry = (who, game.action_name(action))
        veiled = game.veiled(table, action)
        table.act(action)
        self._seats[who].append(entry)
        if action == game.wait:
            return
        part = (entry, None) if veiled is None else (entry, ((who, veiled[1]), veiled[0]))
        if game.midway(table):
            self._started.append(part)
            return
        parts = (*self._started, part) if self._started else (part,)
        self._started = []
        for open_entry, veil in parts:
            for seat, known in enumerate(self._seats):
                if seat != who:
                    known.append(open_entry if veil is None or seat == veil[1] else veil[0])

    def of(self, seat: int) -> Record:
        """What a seat knows now, and not what comes later."""
        return Record(self._seats[seat])

    def mark(self) -> Mark:
        """Where it stands, for `back`."""
        return tuple(map(len, self._seats)), self._started.copy()

    def back(self, mark: Mark) -> None:
        """Forget everything since a mark."""
        sizes, self._started = mark[0], mark[1].copy()
        # New lists: who was shown the old ones keeps what was shown.
        self._seats = [known[:size] for known, size in zip(self._seats, sizes, strict=True)]
