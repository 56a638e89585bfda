"""Log output: whatever happens to standard output, the tables go on."""

from __future__ import annotations

import asyncio
import io
import os
from pathlib import Path

import pytest

from pioche.server.log_output import Lines
from tests.server.player import Player, guest, make_table
from tests.server.running import Process
from tests.server.services import free_port
from tests.server.test_own_bots import files
from tests.server.test_play import run


def test_nobody_reads_the_log_any_more(tmp_path: Path) -> None:
    """A bot fails at every move and the server logs it each time, into a pipe whose other end is closed."""

    async def body() -> None:
        (crashing,) = files(tmp_path, "crash")
        process = Process(str(tmp_path / "t.sqlite"), free_port(), log="warning", bots=crashing)
        await process.start()
        assert process.process is not None
        assert process.process.stdout is not None
        process.process.stdout.close()
        cookie = await guest(process.address, "Ada")
        table = await make_table(process.address, cookie, players=2, options={"target": "20", "advice_penalty": "off"})
        ada = Player(process.address, cookie, table)
        await ada.connect()
        assert (await ada.do("bot", seat=1, level="crash"))["is"] == "update"
        await ada.intend("start")
        async with asyncio.timeout(90):
            await ada.play(rounds=1)
        await ada.close()
        assert process.terminate() == 0

    run(body(), 240)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_the_disk_is_full() -> None:
    with Path("/dev/full").open("w") as full:
        Lines(full).warning("lost")
    closed = io.StringIO()
    closed.close()
    Lines(closed).error("lost")


def test_lines(tmp_path: Path) -> None:
    path = tmp_path / "log"
    with path.open("w") as stream:
        made = Lines(stream)
        made.info("one")
        made.error("zwei \u2603 \udc80")
    assert path.read_text(encoding="utf-8") == "one\nzwei \u2603 \\udc80\n"
    memory = io.StringIO()
    Lines(memory).info("three")
    assert memory.getvalue() == "three\n"
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as broken:
        Lines(broken).info("lost")
