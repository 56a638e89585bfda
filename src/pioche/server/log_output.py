"""Where log lines go. A line that cannot be written is lost, and nothing else: no game stops for a full disk."""

from __future__ import annotations

import contextlib
import os
import select
import sys
from typing import IO, Final

PIECE: Final = select.PIPE_BUF if hasattr(select, "PIPE_BUF") else 512  # a pipe with room takes this much at once


class Lines:
    """Writes lines to a stream and never raises.

    Writes directly to the file descriptor if there is one: a buffered stream would retry what it could not write with
    every further line, and once more at exit. Never waits either: a pipe that nobody reads would block the event loop.
    """

    def __init__(self, stream: IO[str] | None = None) -> None:
        self._stream = stream or sys.stdout
        self._file: int | None = None
        self._cut = False  # whether the last line was written only partly
        with contextlib.suppress(OSError, ValueError, AttributeError):
            self._file = self._stream.fileno()

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            if self._file is None:
                print(message, file=self._stream, flush=True)
                return
            line = (("\n" if self._cut else "") + message + "\n").encode(errors="backslashreplace")
            for start in range(0, len(line), PIECE):
                piece = line[start : start + PIECE]
                if not _accepts(self._file):
                    self._cut = self._cut or start > 0
                    return
                self._cut = os.write(self._file, piece) < len(piece)
                if self._cut:
                    return

    log = debug = info = warn = warning = err = error = critical = fatal = exception = failure = msg


def _accepts(file: int) -> bool:
    """Can a piece be written without waiting?"""
    if not hasattr(select, "poll"):  # Windows
        return True
    asked = select.poll()
    asked.register(file, select.POLLOUT)
    return any(found & (select.POLLOUT | select.POLLERR | select.POLLHUP) for _, found in asked.poll(0))


def lines(*_: object) -> Lines:
    """The logger factory for structlog."""
    return Lines()
