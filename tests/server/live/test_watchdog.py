"""What holds the event loop is measured, whether it computes or waits; a loop that is only busy is fine."""

from __future__ import annotations

import asyncio
import time

from prometheus_client.parser import text_string_to_metric_families

from pioche.server import metrics
from pioche.server.live.watchdog import LONGEST, Watchdog


def too_long() -> float:
    """How often the loop was held for too long, as /metrics shows it."""
    found = {}
    for family in text_string_to_metric_families(metrics.page().decode()):
        if family.name == "pioche_loop_held_seconds":
            found = {sample.labels.get("le"): sample.value for sample in family.samples}
    return found["+Inf"] - found[str(LONGEST)]


def test_what_holds_the_loop_is_counted() -> None:
    async def held(by: float, *, computing: bool) -> float:
        watchdog = Watchdog()
        watchdog.start()
        await asyncio.sleep(0.05)
        before = too_long()
        if computing:
            until = time.thread_time() + by
            while time.thread_time() < until:
                pass
        else:
            time.sleep(by)
        await asyncio.sleep(0.1)
        watchdog.close()
        return too_long() - before

    assert asyncio.run(held(0.3, computing=True)) == 1
    assert asyncio.run(held(0.3, computing=False)) == 1


def test_a_busy_loop_is_not_held() -> None:
    async def body() -> float:
        watchdog = Watchdog()
        watchdog.start()
        before = too_long()
        until = time.thread_time() + 0.2
        while time.thread_time() < until:
            await asyncio.sleep(0)
        watchdog.close()
        return too_long() - before

    assert asyncio.run(body()) == 0
