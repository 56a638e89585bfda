"""The messages between a client and a table, version 1: two closed unions (docs/protocol.md is generated from them).

A client sends `FromClient` (tag `do`) and receives `FromServer` (tag `is`). Every message about the state carries the
table's `seq`. A client keeps the `state` that it got first and applies every `update` to it as a delta.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pioche import games
from pioche.engine.match import ScoreSheet
from pioche.engine.refusal import Argument, Refusal
from pioche.server.table.boards import BOARDS, ToldNews
from pioche.server.table.log_actions import DEFAULT_LEVEL, Choice, FaultKind, Level, Settings
from pioche.server.table.match import events_of, picture_of

VERSION: Final = 1
MOST_BYTES: Final = 16_384  # of a message from a client
REACTIONS: Final = ("👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🙏")

# In Python `$` also matches before a line break at the end, in JSON Schema it does not; `(?!\n)` makes both the same.
Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,22}$(?!\n)", description="the client's name for this intention")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=0, le=2_000_000_000)]
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
Pseudonym = Annotated[str, Meta(pattern=r"^[0-9a-f]{10}$(?!\n)", description="a person at this table, as in `who`")]

# Sent by clients


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: the client's protocol version, and the last seq that it has."""

    protocol: int
    seq: Seq | None = None


class Act(Struct, frozen=True, tag_field="do", tag="act", forbid_unknown_fields=True):
    """A move, decided at this seq: `r5`, `draw`, `catch.2` (the game's notation without the seat)."""

    key: Key
    seq: Seq
    action: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Salt(Struct, frozen=True, tag_field="do", tag="salt", forbid_unknown_fields=True):
    """The device's salt for the next deal, for this commitment."""

    key: Key
    commitment: Hex32
    salt: Hex32


