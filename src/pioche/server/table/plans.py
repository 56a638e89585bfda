"""The plan of a bot."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.bots.faults import Fault


@dataclass(frozen=True, slots=True)
class Plan:
    """The planned action of a bot (None: do nothing), and how long a person would take for it, in seconds."""

    action: str | None
    delay: float
    fault: Fault | None = None  # why a host's own bot has no answer
