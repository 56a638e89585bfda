"""The actions in the log of a table: moves in the game's notation, everything else as one of these structs.

A closed union, encoded as JSON with the tag `do`. Entries are kept forever: fields may be added with defaults, never
renamed or removed.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

Clock = Literal[0, 15, 30, 60, 120]
Pace = Literal["slow", "normal", "quick"]
How = Literal["lost", "away", "gone"]
Choice = Literal["wait", "bot", "end"]
FaultKind = Literal["broken", "crashed", "hung", "illegal"]
MOST_LEVEL: Final = 32  # characters
Level = Annotated[
    str, Meta(min_length=1, max_length=MOST_LEVEL, description="a level, or the name of a host's own bot")
]
DEFAULT_LEVEL: Final = "casual"
CLOCK_KEY: Final = "~clock"
"""The key of a move that the server made because the time of a seat was up."""
FACES: Final = 40  # that clients can draw
FaceNumber = Annotated[int, Meta(ge=0, lt=FACES, description="one of the faces that clients draw")]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings that a table has agreed on."""

    edition: str = "classic/fr"
    options: dict[str, str] = {}
    players: int = 4
    clock: Clock = 0
    watch: bool = True
    delay: int = 0  # seconds by which spectators see everything later
    public: bool = False
    title: str = ""
    pace: Pace = "normal"  # how long bots pause
    late: bool = True  # people may take the seats of bots while a match is played
    lesson: str = ""  # the name of the game's lesson that the first round is; empty: none


class Made(Struct, frozen=True, tag_field="do", tag="made"):
    settings: Settings
    person: str
    name: str
    face: int | None = None


class Sat(Struct, frozen=True, tag_field="do", tag="sat"):
    seat: int
    person: str
    name: str
    face: int | None = None


class BotSat(Struct, frozen=True, tag_field="do", tag="bot"):
    seat: int
    level: Level


class Stood(Struct, frozen=True, tag_field="do", tag="stood"):
    """The seat is given up; during a match the autopilot plays it."""

    seat: int
    removed: bool = False


class Renamed(Struct, frozen=True, tag_field="do", tag="renamed"):
    seat: int
    name: str


class Faced(Struct, frozen=True, tag_field="do", tag="faced"):
    """The person in this seat has chosen a face; None: the one that goes with their name."""

    seat: int
    face: int | None


class HostIs(Struct, frozen=True, tag_field="do", tag="host"):
    seat: int


class Changed(Struct, frozen=True, tag_field="do", tag="changed"):
    settings: Settings


class GotReady(Struct, frozen=True, tag_field="do", tag="ready"):
    """The person in this seat agrees to this version of the settings."""

    seat: int
    version: int


class Started(Struct, frozen=True, tag_field="do", tag="started"):
    """A match begins, the first one or a rematch."""


class Committed(Struct, frozen=True, tag_field="do", tag="committed"):
    """The secret of the next deal; clients get only the commitment to it."""

    secret: str


class Sealed(Struct, frozen=True, tag_field="do", tag="sealed"):
    """A device has committed to its salt for the next deal."""

    seat: int
    seal: str


class SealsClosed(Struct, frozen=True, tag_field="do", tag="seals-closed"):
    """No more seals; from now on devices reveal the salts that they have sealed."""


class Salted(Struct, frozen=True, tag_field="do", tag="salted"):
    """A device reveals its salt. Tables of version 0.1 have salts that were never sealed."""

    seat: int
    salt: str


class DealtOut(Struct, frozen=True, tag_field="do", tag="dealt"):
    """Salts are closed; the round is dealt. `start`: it begins at this position, of a lesson or of a recorded game.

    So the log of a lesson stays valid when the lesson changes.
    """

    start: str = ""


class Said(Struct, frozen=True, tag_field="do", tag="said"):
    seat: int | None
    name: str
    text: str
    person: str = ""


class Muted(Struct, frozen=True, tag_field="do", tag="muted"):
    """The host mutes somebody for everybody, or lets them speak again. `who`: a pseudonym."""

    seat: int
    who: str
    on: bool


class Readmitted(Struct, frozen=True, tag_field="do", tag="readmitted"):
    """Whom the host has removed may sit down again."""

    seat: int


class Reacted(Struct, frozen=True, tag_field="do", tag="reacted"):
    seat: int
    what: str


class PauseAsked(Struct, frozen=True, tag_field="do", tag="pause"):
    """The table pauses once everybody present has asked for it."""

    seat: int


class Resumed(Struct, frozen=True, tag_field="do", tag="resumed"):
    seat: int


class Absent(Struct, frozen=True, tag_field="do", tag="absent"):
    seat: int
    how: How


class Back(Struct, frozen=True, tag_field="do", tag="back"):
    seat: int


class Decided(Struct, frozen=True, tag_field="do", tag="decided"):
    """A vote about a seat whose person is gone."""

    seat: int
    about: int
    choice: Choice


class Faulted(Struct, frozen=True, tag_field="do", tag="fault"):
    """A fault of a host's own bot; at most once per kind, seat and round.

    Only the kind is recorded: the bot's own message might reveal its hand.
    """

    seat: int
    what: FaultKind


class Wants(Struct, frozen=True, tag_field="do", tag="wants"):
    """Ready for the next round, for a rematch, or, while bots play, for the own turn without their pauses."""

    seat: int


class Retried(Struct, frozen=True, tag_field="do", tag="retried"):
    """A learner has left the script of a lesson: the round is again where its first `kept` moves had brought it."""

    seat: int
    kept: int


LogAction = (
    Made
    | Sat
    | BotSat
    | Stood
    | Renamed
    | Faced
    | HostIs
    | Changed
    | GotReady
    | Started
    | Committed
    | Sealed
    | SealsClosed
    | Salted
    | DealtOut
    | Said
    | Muted
    | Readmitted
    | Reacted
    | PauseAsked
    | Resumed
    | Absent
    | Back
    | Decided
    | Faulted
    | Wants
    | Retried
)

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final[msgspec.json.Decoder[LogAction]] = msgspec.json.Decoder(LogAction)


def text_of(action: LogAction) -> str:
    return _ENCODER.encode(action).decode()


def parse(text: str) -> LogAction | str:
    """The action of an entry: one of the structs above, or the text of a move."""
    return _DECODER.decode(text) if text.startswith("{") else text
