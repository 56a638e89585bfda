"""The lock of a table: one at a time, in order, also when it is taken without a coroutine or a waiter gives up."""

from __future__ import annotations

import asyncio

from pioche.server.live.table_lock import TableLock


def test_in_the_order_in_which_they_came() -> None:
    async def body() -> list[int]:
        lock, order = TableLock(), []

        async def enter(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.enter_if_free()
        waiting = [asyncio.create_task(enter(number)) for number in range(3)]
        await asyncio.sleep(0)
        assert not lock.enter_if_free()
        assert order == []
        lock.leave()
        assert not lock.enter_if_free()  # handed over, not given away
        await asyncio.gather(*waiting)
        assert lock.enter_if_free()
        return order

    assert asyncio.run(body()) == [0, 1, 2]


def test_whoever_gives_up_keeps_nobody_out() -> None:
    async def body() -> None:
        lock = TableLock()

        async def enter() -> None:
            async with lock:
                pass

        assert lock.enter_if_free()
        first, second = asyncio.create_task(enter()), asyncio.create_task(enter())
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        lock.leave()
        await asyncio.wait_for(second, 5)
        # Cancelled in the same moment in which the lock was handed over.
        assert lock.enter_if_free()
        third = asyncio.create_task(enter())
        await asyncio.sleep(0)
        lock.leave()
        third.cancel()
        await asyncio.gather(third, return_exceptions=True)
        assert lock.enter_if_free()

    asyncio.run(body())
