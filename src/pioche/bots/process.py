"""The process of a person's bot, as its host sees it: how it is started, spoken to and ended, with all its children."""

from __future__ import annotations

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
import weakref
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from pioche.bots.messages import HEAD, HELLO, LONGEST, Message
from pioche.bots.reasons import Reason

ENDED: Final = b""  # in place of an answer
_MOST_WAITING: Final = 100  # answers that nobody has asked for
_AT_ONCE: Final = 4096  # bytes that any pipe takes without waiting for a reader
_ROOT: Final = Path(__file__).resolve().parents[2]  # where this process has found Pioche
_GUEST: Final = "import sys; sys.path.append(sys.argv.pop(1)); from pioche.bots.hosted_child import main; main()"


def command(path: Path, root: Path = _ROOT) -> list[str]:
    """How a bot's process is started.

    Not with -m, which looks first into the folder where somebody works: a file `random.py` there is not Python's.
    Pioche is found wherever it is installed, or else in `root`.
    """
    return [sys.executable, "-P", "-c", _GUEST, str(root), str(path)]


class Process:
    """The bot's process: pickled messages go in, lines of JSON come out, because a bot's words are not trusted."""

    def __init__(self, path: Path) -> None:
        self._popen = subprocess.Popen(  # noqa: S603 (our own interpreter, our own module)
            command(path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # The same sets every time, unless somebody wants others.
            env={"PYTHONHASHSEED": "0", **os.environ, "PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        self._stdin = self._popen.stdin
        self._number = HELLO
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_read, args=(self._popen.stdout, self._lines), daemon=True).start()
        self._finalizer = weakref.finalize(self, _kill, self._popen, _guard(self._popen.pid))

    def send(self, message: Message) -> int:
        """Says the number that its answer will have."""
        self._number += 1
        data = pickle.dumps(message)
        data = HEAD.pack(self._number, len(data)) + data
        if len(data) <= _AT_ONCE:
            _write(self._stdin, data)
        else:
            # Somebody may have stopped the process; then only this thread waits for ever, or until it is ended.
            threading.Thread(target=_write, args=(self._stdin, data), daemon=True).start()
        return self._number

    def receive(self, seconds: float) -> bytes | None:
        """A line; `ENDED` when there will be no more; None when it takes too long."""
        try:
            return self._lines.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            return None

    def ended(self) -> bool:
        """Has it ended, although a child of it may still hold its streams?"""
        return self._popen.poll() is not None

    def ending(self) -> Reason:
        """How it ended."""
        try:
            return Reason.of("ended", status=str(self._popen.wait(5)))
        except subprocess.TimeoutExpired:
            return Reason.of("closed")

    def end(self) -> None:
        self._finalizer()


def _write(stream: IO[bytes], data: bytes) -> None:
    with suppress(OSError, ValueError):  # it has ended, which is noticed when the answer is waited for
        stream.write(data)
        stream.flush()


def _read(stream: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Pass lines on, but neither endless ones nor endlessly many."""
    with stream:
        while line := stream.readline(LONGEST):
            lines.put(line)
            if len(line) == LONGEST or lines.qsize() > _MOST_WAITING:
                break
    lines.put(ENDED)


def _guard(group: int) -> subprocess.Popen[bytes] | None:
    """Who ends a group of processes when this one is gone and cannot do it any more.

    Not a thread in the group: it would wait for ever beside code that does not let go of the interpreter. Not a signal
    at the parent's death either: it does not reach children, and comes when the thread that was the parent ends.
    """
    if os.name != "posix":
        return None
    try:
        return subprocess.Popen(  # noqa: S603 (nothing in it comes from outside)
            ["/bin/sh", "-c", f"read nothing; kill -9 -{group}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:  # no shell: then without
        return None


def _kill(popen: subprocess.Popen[bytes], guard: subprocess.Popen[bytes] | None) -> None:
    """End it with everything that it has started, also where it has ended itself."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(popen.pid, signal.SIGKILL)
    for process in (guard, popen):
        if process is None:
            continue
        process.kill()
        if process.stdin is not None:
            with suppress(OSError):  # something was still on its way
                process.stdin.close()
        process.wait()
