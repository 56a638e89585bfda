"""What a client gets: a closed union with the tag `is`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Union

from msgspec import UNSET, Struct, UnsetType

from pioche import games
from pioche.engine.refusal import Argument
from pioche.server.table.boards import BOARDS, ToldNews
from pioche.server.table.match import events_of, picture_of
from pioche.server.table.protocol.table_views import FaultNews, ReactedNews, SaidNews, TableChange, TableNews, TableView


class Problem(Struct, frozen=True):
    """Why something is not accepted; `refusal-<code>` is the key of the sentence."""

    code: str
    clause: str
    args: dict[str, Argument]


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


class SeatState(Struct, frozen=True, tag_field="is", tag="state"):
    """Everything that the client may know, and the events that it missed if they are still buffered.

    `doubtful`: those of the offers that others could challenge with success; only the seat itself is told.

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
    doubtful: list[str] = []


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
    doubtful: list[str] | UnsetType = UNSET


class Done(Struct, frozen=True, tag_field="is", tag="done"):
    """This intention has been carried out, now or earlier, at this seq. Also: the move of a `why` is allowed."""

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


class Foreseen(Struct, frozen=True):
    """What a move would do to another seat; null: the direction of play would turn."""

    seat: int | None
    draws: int
    skipped: bool


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
    foreseen: list[Foreseen] = []  # what it would do to the others


class Reason(Struct, frozen=True):
    """Why a move is suggested; `hint-<code>` is the key of the sentence."""

    code: str
    args: dict[str, Argument]


class HintGiven(Struct, frozen=True, tag_field="is", tag="hint"):
    """Which own tiles could be laid now, and an action for `act` (null: none, or not now) with its reasons.

    `refusal`: why the tiles that were named cannot be laid.
    """

    key: str
    seq: int
    tiles: list[int]
    action: str | None
    reasons: list[Reason] = []
    refusal: Problem | None = None


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


FromServer = Welcome | SeatState | Update | Done | Refused | DraftChecked | HintGiven | Watchers | Ping | Bye
