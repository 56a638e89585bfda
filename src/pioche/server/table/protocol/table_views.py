"""What a client is shown of a table besides the game: its state, what has changed of it, and news."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from pioche.engine.match import ScoreRow, ScoreSheet
from pioche.server.table.log_actions import FaultKind, Settings


class SeatView(Struct, frozen=True):
    """The public part of a seat. A bot without a name of its own has its level instead."""

    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of a bot; else empty
    presence: Literal["here", "lost", "away", "gone"]
    agreed: bool
    wants: bool
    asks_pause: bool
    who: str = ""  # the pseudonym of a person, for `mute`; of a bot: of the person who gave up the seat to it
    face: int | None = None  # the number of the face that the person has chosen; null: the one that goes with the name
    assistant: bool = False  # the person is a program that said so


class SeatChange(Struct, frozen=True, omit_defaults=True):
    """What has changed of a seat; fields that are left out have not changed."""

    kind: Literal["free", "person", "bot"] | UnsetType = UNSET
    name: str | UnsetType = UNSET
    level: str | UnsetType = UNSET
    presence: Literal["here", "lost", "away", "gone"] | UnsetType = UNSET
    agreed: bool | UnsetType = UNSET
    wants: bool | UnsetType = UNSET
    asks_pause: bool | UnsetType = UNSET
    who: str | UnsetType = UNSET
    face: int | UnsetType | None = UNSET
    assistant: bool | UnsetType = UNSET


class LessonStepView(Struct, frozen=True):
    """What the coach of a lesson says: `lesson-<game>-<name>` is the key of the sentence.

    `points`: what it points at, as pieces or actions in the notation of the game (`r9`, `draw`, `catch.2`), `seat.1`,
    `table.R8` (a piece on the table), or one of `top`, `table`, `new` (the place for a new group), `end`.
    """

    name: str
    clauses: tuple[str, ...]
    points: tuple[str, ...]


class LessonView(Struct, frozen=True):
    """The coach of a lesson, in its first round: what it says now, one step after another."""

    name: str
    steps: tuple[LessonStepView, ...]
    place: int | None  # how many moves of the script have been made; null: the round has left the script
    moves: int  # of the whole script
    waits: bool  # the others wait for `want`
    yours: bool = False  # what the others wait for is a move of the learner, out of turn


class TableView(Struct, frozen=True):
    """The public state of a table."""

    table: str
    settings: Settings
    adapted: dict[str, str]  # options that nobody chose and that differ from the edition, because of the settings
    version: int
    seats: tuple[SeatView, ...]
    host: int | None
    status: Literal["open", "dealing", "playing", "between", "over"]
    match: int
    round: int
    paused: bool
    commitment: str | None  # to the secret of the round being dealt or played
    salts: dict[int, str]  # of that round
    secret: str | None  # revealed when the round is over
    sheet: ScoreSheet | None
    winners: tuple[int, ...]
    removed: int = 0  # how many people the host has removed
    muted: tuple[str, ...] = ()  # pseudonyms of those whom the host has muted
    lesson: LessonView | None = None
    seals: dict[int, str] = {}  # of that round: by seat, what it has committed to before any salt was known
    sealed: bool = False  # no more seals: devices that have sealed a salt reveal it now
    left: tuple[tuple[int, ...], ...] = ()  # after a round: by seat, what each card or tile that is left counts


class SheetChange(Struct, frozen=True):
    """What a round has changed of the score pad."""

    rows_added: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    wins: tuple[int, ...]
    winners: tuple[int, ...]


class TableChange(Struct, frozen=True, omit_defaults=True):
    """What has changed of a table; fields that are left out have not changed."""

    table: str | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET
    adapted: dict[str, str] | UnsetType = UNSET
    version: int | UnsetType = UNSET
    seats: tuple[SeatView, ...] | UnsetType = UNSET
    host: int | UnsetType | None = UNSET
    status: Literal["open", "dealing", "playing", "between", "over"] | UnsetType = UNSET
    match: int | UnsetType = UNSET
    round: int | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    commitment: str | UnsetType | None = UNSET
    salts: dict[int, str] | UnsetType = UNSET
    secret: str | UnsetType | None = UNSET
    sheet: ScoreSheet | UnsetType | None = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET
    removed: int | UnsetType = UNSET
    muted: tuple[str, ...] | UnsetType = UNSET
    lesson: LessonView | UnsetType | None = UNSET
    seals: dict[int, str] | UnsetType = UNSET
    sealed: bool | UnsetType = UNSET
    left: tuple[tuple[int, ...], ...] | UnsetType = UNSET
    seats_changed: dict[int, SeatChange] | UnsetType = UNSET  # instead of `seats`: what is different now, by seat
    seals_added: dict[int, str] | UnsetType = UNSET  # instead of `seals`
    salts_added: dict[int, str] | UnsetType = UNSET  # instead of `salts`
    sheet_added: SheetChange | UnsetType = UNSET  # instead of `sheet`: what the last round has changed of it


class TableNews(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="table"):
    """A table event outside the game; `what` is the tag of its log entry.

    `time`: the time of this seat was up, and the server moves for it; sent once per turn, with the move's events.
    """

    what: str
    seat: int | None = None
    name: str | None = None


class SaidNews(Struct, frozen=True, tag_field="is", tag="said"):
    seat: int | None
    name: str
    text: str
    who: str = ""  # a pseudonym that stays when the name changes


class ReactedNews(Struct, frozen=True, tag_field="is", tag="reacted"):
    seat: int
    what: str


class FaultNews(Struct, frozen=True, tag_field="is", tag="fault"):
    """A host's own bot cannot be used, crashed, did not answer in time, or made an illegal move.

    If it has to move, a simple move is made for it. Sent once per kind, seat and round.
    """

    seat: int
    what: FaultKind
