"""Reviews a recorded match in several processes; the result does not depend on their number."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from pioche import games
from pioche.engine import replay
from pioche.engine.refusal import refuse
from pioche.engine.replay import Replay, Step
from pioche.review.analysis import Effort, StepReview, conclude, review_step
from pioche.review.evaluating import evaluator_of
from pioche.review.model import Review
from pioche.runs.processes import in_processes

_CHUNK: Final = 8  # steps: enough that a process is not asked too often, few enough to share the work evenly
_ALONE: Final = 16  # with fewer steps, starting processes costs more than it saves


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


def review(text: str, effort: Effort, processes: int, progress: Callable[[int], None]) -> Review:
    """Review the finished rounds of a match; `progress` is called with the number of steps done since the last call."""
    _, rounds = _rounds(text)
    parts = list(_parts(rounds))
    work = partial(reviewed_part, text, effort)
    found: list[tuple[Part, list[StepReview]]] = []
    done: Generator[tuple[Part, list[StepReview]]]
    if processes == 1 or steps_in(text) <= _ALONE:
        done = (work(part) for part in parts)
    else:
        done = in_processes(work, parts, min(processes, len(parts)))
    with closing(done):
        for part, reviewed in done:
            found.append((part, reviewed))
            progress(part.count)
    return concluded(text, found)


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


def _parts(rounds: Sequence[Sequence[Step]]) -> Generator[Part]:
    for number, steps in enumerate(rounds):
        for first in range(0, len(steps), _CHUNK):
            yield Part(number, first, min(_CHUNK, len(steps) - first))
