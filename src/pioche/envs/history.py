"""The action history of a round, as each seat may know it.

A seat knows all of its own actions. Of the others it knows completed moves only: not that another seat could have acted
out of turn and waited (only a holder of the same card may jump in), not the chosen parts of an incomplete move, and not
which cards were given to another seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, overload

from pioche.envs.encoding import AnyEncoding

Entry = tuple[int, str]
"""A seat and what it did."""

_Part = tuple[Entry, tuple[Entry, int] | None]
"""What the seat did, and for a secret action: the entry that others get and the one other seat that knows."""

Mark = tuple[tuple[int, ...], list[_Part]]


class Record(Sequence[Entry]):
    """What a seat knew at some moment: a prefix of an append-only list.

    Random rounds have thousands of actions; copying the list for every state would take more time than the game.
    """

    __slots__ = ("_entries", "_size")
    __hash__ = None  # type: ignore[assignment] # compares equal to lists, which are unhashable

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
        return Record, (list(self),)  # only the prefix


class Records:
    """The histories of one round, by seat."""

    __slots__ = ("_seats", "_started")

    def __init__(self, players: int) -> None:
        self._seats: list[list[Entry]] = [[] for _ in range(players)]
        self._started: list[_Part] = []  # parts of an incomplete move

    def act(self, game: AnyEncoding, table: Any, action: int) -> None:
        """Perform a legal action at the table and record it."""
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
        """A snapshot of what a seat knows now."""
        return Record(self._seats[seat])

    def mark(self) -> Mark:
        """The current length of the histories, for `back`."""
        return tuple(map(len, self._seats)), self._started.copy()

    def back(self, mark: Mark) -> None:
        """Undo everything since a mark."""
        sizes, self._started = mark[0], mark[1].copy()
        # New lists, because existing snapshots refer to the old ones.
        self._seats = [known[:size] for known, size in zip(self._seats, sizes, strict=True)]
