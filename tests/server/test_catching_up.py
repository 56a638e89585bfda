"""Catching up with other processes, and opening long tables."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from pioche.server.table import log_actions
from pioche.server.table import protocol as p
from pioche.server.table.state import TableState
from pioche.server.table.views import table_view
from pioche.store import archive
from pioche.store.entry import Entry
from pioche.store.sqlite import SqliteLog
from tests.server.player import Player, guest, make_table
from tests.server.running import noted, server
from tests.server.table.tables import SHORT, Table
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
                made.live.others.grown(ada.table, 100 + number)
                if number % 500 == 499:
                    await asyncio.sleep(0)
            while made.live.others._behind:
                await asyncio.sleep(0.01)
            assert 1 <= len(reads) <= 6
            await ada.close()

    run(body())


def test_a_table_is_not_unloaded_while_an_entry_is_appended(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            code = await make_table(address, await guest(address, "Ada"), players=3)
            table = await made.live.table(code)
            assert table is not None
            async with table._log.lock:
                assert not made.live.unload(code)
            assert made.live.unload(code)

    run(body())


def long_table(path: Path, code: str, entries: int) -> None:
    """A table with a long history of short matches, written straight into the database."""
    rows: list[tuple[object, ...]] = []
    apply = TableState.apply

    def recorded(state: TableState, entry: Entry) -> object:
        rows.append((code, *entry[1:5], f"p0:{entry.seq}"))
        return apply(state, entry)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TableState, "apply", recorded)
        table = Table(options=SHORT)
        while len(rows) < entries:
            table.play_match()
            table.enter(log_actions.Wants(0), log_actions.Wants(1), log_actions.Started())
        table.commit().enter(log_actions.DealtOut())
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", rows)


def test_a_long_table_is_opened_from_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what has happened since the last match began is read and applied, and old keys are still known."""
    applied: list[int] = []
    apply = TableState.apply

    def counted(state: TableState, entry: Entry) -> object:
        applied.append(entry.seq)
        return apply(state, entry)

    async def body() -> None:
        path = tmp_path / "t.sqlite"
        async with server(path):
            pass
        long_table(path, "0123456789ab", 3_000)
        monkeypatch.setattr(TableState, "apply", counted)
        async with server(path) as (made, _):
            table = await made.live.table("0123456789ab")
            assert table is not None
            whole, seq = len(applied), table.state.seq
            assert whole == seq > 3_000
            assert made.live.unload("0123456789ab")
            applied.clear()
            again = await made.live.table("0123456789ab")
            assert again is not None
            assert len(applied) < 200
            assert table_view(again.state) == table_view(table.state)
            done = await again.do("p0", "P0", p.Leave("7"))
            assert done == p.Done("7", 7), "this key was used three thousand entries ago"
            # Archived and opened again.
            await noted(made)
            now = again.state.at
            await archive.archive(made.store, "0123456789ab", now + 1, now + 1)
            assert made.live.unload("0123456789ab")
            third = await made.live.table("0123456789ab")
            assert third is not None
            assert table_view(third.state) == table_view(table.state)

    run(body())
