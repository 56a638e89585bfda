"""A person's bot: a Python file with one class or one function, played in a process of its own, with a time limit.

    class Bot:                                   or just     def act(view, legal):
        def begin(self, rules, seat, players, seed): ...         return legal[0]
        def see(self, event): ...
        def act(self, view, legal): ...
        def delay(self, view, action): ...

Of the class only `act` is needed. `HostedBot` is a bot like any other (`bot.Bot`): where the file is broken, crashes,
hangs or answers what is no action, it raises `Faulty` and whoever runs the game makes a move in its place. The process
is begun anew after a crash of the whole process or a hang, and told the round so far; after `MOST_FAULTS` of these in a
round it is left alone until the next. What the bot prints goes to the standard error.

This keeps a bot's mistakes from the table. It is no prison: run only files that you would run yourself.
"""

from __future__ import annotations

import json
import os
import pickle
import queue
import struct
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from pioche.bots.faults import Broken, Crashed, Fault, Faulty, Hung, Illegal
from pioche.bots.game import AnyGame
from pioche.bots.messages import Ask, Begin, Message
from pioche.engine.refusal import Refused

MOST_FAULTS: Final = 3
USUAL_DELAY: Final = 1.5
_ENDED: Final = ""  # in place of an answer


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a bot may take, in seconds."""

    start: float = 10.0  # to be loaded
    move: float = 2.0  # to answer


USUAL: Final = Limits()


class HostedBot:
    """The bot of a file, in whatever game it is seated."""

    def __init__(self, path: Path, game: AnyGame, limits: Limits = USUAL) -> None:
        self.path = path
        self._game = game
        self._limits = limits
        self._process: _Process | None = None
        self._begun: Begin | None = None
        self._told: list[object] = []  # of this round
        self._sent = 0  # how much of that the process has been told
        self._delay = USUAL_DELAY
        self._faults = 0
        self._last: Fault | None = None

    def begin(self, rules: object, seat: int, players: int, seed: int) -> None:
        self._begun = Begin(self._game.name, *self._game.written(rules), seat, players, seed)
        self._told = []
        self._faults = 0
        if self._process is None:
            self._running()
        else:
            self._tell_round(self._process)

    def see(self, event: object) -> None:
        self._told.append(event)

    def act(self, view: object, legal: Sequence[object]) -> object | None:
        if self._faults >= MOST_FAULTS and self._last is not None:
            raise Faulty(self._last)
        process = self._running()
        news, self._sent = tuple(self._told[self._sent :]), len(self._told)
        answer = self._asked(process, Ask(news, view, tuple(legal)))
        if "illegal" in answer:
            raise Faulty(Illegal(str(answer["illegal"]), None))
        self._delay = _seconds(answer.get("delay"))
        text = answer.get("action")
        if text is None:
            return None
        try:
            action: object = self._game.read(str(text))
        except Refused as refused:
            raise Faulty(Illegal(str(text)[:200], refused.refusal)) from refused
        return action

    def delay(self, view: object, action: object) -> float:
        return self._delay

    def close(self) -> None:
        """End its process."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _running(self) -> _Process:
        if self._process is not None:
            return self._process
        process = self._process = _Process(self.path)
        answer = self._answer(process, self._limits.start)
        if "broken" in answer:
            raise self._failed(Broken(str(answer["broken"])))
        self._tell_round(process)
        return process

    def _tell_round(self, process: _Process) -> None:
        assert self._begun is not None
        self._sent = 0
        self._asked(process, self._begun)

    def _asked(self, process: _Process, message: Message) -> dict[str, object]:
        """The answer to a message. Every message has one, so that no process ever has to wait with writing."""
        process.send(message)
        answer = self._answer(process, self._limits.move)
        if "error" in answer:
            raise Faulty(Crashed(str(answer["error"])))
        return answer

    def _answer(self, process: _Process, seconds: float) -> dict[str, object]:
        """What the process says; `Faulty` when it says nothing in time or has ended."""
        line = process.receive(seconds)
        if line is None:
            raise self._failed(Hung(seconds))
        if line is _ENDED:
            raise self._failed(Crashed(process.ending()))
        answer: dict[str, object] = json.loads(line)
        return answer

    def _failed(self, fault: Fault) -> Faulty:
        """This process is of no use any more."""
        self.close()
        self._faults += 1
        self._last = fault
        return Faulty(fault)


def _seconds(delay: object) -> float:
    """How long the bot would take; nobody has to believe nonsense."""
    return min(max(float(delay), 0.0), 60.0) if isinstance(delay, int | float) and delay == delay else USUAL_DELAY


class _Process:
    """The bot's process: pickled messages go in, lines of JSON come out, because a bot's words are not trusted."""

    def __init__(self, path: Path) -> None:
        self._popen = subprocess.Popen(  # noqa: S603 (our own interpreter, our own module)
            [sys.executable, "-m", "pioche.bots.guest", str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self._popen.stdin is not None
        assert self._popen.stdout is not None
        self._stdin = self._popen.stdin
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=_read, args=(self._popen.stdout, self._lines), daemon=True).start()
        self._finalizer = weakref.finalize(self, _kill, self._popen)

    def send(self, message: Message) -> None:
        data = pickle.dumps(message)
        with suppress(OSError):  # it has ended, which is noticed when the answer is waited for
            self._stdin.write(struct.pack("!I", len(data)) + data)
            self._stdin.flush()

    def receive(self, seconds: float) -> str | None:
        """A line; `_ENDED` when there will be no more; None when it takes too long."""
        try:
            return self._lines.get(timeout=seconds)
        except queue.Empty:
            return None

    def ending(self) -> str:
        """How it ended."""
        try:
            return f"the process ended with {self._popen.wait(5)}"
        except subprocess.TimeoutExpired:
            return "the process closed its output"

    def end(self) -> None:
        self._finalizer()


def _read(stream: IO[bytes], lines: queue.SimpleQueue[str]) -> None:
    with stream:
        for line in stream:
            lines.put(line.decode("utf-8", "replace"))
    lines.put(_ENDED)


def _kill(popen: subprocess.Popen[bytes]) -> None:
    popen.kill()
    if popen.stdin is not None:
        with suppress(OSError):  # something was still on its way
            popen.stdin.close()
    popen.wait()
