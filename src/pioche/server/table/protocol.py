"""The messages between a client and a table, version 1: two closed unions (docs/protocol.md is made from them).

What a client may send is `FromClient` (tag `do`), what it gets is `FromServer` (tag `is`). Every message about the
state carries the table's `seq`. A client keeps the whole `state` that it got first and lays every `update` over it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, Union

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pioche import games
from pioche.engine.match import ScoreSheet
from pioche.engine.refusal import Argument, Refusal
from pioche.server.table.boards import BOARDS, ToldNews
from pioche.server.table.log_actions import USUAL_LEVEL, Choice, FaultKind, Level, Settings
from pioche.server.table.match import events_of, picture_of

VERSION: Final = 1
MOST_BYTES: Final = 16_384  # of a message from a client
REACTIONS: Final = ("👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🙏")

Key = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,22}$", description="the client's name for this intention")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Seq = Annotated[int, Meta(ge=0, le=2_000_000_000)]
Hex32 = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]

# What a client may send


class Hello(Struct, frozen=True, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message: the version that the client speaks, and the last seq that it has."""

    protocol: int
    seq: Seq | None = None


class Act(Struct, frozen=True, tag_field="do", tag="act", forbid_unknown_fields=True):
    """A move, decided upon at this seq: `r5`, `draw`, `catch.2` (the game's notation without the seat)."""

    key: Key
    seq: Seq
    action: Annotated[str, Meta(min_length=1, max_length=2_000)]


class Salt(Struct, frozen=True, tag_field="do", tag="salt", forbid_unknown_fields=True):
    """The device's part of the next deal, given to this commitment."""

    key: Key
    commitment: Hex32
    salt: Hex32


class Sit(Struct, frozen=True, tag_field="do", tag="sit", forbid_unknown_fields=True):
    """Take a free seat: this one, or any."""

    key: Key
    seat: SeatNumber | None = None


class AddBot(Struct, frozen=True, tag_field="do", tag="bot", forbid_unknown_fields=True):
    """The host puts a bot into a free seat: one of the levels or of the host's own bots that `/api/games` lists."""

    key: Key
    seat: SeatNumber
    level: Level = USUAL_LEVEL


