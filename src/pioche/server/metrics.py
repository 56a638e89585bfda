"""What /metrics shows."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
ENTRIES: Final = Counter("pioche_log_entries", "Entries appended to the log by this process", registry=REGISTRY)
MESSAGES: Final = Counter("pioche_messages", "Messages from clients", registry=REGISTRY)
REFUSED: Final = Counter("pioche_messages_refused", "Messages from clients that were not messages", registry=REGISTRY)
CONNECTIONS: Final = Gauge("pioche_connections", "Connections that are open", registry=REGISTRY)
TABLES: Final = Gauge("pioche_tables", "Tables in memory", registry=REGISTRY)
SLOW: Final = Counter("pioche_slow_readers", "Connections closed because they did not keep up", registry=REGISTRY)
THINKING: Final = Gauge("pioche_thinking", "Hints and moves of bots that are being thought about", registry=REGISTRY)
ANSWERED: Final = Histogram(
    "pioche_intention_seconds",
    "From an intention to its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)


def page() -> bytes:
    return generate_latest(REGISTRY)
