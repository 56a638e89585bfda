"""The log: acknowledged entries are durable, each position is taken once, entries are written in groups."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from pioche.store.entry import Entry
from pioche.store.log import StoreAway
from pioche.store.sqlite import SqliteLog
from pioche.store.store import Store, open_store
from tests.server.services import Postgres

Run = Callable[[Callable[[Store], Coroutine[None, None, None]]], None]


def entry(seq: int, table: str = "T", action: str = "0:draw", seat: int | None = 0, key: str | None = None) -> Entry:
    return Entry(table, seq, 1_700_000_000_000 + seq, seat, action, key)


def test_append_and_read(with_store: Run) -> None:
    async def body(store: Store) -> None:
        first = entry(1, seat=None, action='{"do":"made"}')
        second = entry(2, key="k1", action="0:r5 \N{SNOWMAN}")
        assert await store.log.append(first)
        assert await store.log.append(second)
        assert await store.log.append(entry(1, "U"))
        assert await store.log.read("T") == [first, second]
        assert await store.log.read("T", 1) == [second]
        assert await store.log.read("T", 2) == []
        assert await store.log.read("V") == []

    with_store(body)


def test_a_place_is_taken_once(with_store: Run) -> None:
    async def body(store: Store) -> None:
        tries = [entry(7, action=f"{number}:draw") for number in range(50)]
        accepted = await asyncio.gather(*(store.log.append(each) for each in tries))
        assert sum(accepted) == 1
        assert await store.log.read("T") == [tries[accepted.index(True)]]
        assert not await store.log.append(entry(7))

    with_store(body)


def test_two_stores_race(database: str) -> None:
    """Two stores write to the log of one table: each position has one owner, and no entry is lost or duplicated."""

    async def keeper(store: Store, name: str, count: int) -> list[int]:
        mine: list[int] = []
        seq = 1
        while len(mine) < count:
            if await store.log.append(entry(seq, action=f"{name}{len(mine)}")):
                mine.append(seq)
            seq += 1
        return mine

    async def body() -> None:
        stores = [await open_store(database) for _ in range(2)]
        taken = await asyncio.gather(*(keeper(store, name, 40) for store, name in zip(stores, "ab", strict=True)))
        rows = await stores[0].log.read("T")
        assert [row.seq for row in rows] == sorted(taken[0] + taken[1])
        assert len({row.seq for row in rows}) == 80
        for store in stores:
            await store.close()

    asyncio.run(body())


def test_groups(tmp_path: Path) -> None:
    async def body() -> None:
        store = await open_store(str(tmp_path / "log.sqlite"))
        log = store.log
        assert isinstance(log, SqliteLog)
        assert all(await asyncio.gather(*(log.append(entry(1, f"t{number}")) for number in range(1_000))))
        assert log.group.entries == 1_000
        assert log.group.groups < 20
        await store.close()

    asyncio.run(body())


def test_a_disk_that_fails(tmp_path: Path) -> None:
    async def body() -> None:
        store = await open_store(str(tmp_path / "log.sqlite"))
        lock = SqliteLog(tmp_path / "missing" / "log.sqlite")
        with pytest.raises(StoreAway):
            await lock.append(entry(1))
        with pytest.raises(StoreAway):
            await lock.read("T")
        assert await store.log.append(entry(1))
        await lock.close()
        await store.close()

    asyncio.run(body())


@pytest.mark.services
def test_postgres_goes_away_and_comes_back() -> None:
    async def body(running: Postgres) -> None:
        store = await open_store(running.fresh("gone"))
        assert await store.log.append(entry(1))
        assert await store.ready()
        running.stop()
        with pytest.raises(StoreAway):
            await store.log.append(entry(2))
        assert not await store.ready()
        running.start()
        assert await store.log.append(entry(2))
        assert [row.seq for row in await store.log.read("T")] == [1, 2]
        assert await store.ready()
        await store.close()

    with Postgres() as running:
        asyncio.run(body(running))


WRITER = """
import asyncio, sys
from pioche.store.entry import Entry
from pioche.store.store import open_store

async def main():
    store = await open_store(sys.argv[1])
    async def one(table):
        seq = len(await store.log.read(table))
        while True:
            seq += 1
            assert await store.log.append(Entry(table, seq, seq, 0, "0:draw"))
            print(table, seq, flush=True)
    await asyncio.gather(*(one(f"t{number}") for number in range(20)))

asyncio.run(main())
"""


def test_killed_while_writing(database: str) -> None:
    """kill -9: every acknowledged entry is there afterwards."""
    acknowledged: dict[str, int] = {}
    for lap in range(3):
        process = subprocess.Popen([sys.executable, "-c", WRITER, database], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if not line.endswith("\n"):
                break
            table, seq = line.split()
            acknowledged[table] = int(seq)
            if number == 200 + 37 * lap:
                os.kill(process.pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()

    async def check() -> None:
        store = await open_store(database)
        for table, seq in acknowledged.items():
            rows = await store.log.read(table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert len(rows) >= seq
        await store.close()

    asyncio.run(check())
