"""What tables need of a worker pool. `workers.Workers` has child processes, `pioche.device` none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

Answer = TypeVar("Answer")


class WorkerPool(Protocol):
    """Runs slow work (a solver, a bot)."""

    async def run(self, work: Callable[[], Answer], asker: str = "") -> Answer:
        """The result of the work; `fair_queue.TooBusy` when there is too much. The work must be idempotent."""
        ...

    def warm(self) -> None:
        """Work is going to come: prepare for it."""
        ...
