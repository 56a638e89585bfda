"""The bodies of HTTP requests and responses; OpenAPI and the page's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pioche.server.table import protocol as p
from pioche.server.table.log_actions import FaceNumber, Settings
from pioche.server.table.protocol import Problem, SeatNumber


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=100)]


class Newcomer(Name, frozen=True, forbid_unknown_fields=True):
    """A guest to be. `assistant`: a program that plays for itself; everybody at its tables is shown that, for good."""

    assistant: bool = False


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """The face that a person wants to be shown with; null: the one that goes with their name."""

    face: FaceNumber | None


class Me(Struct, frozen=True):
    name: str
    face: int | None = None


class Visitor(Struct, frozen=True):
    """The caller; `name` is null for strangers. `face`: the face that they have chosen."""

    name: str | None
    face: int | None = None


class Made(Struct, frozen=True):
    table: str


class Seated(Struct, frozen=True):
    seq: int


class Listed(Struct, frozen=True):
    """A table as shown in lists."""

    table: str
    edition: str
    title: str
    status: str
    seats: int
    taken: int
    changed_at: int


class MyTable(Struct, frozen=True):
    """One of the caller's tables. Who sits there, whose turn it is and the points by seat: for the latest unfinished
    ones, if the caller may see them."""

    table: str
    edition: str
    title: str
    status: str
    seats: int
    taken: int
    changed_at: int
    seat: int | None
    people: tuple[p.SeatView, ...]
    turn: int | None
    points: list[int]


class Statistics(Struct, frozen=True):
    edition: str
    matches: int
    won: int
    rounds_won: int
    points: int


class Result(Struct, frozen=True):
    """The result of one seat in a match. A bot is named by its level."""

    match: int
    seat: int
    name: str
    bot: bool
    points: int
    rounds_won: int
    won: bool
    at: int


class MyResult(Struct, frozen=True):
    """The caller's result in a match."""

    table: str
    match: int
    edition: str
    points: int
    rounds_won: int
    won: bool
    at: int


class Standing(Struct, frozen=True):
    """The totals of one player at a table, over all its matches."""

    name: str
    bot: bool
    matches: int
    won: int
    rounds_won: int
    points: int


class Invitation(Struct, frozen=True):
    """The link to a table, its short code while it waits for players, and what guests want to know first."""

    link: str
    code: str | None
    settings: Settings
    adapted: dict[str, str]
    status: str
    host: str  # empty: there is none
    people: tuple[p.SeatView, ...]


class EditionInfo(Struct, frozen=True):
    edition: str
    options: dict[str, str]


class OptionInfo(Struct, frozen=True):
    """An option of a game; options of one mechanic share a `group`."""

    name: str
    group: str
    values: list[str]  # empty: a number or free text
    clauses: list[str]


class LessonInfo(Struct, frozen=True):
    """A lesson: a table is made for it with `lesson` in its settings and one of these editions, the default first."""

    name: str
    editions: list[str]
    players: int


class GameInfo(Struct, frozen=True):
    game: str
    least: int
    most: int
    editions: list[EditionInfo]
    choices: dict[str, list[str]]  # the values of each option by its name
    options: list[OptionInfo]
    levels: list[str]  # bot levels, weakest first
    bots: list[str]  # the host's own bots that play this game, by file name
    lessons: list[LessonInfo]


class GameTexts(Struct, frozen=True):
    """Fluent messages."""

    ftl: str


class Checked(Struct, frozen=True):
    """Why settings cannot be played, empty if they can; and the options that nobody chose and that adapted to them."""

    problems: list[Problem]
    adapted: dict[str, str]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat; null: any free seat."""

    key: p.Key
    seat: p.SeatNumber | None = None


class LeaveKey(Struct, frozen=True, forbid_unknown_fields=True):
    key: p.Key


class Health(Struct, frozen=True):
    version: str
    ready: bool


class ReplayFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a `.pioche` file. It is not kept."""

    text: Annotated[str, Meta(min_length=1)]


class Branching(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a step of a recorded game, in a seat, against bots of a level. `text`: of a file."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    level: Literal["beginner", "casual", "strong", "master"] = "casual"
    text: str = ""
