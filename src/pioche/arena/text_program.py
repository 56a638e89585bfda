"""A program that plays by text, over its standard input and output (docs/arena.md, the line protocol).

It is sent a prompt as lines, ended by a line with `?` alone, and answers with one line. The end of a round is sent as
lines, ended by a line with `.` alone, and needs no answer.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
from types import TracebackType
from typing import Final, Self

from pioche.engine.refusal import refuse

ASKED: Final = "?"
TOLD: Final = "."
MOST_LINE: Final = 10_000  # characters of an answer that are read
_ENDING: Final = 5.0  # seconds for the program to end by itself


class TextProgram:
    """The program, running."""

    def __init__(self, command: str, limit: float) -> None:
        """Refused if it cannot be started. `limit`: seconds for an answer."""
        self._command = command
        self._limit = limit
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(  # noqa: S603 (the user's own command)
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError, IndexError) as error:
            raise refuse("arena-text-start", command=command, reason=_reason(error)) from None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with contextlib.suppress(ValueError, OSError):  # it was closed
            while line := self._process.stdout.readline(MOST_LINE):
                self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    def ask(self, prompt: str) -> str:
        """The program's answer; refused if it ends or is silent for too long."""
        self._send(prompt, ASKED)
        try:
            answer = self._lines.get(timeout=self._limit)
        except queue.Empty:
            raise refuse("arena-text-silent", command=self._command, seconds=f"{self._limit:g}") from None
        if answer is None:
            raise refuse("arena-text-ended", command=self._command)
        return answer

    def tell(self, text: str) -> None:
        """Tell it how a round ended."""
        self._send(text, TOLD)

    def _send(self, text: str, mark: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{text}\n{mark}\n")
            self._process.stdin.flush()
        except OSError:
            raise refuse("arena-text-ended", command=self._command) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(_ENDING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()


def _reason(error: Exception) -> str:
    return " ".join(str(getattr(error, "strerror", None) or error).split())[:120] or type(error).__name__
