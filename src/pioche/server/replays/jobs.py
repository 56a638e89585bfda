"""Work for worker processes: overviews, parts and lines of recorded matches, encoded, or why there are none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from pioche.engine.abilities import DraftChecked
from pioche.engine.refusal import Refusal, Refused
from pioche.server.replays.frames import Eyes, part, position_at
from pioche.server.replays.lines import draft, line
from pioche.server.replays.overviews import overview
from pioche.server.replays.recordings import Recording, recording_in
from pioche.server.table.log_actions import Settings
from pioche.server.table.protocol import ENCODER

Answer = TypeVar("Answer")


def _or_refusal(source: Recording | str, work: Callable[[Recording], Answer]) -> Answer | Refusal:
    """What the work makes of a match, or why there is none."""
    try:
        return work(recording_in(source))
    except Refused as error:
        return error.refusal


@dataclass(frozen=True, slots=True)
class Overview:
    """The overview of a match, from a recording or from the text of a file."""

    source: Recording | str
    seat: int | None = None
    link: str = ""

    def __call__(self) -> bytes | Refusal:
        return _or_refusal(self.source, lambda made: ENCODER.encode(overview(made, self.seat, self.link)))


@dataclass(frozen=True, slots=True)
class Part:
    """Some steps of a round."""

    source: Recording | str
    round: int
    start: int
    eyes: Eyes

    def __call__(self) -> bytes | Refusal:
        return _or_refusal(self.source, lambda made: ENCODER.encode(part(made, self.round, self.start, self.eyes)))


@dataclass(frozen=True, slots=True)
class Branch:
    """The settings of a recorded match and its position at a step, for a table that plays on from there."""

    source: Recording | str
    step: int

    def __call__(self) -> tuple[Settings, str] | Refusal:
        return _or_refusal(self.source, self._found)

    def _found(self, made: Recording) -> tuple[Settings, str]:
        found = Settings(made.replay.edition, dict(made.replay.options), made.replay.players, watch=False)
        return found, position_at(made, self.step)


@dataclass(frozen=True, slots=True)
class Line:
    """The steps of a line, with all hands open where the game can show them."""

    source: Recording | str
    step: int
    actions: tuple[str, ...]
    seat: int | None = None

    def __call__(self) -> bytes | Refusal:
        return _or_refusal(self.source, lambda made: ENCODER.encode(line(made, self.step, self.actions, self.seat)))


@dataclass(frozen=True, slots=True)
class LineDraft:
    """Check a move that is being put together after a line, as at a table."""

    source: Recording | str
    step: int
    actions: tuple[str, ...]
    seat: int
    draft: str

    def __call__(self) -> DraftChecked | Refusal:
        return _or_refusal(self.source, lambda made: draft(made, self.step, self.actions, self.seat, self.draft))
