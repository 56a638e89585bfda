"""The line mode: in this process, through pipes, and in a real pseudo-terminal."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pioche.client.table_client import TableClient
from pioche.play.plain import Lines, Plain
from tests.client.players import ENGLISH, listed, local

COMMAND = [sys.executable, "-m", "pioche", "play"]
PATIENCE = 240.0  # seconds; only a bug takes longer


def environment(folder: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PIOCHE_"))}
    return {**kept, "XDG_STATE_HOME": str(folder), "PIOCHE_LANGUAGE": "en", "TERM": "xterm", **more}


def typed(edition: str, *lines: str, bots: tuple[str, ...] = ("casual",)) -> list[str]:
    """What is shown when these lines are there from the start."""
    shown: list[str] = []

    async def play() -> None:
        client = TableClient(local(edition, *bots), ENGLISH)
        async with asyncio.timeout(PATIENCE):
            assert await Plain(client, shown.append, waits=True).run(listed(lines)) == 0

    asyncio.run(play())
    return shown


def test_every_command_answers() -> None:
    commands = ["hand", "top", "table", "legal", "why r5", "why", "hint", "score", "rules", "book", "book FR-7", "log"]
    commands += ["book XX-1", "say", "say hello", "next", "sit", "agree", "start", "bot", "resume", "help", "HELP", ""]
    shown = typed("classic/fr", *commands, "quit", "never read")
    text = "\n".join(shown)
    assert any(line.startswith("You hold: ") for line in shown)
    assert "FR-7  Cover the top card with a card of the same colour" in text
    assert "No rule book has this: XX-1." in text
    assert "This game does not have that." not in text  # a hint for cards: a bot of the server finds it
    assert "You: hello" in text
    assert "quit   stop; your seat at a server stays yours" in text
    assert all("\n" not in line for line in shown)


@pytest.mark.parametrize("edition", ["classic/fr", "rummy/de"])
def test_hostile_input_gives_sentences(edition: str) -> None:
    lines = ["\x00", "💥" * 50, "x" * 5_000, "0:r5", "why " + "9" * 3_000, "lay", "lay ", "lay ?", "lay R:1+.2+.3+"]
    lines += ["lay " + "*" * 40, "R5 " * 100, "*", "-", "hint *", "hint " + "R1 " * 30, "bot " + "x" * 99, "catch.99"]
    lines += [
        "say " + "é" * 600,
        "book " + "z" * 500,
        "\x1b[2J",
        "draw draw",
        "uno",
        "doubt",
        "=r",
        "give.1.r5",
        "quit",
    ]
    shown = typed(edition, *lines)
    assert all(len(line) < 3_000 for line in shown)
    assert not any("Traceback" in line for line in shown)
    assert sum("is not a move" in line or "read" in line or "cannot" in line for line in shown) >= 3


def test_lines_of_a_pipe() -> None:
    async def read(data: bytes) -> list[str]:
        inside, outside = os.pipe()
        os.write(outside, data)
        os.close(outside)
        found = [line async for line in Lines(inside)]
        os.close(inside)
        return found

    assert asyncio.run(read(b"one\ntwo\n")) == ["one", "two"]
    assert asyncio.run(read(b"one\n\nlast \xff")) == ["one", "", "last \ufffd"]
    assert asyncio.run(read(b"")) == []
    assert len(asyncio.run(read(b"x" * 9_000 + b"\nq\n"))[0]) <= 4_000


class Conversation:
    """`pioche play` with pipes, played by a program that reads lines and answers."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            bufsize=1,
        )
        self.shown: list[str] = []

    def line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "\n".join(self.shown[-20:])
        self.shown.append(line.rstrip("\n"))
        return self.shown[-1]

    def until(self, *beginnings: str) -> str:
        while True:
            line = self.line()
            if line.startswith(beginnings):
                return line

    def send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def end(self) -> int:
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.stdout is not None
        self.shown += self._process.stdout.read().splitlines()
        self._process.stdout.close()
        return self._process.wait(PATIENCE)


