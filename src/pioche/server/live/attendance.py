"""Which people at a table have no connection to this process, and since when."""

from __future__ import annotations

from collections.abc import Callable

from pioche.server.live.broadcast import Members
from pioche.server.live.table_context import TableContext
from pioche.server.table import log_actions
from pioche.server.table.log_actions import LogAction
from pioche.server.table.state import TableState
from pioche.store.entry import Entry


class Attendance:
    """The seats of a table whose person is not connected here; they may be connected to another process."""

    __slots__ = ("_context", "_members", "_missing", "_now", "_state")

    def __init__(self, state: TableState, members: Members, context: TableContext, now: Callable[[], int]) -> None:
        self._state = state
        self._members = members
        self._context = context
        self._now = now
        self._missing: dict[int, int] = {}

    @property
    def complete(self) -> bool:
        """Is everybody connected?"""
        return not self._missing

    def begin(self) -> None:
        """Nobody was connected to this process, so nobody knows who is connected at all."""
        self._missing = dict.fromkeys(self._state.people(), self._now())

    def came(self, seat: int) -> None:
        self._missing.pop(seat, None)

    def left(self, seat: int) -> None:
        if seat not in self._members.seats():
            self._missing[seat] = self._now()

    def update(self) -> None:
        """After people sat down or stood up: whoever has no connection here may have sat down at another process."""
        if not self._members.sessions:
            return
        away = set(self._state.people()) - self._members.seats()
        for seat in self._missing.keys() - away:
            del self._missing[seat]
        for seat in away - self._missing.keys():
            self._missing[seat] = self._now()
            self._context.presume(self._state.table, seat)

    def hear_of(self, entry: Entry, action: LogAction | str) -> None:
        """Whoever acts or is back without a connection here is connected to another process, whatever the bus says.

        Otherwise two processes that do not hear each other would mark them lost and back in turn, without end.
        """
        seat = entry.seat
        if seat is None or seat not in self._missing:
            return
        if isinstance(action, log_actions.Back) or (entry.key is not None and not entry.key.startswith("~")):
            self._missing[seat] = self._now()
            self._context.presume(self._state.table, seat)

    def missing(self, seat: int) -> int | None:
        """Since when a seat has had no connection anywhere, as far as this process knows."""
        since = self._missing.get(seat)
        return None if since is None or self._context.elsewhere(self._state.table, seat) else since
