"""An open, migrated database: the log on the raw driver, everything else through SQLAlchemy."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, delete, event, insert, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pioche.store import migrate
from pioche.store.addresses import POSTGRES, SQLITE
from pioche.store.log import Log, StoreAway
from pioche.store.patience import PATIENCE, within
from pioche.store.postgres import CLOSING, PostgresLog
from pioche.store.schema import LOG
from pioche.store.sqlite import BUSY_SECONDS, SqliteLog, connect


@dataclass(frozen=True, slots=True)
class Store:
    """An open database."""

    log: Log
    engine: AsyncEngine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        async with self._connected() as connection:
            yield await connection.execution_options(reading=True)

    @asynccontextmanager
    async def writing(self, *, at_once: bool = True) -> AsyncIterator[AsyncConnection]:
        """A write transaction: committed at the end, rolled back on an error.

        `at_once=False`: it need not survive a power failure by itself. On SQLite it then waits for no disk: it becomes
        durable with the next entry of the log, which is in the same file, and it is never lost if that is not.
        """
        async with self._connected() as connection:
            await connection.execution_options(at_once=at_once)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        """A connection, on PostgreSQL with a time limit for all its work; `StoreAway` when it fails."""
        try:
            connection = self.engine.connect()
            if self.engine.dialect.name != "postgresql":
                async with connection:
                    yield connection
                return
            await within(connection.start())
            try:
                driver = (await connection.get_raw_connection()).driver_connection
                # On timeout the connection is terminated, so that whoever waits for an answer gets an error at once.
                giving_up = asyncio.get_running_loop().call_later(PATIENCE, driver.terminate)  # type: ignore[union-attr]
                try:
                    yield connection
                finally:
                    giving_up.cancel()
            finally:
                await within(connection.close())
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StoreAway(str(error)) from error

    async def ready(self) -> bool:
        """Whether the database has the tables that this version needs, and accepts new entries of the log."""
        try:
            async with self.writing() as connection:
                found = await connection.execute(text("SELECT version_num FROM alembic_version"))
                if found.scalar_one_or_none() != migrate.NEWEST:
                    return False
                # Written and removed again: a full disk or a damaged file shows only in a write.
                probe = f"~{secrets.token_hex(6)}"
                await connection.execute(insert(LOG).values(table_id=probe, seq=0, at=0, action=""))
                await connection.execute(delete(LOG).where(LOG.c.table_id == probe))
                return True
        except StoreAway:
            return False

    async def close(self) -> None:
        await self.log.close()
        if self.engine.dialect.name == "postgresql":
            with contextlib.suppress(TimeoutError):
                await within(self.engine.dispose(), CLOSING)
        else:
            await self.engine.dispose()


def _sqlite_engine(path: Path) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: object, _: object) -> None:
        # The driver must not begin transactions itself: `began` does.
        connection.isolation_level = None  # type: ignore[attr-defined]
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Connection) -> None:
        options = connection.get_execution_options()
        if options.get("reading", False):
            connection.exec_driver_sql("BEGIN")
            return
        connection.exec_driver_sql(f"PRAGMA synchronous={'FULL' if options.get('at_once', True) else 'NORMAL'}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


async def open_store(database: str) -> Store:
    """Open `postgresql://...`, `sqlite:///FILE` or a file; create or migrate its schema; `StoreAway` on failure."""
    if database.startswith(POSTGRES):
        address = "postgresql://" + database.split("://", 1)[1]
        try:
            engine = create_async_engine(
                "postgresql+asyncpg://" + address.split("://", 1)[1],
                pool_pre_ping=True,
                pool_timeout=PATIENCE,
                connect_args={"timeout": PATIENCE},
            )
        except (ValueError, ArgumentError) as error:  # not a valid address
            raise StoreAway(str(error)) from error
        await _upgrade(engine)
        return Store(await PostgresLog.connect(address), engine)
    path = Path(database.removeprefix(SQLITE)).expanduser()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _keep_private(path)
        # Tried before the engine's driver does: when that driver cannot connect, its thread lives on for a moment and
        # may call back when nobody listens any more.
        connect(path).close()
    except (OSError, sqlite3.Error) as error:
        raise StoreAway(str(error)) from error
    engine = _sqlite_engine(path)
    await _upgrade(engine)
    return Store(SqliteLog(path), engine)


def _keep_private(path: Path) -> None:
    """Create the file for its owner alone: it holds the key of all cookies. An existing one is closed to strangers; its
    group may have been allowed to read it on purpose, for backups."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o007 and path.is_file():
            with contextlib.suppress(PermissionError):  # somebody else's
                path.chmod(mode & ~0o007)


async def _upgrade(engine: AsyncEngine) -> None:
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate.upgrade)
    except (DBAPIError, OSError, TimeoutError, StoreAway) as error:
        await engine.dispose()
        raise StoreAway(str(error)) from error
