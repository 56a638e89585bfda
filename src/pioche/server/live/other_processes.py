"""The other processes that serve the same tables: what they have appended, and who is connected to them."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Final

import structlog

from pioche.server.live.bus import Bus
from pioche.server.live.live_table import LiveTable
from pioche.store.entry import Entry
from pioche.store.log import Log, StoreAway

logger: Final = structlog.get_logger("pioche.live")
LOOK_EVERY: Final = 5.0  # seconds between polls of the database; 1 while the bus is away or has just come back
HERE_EVERY: Final = 4.0
PARTS: Final = 4  # of all tables are told of one after another, so that no burst holds the event loop
HERE_FOR: Final = 13.0
HEARD_AFTER: Final = HERE_EVERY + 1  # seconds after which every connected seat has been reported


class OtherProcesses:
    """What this process knows of the others through the bus, and through the database where the bus is not enough."""

    def __init__(
        self,
        tables: Mapping[str, LiveTable],
        log: Log,
        bus: Bus,
        spawn: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self._tables = tables
        self._log = log
        self._bus = bus
        self._spawn = spawn
        self._behind: dict[str, int] = {}  # tables that are catching up, and to which seq
        self._elsewhere: dict[tuple[str, int], float] = {}
        self._watched: dict[str, float] = {}  # tables that people watch at other processes, and when that was said
        self._led: dict[str, float] = {}  # tables with players at other processes, and when that was said
        self._watched_here: set[str] = set()  # tables of which others have been told the same
        self._deaf_until = 0.0  # after the bus was away: until then, some seats may not have been reported
        self._looked = time.monotonic()
        self._told = [self._looked - HERE_EVERY * part / PARTS for part in range(PARTS)]

    # Entries

    def shown(self, code: str, seq: int, shown: bytes) -> bool:
        """Another process has appended an entry, and prepared what spectators are sent of it: pass it on if everybody
        here is one. False: the entry is needed."""
        table = self._tables.get(code)
        return table is not None and code not in self._behind and table.pass_on(seq, shown)

    def appended(self, entry: Entry) -> None:
        """Another process has appended this entry: apply it if somebody is connected here.

        It is as good as one that was read from the database. Only who has the database has the key to say it, it is
        said when the database has confirmed it, and an entry never changes. It is applied only as the next one; for
        everything else the database is asked: what is missing, whether an entry of our own may be appended after it,
        and what somebody who comes or is refused is told.
        """
        table = self._tables.get(entry.table)
        if table is None or not table.members.sessions or table.seq >= entry.seq:
            return
        if entry.table in self._behind or not table.follow(entry):
            self.grown(entry.table, entry.seq)

    def listening(self, codes: Sequence[str]) -> None:
        """The bus has begun to tell us of these tables: what was said before we have missed."""
        self._spawn(self._look(codes))

    def grown(self, code: str, seq: int) -> None:
        """Another process has appended to a table: catch up if somebody is connected to it here."""
        table = self._tables.get(code)
        if table is None or table.seq >= seq or not table.members.sessions:
            return
        # However often it is said: one read at a time, and one more for what is said meanwhile.
        if code in self._behind:
            self._behind[code] = max(self._behind[code], seq)
        else:
            self._behind[code] = seq
            self._spawn(self._catch_up(code, table))

    async def _catch_up(self, code: str, table: LiveTable) -> None:
        try:
            reached = 0
            while self._behind[code] > reached:
                reached = self._behind[code]
                await table.catch_up(reached)
        except StoreAway as away:
            logger.warning("store away", table=code, reason=str(away)[:200])
        finally:
            del self._behind[code]

    # Connections

    def seen(self, code: str, seats: frozenset[int], watched: bool = False) -> None:
        """These seats are connected to another process; or people only watch there."""
        if code not in self._tables:
            return  # a session that joins later waits until every seat has been reported
        now = time.monotonic()
        if watched:
            self._watched[code] = now
        if seats:
            self._led[code] = now
        for seat in seats:
            self._elsewhere[code, seat] = now

    def presume(self, code: str, seat: int) -> None:
        """Somebody sat down without a connection here: probably they are connected to another process."""
        self.seen(code, frozenset((seat,)))

    def watched(self, code: str) -> bool:
        """Do people watch a table at another process?"""
        said = self._watched.get(code)
        return said is not None and time.monotonic() - said < HERE_FOR

    def is_elsewhere(self, code: str, seat: int) -> bool:
        """May the person be connected to another process? True while that is unknown."""
        if self._bus.alone:
            return False
        now = time.monotonic()
        if not self._bus.connected or now < max(self._deaf_until, self._tables[code].watched_since + HEARD_AFTER):
            return True
        return now - self._elsewhere.get((code, seat), -HERE_FOR) < HERE_FOR

    # Periodic work

    async def tick(self, now: float) -> None:
        """Called every second: look for entries, and tell the others who is connected here."""
        if self._bus.alone:
            return
        self._expire(now)
        deaf = now < self._deaf_until
        if not self._bus.connected:
            self._deaf_until = now + HEARD_AFTER
        if now - self._looked >= LOOK_EVERY or not self._bus.connected or deaf:
            self._looked = now
            await self._look(self._tables)
        due = [now - told >= HERE_EVERY for told in self._told]
        self._told = [now if late else told for late, told in zip(due, self._told, strict=True)]
        self._tell(due)

    def _tell(self, due: Sequence[bool]) -> None:
        """Tell other processes who is connected here, at the parts of the tables that are due, and at once where people
        have begun to watch."""
        watched_before, self._watched_here = self._watched_here, set()
        for code, table in self._tables.items():
            watched = table.members.only_watched
            if watched:
                self._watched_here.add(code)
            if due[ord(code[-1]) % PARTS] or (watched and code not in watched_before):
                seats = frozenset(seat for seat in table.members.seats() if seat is not None)
                if seats or watched:
                    self._bus.here(code, seats, watched=watched)

    def _expire(self, now: float) -> None:
        """Expire other processes' reports about connected seats; tables have no other trigger to notice that."""
        self._elsewhere = {
            place: heard
            for place, heard in self._elsewhere.items()
            if now - heard < HERE_FOR and place[0] in self._tables
        }
        self._watched = {code: said for code, said in self._watched.items() if now - said < HERE_FOR}
        self._led = {code: said for code, said in self._led.items() if now - said < HERE_FOR}
        for table in self._tables.values():
            table.look_again(led=self._bus.connected and table.state.table in self._led)

    async def _look(self, codes: Iterable[str]) -> None:
        """Ask the database whether tables with somebody connected here have grown."""
        open_here = ((code, self._tables.get(code)) for code in codes)
        watched = [code for code, table in open_here if table is not None and table.members.sessions]
        if not watched:
            return
        try:
            heads = await self._log.heads(watched)
        except StoreAway:
            return
        for code, seq in heads.items():
            self.grown(code, seq)
