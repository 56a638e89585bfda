"""People who are forgotten: they leave their tables, and no process keeps them in memory or connected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from pioche.server.live.bus import Bus
from pioche.server.live.live_table import LiveTable
from pioche.server.live.sessions import UNWELCOME
from pioche.server.refusals import Code
from pioche.server.table import protocol as p


class ForgottenPeople:
    """Ends the connections of people who are forgotten, and makes caches drop them."""

    def __init__(self, tables: Mapping[str, LiveTable], bus: Bus) -> None:
        self._tables = tables
        self._bus = bus
        self._cached: list[Callable[[], Iterable[str]]] = []  # whom a cache knows
        self._forgotten: list[Callable[[str], None]] = []  # called with the id of a person who has been forgotten

    def remember(self, cached: Callable[[], Iterable[str]], forget: Callable[[str], None]) -> None:
        """Have a cache of people forget those who are forgotten."""
        self._cached.append(cached)
        self._forgotten.append(forget)

    def show_out(self, person: str, *, everywhere: bool) -> None:
        """End the connections of a person who has been forgotten, here and in the other processes."""
        for call in self._forgotten:
            call(person)
        for table in self._tables.values():
            for session in list(table.members.sessions):
                if session.person == person:
                    session.tell(p.Bye(Code.NO_GUEST.key, again=False))
                    session.close(UNWELCOME)
        if everywhere:
            self._bus.forget(person)

    def forget_hashed(self, hashed: str) -> None:
        """Another process has forgotten somebody: whoever is cached or connected here may be that person."""
        here = {session.person for table in self._tables.values() for session in table.members.sessions}
        for person in here.union(*(known() for known in self._cached)):
            if self._bus.hashed(person) == hashed:
                self.show_out(person, everywhere=False)
