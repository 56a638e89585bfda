"""What can go wrong with somebody's bot: a closed union. The table says so and the round goes on without its answer."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Broken:
    """The file cannot be used: it is not there, does not load, or has neither a class `Bot` nor a function `act`."""

    reason: str


@dataclass(frozen=True, slots=True)
class Crashed:
    """It raised an error, or its process ended. `reason` is the last line of what it said."""

    reason: str


@dataclass(frozen=True, slots=True)
class Hung:
    """It did not answer in time; its process was ended."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Illegal:
    """Its answer is no action, or one that it may not do now; `refusal` says why, if it was an action of its seat."""

    answer: str
    refusal: Refusal | None


Fault = Broken | Crashed | Hung | Illegal


class Faulty(Exception):
    """Raised instead of an answer."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault
