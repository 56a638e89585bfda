"""The simulated loop: virtual time, order, and processes that are killed."""

from __future__ import annotations

import asyncio
from random import Random

from tests.simulation.loop import SimulatedLoop


def made() -> tuple[SimulatedLoop, list[str]]:
    problems: list[str] = []
    return SimulatedLoop(Random(1), lambda what, error: problems.append(f"{what} {error!r}")), problems


def test_time_is_virtual() -> None:
    loop, problems = made()

    async def wait() -> float:
        await asyncio.sleep(3_600)
        async with asyncio.timeout(5):
            await asyncio.sleep(4)
        return loop.time()

    began = loop.time()
    task = loop.spawn(loop.world, wait())
    assert loop.run(task.done, began + 10_000)
    assert 3_604 <= task.result() - began < 3_605
    assert problems == []
    loop.close()


def test_callbacks_of_a_process_keep_their_order() -> None:
    loop, _ = made()
    order: list[tuple[str, int]] = []
    for name in ("a", "b", "c"):
        context = loop.domain(name).context
        for number in range(20):
            loop.call_soon(order.append, (name, number), context=context.copy())
    assert not loop.run(lambda: False, loop.time() + 1)  # nothing is left
    assert order != sorted(order), "the processes take turns"
    for name in ("a", "b", "c"):
        assert [number for other, number in order if other == name] == list(range(20))
    loop.close()


def test_nothing_of_a_killed_process_runs() -> None:
    loop, _ = made()
    ran: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(1)
            ran.append("after")
        finally:
            ran.append("finally")

    domain = loop.domain("killed")
    task = loop.spawn(domain, work())
    loop.run(lambda: False, loop.time() + 0.5)
    loop.kill(domain)
    loop.run(lambda: False, loop.time() + 5)
    assert ran == []
    assert not task.done()
    loop.close()


def test_exceptions_that_nobody_handles_are_reported() -> None:
    loop, problems = made()
    loop.call_soon(lambda: 1 // 0)
    loop.run(lambda: False, loop.time() + 1)
    assert "ZeroDivisionError" in problems[0]
    loop.close()
