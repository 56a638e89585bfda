"""The child process of a custom bot, seen from the host: start it, talk to it, kill it with all its children."""

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
_MOST_WAITING: Final = 100  # unread answers
_AT_ONCE: Final = 4096  # bytes that can be written to any pipe without blocking
_ROOT: Final = Path(__file__).resolve().parents[2]  # where this process imported Pioche from
_GUEST: Final = "import sys; sys.path.append(sys.argv.pop(1)); from pioche.bots.hosted_child import main; main()"


def command(path: Path, root: Path = _ROOT) -> list[str]:
    """The command that starts a bot's process.

    Not with -m, which would search the working directory first: a file `random.py` there would shadow Python's.
    Pioche is imported from where it is installed, or else from `root`.
    """
    return [sys.executable, "-P", "-c", _GUEST, str(root), str(path)]


class Process:
    """The child process: pickled messages go in; lines of JSON come out, because its output is not trusted."""

    def __init__(self, path: Path) -> None:
        self._popen = subprocess.Popen(  # noqa: S603 (our own interpreter, our own module)
            command(path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Reproducible set order, unless the user sets another hash seed.
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
        """Send a message; returns the number that its answer will have."""
        self._number += 1
        data = pickle.dumps(message)
        data = HEAD.pack(self._number, len(data)) + data
        if len(data) <= _AT_ONCE:
            _write(self._stdin, data)
        else:
            # The child may be stopped (SIGSTOP); then only this thread blocks, until the child is killed.
            threading.Thread(target=_write, args=(self._stdin, data), daemon=True).start()
        return self._number

    def receive(self, seconds: float) -> bytes | None:
        """The next line; `ENDED` if there will be no more; None on a timeout."""
        try:
            return self._lines.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            return None

    def ended(self) -> bool:
        """Has it ended? A child of it may still hold its streams open."""
        return self._popen.poll() is not None

    def ending(self) -> Reason:
        """How it ended: its exit status, or that it closed its output."""
        try:
            return Reason.of("ended", status=str(self._popen.wait(5)))
        except subprocess.TimeoutExpired:
            return Reason.of("closed")

    def end(self) -> None:
        self._finalizer()


def _write(stream: IO[bytes], data: bytes) -> None:
    with suppress(OSError, ValueError):  # it has ended, which is noticed when the answer is read
        stream.write(data)
        stream.flush()


def _read(stream: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Pass lines on; stop at a line that is too long, or when too many are unread."""
    with stream:
        while line := stream.readline(LONGEST):
            lines.put(line)
            if len(line) == LONGEST or lines.qsize() > _MOST_WAITING:
                break
    lines.put(ENDED)


def _guard(group: int) -> subprocess.Popen[bytes] | None:
    """A process that kills a process group when this process is gone.

    Not a thread in the group: it would never run beside code that does not release the GIL. Not a signal at the death
    of the parent (PDEATHSIG) either: it does not reach grandchildren, and it is sent when the parent *thread* ends.
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
    except OSError:  # no shell, so no guard
        return None


def _kill(popen: subprocess.Popen[bytes], guard: subprocess.Popen[bytes] | None) -> None:
    """Kill it with everything that it has started, even if it has ended itself."""
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
