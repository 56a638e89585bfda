"""The parts of a review: some steps each, in any order and wherever there is time for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from pioche import games
from pioche.engine import replay
from pioche.engine.refusal import refuse
from pioche.engine.replay import Replay, Step
from pioche.review.analysis import Effort, StepReview, conclude, review_step
from pioche.review.evaluating import evaluator_of
from pioche.review.model import Review


@dataclass(frozen=True, slots=True)
class Part:
    """Some steps of one round."""

    round: int
    first: int
    count: int


def replay_in(text: str) -> str:
    """The replay in a file: an exported game continues after it with the commitments of its deals."""
    lines = text.replace("\r\n", "\n").split("\n")
    for place, line in enumerate(lines):
        if line.startswith("sum "):
            return "\n".join(lines[: place + 1]) + "\n"
    return text


@lru_cache(maxsize=2)
def _rounds(text: str) -> tuple[Replay, tuple[tuple[Step, ...], ...]]:
    """The match and its finished rounds, step by step; raises `BadReplay` if anything is wrong."""
    steps = replay.verify(text, games.of)
    made = replay.read(text)
    rounds = [tuple(step for step in steps if step.round == number + 1) for number in range(len(made.rounds))]
    return made, tuple(played for played in rounds if played[-1].position.over)


def reviewed_part(text: str, effort: Effort, part: Part) -> tuple[Part, list[StepReview]]:
    """Review some steps; the answers of all parts make a review (`concluded`)."""
    made, rounds = _rounds(text)
    steps = rounds[part.round]
    game = games.of(made.edition)
    evaluator = evaluator_of(game, steps[0].position.rules, made.players)
    places = range(part.first, part.first + part.count)
    return part, [review_step(game, evaluator, steps, place, effort) for place in places]


def steps_in(text: str) -> int:
    """How many steps a review has to look at. Refuses a match without a finished round, or a game without rollouts."""
    return sum(steps_by_round(text))


def steps_by_round(text: str) -> list[int]:
    """The same for each finished round."""
    made, rounds = _rounds(text)
    if not rounds:
        raise refuse("review-nothing")
    evaluator_of(games.of(made.edition), rounds[0][0].position.rules, made.players)
    return [len(steps) for steps in rounds]


def parts_of(text: str, most: int) -> Iterator[Part]:
    """The finished rounds in parts of at most so many steps."""
    for number, steps in enumerate(_rounds(text)[1]):
        for first in range(0, len(steps), most):
            yield Part(number, first, min(most, len(steps) - first))


def concluded(text: str, found: Iterable[tuple[Part, list[StepReview]]]) -> Review:
    """The review of a match from all of its parts, in any order."""
    made, rounds = _rounds(text)
    game = games.of(made.edition)
    placed: list[list[StepReview | None]] = [[None] * len(steps) for steps in rounds]
    for part, reviewed in found:
        placed[part.round][part.first : part.first + part.count] = reviewed
    added = [
        conclude(game, steps, [each for each in reviewed if each is not None])
        for steps, reviewed in zip(rounds, placed, strict=True)
    ]
    return Review(made.edition, dict(made.options), made.players, tuple(added))
