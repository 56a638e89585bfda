"""What can go wrong with a custom bot: a closed union. The table reports it and the round goes on without the bot."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.bots.reasons import Reason
from pioche.engine.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Broken:
    """The file cannot be used: it is missing, does not load (in time), or has neither a class `Bot` nor an `act`."""

    reason: Reason | str


@dataclass(frozen=True, slots=True)
class Crashed:
    """It raised an exception, its process ended, or its output is invalid. A `reason` that is a str comes from it."""

    reason: Reason | str


@dataclass(frozen=True, slots=True)
class Hung:
    """It did not answer within the time limit; its process was killed."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Illegal:
    """Its answer is not an action, or not a legal one; `refusal` says why, if it was an action of its seat."""

    answer: str
    refusal: Refusal | None


Fault = Broken | Crashed | Hung | Illegal


MOST_SAID = 200  # characters kept of a message from a bot


def printable(text: str) -> str:
    """A message from a bot as one short line without control characters, safe to print on a terminal."""
    line = " ".join(text[: 2 * MOST_SAID].split())[:MOST_SAID]
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)


class Faulty(Exception):
    """Raised instead of an answer."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault
