"""`pioche serve` for its host: settings, one clear line for every error, graceful shutdown, backup."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
from pathlib import Path

import pytest

from pioche import cli
from pioche.runs.processes import interrupts_ignored
from pioche.server.config import Config, load
from tests.server.player import Player, guest, make_table
from tests.server.running import Process
from tests.server.services import free_port
from tests.server.test_people import with_bots


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_LANGUAGE", "en")


def test_settings(tmp_path: Path) -> None:
    file = tmp_path / "pioche.toml"
    file.write_text('port = 9000\nbot_pause = 2\norigins = ["https://a.example"]\nbrowser = false\n')
    made = load(file, {"PIOCHE_PORT": "9001", "PIOCHE_SECURE_COOKIES": "on"}, {"host": "127.0.0.1"})
    assert (made.port, made.bot_pause, made.origins, made.browser) == (9001, 2.0, ("https://a.example",), False)
    assert (made.secure_cookies, made.host) == (True, "127.0.0.1")
    assert load(None, {}, {}) == Config()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 1", "prot"),
        ('port = "x"', "port"),
        ("port = 70000", "70000"),
        ("bot_pause = -1", "bot_pause"),
        ("bot_pause = nan", "bot_pause"),
        ("workers = -5", "workers"),
        ("ping_every = 0", "ping_every"),
        ("connections_per_address = -1", "connections_per_address"),
        ("connection_queue = 0", "connection_queue"),
        ("request_timeout = 0", "request_timeout"),
        ("log_level = 'loud'", "loud"),
        ("bus = 'http://x'", "bus"),
        ("origins = ['x']", "origin"),
        ("port = = 1", "pioche.toml"),
    ],
)
def test_wrong_settings(tmp_path: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pioche.toml"
    file.write_text(text)
    assert cli.run(["serve", "--check", "--config", str(file)]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["serve", "--check", "--database", str(tmp_path / "t.sqlite")]) == 0
    assert "ready" in capsys.readouterr().out
    (tmp_path / "file").write_text("x")
    assert cli.run(["serve", "--check", "--database", str(tmp_path / "file" / "t.sqlite")]) == 2
    away = f"postgresql://me:secret@127.0.0.1:{free_port()}/x"
    assert cli.run(["serve", "--check", "--database", away]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 2
    assert "secret" not in error


def test_databases_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One clear line each, and no file is created or changed."""
    (tmp_path / "t.sqlite").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "folder").mkdir()
    said = {
        str(tmp_path / "t.sqlite"): "not a database",
        str(tmp_path / "folder"): "unable to open",
        "mysql://me:secret@host/x": "mysql://... is neither a file nor begins with postgresql://",
        "postgresql://me:secret@127.0.0.1:abc/x": "cannot be used",
    }
    for database, wrong in said.items():
        assert cli.run(["serve", "--check", "--database", database]) == 2
        error = capsys.readouterr().err
        assert error.count("\n") == 1
        assert error.startswith("pioche: ")
        assert wrong in error
        assert "secret" not in error
    assert (tmp_path / "t.sqlite").read_bytes() == bytes(range(256)) * 20
    assert not Path("mysql:").exists()


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("my_bot.py", None, "is not a Python file that could be a bot"),
        ("my_bot.txt", "def act(view, legal): return None", "is not a Python file that could be a bot"),
        ("my bot.py", "def act(view, legal): return None", ""),
        ("Zoé ☃.py", "def act(view, legal): return None", ""),
        ("\u200b.py", "def act(view, legal): return None", "has no name that could be shown"),
        ("Master.py", "def act(view, legal): return None", "There is a bot called “Master” already"),
        ("my_bot.py", "GAMES = ('rummy',)\ndef act(view, legal): return None", ""),
        (
            "my_bot.py",
            "GAMES = ('chess',)\ndef act(view, legal): return None",
            "GAMES in my_bot.py must be written out",
        ),
        ("my_bot.py", "x = ", "SyntaxError"),
        ("my_bot.py", "x = 1", "neither a class Bot nor a function act"),
        ("master.py", "def act(view, legal): return None", "There is a bot called “master” already"),
        ("my_bot.py", "def act(view, legal): return None", ""),
    ],
)
def test_bots(tmp_path: Path, name: str, text: str | None, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be a bot is reported at the start."""
    if text is not None:
        (tmp_path / name).write_text(text, encoding="utf-8")
    arguments = ["serve", "--check", "--database", str(tmp_path / "t.sqlite"), "--bot", str(tmp_path / name)]
    assert cli.run(arguments) == (2 if said else 0)
    error = capsys.readouterr().err
    assert said in error
    assert len([line for line in error.splitlines() if line.startswith("pioche:")]) == (1 if said else 0)


def test_bots_in_other_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "master.py").write_text("def act(view, legal): return None")
    monkeypatch.setenv("PIOCHE_LANGUAGE", "lb")
    assert cli.run(["serve", "--check", "--bot", str(tmp_path / "master.py")]) == 2
    assert "Et gëtt schonn e Bot mam Numm „master“" in capsys.readouterr().err
    (tmp_path / "mine.py").write_text("x = 1")
    assert cli.run(["serve", "--check", "--bot", str(tmp_path / "mine.py")]) == 2
    assert capsys.readouterr().err == (
        "pioche: De Bot mine.py ass net ze gebrauchen: "
        "mine.py huet weder eng Klass Bot nach eng Funktioun act(view, legal).\n"
    )


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(tmp_path / "t.sqlite")]
        assert cli.run(arguments) == 2
    assert capsys.readouterr().err == f"pioche: Port {port} is in use; choose another one with --port.\n"


def test_a_database_in_use(tmp_path: Path) -> None:
    """Two servers on one SQLite file would not notice each other's moves; a killed one does not keep the lock."""

    async def body() -> None:
        database = str(tmp_path / "t.sqlite")
        first, second = (Process(database, free_port()) for _ in range(2))
        await first.start()
        said = subprocess.run(second._command, env=second._env, capture_output=True, text=True, timeout=60, check=False)
        assert said.returncode == 2
        assert "Another server is using" in said.stderr
        assert said.stderr.count("\n") == 1
        looked = [*second._command, "--check"]
        assert subprocess.run(looked, env=second._env, capture_output=True, timeout=60, check=False).returncode == 0
        first.kill()
        await second.start()
        assert second.terminate() == 0

    asyncio.run(body())


def test_graceful_end_and_backup(tmp_path: Path) -> None:
    """SIGTERM: clients are told to reconnect. A copy made while it runs is a complete database."""

    async def body() -> None:
        process = Process(str(tmp_path / "t.sqlite"), free_port())
        await process.start()
        cookie = await guest(process.address, "Ada")
        table = await make_table(process.address, cookie, players=3)
        ada = Player(process.address, cookie, table)
        await ada.connect()
        await ada.do("say", text="before the copy")
        with sqlite3.connect(tmp_path / "t.sqlite") as source, sqlite3.connect(tmp_path / "copy.sqlite") as copy:
            source.backup(copy)
        source.close()
        copy.close()
        loop = asyncio.get_running_loop()
        ending = loop.run_in_executor(None, process.terminate)
        assert json.loads(await _last(ada)) == {"is": "bye", "code": "server-draining", "again": True}
        assert await ending == 0
        restored = Process(str(tmp_path / "copy.sqlite"), free_port())
        await restored.start()
        again = Player(restored.address, cookie, table)
        await again.connect()
        assert again.seat == 0
        assert again.seq == ada.seq
        await again.close()
        assert restored.terminate() == 0

    asyncio.run(body())


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_as_a_background_job_only_sigterm_ends_it(tmp_path: Path) -> None:
    """Scripts start background jobs with SIGINT ignored: Ctrl-C is for the script."""

    async def body() -> None:
        process = Process(str(tmp_path / "t.sqlite"), free_port())
        with interrupts_ignored():
            await process.start()
        assert process.process is not None
        cookie = await guest(process.address, "Ada")
        table = await make_table(process.address, cookie, players=3)
        ada = Player(process.address, cookie, table)
        await ada.connect()
        process.process.send_signal(signal.SIGINT)
        await ada.do("say", text="still here")
        await ada.close()
        assert process.terminate() == 0

    asyncio.run(body())


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are looked up in /proc")
@pytest.mark.parametrize("gracefully", [True, False])
def test_workers_end_with_the_server(tmp_path: Path, gracefully: bool) -> None:
    """However it ends, no worker process stays behind."""

    async def body() -> None:
        process = Process(str(tmp_path / "t.sqlite"), free_port())
        await process.start()
        assert process.process is not None
        server = process.process.pid
        ada = await with_bots(process.address, 1, options={"advice_penalty": "off"})
        await ada.do("away")
        moved = 0
        while moved < 3:
            moved += "round" in await ada.hear()
        children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
        assert children
        await ada.close()
        if gracefully:
            assert process.terminate() == 0
        else:
            process.kill()
        async with asyncio.timeout(120):
            while any(_runs(child) for child in children):
                await asyncio.sleep(0.05)

    asyncio.run(body())


def _runs(process: str) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def _last(player: Player) -> str:
    while player.heard[-1]["is"] != "bye":
        await player.hear()
    return player.raw[-1]
