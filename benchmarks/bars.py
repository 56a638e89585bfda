"""The last lines of every benchmark: one per bar with its figure, its minimum or maximum, and `ok` or `short`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bar:
    """A figure that must reach a minimum, or stay below it if it is `most`; `figure` is None if it could not be
    measured, and `note` says why."""

    name: str
    figure: float | None
    minimum: float
    unit: str
    note: str = ""
    most: bool = False

    @property
    def ok(self) -> bool:
        if self.figure is None:
            return False
        return self.figure <= self.minimum if self.most else self.figure >= self.minimum


def number(value: float) -> str:
    """Format with three significant digits, or all digits of the integer part; never with an exponent."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    if abs(value) >= 10:
        return f"{value:.1f}"
    if abs(value) >= 1:
        return f"{value:.2f}"
    return f"{value:.3f}"


def conclude(bars: Sequence[Bar]) -> int:
    """Print the bars as the last lines of the run; returns the exit status, 1 if one is short."""
    names = max((len(bar.name) for bar in bars), default=0)
    print(flush=True)
    for bar in bars:
        figure = "none" if bar.figure is None else f"{number(bar.figure)} {bar.unit}"
        bound = f"{'maximum' if bar.most else 'minimum'} {number(bar.minimum)} {bar.unit}"
        line = f"{bar.name:<{names}}  {figure:>14}  {bound:<20} {'ok' if bar.ok else 'short'}"
        print(f"{line}  ({bar.note})" if bar.note else line, flush=True)
    return 0 if all(bar.ok for bar in bars) else 1
