"""Work for worker processes: overviews and parts of recorded matches, encoded, or why there are none."""

from __future__ import annotations

from dataclasses import dataclass

from pioche.engine.refusal import Refusal, Refused
from pioche.server.replays.frames import Eyes, part, position_at
from pioche.server.replays.overviews import overview
from pioche.server.replays.recordings import Recording, of_file
from pioche.server.table.log_actions import Settings
from pioche.server.table.protocol import ENCODER


@dataclass(frozen=True, slots=True)
class Overview:
    """The overview of a match, from a recording or from the text of a file."""

    source: Recording | str
    seat: int | None = None
    link: str = ""

    def __call__(self) -> bytes | Refusal:
        try:
            return ENCODER.encode(overview(_recording(self.source), self.seat, self.link))
        except Refused as error:
            return error.refusal


@dataclass(frozen=True, slots=True)
class Part:
    """Some steps of a round."""

    source: Recording | str
    round: int
    start: int
    eyes: Eyes

    def __call__(self) -> bytes | Refusal:
        try:
            return ENCODER.encode(part(_recording(self.source), self.round, self.start, self.eyes))
        except Refused as error:
            return error.refusal


@dataclass(frozen=True, slots=True)
class Branch:
    """The settings of a recorded match and its position at a step, for a table that plays on from there."""

    source: Recording | str
    step: int

    def __call__(self) -> tuple[Settings, str] | Refusal:
        try:
            made = _recording(self.source)
            found = Settings(made.replay.edition, dict(made.replay.options), made.replay.players, watch=False)
            return found, position_at(made, self.step)
        except Refused as error:
            return error.refusal


def _recording(source: Recording | str) -> Recording:
    return of_file(source) if isinstance(source, str) else source
