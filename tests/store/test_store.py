"""Migrations and queries, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from pioche.store import migrate, people, queries
from pioche.store.entry import Entry
from pioche.store.log import StoreAway
from pioche.store.people import NewPerson, Person
from pioche.store.queries import Member, PersonTotals
from pioche.store.rows import ResultRow, TableRow
from pioche.store.schema import METADATA
from pioche.store.store import Store, open_store

Run = Callable[[Callable[[Store], Coroutine[None, None, None]]], None]


def test_several_start_at_once(database: str) -> None:
    async def body() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(6)))
        assert all([await store.ready() for store in stores])
        for store in stores:
            await store.close()

    asyncio.run(body())


def test_migrations_make_the_schema(with_store: Run) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def body(store: Store) -> None:
        async with store.reading() as connection:
            assert await connection.run_sync(differences) == []

    with_store(body)


def test_the_newest_revision_is_known() -> None:
    assert ScriptDirectory.from_config(migrate.config()).get_current_head() == migrate.NEWEST


def test_a_database_of_the_first_version(database: str) -> None:
    """Everything that it holds is there after the migration, and can be used."""

    def first_version(connection: Connection) -> None:
        settings = migrate.config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")

    async def body() -> None:
        address = database.replace("postgresql://", "postgresql+asyncpg://")
        engine = create_async_engine(address if "://" in address else f"sqlite+aiosqlite:///{database}")
        async with engine.begin() as connection:
            await connection.run_sync(first_version)
            for statement in (
                "INSERT INTO people VALUES ('p1', 'Ada', 5)",
                "INSERT INTO devices (token_hash, person_id, made_at) VALUES (:hash, 'p1', 5)",
                "INSERT INTO tables VALUES ('a', 'classic/fr', '', true, 'open', 4, 1, 6, 7)",
                "INSERT INTO members VALUES ('p1', 'a', 6)",
                "INSERT INTO log VALUES ('a', 1, 6, 0, '{}', 'p1:k')",
            ):
                await connection.execute(text(statement), {"hash": b"h" * 32} if ":hash" in statement else {})
        await engine.dispose()
        store = await open_store(database)
        assert await store.ready()
        assert await people.device(store, b"h" * 32, 8) == people.Device(Person("p1", "Ada"), 5, None, None)
        assert [each.table_id for each in await queries.lobby(store, 10, 0, 1)] == ["a"]
        assert [each.table_id for each in await queries.tables_of(store, "p1", 10)] == ["a"]
        assert await store.log.read("a") == [Entry("a", 1, 6, 0, "{}", "p1:k")]
        assert await people.unseen_since(store, 5, 10) == []
        assert await people.unseen_since(store, 6_000, 10) == ["p1"]
        await store.close()

    asyncio.run(body())


def test_a_database_of_a_newer_version(database: str) -> None:
    async def body() -> None:
        store = await open_store(database)
        async with store.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        assert not await store.ready()
        await store.close()
        with pytest.raises(StoreAway, match="newer version"):
            await open_store(database)

    asyncio.run(body())


def test_a_file_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(StoreAway):
        asyncio.run(open_store(str(tmp_path / "file" / "table.sqlite")))
    (tmp_path / "other").write_text("not a database, but long enough to be taken for one" * 20)
    with pytest.raises(StoreAway):
        asyncio.run(open_store(str(tmp_path / "other")))


def test_shared_secret(database: str) -> None:
    async def body() -> None:
        stores = [await open_store(database) for _ in range(3)]
        found = await asyncio.gather(
            *(queries.shared_secret(store, "cookie", bytes([number])) for number, store in enumerate(stores))
        )
        assert len(set(found)) == 1
        for store in stores:
            await store.close()

    asyncio.run(body())


def test_presets(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await people.add_people(store, [NewPerson(Person("p1", "Ada"), b"h" * 32, 5)])
        await queries.save_preset(store, "p1", "home", "{}")
        await queries.save_preset(store, "p1", "home", '{"a":1}')
        await queries.save_preset(store, "p1", "away", "{}")
        assert await queries.presets(store, "p1") == {"away": "{}", "home": '{"a":1}'}
        await queries.drop_preset(store, "p1", "away")
        assert list(await queries.presets(store, "p1")) == ["home"]

    with_store(body)


def row(
    table: str, *, public: bool = True, status: str = "open", changed_at: int = 1, origin: str | None = None
) -> TableRow:
    """A table, made as many milliseconds after 1970 as it was changed."""
    return TableRow(table, "classic/fr", "Ada's table", public, status, 4, 1, changed_at, changed_at, origin)


def test_tables(with_store: Run) -> None:
    async def body(store: Store) -> None:
        await queries.note(store, [row("a", changed_at=1)])
        await queries.note(store, [row("b", public=False, changed_at=2)])
        await queries.note(store, [row("c", changed_at=3)])
        assert [each.table_id for each in await queries.lobby(store, 10)] == ["a", "c"]
        assert [each.table_id for each in await queries.lobby(store, 10, since=2)] == ["c"]
        await queries.note(store, [row("c", status="over", changed_at=9)])
        await queries.note(store, [row("c", status="playing", changed_at=5)])  # older than what is stored
        assert [each.table_id for each in await queries.lobby(store, 10)] == ["a"]
        await queries.note(store, [], [Member("p1", "b", 4)])
        await queries.note(store, [], [Member("p1", "b", 5)])
        await queries.note(store, [], [Member("p1", "c", 4)])
        assert [each.table_id for each in await queries.tables_of(store, "p1", 10)] == ["c", "b"]

    with_store(body)


def test_many_tables_push_no_other_out_of_the_lobby(with_store: Run) -> None:
    """Each origin has a share, and those who wait longest come first."""

    async def body(store: Store) -> None:
        many = [row(f"m{number:03}", changed_at=10 + number, origin="many") for number in range(300)]
        await queries.note(store, [*many, row("honest", changed_at=200, origin="home"), row("old", changed_at=9)])
        await queries.note(store, [row("late", changed_at=900, origin="other")])
        shown = [each.table_id for each in await queries.lobby(store, 100, 0, 3)]
        assert shown == ["old", "m000", "m001", "m002", "honest", "late"]
        # What is noted later, by a process that does not know the address, keeps the origin.
        await queries.note(store, [row(f"m{number:03}", changed_at=950) for number in range(3)])
        assert len(await queries.lobby(store, 100, 0, 3)) == 6

    with_store(body)


def test_results(with_store: Run) -> None:
    async def body(store: Store) -> None:
        rows = [
            ResultRow("a", 1, 0, "p1", "Ada", "classic/fr", 510, 4, True, 1),
            ResultRow("a", 1, 1, None, "Bot", "classic/fr", 120, 1, False, 1),
            ResultRow("a", 2, 0, "p1", "Ada", "classic/fr", 30, 0, False, 2),
        ]
        await queries.save_results(store, rows[:2])
        await queries.save_results(store, rows)
        assert await queries.results_of_table(store, "a") == rows
        assert await queries.totals_of(store, "p1") == [PersonTotals("classic/fr", 2, 1, 4, 540)]
        assert await queries.totals_of(store, "p2") == []

    with_store(body)
