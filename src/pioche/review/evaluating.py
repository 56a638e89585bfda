"""What a review asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Protocol

from pioche import games
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.refusal import refuse


class Evaluator(Protocol):
    """Plays rollouts of one game, under the rules of one table."""

    def chances(self, position: AnyRound, seed: int, samples: int) -> tuple[float, ...]:
        """Every seat's chance to win, with the true hands and an unknown draw pile."""
        ...

    def chances_after(self, position: AnyRound, action: Any, seed: int, samples: int) -> tuple[float, ...]:
        """The same after an action, before anybody knows what is drawn for it."""
        ...

    def trial(self, position: AnyRound, seat: int, told: Sequence[Any], action: Any, seed: int) -> Trial | None:
        """What the seat could have done instead, from what it knew; None if that cannot be judged.

        `told` are the redacted events since the deal.
        """
        ...


class Trial(Protocol):
    """The candidates of one decision, tried on one sampled deal after another."""

    @property
    def actions(self) -> tuple[str, ...]:
        """The action that was played comes first. No other one: there was no choice."""
        ...

    @property
    def most(self) -> int:
        """How many times as many deals are tried where it is hard to tell whether the action was a mistake."""
        ...

    def sample(self, count: int, places: Sequence[int]) -> Samples:
        """Try the candidates at these places, the first one among them, on so many more deals."""
        ...


@dataclass(frozen=True, slots=True)
class Samples:
    """Candidates, and for each of them the outcome on every sampled deal: 1 won, 0 lost."""

    actions: tuple[str, ...]
    outcomes: tuple[tuple[float, ...], ...]  # one row per deal, one column per candidate
    changes: tuple[float, ...] = ()
    """By seat, added up over all deals: how much the first candidate changes the chance to win."""

    def with_more(self, more: Samples) -> Samples:
        """With more deals, on which maybe not all candidates were tried; the others are left out."""
        kept = [self.actions.index(action) for action in more.actions]
        rows = [tuple([row[place] for place in kept]) for row in self.outcomes]
        changes = tuple(map(sum, zip(self.changes, more.changes, strict=True)))
        return Samples(more.actions, (*rows, *more.outcomes), changes)

    def effect(self) -> tuple[float, ...]:
        """By seat: how much the first candidate changes the chance to win."""
        return tuple(change / len(self.outcomes) for change in self.changes)

    def mean(self, place: int) -> tuple[float, float]:
        """The mean of a candidate, and its standard error."""
        return mean_and_error([row[place] for row in self.outcomes])

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """How much better one candidate is than another on the same deals, and the standard error."""
        return mean_and_error([row[one] - row[other] for row in self.outcomes])


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 1.0
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)


class MakesEvaluator(Protocol):
    """The add-on of a game: the module `pioche.games.review` names has this function."""

    def evaluator(self, game: AnyGame, rules: Any, players: int) -> Evaluator: ...


def evaluator_of(game: AnyGame, rules: Any, players: int) -> Evaluator:
    """The evaluator that a package brings for its game; refused if there is none."""
    found: MakesEvaluator | None = games.addon("review", game.name)
    if found is None:
        raise refuse("review-not-for-game", game=game.name)
    return found.evaluator(game, rules, players)
