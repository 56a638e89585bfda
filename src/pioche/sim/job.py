"""What is to be simulated, and the interface of a simulator.

A game may provide its own simulator as the add-on `pioche.games.sim`, a module with the functions of `SimGame`; every
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

    SENSIBLE = "sensible"  # they lay when they can and call when they must, with random cards
    RANDOM = "random"  # uniformly random legal moves


@dataclass(frozen=True, slots=True)
class Job:
    """Everything that determines the figures; the result does not depend on how the job is split into parts."""

    edition: str
    options: tuple[tuple[str, str], ...]
    players: int
    games: int
    matches: bool
    advice: bool
    style: Style
    seed: int
    sample: int  # one game in so many is played with a log


@dataclass(frozen=True, slots=True)
class Occurrence:
    """Something that can happen in a round, with its clause."""

    key: str
    clause: str
    expected: bool  # enabled by a house rule: shown even if it did not happen


@dataclass(frozen=True, slots=True)
class Sizes:
    """The default number of games, and the size of a part for one process: about a second of work."""

    usual: int
    chunk: int


class SimGame(Protocol):
    """The simulator of a game."""

    def check(self, job: Job) -> None:
        """Refuse a job that cannot be played."""
        ...

    def play(self, job: Job, first: int, count: int) -> Tally:
        """Play games `first` to `first + count - 1` of a job."""
        ...

    def occurrences(self, job: Job) -> Sequence[Occurrence]:
        """The possible keys of `Tally.times`, in display order."""
        ...

    def sides(self, job: Job) -> Sequence[Sequence[int]]:
        """The seats of each side; sides win matches."""
        ...

    def place(self, job: Job, number: int) -> str:
        """The message key in `i18n/*.ftl` of a place at the table (0 moves first); places win rounds."""
        ...

    def style(self, job: Job) -> str:
        """The message key in `i18n/*.ftl` of how the players play."""
        ...

    def sizes(self, matches: bool) -> Sizes:
        """The default sizes for rounds or matches."""
        ...

    def compiled(self) -> bool:
        """Whether compiled code plays."""
        ...
