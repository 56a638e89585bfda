"""Reviews of finished matches that are being made: a bounded queue, one per person, in parts by worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Final, Literal

import structlog

from pioche.engine.refusal import Refusal, Refused
from pioche.review.analysis import Effort
from pioche.server.refusals import Code
from pioche.server.replays.reviewed import CHUNK, EFFORT, Conclude, Found, Parts, ReviewPart
from pioche.server.thinking.fair_queue import TooBusy
from pioche.server.thinking.worker_pool import Answer, WorkerPool

AT_ONCE: Final = 2  # reviews that are worked on; each asks for one part after another
MOST: Final = 20  # with those that wait
_PATIENCE: Final = 30  # times that a part is asked for while the workers are busy
_PAUSE: Final = 1.0  # seconds in between
logger: Final = structlog.get_logger("pioche.reviews")
Key = tuple[str, int]
"""A table and the number of a match."""
Keep = Callable[[Key, bytes], Awaitable[None]]
"""Keeps a review that is done; idempotent."""


@dataclass(slots=True)
class Running:
    """A review that waits or is worked on."""

    person: str
    text: str
    state: Literal["waiting", "running", "failed"] = "waiting"
    done: int = 0
    steps: int = 0
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Reviews:
    """The reviews of this process. What is finished is kept elsewhere."""

    def __init__(
        self,
        keep: Keep,
        workers: WorkerPool,
        spawn: Callable[[Coroutine[None, None, None]], None],
        effort: Effort = EFFORT,
        chunk: int = CHUNK,
    ) -> None:
        self._keep = keep
        self._workers = workers
        self._spawn = spawn
        self._effort = effort
        self._chunk = chunk
        self._running: dict[Key, Running] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)

    def of(self, key: Key) -> Running | None:
        return self._running.get(key)

    def begin(self, key: Key, person: str, text: str) -> Refusal | None:
        """Begin a review, unless it is on its way already; refused if the person has another one, or there are many."""
        known = self._running.get(key)
        if known is not None and known.state != "failed":
            return None
        active = [each for each in self._running.values() if each.state != "failed"]
        if any(each.person == person for each in active):
            return Code.REVIEWING.refusal()
        if len(active) >= MOST:
            return Code.MANY_REVIEWS.refusal()
        if known is None and len(self._running) >= 2 * MOST:  # failures that nobody has asked about
            self._running = {each: review for each, review in self._running.items() if review.state != "failed"}
        made = self._running[key] = Running(person, text)
        self._spawn(self._make(key, made))
        return None

    def stop(self, key: Key, person: str) -> None:
        """Stop a review that this person has begun."""
        known = self._running.get(key)
        if known is not None and known.person == person:
            del self._running[key]
            if known.task is not None:
                known.task.cancel()

    async def _make(self, key: Key, made: Running) -> None:
        made.task = asyncio.current_task()
        try:
            async with self._slots:
                made.state = "running"
                await self._work(key, made)
            if self._running.get(key) is made:
                del self._running[key]
        except asyncio.CancelledError:
            if self._running.get(key) is made:  # the server ends; nobody has stopped it
                raise
        except Exception as error:  # noqa: BLE001 (whatever went wrong in a worker: say so, and log it)
            logger.warning("no review", table=key[0], reason=type(error).__name__)
            made.state = "failed"

    async def _work(self, key: Key, made: Running) -> None:
        parts = await self._ask(Parts(made.text, self._chunk), made)
        if isinstance(parts, Refusal):
            raise Refused(parts)
        made.steps = sum(part.count for part in parts)
        found: list[Found] = []
        for part in parts:
            found.append(await self._ask(ReviewPart(made.text, part, self._effort), made))
            made.done += part.count
        kept = await self._ask(Conclude(made.text, tuple(found)), made)
        await self._keep(key, kept)

    async def _ask(self, work: Callable[[], Answer], made: Running) -> Answer:
        """What a worker answers; bots and others come first when there is much to do."""
        for _ in range(_PATIENCE):
            try:
                return await self._workers.run(work, f"review {made.person}")
            except TooBusy:
                await asyncio.sleep(_PAUSE)
        raise TooBusy
