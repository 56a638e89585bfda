"""The time that tables go by."""

from __future__ import annotations

import time
from typing import Final


class Clock:
    """Milliseconds since 1970, as the machine's clock has them, but they never go back nor stand still.

    A machine's clock is put back now and then. Whatever is due at a table would then wait until it has caught up.
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
