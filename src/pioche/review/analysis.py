"""A recorded round, decision by decision."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pioche.engine.abilities import Compares, Solves
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.replay import Step
from pioche.review.evaluating import Evaluator, Samples
from pioche.review.model import WORTH_TELLING, Account, Decision, Lays, Rated, RoundReview

MOST_SAMPLES: Final = 2_000
LEAST_SAMPLES: Final = 250
MORE_SAMPLES: Final = 4  # times as many where it is hard to tell whether an action was a mistake
PLAIN: Final = 3.0  # standard errors


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
    lays: Lays | None = None


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
    decision = _decision(game, evaluator, steps, place, action, effort)
    return StepReview(after, known, decision, _lays(game, before, place, action))


def _lays(game: AnyGame, before: AnyRound, place: int, action: Any) -> Lays | None:
    found = game.laid_of_most(before.core, action) if isinstance(game, Solves) else None
    return None if found is None else Lays(place - 1, action.seat, *found)


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
    # Of a round that began at a position nobody has seen the deal: then the view alone says what the seat knew.
    seen = steps[:place] if steps[0].events else ()
    told = [game.redact(event, seat) for earlier in seen for event in earlier.events]

    def sample(count: int, among: Sequence[str] | None) -> Samples | None:
        return evaluator.candidates(before, seat, told, action, _seed(effort, place, 2), count, among)

    first = sample(min(LEAST_SAMPLES, effort.samples), None)
    if first is None:
        return None
    found = _enough(first, sample, MORE_SAMPLES * effort.samples)
    places = range(len(found.actions))
    best = max(places, key=lambda candidate: found.mean(candidate)[0])
    loss, error = found.difference(best, 0) if best else (0.0, 0.0)
    rated = [Rated(text, *found.mean(candidate)) for candidate, text in enumerate(found.actions)]
    made = Decision(place - 1, seat, rated[0], rated[best], loss, error, len(first.actions))
    if not made.mistake or not isinstance(game, Compares):
        return made
    better = found.actions[best]
    return replace(made, why=game.comparison(before.core, seat, action, game.read(better) if better else None))


def _enough(found: Samples, sample: Callable[[int, Sequence[str] | None], Samples | None], most: int) -> Samples:
    """Few samples where it is plain whether the action was a mistake; many, of fewer candidates, where it is not."""
    count = len(found.outcomes)
    while count < most and not _settled(found):
        count = min(most, 4 * count)
        more = sample(count, [found.actions[place] for place in _open(found)])
        assert more is not None  # at least one alternative is open
        found = more
    return found


def _settled(found: Samples) -> bool:
    """Is the best candidate so much better that the action was a mistake, or none of them?"""
    losses = [found.difference(other, 0) for other in range(1, len(found.actions))]
    return any(loss - PLAIN * error > WORTH_TELLING for loss, error in losses) or all(
        loss + PLAIN * error < WORTH_TELLING for loss, error in losses
    )


def _open(found: Samples) -> list[int]:
    """The alternatives that may be the best one; always the one that looks best."""
    others = range(1, len(found.actions))
    best = max(others, key=lambda other: found.mean(other)[0])
    behind = {other: found.difference(best, other) for other in others if other != best}
    return [best, *(other for other, (loss, error) in behind.items() if loss <= PLAIN * error)]


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
        tuple(found.lays for found in reviewed if found.lays is not None),
    )


def _par(steps: Sequence[Step], players: int) -> float:
    """The chance of a seat that nothing is known of: winners may be a team."""
    winners = len(steps[-1].position.winners()) if steps[-1].position.over else 1
    return max(1, winners) / players
