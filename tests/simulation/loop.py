"""A simulated event loop: virtual time, several processes on one loop, and a seed that decides who runs next.

Every callback belongs to a process (a context variable that tasks inherit). Within a process callbacks run in the order
in which they were scheduled, as asyncio promises; which process runs next is drawn. When nobody can run, time jumps to
the next timer. A process that is killed never runs again: no `finally`, no cancellation, as after `kill -9`.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

Result = TypeVar("Result")
Problem = Callable[[str, BaseException | None], None]
BEGINNING = 1_000.0  # of the monotonic clock, in seconds


class Domain:
    """A simulated process, or the world outside of all processes."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.ready: deque[asyncio.Handle] = deque()
        self.stalled_until = 0.0  # it does not run before this time
        self.wall = 0.0  # seconds by which its system clock is wrong
        self.context = copy_context()
        self.context.run(CURRENT.set, self)


CURRENT: ContextVar[Domain] = ContextVar("domain")


if TYPE_CHECKING:
    _Base = asyncio.BaseEventLoop
else:
    _Base = asyncio.AbstractEventLoop  # has everything that is not needed here as "not implemented"


class SimulatedLoop(_Base):
    """Runs callbacks until `stopped` says so; `problem` hears of exceptions that nobody handles."""

    def __init__(self, chance: Random, problem: Problem) -> None:
        self.steps = 0
        self.world = Domain("world")
        self.tasks: list[
            tuple[asyncio.Task[Any], Domain]
        ] = []  # kept: a task that is collected would run its `finally` blocks
        self._chance = chance
        self._problem = problem
        self._now = BEGINNING
        self._tick = chance.choice((0.0, 0.000_001, 0.000_05, 0.000_3))  # how long a callback takes
        self._domains = [self.world]
        self._timers: list[tuple[float, int, asyncio.TimerHandle, Domain]] = []
        self._numbers = 0
        self._closed = False
        self.after_step: Callable[[Domain], None] = lambda _domain: None

    # Processes

    def domain(self, name: str) -> Domain:
        made = Domain(name)
        self._domains.append(made)
        return made

    def kill(self, domain: Domain) -> None:
        domain.alive = False
        domain.ready.clear()
        self._domains.remove(domain)

    def spawn(self, domain: Domain, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Start a task in a process."""
        return self.create_task(work, context=domain.context.copy())

    # Running

    def run(self, stopped: Callable[[], bool], until: float) -> bool:
        """Run until `stopped`; False when nothing is left to run, or `until` is reached before."""
        asyncio._set_running_loop(self)
        try:
            while not stopped():
                domain = self._next()
                if domain is None:
                    if not self._advance(until):
                        return False
                    continue
                handle = domain.ready.popleft()
                if handle.cancelled():
                    continue
                self.steps += 1
                handle._run()
                self._now += self._tick
                self._wake_up()
                self.after_step(domain)
            return True
        finally:
            asyncio._set_running_loop(None)

    def _next(self) -> Domain | None:
        able = [domain for domain in self._domains if domain.ready and domain.stalled_until <= self._now]
        if not able:
            return None
        return able[0] if len(able) == 1 else self._chance.choice(able)

    def _advance(self, until: float) -> bool:
        """Jump to the next moment at which somebody can run."""
        moments = [domain.stalled_until for domain in self._domains if domain.ready]
        while self._timers and (self._timers[0][2].cancelled() or not self._timers[0][3].alive):
            heapq.heappop(self._timers)
        if self._timers:
            moments.append(self._timers[0][0])
        if not moments or min(moments) > until:
            return False
        self._now = max(self._now, min(moments))
        self._wake_up()
        return True

    def _wake_up(self) -> None:
        while self._timers and self._timers[0][0] <= self._now:
            _, _, handle, domain = heapq.heappop(self._timers)
            if not handle.cancelled() and domain.alive:
                domain.ready.append(handle)

    def close(self) -> None:
        """Drop everything that has not ended. Nothing is scheduled any more, whatever `finally` blocks do."""
        self._closed = True
        asyncio._set_running_loop(self)
        try:
            for task, _ in self.tasks:
                if task.done():
                    if not task.cancelled():
                        task.exception()  # retrieved, so that it is not logged
                    continue
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with contextlib.suppress(BaseException):
                    _coroutine(task).close()
        finally:
            asyncio._set_running_loop(None)
        self.tasks.clear()
        self._timers.clear()
        for domain in self._domains:
            domain.ready.clear()

    # What asyncio and its users call

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = context or copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        domain = context.get(CURRENT, self.world)
        if domain.alive and not self._closed:
            domain.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = context or copy_context()
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        domain = context.get(CURRENT, self.world)
        if domain.alive and not self._closed:
            self._numbers += 1
            heapq.heappush(self._timers, (when, self._numbers, handle, domain))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, **options: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, **options)
        context: Context | None = options.get("context")
        self.tasks.append((task, CURRENT.get(self.world) if context is None else context.get(CURRENT, self.world)))
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Runs on the loop itself, a moment later: the work of a thread is simulated as well."""
        future = self.create_future()

        def run() -> None:
            if future.done():
                return
            try:
                result = func(*args)
            except Exception as error:  # noqa: BLE001 (as an executor does)
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_later(self._chance.choice((0.0, 0.001, 0.05)), run)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._closed:
            self._problem(str(context.get("message")), context.get("exception"))

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._closed

    def is_closed(self) -> bool:
        return self._closed


def _coroutine(task: asyncio.Task[Any]) -> Generator[Any, Any, Any]:
    coroutine = task.get_coro()
    assert coroutine is not None
    return coroutine  # type: ignore[return-value]
