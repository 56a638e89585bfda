"""A recorded round, decision by decision."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.replay import Step
from pioche.review.evaluating import Evaluator, Samples
from pioche.review.model import Account, Decision, Rated, RoundReview

MOST_SAMPLES: Final = 2_000
LEAST_SAMPLES: Final = 250


@dataclass(frozen=True, slots=True)
class Effort:
    """How many rollouts a question gets at most; `seed` makes a review reproducible."""

    samples: int = MOST_SAMPLES
    seed: int = 1


@dataclass(frozen=True, slots=True)
class StepReview:
    """What one step (an action, or the deal) changed: the chances after it, and before its draws were known."""

    after: tuple[float, ...]
    known: tuple[float, ...] | None  # None: the step drew nothing, so all of it is the action's effect
    decision: Decision | None


def review_step(game: AnyGame, evaluator: Evaluator, steps: Sequence[Step], place: int, effort: Effort) -> StepReview:
    """Review one step of a round, whose steps begin with the deal. Steps can be reviewed in any order."""
    step = steps[place]
    after = evaluator.chances(step.position, _seed(effort, place, 0), effort.samples)
    if step.action is None:
        return StepReview(after, None, None)
    before = steps[place - 1].position
    action = game.read(step.action)
    if before.check(action) is not None:
        return StepReview(after, None, None)  # older versions asked for it; it changes nothing (`Game.outdated`)
    known = None
    if drew(game, step.events):
        known = evaluator.chances_after(before, action, _seed(effort, place, 1), effort.samples)
    return StepReview(after, known, _decision(game, evaluator, steps, place, action, effort))


def decision_at(
    game: AnyGame, evaluator: Evaluator, steps: Sequence[Step], place: int, effort: Effort
) -> Decision | None:
    """How good the action of a step was, from what its seat knew; None if there was no choice."""
    action = None if steps[place].action is None else game.read(steps[place].action or "")
    return None if action is None else _decision(game, evaluator, steps, place, action, effort)


def drew(game: AnyGame, events: Sequence[Any]) -> bool:
    """Did somebody get face-down cards from the pack?"""
    return any(True for event in events for _ in game.face_down(event))


def _decision(
    game: AnyGame, evaluator: Evaluator, steps: Sequence[Step], place: int, action: Any, effort: Effort
) -> Decision | None:
    before: AnyRound = steps[place - 1].position
    seat: int = action.seat
    told = [game.redact(event, seat) for earlier in steps[:place] for event in earlier.events]

    def sample(count: int) -> Samples | None:
        return evaluator.candidates(before, seat, told, action, _seed(effort, place, 2), count)

    found = _enough(sample, effort.samples)
    if found is None:
        return None
    places = range(len(found.actions))
    best = max(places, key=lambda candidate: found.mean(candidate)[0])
    loss, error = found.difference(best, 0) if best else (0.0, 0.0)
    rated = [Rated(text, *found.mean(candidate)) for candidate, text in enumerate(found.actions)]
    return Decision(place - 1, seat, rated[0], rated[best], loss, error, len(rated))


def _enough(sample: Callable[[int], Samples | None], most: int) -> Samples | None:
    """Few samples where the action is clearly the best or clearly not; many where that is hard to tell."""
    count = min(LEAST_SAMPLES, most)
    while True:
        found = sample(count)
        if found is None or count >= most:
            return found
        if all(_clear(*found.difference(other, 0)) for other in range(1, len(found.actions))):
            return found
        count = min(most, 4 * count)


def _clear(loss: float, error: float) -> bool:
    """Is it plain whether a candidate is better than what was played?"""
    return abs(loss) > 4 * error or error == 0


def _seed(effort: Effort, place: int, question: int) -> int:
    text = f"pioche review {effort.seed} {place} {question}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def conclude(game: AnyGame, steps: Sequence[Step], reviewed: Sequence[StepReview]) -> RoundReview:
    """Add up luck and skill of a round."""
    players = steps[0].position.players
    par = _par(steps, players)
    luck = [0.0] * players
    skill = [[0.0] * players for _ in range(players)]  # by who acted, for whom
    chances = (par,) * players
    actors = []
    for step, found in zip(steps, reviewed, strict=True):
        known = chances if step.action is None else found.known or found.after
        if step.action is not None:
            actor = game.read(step.action).seat
            actors.append(actor)
            for seat in range(players):
                skill[actor][seat] += known[seat] - chances[seat]
        for seat in range(players):
            luck[seat] += found.after[seat] - known[seat]
        chances = found.after
    decisions = tuple(found.decision for found in reviewed if found.decision is not None)
    accounts = []
    for seat in range(players):
        own = [choice for choice in decisions if choice.seat == seat]
        accounts.append(
            Account(
                seat,
                par,
                luck[seat],
                skill[seat][seat],
                sum(skill[other][seat] for other in range(players) if other != seat),
                chances[seat],
                sum(choice.loss for choice in own),
                len(own),
                sum(choice.mistake for choice in own),
            )
        )
    return RoundReview(
        steps[0].round,
        tuple(step.action for step in steps if step.action is not None),
        tuple(actors),
        tuple(found.after for found in reviewed),
        decisions,
        tuple(accounts),
    )


def _par(steps: Sequence[Step], players: int) -> float:
    """The chance of a seat that nothing is known of: winners may be a team."""
    winners = len(steps[-1].position.winners()) if steps[-1].position.over else 1
    return max(1, winners) / players
