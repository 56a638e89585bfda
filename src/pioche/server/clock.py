"""The clock that tables use."""

from __future__ import annotations

import time
from typing import Final


class Clock:
    """Milliseconds since 1970 by the system clock, but never going back or standing still.

    System clocks are sometimes set back. Without this, everything due at a table would wait until the clock caught up.
    """

    def __init__(self) -> None:
        self._told = time.time_ns()
        self._at = time.monotonic_ns()

    def __call__(self) -> int:
        at = time.monotonic_ns()
        self._told = max(time.time_ns(), self._told + at - self._at)
        self._at = at
        return self._told // 1_000_000


now_ms: Final = Clock()