@pytest.mark.parametrize("edition", ["classic/de", "rummy/en"])
def test_a_program_plays_a_whole_round_through_pipes(edition: str, tmp_path: Path) -> None:
    talk = Conversation(tmp_path, edition, "--bots", "casual,beginner")
    over = ("The match ends", "The first to win")
    while True:
        line = talk.until("Your turn. ", *over)
        if line.startswith(over):
            break
        talk.send("hint" if edition.startswith("rummy") else "legal")
        move = talk.line().partition("  ")[0]
        while not re.match(r"(lay|draw|keep|pass|take|[rygb][0-9DSR]|[WFUX])", move):
            move = talk.line().partition("  ")[0]
        talk.send(move)
    talk.send("next")
    talk.until("Your turn. ", "New round", *over)
    talk.send("quit")
    assert talk.end() == 0
    assert not any("Traceback" in line for line in talk.shown)


class Terminal:
    """`pioche play` in a real pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        self._pid, self._descriptor = pty.fork()
        if self._pid == 0:
            os.execve(sys.executable, [*COMMAND, *arguments], environment(folder, **more))  # noqa: S606
        self.shown = ""  # since the last `until`
        self.seen = ""  # from the beginning

    def until(self, pattern: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = re.search(pattern, self.shown)
            if found:
                self.shown = self.shown[found.end() :]
                return found[0]
            if select.select([self._descriptor], [], [], 1.0)[0]:
                try:
                    data = os.read(self._descriptor, 65_536)
                except OSError:
                    break
                self.shown += data.decode(errors="replace")
                self.seen += data.decode(errors="replace")
        raise AssertionError(f"{pattern!r} not in {self.shown[-2000:]!r}")

    def type(self, text: str) -> None:
        os.write(self._descriptor, text.encode())

    def interrupt(self) -> None:
        os.write(self._descriptor, b"\x03")

    def status(self) -> int:
        """Wait for the end; the exit status."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if select.select([self._descriptor], [], [], 0.05)[0]:
                with contextlib.suppress(OSError):
                    self.shown += os.read(self._descriptor, 65_536).decode(errors="replace")
            pid, status = os.waitpid(self._pid, os.WNOHANG)
            if pid:
                os.close(self._descriptor)
                return os.waitstatus_to_exitcode(status)
        os.kill(self._pid, signal.SIGKILL)
        raise AssertionError("it does not end")


def test_a_pseudo_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "classic/fr", "--plain", "--players", "2", "--pace", "instant")
    terminal.until(r"Your turn\. Discard pile: .*\r\n")
    terminal.type("why zz\n")
    terminal.until(r"“zz” is not a move\.")
    terminal.type("legal\n")
    terminal.until(r"draw +Draw|  Play ")
    terminal.type("quit\n")
    assert terminal.status() == 0
    assert "Traceback" not in terminal.shown


def test_ctrl_c_stops_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "rummy/en", "--plain", "--bots", "casual")
    terminal.until(r"New round")
    terminal.interrupt()
    assert terminal.status() == 130
    assert "Traceback" not in terminal.shown
    assert "pioche: stopped" in terminal.shown


def test_the_end_of_the_input_ends_it(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "classic/fr"],
        env=environment(tmp_path),
        input="hand\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert "You hold: " in done.stdout
    assert done.stderr == ""


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    command = f"yes legal | {' '.join(COMMAND)} classic/fr | head -3"
    done = subprocess.run(
        ["bash", "-c", command],  # noqa: S607
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert len(done.stdout.splitlines()) == 3
    assert done.stderr.replace("yes: standard output: Broken pipe\n", "") == ""


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("classic/xx",), "pioche: There is no edition"),
        (("rummy", "--players", "9"), "pioche: "),
        (("--with", "no_such_rule"), "pioche: "),
        (("--server", "127.0.0.1:9", "abcdef"), "pioche: The server http://127.0.0.1:9 cannot be reached"),
        (("classic", "--bots", "genius"), "pioche: "),
        (("--pace", "fast"), "pioche: There is no pace “fast”"),
    ],
)
def test_wrong_arguments_give_one_line(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, *arguments],
        env=environment(tmp_path),
        input="",
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
