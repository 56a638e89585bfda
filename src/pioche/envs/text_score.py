"""How well a language model played: win rate with interval, illegal rate, regret per decision.

Deals are paired: `schedule` gives every deal once for each seat, so that luck with the cards cancels out, and the
interval counts a deal as one group of games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from pioche.engine.replay import Step
from pioche.review.analysis import Effort, decision_at
from pioche.review.evaluating import evaluator_of
from pioche.runs.shares import Share, share, share_of_groups

if TYPE_CHECKING:
    from pioche.engine.game import AnyGame
    from pioche.envs.text import TextEnv

ROLLOUTS: Final = 250
Model = Callable[[str], str]
"""Answers a prompt."""


@dataclass(slots=True)
class Episode:
    """A round that a model plays, and what became of it."""

    seed: int
    seat: int
    options: Mapping[str, str]
    answers: int = 0
    illegal: int = 0  # answers that were refused
    forced: int = 0  # moves made for the model after too many of them
    over: bool = False
    winners: tuple[int, ...] = ()
    steps: tuple[Step, ...] = field(default=(), repr=False)

    @property
    def won(self) -> bool:
        return self.seat in self.winners


@dataclass(frozen=True, slots=True)
class Regret:
    """What the decisions of a model cost, in chances to win: the mean per decision and its standard error."""

    decisions: int
    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Score:
    """The result of several rounds. `regret` is None where the search cannot review the game, or was not asked to."""

    rounds: int
    wins: Share
    illegal: Share  # of all answers
    forced: int
    regret: Regret | None

    def as_data(self) -> dict[str, Any]:
        """For JSON."""
        regret = self.regret
        return {
            "rounds": self.rounds,
            "win_rate": self.wins.share,
            "win_rate_95": [self.wins.low, self.wins.high],
            "illegal_rate": self.illegal.share,
            "illegal_rate_95": [self.illegal.low, self.illegal.high],
            "forced": self.forced,
            "regret": None if regret is None else regret.mean,
            "regret_error": None if regret is None else regret.error,
            "decisions": None if regret is None else regret.decisions,
        }


def schedule(deals: int, players: int, first: int = 0) -> Iterator[tuple[int, int]]:
    """Seeds and seats: every deal once from each seat."""
    for seed in range(first, first + deals):
        for seat in range(players):
            yield seed, seat


def play(env: TextEnv, model: Model, seed: int, seat: int) -> Episode:
    """One whole round."""
    prompt, over = env.reset(seed, seat), False
    while not over:
        prompt, _, over, _ = env.step(model(prompt))
    return env.episode


def losses(game: AnyGame, episode: Episode, rollouts: int = ROLLOUTS) -> list[float]:
    """What each decision of the model cost, by the search; `Refused` where the game cannot be reviewed."""
    steps = episode.steps
    evaluator = evaluator_of(game, steps[0].position.rules, steps[0].position.players)
    effort = Effort(rollouts, episode.seed + 1)
    found = []
    for place, step in enumerate(steps):
        if step.action is not None and game.read(step.action).seat == episode.seat:
            decision = decision_at(game, evaluator, steps, place, effort)
            if decision is not None:
                found.append(decision.loss)
    return found


def score(episodes: Iterable[Episode], lost: Sequence[float] | None = None) -> Score:
    """Add rounds up; `lost`: what the decisions in them cost (`losses`)."""
    groups: dict[int, list[int]] = defaultdict(lambda: [0, 0])
    answers = illegal = forced = rounds = 0
    for each in episodes:
        rounds += 1
        answers, illegal, forced = answers + each.answers, illegal + each.illegal, forced + each.forced
        groups[each.seed][0] += each.won
        groups[each.seed][1] += 1
    wins = share_of_groups([(won, played) for won, played in groups.values()])
    return Score(rounds, wins, share(illegal, answers), forced, None if lost is None else _regret(lost))


def _regret(lost: Sequence[float]) -> Regret:
    count = len(lost)
    if not count:
        return Regret(0, 0.0, 0.0)
    mean = sum(lost) / count
    variance = sum((each - mean) ** 2 for each in lost) / max(1, count - 1)
    return Regret(count, mean, sqrt(variance / count))
