"""Askers take turns."""

from __future__ import annotations

import asyncio

import pytest

from pioche.server.thinking.fair_queue import FairQueue, TooBusy


class Work:
    """Work that is done in the order in which the queue lets it."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.done: list[str] = []
        self.refused: list[str] = []

    async def do(self, asker: str, name: str, seconds: float = 3_600.0) -> None:
        try:
            async with self.queue.turn(asker, asyncio.get_running_loop().time() + seconds):
                self.done.append(name)
                await asyncio.sleep(0)
        except TooBusy:
            self.refused.append(name)

    def ask(self, asker: str, count: int) -> list[asyncio.Future[None]]:
        return [asyncio.ensure_future(self.do(asker, f"{asker}{number}")) for number in range(count)]


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_others_do_not_wait_behind_a_hundred_questions() -> None:
    async def body() -> None:
        work = Work(FairQueue(1, 200))
        tasks = work.ask("a", 100)
        await settle()
        tasks += [*work.ask("b", 2), *work.ask("c", 2)]
        await asyncio.gather(*tasks)
        assert len(work.done) == 104
        assert max(work.done.index(name) for name in ("b0", "c0", "b1", "c1")) < 15
        own = [name for name in work.done if name[0] == "a"]
        assert own == [f"a{number}" for number in range(100)], "each asker's own questions stay in order"
        assert len(work.queue) == 0

    asyncio.run(body())


def test_who_asks_most_loses_the_last_place() -> None:
    async def body() -> None:
        work = Work(FairQueue(1, 10))
        async with work.queue.turn("z", asyncio.get_running_loop().time() + 60):
            tasks = work.ask("a", 12)
            await settle()
            assert work.refused == ["a9", "a10", "a11"]
            tasks += work.ask("b", 3)
            await settle()
            assert work.refused[3:] == ["a8", "a7", "a6"]
            tasks += work.ask("c", 10)
            await settle()
            assert {name[0] for name in work.refused[6:]} == {"a", "c"}, "nobody loses a place to one who has as many"
        await asyncio.gather(*tasks)
        assert sorted(name for name in work.done if name[0] == "b") == ["b0", "b1", "b2"]
        assert len(work.queue) == 0

    asyncio.run(body())


def test_no_slot_is_lost() -> None:
    """Whoever is cancelled or gives up passes their place on, at whatever moment."""

    async def body() -> None:
        work = Work(FairQueue(2, 100))
        for moment in range(6):
            tasks = [task for asker in "abc" for task in work.ask(asker, 3)]
            for _ in range(moment):
                await asyncio.sleep(0)
            for task in tasks[moment::3]:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert len(work.queue) == 0
        later = asyncio.get_running_loop().time() + 60
        async with work.queue.turn("a", later), work.queue.turn("a", later):
            await work.do("b", "late", seconds=0.01)
        assert work.refused == ["late"]
        with pytest.raises(ZeroDivisionError):
            async with work.queue.turn("a", later):
                raise ZeroDivisionError
        await asyncio.gather(*(work.do("a", "end") for _ in range(5)))
        assert work.done[-5:] == ["end"] * 5

    asyncio.run(body())
