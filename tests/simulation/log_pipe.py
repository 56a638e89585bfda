"""Where the log lines of the simulated servers go: a real pipe, whose reader may go away or stop reading."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, MutableMapping
from typing import IO, Any


class LogPipe:
    """`erred` hears of lines at the level error: such a line says that the server has hit a bug of its own."""

    def __init__(self, erred: Callable[[str], None]) -> None:
        self._erred = erred
        self._reader, writer = os.pipe()
        self.stream: IO[str] = os.fdopen(writer, "w")
        self._open = True

    def hear(self, _logger: object, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        if event["level"] not in ("info", "warning"):
            self._erred(f"{event['event']}: {event.get('reason', '')}")
        event.pop("exc_info", None)
        return event

    def lose_reader(self) -> None:
        if self._open:
            self._open = False
            os.close(self._reader)

    def close(self) -> None:
        self.lose_reader()
        with contextlib.suppress(OSError):
            self.stream.close()
