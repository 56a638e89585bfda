"""Archives of finished tables, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from pioche.store import archive, queries
from pioche.store.entry import Entry
from pioche.store.packing import packed, unpacked
from pioche.store.queries import Member
from pioche.store.rows import TableRow
from pioche.store.store import Store, open_store

Run = Callable[[Callable[[Store], Coroutine[None, None, None]]], None]
TABLE = "0123456789ab"


def entries(first: int, last: int, at: int = 1_000) -> list[Entry]:
    return [
        Entry(TABLE, seq, at + seq, seq % 4, f"{seq % 4}:r{seq % 10}", "~bot" if seq % 2 else f"p{seq}:{seq:020}")
        for seq in range(first, last + 1)
    ]


def without_keys(all_of_them: list[Entry]) -> list[Entry]:
    return [entry._replace(key=entry.key if entry.key == "~bot" else None) for entry in all_of_them]


async def append(store: Store, *added: Entry) -> None:
    for entry in added:
        assert await store.log.append(entry)


def row(status: str = "over", changed_at: int = 1_000) -> TableRow:
    return TableRow(TABLE, "classic/fr", "", False, status, 4, 4, 1, changed_at)


def test_packing() -> None:
    made = entries(1, 3_000)
    assert unpacked(TABLE, packed(made)) == without_keys(made)
    assert len(packed(made)) < len(str(made)) / 20


def test_a_finished_table_is_archived(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await queries.note(store, [row()])
        made = entries(1, 50)
        await append(store, *made)
        assert await archive.finished_before(store, 5_000, 10) == [TABLE]
        assert await archive.archive(store, TABLE, 5_000, 9_000)
        assert await archive.finished_before(store, 5_000, 10) == []
        assert await store.log.heads([TABLE]) == {}
        assert await store.log.read(TABLE) == without_keys(made)
        assert await store.log.read(TABLE, 50) == []
        # A rematch: the log goes on, and is archived again later.
        more = entries(51, 80, at=6_000)
        await append(store, *more)
        assert await store.log.read(TABLE) == [*without_keys(made), *more]
        assert await store.log.read(TABLE, 30) == [*without_keys(made[30:]), *more]
        assert await store.log.read(TABLE, 50) == more
        assert await store.log.read(TABLE, 79) == more[-1:]
        await queries.note(store, [row(changed_at=6_080)])
        assert await archive.finished_before(store, 10_000, 10) == [TABLE]
        assert await archive.archive(store, TABLE, 10_000, 12_000)
        assert await store.log.read(TABLE) == without_keys([*made, *more])
        assert await archive.archive(store, TABLE, 10_000, 12_000), "there is nothing left to do"

    with_store(body)


def test_somebody_was_there_lately(with_store: Run) -> None:
    """Chat does not change what lists show; the entries themselves say when something happened."""

    async def body(store: Store) -> None:
        await queries.note(store, [row()])
        made = entries(1, 50, at=7_000)
        await append(store, *made)
        assert not await archive.archive(store, TABLE, 5_000, 9_000)
        assert not await archive.remove(store, TABLE, 5_000)
        assert await store.log.read(TABLE) == made
        assert await archive.finished_before(store, 5_000, 10) == []
        assert await archive.finished_before(store, 8_000, 10) == [TABLE]
        assert await archive.idle_since(store, 5_000, 10) == []

    with_store(body)


def test_only_finished_tables_are_archived(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await queries.note(store, [row("playing")])
        assert await archive.finished_before(store, 5_000, 10) == []
        assert await archive.idle_since(store, 5_000, 10) == [TABLE]

    with_store(body)


def test_removal(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await queries.note(store, [row()], [Member("p1", TABLE, 1)])
        await append(store, *entries(1, 10))
        await archive.archive(store, TABLE, 5_000, 9_000)
        await append(store, *entries(11, 12))
        await archive.save_snapshot(store, TABLE, 5, "{}")
        assert await archive.remove(store, TABLE, 5_000)
        assert await store.log.read(TABLE) == []
        assert await archive.snapshot(store, TABLE) is None
        assert await queries.tables_of(store, "p1", 10) == []

    with_store(body)


def test_two_processes_archive_the_same_table(database: str) -> None:
    async def body() -> None:
        stores = [await open_store(database) for _ in range(3)]
        await queries.note(stores[0], [row()])
        made = entries(1, 200)
        await append(stores[0], *made)
        await asyncio.gather(*(archive.archive(store, TABLE, 5_000, 9_000) for store in stores))
        for store in stores:
            assert await store.log.read(TABLE) == without_keys(made)
            await store.close()

    asyncio.run(body())


def test_snapshots(with_store: Run) -> None:
    async def body(store: Store) -> None:
        assert await archive.snapshot(store, TABLE) is None
        await archive.save_snapshot(store, TABLE, 7, "seven")
        await archive.save_snapshot(store, TABLE, 5, "five")  # older
        assert await archive.snapshot(store, TABLE) == (7, "seven")
        await archive.save_snapshot(store, TABLE, 9, "nine")
        assert await archive.snapshot(store, TABLE) == (9, "nine")

    with_store(body)


def test_keys(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await append(store, *entries(1, 6))
        assert sorted(await store.log.keys(TABLE, 5)) == ["p2:" + f"{2:020}", "p4:" + f"{4:020}"]
        assert await store.log.seq_of(TABLE, f"p4:{4:020}") == 4
        assert await store.log.seq_of(TABLE, "p4:x") is None
        assert await store.log.seq_of("other", f"p4:{4:020}") is None

    with_store(body)
