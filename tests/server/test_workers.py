"""The worker pool: workers that die are replaced, and the queue is limited."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from pioche.server.thinking.workers import TooBusy, Workers
from tests.server.running import server


def _slowly(seconds: float, value: int) -> int:
    time.sleep(seconds)
    return value


def test_all_who_wait_are_answered_when_a_worker_dies() -> None:
    async def body() -> None:
        workers = Workers(1, 100)
        try:
            assert await workers.run(partial(_slowly, 0.0, 1)) == 1
            waiting = [asyncio.create_task(workers.run(partial(_slowly, 0.3, number))) for number in range(6)]
            await asyncio.sleep(0.1)
            assert workers._pool is not None
            for process in list(workers._pool._processes.values()):
                process.kill()
            assert await asyncio.wait_for(asyncio.gather(*waiting), 240) == list(range(6))
        finally:
            workers.close()

    asyncio.run(body())


def test_a_worker_that_hangs_is_replaced() -> None:
    """The caller of the hanging work gets no answer; those queued behind it do."""

    async def body() -> None:
        workers = Workers(1, 100, patience=15.0)
        try:
            assert await workers.run(partial(_slowly, 0.0, 1)) == 1
            workers._patience = 1.0
            hung = asyncio.create_task(workers.run(partial(_slowly, 3_600.0, 1)))
            await asyncio.sleep(0.1)
            workers._patience = 60.0
            behind = asyncio.create_task(workers.run(partial(_slowly, 0.0, 2)))
            with pytest.raises(TooBusy):
                await hung
            assert await asyncio.wait_for(behind, 240) == 2
        finally:
            workers.close()

    asyncio.run(body())


def test_too_much_is_refused() -> None:
    async def body() -> None:
        workers = Workers(1, 2)
        try:
            tasks = [asyncio.create_task(workers.run(partial(_slowly, 0.2, number))) for number in range(4)]
            done = await asyncio.gather(*tasks, return_exceptions=True)
            assert done[:2] == [0, 1]
            assert all(isinstance(each, TooBusy) for each in done[2:])
            with pytest.raises(ZeroDivisionError):
                await workers.run(partial(divmod, 1, 0))
        finally:
            workers.close()

    asyncio.run(body())


def test_they_are_other_processes() -> None:
    async def body() -> None:
        workers = Workers(1, 2)
        try:
            assert await workers.run(os.getpid) != os.getpid()
        finally:
            workers.close()

    asyncio.run(body())


def test_a_worker_is_there_before_it_is_needed(tmp_path: Path) -> None:
    async def body() -> None:
        async with server(tmp_path / "t.sqlite", warm_after=0.01) as (made, _), asyncio.timeout(240):
            while (warmed := made.live.workers.warmed) is None:
                await asyncio.sleep(0.01)
            await asyncio.wrap_future(warmed)

    asyncio.run(body())


def test_closing_ends_a_worker_in_the_middle_of_its_work() -> None:
    """Else a server that stops would leave it running, and wait for it at its own end."""

    async def body() -> None:
        workers = Workers(1, 100)
        worker = await workers.run(os.getpid)
        busy = asyncio.create_task(workers.run(partial(_slowly, 3_600.0, 1)))
        await asyncio.sleep(0)
        workers.close()
        async with asyncio.timeout(240):
            while Path(f"/proc/{worker}").exists() if sys.platform == "linux" else False:
                await asyncio.sleep(0.01)
        busy.cancel()
        with contextlib.suppress(asyncio.CancelledError, TooBusy):
            await busy

    asyncio.run(body())