class Leave(Struct, frozen=True, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Give one's seat up."""

    key: Key


class Remove(Struct, frozen=True, tag_field="do", tag="remove", forbid_unknown_fields=True):
    """The host frees a seat before the start."""

    key: Key
    seat: SeatNumber


class PassHost(Struct, frozen=True, tag_field="do", tag="host", forbid_unknown_fields=True):
    key: Key
    seat: SeatNumber


class Change(Struct, frozen=True, tag_field="do", tag="change", forbid_unknown_fields=True):
    """The host changes the settings; everybody has to agree anew."""

    key: Key
    settings: Settings


class Agree(Struct, frozen=True, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """I have seen this version of the settings."""

    key: Key
    version: int


class Start(Struct, frozen=True, tag_field="do", tag="start", forbid_unknown_fields=True):
    key: Key


class Want(Struct, frozen=True, tag_field="do", tag="want", forbid_unknown_fields=True):
    """On to the next round; after the match: a rematch."""

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
    """The autopilot shall play my seat."""

    key: Key


class TakeBack(Struct, frozen=True, tag_field="do", tag="back", forbid_unknown_fields=True):
    """I play again myself."""

    key: Key


class Decide(Struct, frozen=True, tag_field="do", tag="decide", forbid_unknown_fields=True):
    """My vote on a seat whose person is gone."""

    key: Key
    about: SeatNumber
    choice: Choice


class CheckDraft(Struct, frozen=True, tag_field="do", tag="draft", forbid_unknown_fields=True):
    """What do the rules say to this lay (`lay R:3.4.5+ ?R7.*+`; bare jokers may be unnamed)? A `draft` answers."""

    key: Key
    action: Annotated[str, Meta(min_length=1, max_length=2_000)]


class AskHint(Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What could I lay now? With `tiles`: how could I lay exactly these? A `hint` answers."""

    key: Key
    tiles: Annotated[list[Annotated[int, Meta(ge=0, le=65_535)]], Meta(max_length=64)] = []


class Resync(Struct, frozen=True, tag_field="do", tag="resync", forbid_unknown_fields=True):
    """Something is missing here after this seq."""

    seq: Seq


class Pong(Struct, frozen=True, tag_field="do", tag="pong", forbid_unknown_fields=True):
    """The answer to `ping`, at once."""

    n: int


Intention = (
    Act
    | Salt
    | Sit
    | AddBot
    | Leave
    | Remove
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

# What a client gets


class Problem(Struct, frozen=True):
    """Why something is not accepted; `refusal-<code>` is the sentence."""

    code: str
    clause: str
    args: dict[str, Argument]


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it. A bot without a name of its own has its level instead."""

    kind: Literal["free", "person", "bot"]
    name: str
    level: str  # of a bot; else empty
    presence: Literal["here", "lost", "away", "gone"]
    agreed: bool
    wants: bool
    asks_pause: bool


class TableView(Struct, frozen=True):
    """A table as everybody sees it."""

    table: str
    settings: Settings
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


class TableChange(Struct, frozen=True, omit_defaults=True):
    """What has changed of a table; what is missing has not."""

    table: str | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET
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


class TableNews(Struct, frozen=True, tag_field="is", tag="table"):
    """Something at the table besides the game; `what` names the entry of the log."""

    what: str
    seat: int | None = None
    name: str | None = None


class SaidNews(Struct, frozen=True, tag_field="is", tag="said"):
    seat: int | None
    name: str
    text: str


class ReactedNews(Struct, frozen=True, tag_field="is", tag="reacted"):
    seat: int
    what: str


class FaultNews(Struct, frozen=True, tag_field="is", tag="fault"):
    """A host's own bot cannot be used, crashed, did not answer in time, or did something that is not allowed.

    Where it has to move, a simple move is made for it. Told once for each kind, seat and round.
    """

    seat: int
    what: FaultKind


if TYPE_CHECKING:
    RoundView = Struct
    RoundChange = Struct
    News = Struct
else:
    # The games' own, from their dataclasses.
    _GAMES = tuple(game for game in games.every() if game.typed_wire)
    _EVENTS = tuple(struct for game in _GAMES for struct in events_of(game).structs())
    RoundView = Union[(*(picture_of(game).whole for game in _GAMES), BOARDS.whole)]
    RoundChange = Union[(*(picture_of(game).change for game in _GAMES), BOARDS.change)]
    News = Union[(TableNews, SaidNews, ReactedNews, FaultNews, ToldNews, *_EVENTS)]


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    """The answer to `hello`; a `state` follows."""

    protocol: int
    name: str
    seat: int | None


class State(Struct, frozen=True, tag_field="is", tag="state"):
    """Everything that the client may know, and what it missed if that is still remembered."""

    seq: int
    at: int
    seat: int | None
    table: TableView
    round: RoundView | None
    offers: list[str]
    deadline: int | None
    missed: list[News] | None
    yours: str | UnsetType = UNSET


class Update(Struct, frozen=True, tag_field="is", tag="update"):
    """What happened at this seq, and what has changed by it. `yours`: the intention that did it was this one."""

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
    """This intention has been carried out before, at this seq."""

    key: str
    seq: int


class Refused(Struct, frozen=True, tag_field="is", tag="refused"):
    """This intention or message was not accepted; nothing has changed. `refusal-<code>` is the sentence."""

    code: str
    clause: str
    args: dict[str, Argument]
    seq: int
    key: str | None = None


class GroupChecked(Struct, frozen=True):
    """A group of a draft: why it is no meld yet, and as which melds it can be read once its jokers are named."""

    refusal: Problem | None
    readings: list[str]  # the likeliest first
    acting: list[int]  # its word tiles from the rack, as cells: where there are several, one is to be chosen


class DraftChecked(Struct, frozen=True, tag_field="is", tag="draft"):
    """What the rules say to a draft; groups in the order of its text. Nothing has been done."""

    key: str
    seq: int
    groups: list[GroupChecked]
    refusal: Problem | None  # why the turn cannot be ended with it; null: it can
    laid: int  # tiles that leave the rack
    left: int  # how many more may
    uno_due: bool  # with this lay the call is due
    action: str | None  # the lay as `act` takes it, with jokers named and effects chosen; null while it is refused


class HintGiven(Struct, frozen=True, tag_field="is", tag="hint"):
    """Which of one's tiles could be laid now, and what could be done, as `act` takes it; null: nothing, or not now."""

    key: str
    seq: int
    tiles: list[int]
    action: str | None


class Ping(Struct, frozen=True, tag_field="is", tag="ping"):
    n: int


class Bye(Struct, frozen=True, tag_field="is", tag="bye"):
    """The server closes the connection; come again if `again`."""

    code: str
    again: bool


FromServer = Welcome | State | Update | Done | Refused | DraftChecked | HintGiven | Ping | Bye

ENCODER: Final = msgspec.json.Encoder()
encode = ENCODER.encode
_DECODER: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def decode(data: str | bytes) -> FromClient:
    """A message from a client; `ValueError` when it is none."""
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