class Sit(Struct, frozen=True, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take this free seat, or any. During a match: a seat that one gave up, or a bot's if `late` is set."""

    key: Key
    seat: SeatNumber | None = None


class AddBot(Struct, frozen=True, tag_field="do", tag="bot", forbid_unknown_fields=True):
    """The host puts a bot into a free seat: a level, or one of the host's own bots listed by `/api/games`."""

    key: Key
    seat: SeatNumber
    level: Level = DEFAULT_LEVEL


class Leave(Struct, frozen=True, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Give up the own seat."""

    key: Key


class Remove(Struct, frozen=True, tag_field="do", tag="remove", forbid_unknown_fields=True):
    """The host frees a seat; during a match a bot takes it. Who was removed cannot sit down again until `readmit`."""

    key: Key
    seat: SeatNumber


class Readmit(Struct, frozen=True, tag_field="do", tag="readmit", forbid_unknown_fields=True):
    """The host lets everybody sit down again who was removed."""

    key: Key


class Mute(Struct, frozen=True, tag_field="do", tag="mute", forbid_unknown_fields=True):
    """The host mutes somebody for everybody, or lets them speak again."""

    key: Key
    who: Pseudonym
    on: bool = True


class PassHost(Struct, frozen=True, tag_field="do", tag="host", forbid_unknown_fields=True):
    key: Key
    seat: SeatNumber


class Change(Struct, frozen=True, tag_field="do", tag="change", forbid_unknown_fields=True):
    """The host changes the settings; everybody has to agree again."""

    key: Key
    settings: Settings


class Agree(Struct, frozen=True, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """Agree to this version of the settings."""

    key: Key
    version: int


class Start(Struct, frozen=True, tag_field="do", tag="start", forbid_unknown_fields=True):
    key: Key


class Want(Struct, frozen=True, tag_field="do", tag="want", forbid_unknown_fields=True):
    """Ready for the next round; after the match: for a rematch. While a bot is on turn: bots need not pause until a
    person is on turn, once all who are present want it."""

    key: Key


class Say(Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=280)]


class React(Struct, frozen=True, tag_field="do", tag="react", forbid_unknown_fields=True):
    key: Key
    what: Literal["👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🙏"]


class Pause(Struct, frozen=True, tag_field="do", tag="pause", forbid_unknown_fields=True):
    key: Key


class Resume(Struct, frozen=True, tag_field="do", tag="resume", forbid_unknown_fields=True):
    key: Key


class StepAway(Struct, frozen=True, tag_field="do", tag="away", forbid_unknown_fields=True):
    """Let the autopilot play the own seat."""

    key: Key


class TakeBack(Struct, frozen=True, tag_field="do", tag="back", forbid_unknown_fields=True):
    """Take over from the autopilot again."""

    key: Key


class Decide(Struct, frozen=True, tag_field="do", tag="decide", forbid_unknown_fields=True):
    """Vote about a seat whose person is gone."""

    key: Key
    about: SeatNumber
    choice: Choice


class CheckDraft(Struct, frozen=True, tag_field="do", tag="draft", forbid_unknown_fields=True):
    """Check a lay against the rules (`lay R:3.4.5+ ?R7.*+`; bare jokers may be unnamed). The answer is a `draft`."""

    key: Key
    action: Annotated[str, Meta(min_length=1, max_length=2_000)]


class AskHint(Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What could be laid now? With `tiles`: how could exactly these be laid? The answer is a `hint`."""

    key: Key
    tiles: Annotated[list[Annotated[int, Meta(ge=0, le=65_535)]], Meta(max_length=64)] = []


class Resync(Struct, frozen=True, tag_field="do", tag="resync", forbid_unknown_fields=True):
    """Ask for the `state` again: the client has missed something after this seq."""

    seq: Seq


class Pong(Struct, frozen=True, tag_field="do", tag="pong", forbid_unknown_fields=True):
    """The answer to `ping`, to be sent at once."""

    n: int


Intention = (
    Act
    | Salt
    | Sit
    | AddBot
    | Leave
    | Remove
    | Readmit
    | Mute
    | PassHost
    | Change
    | Agree
    | Start
    | Want
    | Say
    | React
    | Pause
    | Resume
    | StepAway
    | TakeBack
    | Decide
)
Question = CheckDraft | AskHint
FromClient = Hello | Resync | Pong | Question | Intention

# Sent by the server


class Problem(Struct, frozen=True):
    """Why something is not accepted; `refusal-<code>` is the key of the sentence."""

    code: str
    clause: str
    args: dict[str, Argument]


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


class TableNews(Struct, frozen=True, tag_field="is", tag="table"):
    """A table event outside the game; `what` is the tag of its log entry."""

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


if TYPE_CHECKING:
    RoundView = Struct
    RoundChange = Struct
    News = Struct
else:
    # The games' own structs, generated from their dataclasses.
    _GAMES = tuple(game for game in games.every() if game.typed_wire)
    _EVENTS = tuple(struct for game in _GAMES for struct in events_of(game).structs())
    RoundView = Union[(*(picture_of(game).whole for game in _GAMES), BOARDS.whole)]
    RoundChange = Union[(*(picture_of(game).change for game in _GAMES), BOARDS.change)]
    News = Union[(TableNews, SaidNews, ReactedNews, FaultNews, ToldNews, *_EVENTS)]


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    """The answer to `hello`; a `state` follows. `who`: the own pseudonym."""

    protocol: int
    name: str
    seat: int | None
    who: str = ""


class State(Struct, frozen=True, tag_field="is", tag="state"):
    """Everything that the client may know, and the events that it missed if they are still buffered.

    `recent`: for a client that knows nothing yet, the last events and what was said last.
    """

    seq: int
    at: int
    seat: int | None
    table: TableView
    round: RoundView | None
    offers: list[str]
    deadline: int | None
    missed: list[News] | None
    yours: str | UnsetType = UNSET
    recent: list[News] | UnsetType = UNSET


class Update(Struct, frozen=True, tag_field="is", tag="update"):
    """What happened at this seq, and what has changed. `yours`: the key of the client's intention that caused it."""

    seq: int
    at: int
    news: list[News]
    table: TableChange | UnsetType = UNSET
    round: RoundChange | UnsetType = UNSET
    offers: list[str] | UnsetType = UNSET
    deadline: int | UnsetType | None = UNSET
    seat: int | UnsetType | None = UNSET
    yours: str | UnsetType = UNSET


class Done(Struct, frozen=True, tag_field="is", tag="done"):
    """This intention has been carried out, now or earlier, at this seq."""

    key: str
    seq: int


class Refused(Struct, frozen=True, tag_field="is", tag="refused"):
    """This intention or message was refused; nothing has changed. `refusal-<code>` is the key of the sentence."""

    code: str
    clause: str
    args: dict[str, Argument]
    seq: int
    key: str | None = None


class GroupChecked(Struct, frozen=True):
    """A group of a draft: why it is not a meld yet, and the melds that it can be once its jokers are named."""

    refusal: Problem | None
    readings: list[str]  # the most likely first
    acting: list[int]  # its word tiles from the rack, as cells; if there are several, one has to be chosen


class DraftChecked(Struct, frozen=True, tag_field="is", tag="draft"):
    """The result of checking a draft; groups in the order of its text. Nothing has been played."""

    key: str
    seq: int
    groups: list[GroupChecked]
    refusal: Problem | None  # why the turn cannot end with it; null: it can
    laid: int  # tiles that leave the rack
    left: int  # how many more may leave it
    uno_due: bool  # this lay makes the call due
    action: str | None  # the lay for `act`, with jokers named and effects chosen; null while it is refused


class HintGiven(Struct, frozen=True, tag_field="is", tag="hint"):
    """Which own tiles could be laid now, and an action for `act`; null: none, or not now."""

    key: str
    seq: int
    tiles: list[int]
    action: str | None


class Watchers(Struct, frozen=True, tag_field="is", tag="watchers"):
    """Who is connected without a seat: how many people, and the names of the first."""

    count: int
    names: list[str]


class Ping(Struct, frozen=True, tag_field="is", tag="ping"):
    n: int


class Bye(Struct, frozen=True, tag_field="is", tag="bye"):
    """The server closes the connection; reconnect if `again`."""

    code: str
    again: bool


FromServer = Welcome | State | Update | Done | Refused | DraftChecked | HintGiven | Watchers | Ping | Bye

ENCODER: Final = msgspec.json.Encoder()
encode = ENCODER.encode
_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def decode(data: str | bytes) -> FromClient:
    """Decode a message from a client; `ValueError` if it is invalid."""
    if len(data) > MOST_BYTES:
        raise ValueError("too long")
    try:
        return _DECODER.decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise ValueError(str(error)) from error


def refused(refusal: Refusal, seq: int, key: str | None = None) -> Refused:
    return Refused(refusal.code, refusal.clause, dict(refusal.args), seq, key)


def problem(refusal: Refusal | Refused) -> Problem:
    return Problem(refusal.code, refusal.clause, dict(refusal.args))
