"""Timeouts for database calls.

When cancelled, drivers wait until the database server has confirmed it, which a hanging server never does. Here a call
that takes too long is cancelled and abandoned.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

PATIENCE: Final = 5.0  # seconds for one statement
Found = TypeVar("Found")


async def within(
    work: Coroutine[Any, Any, Found], seconds: float = PATIENCE, give_up: Callable[[], None] | None = None
) -> Found:
    """The result of the work; on timeout, `TimeoutError` after `give_up`, without waiting for the work to end."""
    task = asyncio.get_running_loop().create_task(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
    except asyncio.CancelledError:
        _leave(task, give_up)
        raise
    if not done:
        _leave(task, give_up)
        raise TimeoutError("the database does not answer")
    return task.result()


def _leave(task: asyncio.Task[Any], give_up: Callable[[], None] | None) -> None:
    if give_up is not None:
        give_up()
    task.cancel()
    task.add_done_callback(_forget)


def _forget(task: asyncio.Task[Any]) -> None:
    """Retrieve the exception of an abandoned task, so that asyncio does not log it."""
    if not task.cancelled():
        task.exception()
