"""What a bot is going to do."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.bots.faults import Fault


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot is going to do (None: leave it), and how long a person like it would take, in seconds."""

    action: str | None
    delay: float
    fault: Fault | None = None  # why somebody's own bot has no answer
