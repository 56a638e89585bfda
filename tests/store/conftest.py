"""A real SQLite file and a real PostgreSQL 18 for every test of the store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from pioche.store.store import Store, open_store
from tests.server.services import Postgres

Result = TypeVar("Result")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.services)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite")
    running: Postgres = request.getfixturevalue("postgres")
    return running.fresh(f"t{secrets.token_hex(6)}")


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def with_store(database: str) -> Callable[[Callable[[Store], Coroutine[None, None, Result]]], Result]:
    """Run a coroutine function with an open store."""

    def run(body: Callable[[Store], Coroutine[None, None, Result]]) -> Result:
        async def main() -> Result:
            async with opened(database) as store:
                return await body(store)

        return asyncio.run(main())

    return run
