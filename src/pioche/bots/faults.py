"""What can go wrong with somebody's bot: a closed union. The table says so and the round goes on without its answer."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.bots.reasons import Reason
from pioche.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Broken:
    """The file cannot be used: it is not there, does not load (in time), or has neither a class `Bot` nor an `act`."""

    reason: Reason | str


@dataclass(frozen=True, slots=True)
class Crashed:
    """It raised an error, its process ended, or said what is no answer. `reason` as text: what it said itself."""

    reason: Reason | str


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


MOST_SAID = 200  # characters that are kept of what a bot says


def printable(text: str) -> str:
    """A bot's words as one line that does nothing to a terminal, however long and strange they are."""
    line = " ".join(text[: 2 * MOST_SAID].split())[:MOST_SAID]
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)


class Faulty(Exception):
    """Raised instead of an answer."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault
