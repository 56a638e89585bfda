"""The result of a review. Chances are shares from 0 to 1; errors are standard errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from pioche.engine.abilities import Reason

CLEAR: Final = 3.0  # a loss of so many standard errors is significant
WORTH_TELLING: Final = 0.03  # smaller losses are not marked, however certain


@dataclass(frozen=True, slots=True)
class Rated:
    """A candidate: its chance to win, judged from what the seat knew."""

    action: str
    chance: float
    error: float


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between several actions. `loss` compares it with the best candidate, on the same sampled hands."""

    step: int  # the action's place in its round, from 0
    seat: int
    played: Rated
    best: Rated
    loss: float
    error: float
    candidates: int
    why: Reason | None = None
    """What tells the best candidate from what was played, for a mistake in a game that says so (`Compares`)."""

    @property
    def mistake(self) -> bool:
        """Is the best candidate better beyond doubt, and by enough to matter?"""
        return self.loss >= WORTH_TELLING and self.loss > CLEAR * self.error


@dataclass(frozen=True, slots=True)
class Lays:
    """How many tiles a seat laid in a turn, and how many it could have laid at most: exact, from the solver."""

    step: int
    seat: int
    laid: int
    most: int


@dataclass(frozen=True, slots=True)
class Account:
    """Where the result of one seat in one round came from: `par` + luck + skill + others = `result`."""

    seat: int
    par: float  # the chance of a seat that nothing is known of
    luck: float  # deals and draws, of all seats
    skill: float  # the own actions
    others: float  # the actions of the others
    result: float  # 1 if the seat has won
    loss: float  # of all own decisions, from what the seat knew
    decisions: int
    mistakes: int


@dataclass(frozen=True, slots=True)
class RoundReview:
    """One round. `chances` has a row per position, the deal first: the chance of every seat."""

    number: int
    actions: tuple[str, ...]
    actors: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    lays: tuple[Lays, ...] = ()
    """Empty for a game without a solver."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole match."""

    edition: str
    options: Mapping[str, str]
    players: int
    rounds: tuple[RoundReview, ...]

    def worst(self, most: int = 3) -> list[tuple[RoundReview, Decision]]:
        """The mistakes that cost most, the costliest first."""
        found = [(played, choice) for played in self.rounds for choice in played.decisions if choice.mistake]
        return sorted(found, key=lambda each: -each[1].loss)[:most]

    def totals(self) -> list[Account]:
        """The accounts of all rounds together, seat by seat."""
        return [_sum([played.accounts[seat] for played in self.rounds]) for seat in range(self.players)]

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        return {
            **asdict(self),
            "options": dict(self.options),
            "totals": [asdict(account) for account in self.totals()],
            "mistakes": [{"round": played.number, **asdict(choice)} for played, choice in self.worst(10_000)],
        }


def _sum(accounts: Sequence[Account]) -> Account:
    rows = [asdict(account) for account in accounts]
    return Account(**{**{name: sum(row[name] for row in rows) for name in rows[0]}, "seat": rows[0]["seat"]})
