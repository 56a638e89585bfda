"""`pioche serve` with a stopwatch around each stage of a move: python stages.py REPORT serve ...

Every stage is a list of functions; what a function spends in the functions of another stage counts for that one only.
Times are CPU times of a thread, so other processes do not disturb them; the cost of reading the clock is subtracted.
SIGUSR1 begins a measurement, SIGUSR2 ends it and writes the report: microseconds for each stage, and the moves.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from pathlib import Path
from typing import Any

STAGES: dict[str, tuple[str, ...]] = {
    "read the message": (
        "pioche.server.table.protocol:decode",
        "pioche.server.transport.connection:Connection.on_ws_frame",
        "pioche.server.transport.conversation:Conversation._listen",
    ),
    "check the move": ("pioche.server.live.live_table:LiveTable.act_at_once",),
    "append to the log": (
        "pioche.store.log:GroupCommit.append_then",
        "pioche.store.log:GroupCommit._start",
        "pioche.store.log:GroupCommit._done",
    ),
    "apply the move": ("pioche.server.table.state:TableState.apply",),
    "what follows a move": ("pioche.server.live.table_log:TableLog._take_own",),
    "events": (
        "pioche.server.table.match:TableMatch.json",
        "pioche.server.table.match:TableMatch.json_for_all",
        "pioche.server.live.recent:Recent.take",
    ),
    "views and offers, encoded": (
        "pioche.server.live.updates:Update.__init__",
        "pioche.server.live.updates:Update.encoded",
    ),
    "broadcast": ("pioche.server.live.broadcast:Members.broadcast",),
    "send": ("pioche.server.transport.connection:Connection.push",),
}
WRITER = "write to SQLite"
WRITING = "pioche.store.sqlite:SqliteLog._append"
now = time.thread_time_ns


class Stopwatch:
    """Exclusive times of nested stages, on the thread of the event loop."""

    def __init__(self) -> None:
        self.spent: dict[str, int] = dict.fromkeys((*STAGES, WRITER), 0)
        self.cost = 0  # nanoseconds that a stopwatch costs its caller
        self.moves = 0
        self._inside = 0  # time spent in stages called by the current one
        self.began = (0.0, 0)

    def reset(self) -> None:
        self.spent = dict.fromkeys(self.spent, 0)
        self.moves = self._inside = 0
        self.began = (time.process_time(), now())

    def timed(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def wrapped(*args: Any, **named: Any) -> Any:
            outer, self._inside = self._inside, 0
            began = now()
            try:
                return function(*args, **named)
            finally:
                took = now() - began
                self.spent[stage] += took - self._inside
                self._inside = outer + took + self.cost

        return wrapped

    def written(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The writer is another thread, and calls no other stage."""

        @wraps(function)
        def wrapped(log: object, entries: list[Any]) -> Any:
            began = now()
            try:
                return function(log, entries)
            finally:
                self.spent[WRITER] += now() - began
                self.moves += sum(not entry.action.startswith("{") for entry in entries)

        return wrapped

    def report(self) -> dict[str, Any]:
        """Microseconds of each stage; the rest of the event loop's thread is the loop itself with its system calls."""
        process, thread = time.process_time() - self.began[0], now() - self.began[1]
        stages = {stage: spent / 1_000 for stage, spent in self.spent.items()}
        rest = (thread - self._inside) / 1_000
        threads = process * 1e6 - thread / 1_000 - stages[WRITER]
        return {"moves": self.moves, "stages": {**stages, "event loop, sockets, rest": rest, "other threads": threads}}


def cost_of_stopwatch() -> int:
    """Nanoseconds that one stopwatch costs its caller, besides what it measures."""
    watch = Stopwatch()
    nothing = watch.timed(WRITER, lambda: None)
    began = now()
    for _ in range(20_000):
        nothing()
    return ((now() - began) - watch.spent[WRITER]) // 20_000


def replace(path: str, wrap: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    """Wrap the function `module:name` or `module:Class.name` where it is defined or imported."""
    module, _, name = path.partition(":")
    owner: Any = import_module(module)
    *holders, last = name.split(".")
    for holder in holders:
        owner = getattr(owner, holder)
    setattr(owner, last, wrap(getattr(owner, last)))


def main() -> int:
    report, sys.argv = Path(sys.argv[1]), ["pioche", *sys.argv[2:]]
    watch = Stopwatch()
    watch.cost = cost_of_stopwatch()
    for stage, paths in STAGES.items():
        for path in paths:
            replace(path, lambda function, stage=stage: watch.timed(stage, function))  # type: ignore[misc]
    replace(WRITING, watch.written)
    signal.signal(signal.SIGUSR1, lambda *_: watch.reset())
    signal.signal(signal.SIGUSR2, lambda *_: report.write_text(json.dumps(watch.report())))
    from pioche.cli import main as pioche

    return pioche()


if __name__ == "__main__":
    sys.exit(main())
