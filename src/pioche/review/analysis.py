"""A recorded round, decision by decision."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from pioche.engine.abilities import Compares, Solves
from pioche.engine.game import AnyGame, AnyRound
from pioche.engine.replay import Step
from pioche.review.evaluating import Evaluator, Samples, Trial
from pioche.review.model import WORTH_TELLING, Account, Decision, Lays, Rated, RoundReview

MOST_SAMPLES: Final = 2_000
LEAST_SAMPLES: Final = 250
GROWTH: Final = 4  # times as many before it is looked at again
PLAIN: Final = 2.6  # standard errors: that it is told wrong has a probability of less than 1 %


@dataclass(frozen=True, slots=True)
class Effort:
    """How many rollouts a question gets at most; `seed` makes a review reproducible."""

    samples: int = MOST_SAMPLES
    seed: int = 1


@dataclass(frozen=True, slots=True)
class StepReview:
    """What one step (an action, or the deal) changed: the chances after it, and what the action did to each seat."""

    after: tuple[float, ...]
    effect: tuple[float, ...] | None  # by seat; None: no choice, so everything that has changed is luck
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
    lays = _lays(game, before, place, action)
    trial = _trial(game, evaluator, steps, place, action, effort)
    if trial is None:
        return StepReview(after, _with_open_hands(game, evaluator, steps, place, effort, after), None, lays)
    if len(trial.actions) == 1:
        return StepReview(after, None, None, lays)
    effect, decision = _judged(game, before, place, action, trial, effort)
    return StepReview(after, effect, decision, lays)


def _lays(game: AnyGame, before: AnyRound, place: int, action: Any) -> Lays | None:
    found = game.laid_of_most(before.core, action) if isinstance(game, Solves) else None
    return None if found is None else Lays(place - 1, action.seat, *found)


def decision_at(
    game: AnyGame, evaluator: Evaluator, steps: Sequence[Step], place: int, effort: Effort
) -> Decision | None:
    """How good the action of a step was, from what its seat knew; None if there was no choice."""
    action = None if steps[place].action is None else game.read(steps[place].action or "")
    if action is None:
        return None
    trial = _trial(game, evaluator, steps, place, action, effort)
    if trial is None or len(trial.actions) == 1:
        return None
    return _judged(game, steps[place - 1].position, place, action, trial, effort)[1]


def drew(game: AnyGame, events: Sequence[Any]) -> bool:
    """Did somebody get face-down cards from the pack?"""
    return any(True for event in events for _ in game.face_down(event))


def _with_open_hands(
    game: AnyGame,
    evaluator: Evaluator,
    steps: Sequence[Step],
    place: int,
    effort: Effort,
    after: tuple[float, ...],
) -> tuple[float, ...]:
    """What an action did that cannot be judged from what its seat knew; not what was drawn for it."""
    before = steps[place - 1].position
    then = evaluator.chances(before, _seed(effort, place - 1, 0), effort.samples)
    if drew(game, steps[place].events):
        action = game.read(steps[place].action or "")
        after = evaluator.chances_after(before, action, _seed(effort, place, 1), effort.samples)
    return tuple(now - earlier for now, earlier in zip(after, then, strict=True))


def _trial(
    game: AnyGame, evaluator: Evaluator, steps: Sequence[Step], place: int, action: Any, effort: Effort
) -> Trial | None:
    seat: int = action.seat
    # Of a round that began at a position nobody has seen the deal: then the view alone says what the seat knew.
    seen = steps[:place] if steps[0].events else ()
    told = [game.redact(event, seat) for earlier in seen for event in earlier.events]
    return evaluator.trial(steps[place - 1].position, seat, told, action, _seed(effort, place, 2))


def _judged(
    game: AnyGame, before: AnyRound, place: int, action: Any, trial: Trial, effort: Effort
) -> tuple[tuple[float, ...], Decision]:
    """What an action did to each seat, and how good it was, from what its seat knew."""
    found = enough(trial, effort.samples)
    places = range(len(found.actions))
    best = max(places, key=lambda candidate: found.mean(candidate)[0])
    loss, error = found.difference(best, 0) if best else (0.0, 0.0)
    played, better = (Rated(found.actions[each], *found.mean(each)) for each in (0, best))
    made = Decision(place - 1, action.seat, played, better, loss, error, len(trial.actions))
    if made.mistake and isinstance(game, Compares):
        instead = game.read(better.action) if better.action else None
        made = replace(made, why=game.comparison(before.core, action.seat, action, instead))
    return found.effect(), made


def enough(trial: Trial, samples: int) -> Samples:
    """Few samples where it is plain whether the action was a mistake; many, of fewer candidates, where it is not."""
    count = min(LEAST_SAMPLES, samples)
    found = trial.sample(count, range(len(trial.actions)))
    most = trial.most * samples
    while count < most and not _settled(found):
        more = min(most, GROWTH * count) - count
        found = found.with_more(trial.sample(more, [trial.actions.index(found.actions[each]) for each in _open(found)]))
        count += more
    return found


def _settled(found: Samples) -> bool:
    """Is some candidate so much better that the action was a mistake, or none of them?"""
    losses = [found.difference(other, 0) for other in range(1, len(found.actions))]
    return any(loss - PLAIN * error > WORTH_TELLING for loss, error in losses) or all(
        loss + PLAIN * error < WORTH_TELLING for loss, error in losses
    )


def _open(found: Samples) -> list[int]:
    """The action that was played, and the alternatives that may be the best one, first the one that looks best."""
    others = range(1, len(found.actions))
    best = max(others, key=lambda other: found.mean(other)[0])
    behind = {other: found.difference(best, other) for other in others if other != best}
    return [0, best, *(other for other, (loss, error) in behind.items() if loss <= PLAIN * error)]


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
        effect = found.effect or (0.0,) * players
        if step.action is not None:
            actor = game.read(step.action).seat
            actors.append(actor)
            for seat in range(players):
                skill[actor][seat] += effect[seat]
        for seat in range(players):
            luck[seat] += found.after[seat] - chances[seat] - effect[seat]
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
