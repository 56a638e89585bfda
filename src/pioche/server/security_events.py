"""Security events: who gets in, and what is refused because somebody tries what they may not (ASVS 16.3).

Each is counted at /metrics and logged, at most once a second for each kind: a flood of requests must not become one of
log lines. A line says how many there were since the last one. It never contains an address, a name or a token.
"""

from __future__ import annotations

import time
from enum import Enum
from typing import Final

import structlog
from prometheus_client import Counter

from pioche.server.metrics import REGISTRY
from pioche.server.refusals import Code

logger: Final = structlog.get_logger("pioche.security")
AT_MOST_EVERY: Final = 1.0  # seconds between two lines of one kind
_COUNTER: Final = Counter("pioche_security_events", "Security events", ["what"], registry=REGISTRY)


class Event(Enum):
    NEW_GUEST = "new guest"
    RECOGNISED = "recognised"  # a device has connected to a table with its token
    FORGOTTEN = "guest forgotten"
    NO_TOKEN = "unknown token"  # noqa: S105 (a sentence)
    FORBIDDEN = "forbidden"  # a seat has tried what only the host may do, or who was removed has come again
    ORIGIN = "foreign origin"
    HOST = "foreign name"
    FLOOD = "too many requests"
    NO_METRICS = "metrics refused"


USUAL: Final = frozenset((Event.NEW_GUEST, Event.RECOGNISED, Event.FORGOTTEN))
FORBIDDEN: Final = frozenset(code.key for code in (Code.HOST_ONLY, Code.REMOVED, Code.MUTED, Code.NO_WATCHING))


class _Untold:
    """The events of one kind that no line has told of yet."""

    def __init__(self) -> None:
        self.times = 0
        self.told_at = float("-inf")


_UNTOLD: Final = {event: _Untold() for event in Event}


def note(event: Event) -> None:
    """An event has happened."""
    _COUNTER.labels(event.value).inc()
    untold = _UNTOLD[event]
    untold.times += 1
    now = time.monotonic()
    if now - untold.told_at >= AT_MOST_EVERY:
        untold.told_at = now
        times, untold.times = untold.times, 0
        (logger.info if event in USUAL else logger.warning)("security", what=event.value, times=times)


def note_refusal(code: str) -> None:
    """A refusal: an event if somebody tried what they may not."""
    if code in FORBIDDEN:
        note(Event.FORBIDDEN)
    elif code == Code.NO_GUEST.key:
        note(Event.NO_TOKEN)
    elif code == Code.TOO_FAST.key:
        note(Event.FLOOD)
