"""What is to be simulated, and what a simulator of a game has to offer for it.

A game may bring its own simulator as the add-on `pioche.games.sim`, a module with the functions of `SimGame`; every
other game is simulated by `any_game`. `run.sim_of` picks one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from pioche.sim.tally import Tally


class Style(Enum):
    """How the players play."""

    SENSIBLE = "sensible"  # they lay when they can and call when they must; which card is left to chance
    RANDOM = "random"  # every legal move is as likely as the next


@dataclass(frozen=True, slots=True)
class Job:
    """Everything that decides the figures; the same job gives the same, whoever plays which part of it."""

    edition: str
    options: tuple[tuple[str, str], ...]
    players: int
    games: int
    matches: bool
    advice: bool
    style: Style
    seed: int
    sample: int  # every so many games one is watched closely


@dataclass(frozen=True, slots=True)
class Occurrence:
    """Something that can happen in a round, with the clause that it follows."""

    key: str
    clause: str
    expected: bool  # the table has asked for it: shown even when it did not happen


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many games are played where nobody says, and how many a process plays at a time: about a second's work."""

    usual: int
    chunk: int


class SimGame(Protocol):
    """A game that can be simulated."""

    def check(self, job: Job) -> None:
        """Refuse a job that cannot be played."""
        ...

    def play(self, job: Job, first: int, count: int) -> Tally:
        """Play games `first` to `first + count - 1` of a job."""
        ...

    def occurrences(self, job: Job) -> Sequence[Occurrence]:
        """What may be found in `Tally.times`, in the order in which it is shown."""
        ...

    def sides(self, job: Job) -> Sequence[Sequence[int]]:
        """The seats of each side, which wins matches."""
        ...

    def place(self, job: Job, number: int) -> str:
        """The name in `i18n/*.ftl` of a place at the table, which wins rounds; 0 moves first."""
        ...

    def style(self, job: Job) -> str:
        """The name in `i18n/*.ftl` of how the players play."""
        ...

    def sizes(self, matches: bool) -> Sizes:
        """How much is much."""
        ...

    def compiled(self) -> bool:
        """Does native code play?"""
        ...
