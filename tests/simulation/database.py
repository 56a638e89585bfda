"""The database of all processes: the log in memory, behind each process's own group commit, and the lists in SQLite.

A group is written at one moment, and its writer hears of it later. In between, or instead of either, anything can
happen: the process dies, the disk is full, only a part is written, the answer is lost or takes too long.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, select
from sqlalchemy.pool import StaticPool

from pioche.store.entry import Entry
from pioche.store.log import GroupCommit, StoreAway
from pioche.store.patience import PATIENCE
from pioche.store.schema import MEMBERS, METADATA, RESULTS, SNAPSHOTS, TABLES
from tests.simulation.loop import Domain, SimulatedLoop

_LISTS: Final = (MEMBERS, TABLES, RESULTS, SNAPSHOTS)
_WAITS: Final = (0.0, 0.0003, 0.001, 0.003, 0.02)
Done = Callable[[list[bool] | StoreAway], None]


@dataclass(slots=True)
class DiskFaults:
    """What happens to the database at the moment."""

    slow: float = 0.0  # seconds that everything may take longer
    full: bool = False  # nothing can be written
    away: bool = False  # nothing is answered
    lost: float = 0.0  # the share of groups that are written, but whose writer hears of an error,
    torn: float = 0.0  # or of which only a part is written
    cut: set[str] = field(default_factory=set)  # processes that cannot reach it


class Database:
    """`written` hears of every entry at the moment at which it is durable. `shared`: by several processes."""

    def __init__(
        self, loop: SimulatedLoop, chance: Random, written: Callable[[Entry, Domain], None], *, shared: bool
    ) -> None:
        self.faults = DiskFaults()
        self.tables: dict[str, list[Entry]] = {}
        self.loop = loop
        self.chance = chance
        self.shared = shared
        self._written = written
        self._lists = _empty_lists()

    # Moments

    def pause(self) -> float:
        faults = self.faults
        return self.chance.choice(_WAITS) + (self.chance.uniform(0.0, faults.slow) if faults.slow else 0.0)

    def reachable(self, domain: Domain) -> bool:
        return not self.faults.away and domain.name not in self.faults.cut

    async def wait(self, domain: Domain) -> None:
        """The way to the database; `StoreAway` when it is not reached in time."""
        pause = self.pause()
        if not self.reachable(domain):
            await asyncio.sleep(self.chance.choice((0.01, PATIENCE)))
            raise StoreAway("no connection")
        if self.shared and pause > PATIENCE:
            await asyncio.sleep(PATIENCE)
            raise StoreAway("the database does not answer")
        await asyncio.sleep(pause)

    # The log

    def write(self, domain: Domain, entries: list[Entry], done: Done) -> None:
        """Begin to write a group for a process, whose context this is called in."""
        chance, faults, loop = self.chance, self.faults, self.loop
        world = loop.world.context
        heard: list[object] = []

        def answer(outcome: list[bool] | StoreAway) -> None:
            if not heard:
                heard.append(outcome)
                done(outcome)

        def commit(last: int, lost: StoreAway | None) -> None:
            if not domain.alive and chance.random() < 0.5:
                return  # it died before the group was complete
            accepted = [self._insert(entry, domain) for entry in entries[:last]]
            back = chance.choice(_WAITS)
            outcome = accepted if lost is None else lost
            loop.call_later(back, answer, outcome, context=domain.context.copy())

        pause = self.pause()
        last, lost = len(entries), None
        if not self.reachable(domain) or faults.full:
            loop.call_later(min(pause, PATIENCE), answer, StoreAway("disk full" if faults.full else "away"))
            return
        if chance.random() < faults.torn:
            last, lost = chance.randrange(len(entries) + 1), StoreAway("torn")
        elif chance.random() < faults.lost:
            lost = StoreAway("the answer was lost")
        if self.shared and pause > PATIENCE:
            loop.call_later(PATIENCE, answer, StoreAway("the database does not answer"))
        loop.call_later(pause, commit, last, lost, context=world.copy())

    def _insert(self, entry: Entry, domain: Domain) -> bool:
        rows = self.tables.setdefault(entry.table, [])
        if entry.seq <= len(rows):
            return False
        self._written(entry, domain)  # checks that there is no gap
        rows.append(entry)
        return True

    # Lists

    def shown(self) -> list[Any]:
        """The rows of the lobby."""
        return list(self._lists.execute(select(TABLES)))

    def run(self, work: Callable[[Connection], Any]) -> Any:
        return work(self._lists)


class SimulatedLog:
    """The log as one process sees it."""

    def __init__(self, database: Database, domain: Domain) -> None:
        self._database = database
        self._domain = domain
        self.group = GroupCommit(lambda entries, done: database.write(domain, entries, done))

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        return self.group.append(entry)

    def append_then(self, entry: Entry, done: Callable[[bool | StoreAway], None]) -> None:
        self.group.append_then(entry, done)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        return (await self._rows(table))[after:]

    async def seq_of(self, table: str, key: str) -> int | None:
        return next((entry.seq for entry in await self._rows(table) if entry.key == key), None)

    async def keys(self, table: str, before: int) -> list[str]:
        rows = (await self._rows(table))[: before - 1]
        return [entry.key for entry in rows if entry.key is not None and not entry.key.startswith("~")]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        await self._database.wait(self._domain)
        heads = {table: len(self._database.tables.get(table, ())) for table in tables}
        await asyncio.sleep(self._database.chance.choice(_WAITS))
        return {table: seq for table, seq in heads.items() if seq}

    async def close(self) -> None:
        await self.group.settled()

    async def _rows(self, table: str) -> list[Entry]:
        """All entries at one moment, told a moment later."""
        await self._database.wait(self._domain)
        rows = list(self._database.tables.get(table, ()))
        await asyncio.sleep(self._database.chance.choice(_WAITS))
        return rows


class SimulatedStore:
    """Has what the server uses of a `Store`; the queries are the real ones."""

    def __init__(self, database: Database, domain: Domain) -> None:
        self.log = SimulatedLog(database, domain)
        self.engine: Engine = _ENGINE
        self._database = database
        self._domain = domain

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[_Lists]:
        await self._database.wait(self._domain)
        yield _Lists(self._database)

    @asynccontextmanager
    async def writing(self, *, at_once: bool = True) -> AsyncIterator[_Lists]:
        await self._database.wait(self._domain)
        chance, faults = self._database.chance, self._database.faults
        if faults.full or chance.random() < max(faults.torn, faults.lost):
            raise StoreAway("rolled back")
        yield _Lists(self._database)  # statements do not wait, so that nothing comes between them

    async def ready(self) -> bool:
        return self._database.reachable(self._domain)

    async def close(self) -> None:
        await self.log.close()


class _Lists:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def execute(self, statement: Any, values: Any = None) -> Any:
        return self._database.run(lambda connection: connection.execute(statement, values))


_ENGINE: Final = create_engine("sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False})
_OPENED: list[Connection] = []


def _empty_lists() -> Connection:
    """The tables of lists, without rows; one database in memory serves all worlds, one after another."""
    if not _OPENED:
        connection = _ENGINE.connect().execution_options(isolation_level="AUTOCOMMIT")
        METADATA.create_all(connection)
        _OPENED.append(connection)
    for table in _LISTS:
        _OPENED[0].exec_driver_sql(f"DELETE FROM {table.name}")  # noqa: S608 (our own names)
    return _OPENED[0]
