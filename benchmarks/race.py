"""Interleaved best-of-N timing: all contestants take turns, so that noise on the machine affects all of them alike.

A contestant is a function that plays a number of games and returns the number of steps. Each contestant is first
calibrated to a lap of about `lap_seconds`; then all run one lap each, again and again, and the best lap of each counts.
Time is the CPU time of the process: everything here is single-threaded, and other programs should not count.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bars import Bar, number


class Missing(Exception):
    """Something that a contestant needs is missing; the message says what."""


@dataclass(frozen=True, slots=True)
class Lap:
    """A number of steps and the seconds that they took."""

    steps: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.steps / self.seconds if self.seconds > 0 else 0.0


Runner = Callable[[int], Lap]
"""Plays a number of games."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A contestant that takes part."""

    name: str
    run: Runner


@dataclass(frozen=True, slots=True)
class Absent:
    """A contestant that cannot take part, and why."""

    name: str
    reason: str


Entry = Contestant | Absent


@dataclass(frozen=True, slots=True)
class Result:
    """A contestant's rates in steps per second: the best lap counts, the worst shows the noise."""

    name: str
    best: float
    worst: float


Outcome = Result | Absent


def timed(play: Callable[[int], int]) -> Runner:
    """A runner from a function that plays a number of games and returns the number of steps."""

    def run(games: int) -> Lap:
        start = time.process_time()
        steps = play(games)
        return Lap(steps, time.process_time() - start)

    return run


def enter(name: str, make: Callable[[], Runner]) -> Entry:
    """Create a contestant; one that is missing or broken becomes an `Absent`, and the race goes on."""
    try:
        return Contestant(name, make())
    except Exception as error:  # noqa: BLE001 (whatever a peer may throw)
        return Absent(name, explain(error))


def explain(error: Exception) -> str:
    """An exception as one readable line."""
    if isinstance(error, ModuleNotFoundError):
        return f"{error.name} is not installed"
    text = " ".join(str(error).split())
    return text if isinstance(error, Missing) else f"{type(error).__name__}: {text}"


class Progress:
    """Progress on stderr: on a terminal one line that is overwritten, elsewhere one line per stage."""

    def __init__(self) -> None:
        self.last = ""

    def show(self, stage: str, who: str) -> None:
        if sys.stderr.isatty():
            text = f"{stage}: {who}"
            print(f"\r{text:<{len(self.last)}}", end="", file=sys.stderr, flush=True)
            self.last = text
        elif stage != self.last:
            print(stage, file=sys.stderr, flush=True)
            self.last = stage

    def end(self) -> None:
        if sys.stderr.isatty():
            print(f"\r{'':<{len(self.last)}}\r", end="", file=sys.stderr, flush=True)


def race(entries: Sequence[Entry], laps: int, lap_seconds: float) -> dict[str, Outcome]:
    """Run all entries in turns; returns the results by name, in the order of the entries."""
    absent = {entry.name: entry for entry in entries if isinstance(entry, Absent)}
    present = [entry for entry in entries if isinstance(entry, Contestant)]
    sizes: dict[str, int] = {}
    progress = Progress()
    rates: dict[str, list[float]] = {entry.name: [] for entry in present}
    for lap in range(laps + 1):
        for entry in present:
            if entry.name in absent:
                continue
            progress.show(f"lap {lap} of {laps}" if lap else "warming up", entry.name)
            try:
                if lap == 0:
                    sizes[entry.name] = lap_size(entry.run, lap_seconds)
                else:
                    rates[entry.name].append(entry.run(sizes[entry.name]).rate)
            except Exception as error:  # noqa: BLE001 (as above)
                absent[entry.name] = Absent(entry.name, explain(error))
    progress.end()
    return {
        entry.name: absent.get(entry.name) or Result(entry.name, max(rates[entry.name]), min(rates[entry.name]))
        for entry in entries
    }


def lap_size(run: Runner, lap_seconds: float) -> int:
    """How many games take about `lap_seconds`; also warms the contestant up."""
    games = 1
    while True:
        seconds = run(games).seconds
        if seconds >= lap_seconds / 4:
            return max(1, round(games * lap_seconds / seconds))
        games *= 2


def ratio(ours: Outcome, theirs: Outcome) -> float | None:
    """How many times faster ours is; None if one of them did not run."""
    if isinstance(ours, Result) and isinstance(theirs, Result) and theirs.best > 0:
        return ours.best / theirs.best
    return None


def why_not(*outcomes: Outcome) -> str:
    """Why entries did not run, for the note of a bar."""
    return "; ".join(f"{each.name}: {each.reason}" for each in outcomes if isinstance(each, Absent))


def table(outcomes: dict[str, Outcome], yardstick: str, alone: Collection[str] = (), unit: str = "steps") -> None:
    """Print every contestant with its rate and its ratio to one of them, where the rates are comparable."""
    width = max(map(len, outcomes))
    print(f"{'':<{width}}  {f'{unit}/s, best':>14}  {'worst lap':>14}  x {yardstick}")
    for name, outcome in outcomes.items():
        match outcome:
            case Result(best=best, worst=worst):
                times = ratio(outcome, outcomes[yardstick])
                against = "" if times is None or name in alone else f"{number(times):>8}"
                print(f"{name:<{width}}  {best:>14,.0f}  {worst:>14,.0f}  {against}")
            case Absent(reason=reason):
                print(f"{name:<{width}}  not measured: {reason}")


def bar(outcomes: dict[str, Outcome], ours: str, theirs: str, minimum: float, note: str = "") -> Bar:
    """The bar for how many times faster ours must be."""
    missing = why_not(outcomes[ours], outcomes[theirs])
    return Bar(f"{ours} / {theirs}", ratio(outcomes[ours], outcomes[theirs]), minimum, "x", missing or note)
