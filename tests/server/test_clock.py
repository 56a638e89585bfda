"""The machine's clock is set back: whatever is due at a table still happens."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from pioche.server.clock import Clock
from tests.server.player import Player, guest, make_table
from tests.server.running import server
from tests.server.test_play import run

HOUR = 3_600_000  # milliseconds
QUICK = {"target": "20", "advice_penalty": "off"}


async def with_bot(address: str) -> Player:
    """A person and a bot in a running round."""
    cookie = await guest(address, "Ada")
    ada = Player(address, cookie, await make_table(address, cookie, players=2, options=QUICK))
    await ada.connect()
    assert (await ada.do("bot", seat=1, level="beginner"))["is"] == "update"
    await ada.intend("start")
    while ada.status != "playing":
        await ada.hear()
    return ada


def test_the_clock_goes_back_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (made, address):
            ada = await with_bot(address)
            right = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: right() - HOUR * 1_000_000)
            async with asyncio.timeout(60):
                await ada.play(rounds=1)
            monkeypatch.setattr(time, "time_ns", right)
            async with asyncio.timeout(60):
                await ada.play(rounds=2)
            rows = await made.store.log.read(ada.table)
            assert [row.at for row in rows] == sorted(row.at for row in rows)
            await ada.close()

    run(body())


def test_the_log_is_ahead_of_the_clock(tmp_path: Path) -> None:
    """Another machine wrote it, or this one before its clock was corrected and it was restarted."""

    async def body() -> None:
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada = await with_bot(address)
            await ada.close()
        with sqlite3.connect(tmp_path / "t.sqlite") as database:
            database.execute("UPDATE log SET at = at + ?", (HOUR,))
        database.close()
        async with server(tmp_path / "t.sqlite") as (_, address):
            ada.address = address
            await ada.connect()
            async with asyncio.timeout(60):
                await ada.play(rounds=1)
            await ada.close()

    run(body())


def test_time_never_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    right = time.time_ns
    clock = Clock()
    before = clock()
    monkeypatch.setattr(time, "time_ns", lambda: right() - HOUR * 1_000_000)
    time.sleep(0.05)
    later = clock()
    assert before + 40 <= later < before + HOUR
    monkeypatch.setattr(time, "time_ns", lambda: right() + HOUR * 1_000_000)
    assert clock() >= before + HOUR
