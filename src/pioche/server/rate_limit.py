"""Rate limits."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

_MOST_ASKERS: Final = 50_000


class Bucket:
    """A token bucket: `rate` per second on average, `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Is one more allowed?"""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left >= self._burst - 1


class Rates:
    """A rate limit per asker, e.g. an address; the least recently seen ones are dropped first."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, asker: str) -> bool:
        now = time.monotonic()
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > _MOST_ASKERS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(asker)
        return bucket.take(now)
