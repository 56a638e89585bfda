"""The metrics at /metrics."""

from __future__ import annotations

import contextlib
import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

REGISTRY: Final = CollectorRegistry()


class Count(Collector):
    """A counter for what happens thousands of times a second: used only on the event loop, so it needs no lock."""

    def __init__(self, name: str, about: str) -> None:
        self._name = name
        self._about = about
        self.value = 0
        REGISTRY.register(self)

    def inc(self) -> None:
        self.value += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._about, self.value)


class Times(Collector):
    """A histogram of seconds, also used only on the event loop."""

    def __init__(self, name: str, about: str, bounds: Iterable[float]) -> None:
        self._name = name
        self._about = about
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(self._bounds) + 1)
        self._sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        names = [*(str(float(bound)) for bound in self._bounds), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self._counts)), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


ENTRIES: Final = Count("pioche_log_entries", "Entries appended to the log by this process")
MESSAGES: Final = Count("pioche_messages", "Messages from clients")
REFUSED: Final = Counter("pioche_messages_refused", "Messages from clients that were not messages", registry=REGISTRY)
CONNECTIONS: Final = Gauge("pioche_connections", "Connections that are open", registry=REGISTRY)
TABLES: Final = Gauge("pioche_tables", "Tables in memory", registry=REGISTRY)
SLOW: Final = Counter("pioche_slow_readers", "Connections closed because they did not keep up", registry=REGISTRY)
THINKING: Final = Gauge("pioche_thinking", "Hints and moves of bots that are being thought about", registry=REGISTRY)
ANSWERED: Final = Times(
    "pioche_intention_seconds",
    "From an intention to its answer",
    (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
)
HELD: Final = Times(
    "pioche_loop_held_seconds",
    "How long something held the event loop, measured every 20 ms",
    (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5),
)


# Of several processes, whichever is asked answers for all: each keeps its figures in a folder that they share.

FRESH_FOR: Final = 15.0  # seconds; figures of a process that has ended are not shown for longer
_shared: list[tuple[Path, int]] = []


def share(folder: Path, process: int) -> None:
    """This is one of several processes, and there is where they keep their figures."""
    _shared[:] = [(folder, process)]


def keep() -> None:
    """Write the figures of this process, for the others to show. Called every second; does nothing alone."""
    for folder, process in _shared:
        file = folder / f"{process}.metrics"
        with contextlib.suppress(OSError):  # a full disk: others show older figures
            fresh = file.with_suffix(".fresh")
            fresh.write_bytes(generate_latest(REGISTRY))
            fresh.replace(file)


def page() -> bytes:
    """All figures; of several processes with the label `process`."""
    if not _shared:
        return generate_latest(REGISTRY)
    (folder, own) = _shared[0]
    families: dict[str, Metric] = {}
    _add(families, own, REGISTRY.collect())
    for file in sorted(folder.glob("*.metrics")):
        with contextlib.suppress(OSError):
            if int(file.stem) != own and time.time() - file.stat().st_mtime < FRESH_FOR:
                _add(families, int(file.stem), text_string_to_metric_families(file.read_text()))
    return generate_latest(_Collected(list(families.values())))


def _add(families: dict[str, Metric], process: int, more: Iterable[Metric]) -> None:
    for family in more:
        known = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
        known.samples += [
            sample._replace(labels={**sample.labels, "process": str(process)}) for sample in family.samples
        ]


class _Collected(CollectorRegistry):
    def __init__(self, families: list[Metric]) -> None:
        super().__init__()
        self._families = families

    def collect(self) -> Iterator[Metric]:
        return iter(self._families)
