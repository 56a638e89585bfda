"""Where log lines go. A line that cannot be written is lost, and nothing else: no game stops for a full disk."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import IO


class Lines:
    """Writes lines to a stream and never raises.

    Writes directly to the file descriptor if there is one: a buffered stream would retry what it could not write with
    every further line, and once more at exit.
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
            self._cut = os.write(self._file, line) < len(line)

    log = debug = info = warn = warning = err = error = critical = fatal = exception = failure = msg


def lines(*_: object) -> Lines:
    """The logger factory for structlog."""
    return Lines()
