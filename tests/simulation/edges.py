"""Puts the simulated edges in place of the real ones while a world runs: clocks, randomness, NATS, worker processes,
the processes of hosts' own bots, and the stream of log lines. Everything between them is the server's own code."""

from __future__ import annotations

import contextlib
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, Final

import nats
import structlog

from pioche.server.log_output import Lines
from pioche.server.thinking import hosted_bots, workers
from tests.simulation.bus import Nats
from tests.simulation.log_pipe import LogPipe
from tests.simulation.loop import CURRENT, SimulatedLoop
from tests.simulation.thinking import InlineExecutor, Minds

EPOCH: Final = 1_700_000_000.0  # the system clock at the beginning, in seconds since 1970
Functions = Mapping[str, Callable[..., Any]]


@contextlib.contextmanager
def simulated(loop: SimulatedLoop, chance: Random, bus: Nats, minds: Minds, pipe: LogPipe) -> Iterator[None]:
    """Everything within runs on simulated edges."""
    with contextlib.ExitStack() as stack:
        for module, functions in ((time, _clocks(loop)), (secrets, _randomness(chance))):
            stack.enter_context(_replaced(module, functions))
        put: list[tuple[Any, str, object]] = [
            (nats, "connect", bus.connect),
            (workers, "ProcessPoolExecutor", minds.pool),
            (hosted_bots, "HostedBot", minds.hosted_bot),
            (hosted_bots, "ThreadPoolExecutor", InlineExecutor),
        ]
        for owner, name, value in put:
            stack.enter_context(_set(owner, name, value))
        stack.enter_context(_logging(pipe))
        yield


def _clocks(loop: SimulatedLoop) -> Functions:
    def wall() -> float:
        return EPOCH + loop.time() + CURRENT.get(loop.world).wall

    return {
        "monotonic": loop.time,
        "monotonic_ns": lambda: round(loop.time() * 1e9),
        "perf_counter": loop.time,
        "time": wall,
        "time_ns": lambda: round(wall() * 1e9),
    }


def _randomness(chance: Random) -> Functions:
    def token(size: int | None = None) -> bytes:
        return chance.randbytes(32 if size is None else size)

    return {
        "token_bytes": token,
        "token_hex": lambda size=None: token(size).hex(),
        "token_urlsafe": lambda size=None: token(size).hex(),
        "choice": chance.choice,
        "randbelow": chance.randrange,
    }


@contextlib.contextmanager
def _replaced(module: ModuleType, functions: Functions) -> Iterator[None]:
    """Replace functions of a module, also where Pioche's modules have imported them by name."""
    with contextlib.ExitStack() as stack:
        for owner, name, original in _places(module, frozenset(functions)):
            stack.enter_context(_set(owner, name, functions[original]))
        yield


@cache
def _places(module: ModuleType, functions: frozenset[str]) -> list[tuple[ModuleType, str, str]]:
    """Where functions of a module are used: module, name there, name of the function."""
    real = {getattr(module, name): name for name in functions}
    found = [(module, name, name) for name in functions]
    for other in [found for key, found in sys.modules.items() if key.startswith("pioche.")]:
        for name, value in vars(other).items():
            if isinstance(value, BuiltinFunctionType | FunctionType | MethodType) and value in real:
                found.append((other, name, real[value]))
    return found


@contextlib.contextmanager
def _set(owner: Any, name: str, value: object) -> Iterator[None]:
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextlib.contextmanager
def _logging(pipe: LogPipe) -> Iterator[None]:
    """The server's own way of writing lines, into a pipe that may break."""
    before = structlog.get_config()
    lines = Lines(pipe.stream)
    structlog.configure(
        processors=[structlog.processors.add_log_level, pipe.hear, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(30),
        logger_factory=lambda *_: lines,
        cache_logger_on_first_use=False,
    )
    try:
        yield
    finally:
        structlog.configure(**before)
