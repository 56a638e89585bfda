"""Catching up with other processes, and opening long tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pioche.store.entry import Entry
from pioche.store.sqlite import SqliteLog
from tests.server.player import Player, guest, make_table
from tests.server.running import server
from tests.server.test_play import run


def test_many_messages_are_one_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often, and by whomever, it is said that a table has grown."""
    reads: list[int] = []
    read = SqliteLog.read

    async def counted(log: SqliteLog, table: str, after: int = 0) -> list[Entry]:
        reads.append(after)
        return await read(log, table, after)

    monkeypatch.setattr(SqliteLog, "read", counted)

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            cookie = await guest(address, "Ada")
            ada = Player(address, cookie, await make_table(address, cookie, players=3))
            await ada.connect()
            reads.clear()
            for number in range(2_000):
                made.live._grown(ada.table, 100 + number)
                if number % 500 == 499:
                    await asyncio.sleep(0)
            while made.live._behind:
                await asyncio.sleep(0.01)
            assert 1 <= len(reads) <= 6
            await ada.close()

    run(body())
