"""Waiting for a database no longer than one wants to.

Drivers wait, when they are cancelled, until the server has agreed to it: a server that hangs does not. Here whatever
takes too long is cancelled and left behind.
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
    """What the work gives; `TimeoutError` when that takes longer, after `give_up` and without waiting for its end."""
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
    """Nobody waits for it any more, so nobody is told what became of it."""
    if not task.cancelled():
        task.exception()
