"""The messages between a client and a table, version 2: two closed unions (docs/protocol.md is generated from them).

A client sends `FromClient` (tag `do`) and receives `FromServer` (tag `is`). Every message about the state carries the
table's `seq`. A client keeps the `state` that it got first and applies every `update` to it as a delta.
"""

from __future__ import annotations

from typing import Final

import msgspec

from pioche.engine.refusal import Refusal
from pioche.server.table.protocol.from_client import (
    REACTIONS,
    Act,
    AddBot,
    Agree,
    AskHint,
    AskWhy,
    Change,
    CheckDraft,
    Decide,
    FromClient,
    Hello,
    Hex32,
    Intention,
    Key,
    Leave,
    Mute,
    PassHost,
    Pause,
    Pong,
    Pseudonym,
    Question,
    React,
    Readmit,
    Remove,
    Resume,
    Resync,
    Retry,
    Salt,
    Say,
    Seal,
    SeatNumber,
    Seq,
    Sit,
    Start,
    StepAway,
    TakeBack,
    Want,
)
from pioche.server.table.protocol.from_server import (
    Bye,
    Done,
    DraftChecked,
    Foreseen,
    FromServer,
    GroupChecked,
    HintGiven,
    News,
    Ping,
    Problem,
    Reason,
    Refused,
    RoundChange,
    RoundView,
    SeatState,
    Update,
    Watchers,
    Welcome,
)
from pioche.server.table.protocol.table_views import (
    FaultNews,
    LessonStepView,
    LessonView,
    ReactedNews,
    SaidNews,
    SeatChange,
    SeatView,
    SheetChange,
    TableChange,
    TableNews,
    TableView,
)

__all__ = [
    "ENCODER",
    "MOST_BYTES",
    "REACTIONS",
    "VERSION",
    "Act",
    "AddBot",
    "Agree",
    "AskHint",
    "AskWhy",
    "Bye",
    "Change",
    "CheckDraft",
    "Decide",
    "Done",
    "DraftChecked",
    "FaultNews",
    "Foreseen",
    "FromClient",
    "FromServer",
    "GroupChecked",
    "Hello",
    "Hex32",
    "HintGiven",
    "Intention",
    "Key",
    "Leave",
    "LessonStepView",
    "LessonView",
    "Mute",
    "News",
    "PassHost",
    "Pause",
    "Ping",
    "Pong",
    "Problem",
    "Pseudonym",
    "Question",
    "React",
    "ReactedNews",
    "Readmit",
    "Reason",
    "Refused",
    "Remove",
    "Resume",
    "Resync",
    "Retry",
    "RoundChange",
    "RoundView",
    "SaidNews",
    "Salt",
    "Say",
    "Seal",
    "SeatChange",
    "SeatNumber",
    "SeatState",
    "SeatView",
    "Seq",
    "SheetChange",
    "Sit",
    "Start",
    "StepAway",
    "TableChange",
    "TableNews",
    "TableView",
    "TakeBack",
    "Update",
    "Want",
    "Watchers",
    "Welcome",
    "decode",
    "encode",
    "problem",
    "refused",
]

VERSION: Final = 2
MOST_BYTES: Final = 16_384  # of a message from a client

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
