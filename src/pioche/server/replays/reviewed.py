"""Reviews of recorded matches for clients: the work for worker processes, and the result with its sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import msgspec
from msgspec import Struct

from pioche import games
from pioche.engine import replay
from pioche.engine.deal import seed_from_text
from pioche.engine.refusal import Refusal, Refused
from pioche.i18n import Translator
from pioche.review.analysis import Effort, StepReview
from pioche.review.model import Review
from pioche.review.parts import Part, concluded, parts_of, reviewed_part, steps_in
from pioche.review.sentences import action_name, mistake, reason

# As `pioche review` has them: the same figures for the same match.
SEED: Final = int.from_bytes(seed_from_text("pioche")[:7], "big")
EFFORT: Final = Effort(1_000, SEED)
CHUNK: Final = 1  # steps: so few that bots do not wait long for a worker
Found = tuple[Part, list[StepReview]]
DECODER: Final = msgspec.json.Decoder(Review)


class ReviewedMistake(Struct, frozen=True):
    """A decision that cost much. `step`: the moment before it, counted through the match."""

    step: int
    seat: int
    text: str
    better: str
    why: str
    loss: float
    error: float


class ReviewedRound(Struct, frozen=True):
    """The chances to win of every seat: at the deal (of step `first`) and after every action."""

    first: int
    chances: list[list[float]]


class ReviewedSeat(Struct, frozen=True):
    """Where a seat's result came from, in rounds won: `par` + luck + skill + others = `result`.

    `laid` and `most`: tiles that were and could have been played; null where the game has no solver.
    """

    seat: int
    par: float
    luck: float
    skill: float
    others: float
    result: float
    mistakes: int
    decisions: int
    laid: int | None
    most: int | None


class GameReview(Struct, frozen=True):
    """A review: the costliest mistakes first, the chances over the match, luck and skill of each seat."""

    mistakes: list[ReviewedMistake]
    rounds: list[ReviewedRound]
    seats: list[ReviewedSeat]


class ReviewState(Struct, frozen=True):
    """How far a review is: `done` of `steps`."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    steps: int = 0
    review: GameReview | None = None


@dataclass(frozen=True, slots=True)
class Parts:
    """Which parts a match has: finished rounds only. Refused if it cannot be reviewed."""

    text: str
    most: int = CHUNK

    def __call__(self) -> list[Part] | Refusal:
        try:
            steps_in(self.text)
            return list(parts_of(self.text, self.most))
        except Refused as error:
            return error.refusal


@dataclass(frozen=True, slots=True)
class ReviewPart:
    """Review some steps."""

    text: str
    part: Part
    effort: Effort = EFFORT

    def __call__(self) -> Found:
        return reviewed_part(self.text, self.effort, self.part)


@dataclass(frozen=True, slots=True)
class Conclude:
    """Add up what was found; the whole review, encoded as it is kept."""

    text: str
    found: tuple[Found, ...]

    def __call__(self) -> bytes:
        return msgspec.json.encode(concluded(self.text, self.found))


@dataclass(frozen=True, slots=True)
class Tell:
    """A review that was kept, in somebody's language."""

    kept: bytes
    made: replay.Replay
    language: str

    def __call__(self) -> GameReview:
        return told(DECODER.decode(self.kept), self.made, Translator(self.language))


def told(found: Review, made: replay.Replay, words: Translator) -> GameReview:
    """A review with its sentences. `made`: the recorded match."""
    first = [sum(len(each.actions) + 1 for each in made.rounds[:number]) for number in range(len(made.rounds))]
    mistakes = [
        ReviewedMistake(
            first[played.number - 1] + choice.step,
            choice.seat,
            mistake(found, played, choice, words),
            action_name(found, choice.best.action, words),
            "" if choice.why is None else reason(found, choice.why, words),
            choice.loss,
            choice.error,
        )
        for played, choice in found.worst()
    ]
    rounds = [ReviewedRound(first[each.number - 1], [list(row) for row in each.chances]) for each in found.rounds]
    return GameReview(mistakes, rounds, [_seat(found, seat) for seat in range(found.players)])


def _seat(found: Review, seat: int) -> ReviewedSeat:
    total = found.totals()[seat]
    lays = [each for played in found.rounds for each in played.lays if each.seat == seat]
    solved = any(played.lays for played in found.rounds)
    return ReviewedSeat(
        seat,
        total.par,
        total.luck,
        total.skill,
        total.others,
        total.result,
        total.mistakes,
        total.decisions,
        sum(each.laid for each in lays) if solved else None,
        sum(each.most for each in lays) if solved else None,
    )


def text_of(made: replay.Replay) -> str:
    """A recorded match as the text that a review reads."""
    games.of(made.edition)  # refused if it is not installed
    return replay.write(made)
