"""What `host` says to `guest`, pickled, and what `guest` answers, as lines of JSON: a bot's words are not trusted.

Both are closed unions. Every message has a number and one answer with the same number, so that nothing that comes late
or from elsewhere (a child of the bot's process) is taken for an answer to something else.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

import msgspec

from pioche.bots import reasons

HEAD: Final = struct.Struct("!II")  # before each message: its number and its length
HELLO: Final = 0  # the number of the first answer, which nobody asked for: loaded, or why not
LONGEST: Final = 1 << 16  # bytes of an answer; ours are much shorter


@dataclass(frozen=True, slots=True)
class Begin:
    """A round begins."""

    game: str
    edition: str
    options: dict[str, str]
    seat: int
    players: int
    seed: int


@dataclass(frozen=True, slots=True)
class Ask:
    """What happened since the last question, and the next one."""

    news: tuple[object, ...]
    view: object
    legal: tuple[object, ...]


Message = Begin | Ask


class _Answer(msgspec.Struct, frozen=True, tag=True):
    number: int


class Ready(_Answer, frozen=True):
    """Loaded; or told that a round begins."""


class Useless(_Answer, frozen=True):
    """The file is no bot: one of our reasons, if there is a `code`, or else the error that it raised."""

    said: str
    code: reasons.Useless | None = None


class Does(_Answer, frozen=True):
    """An action as text, None to leave it; after so many seconds, if it says so."""

    action: str | None
    delay: float | None = None


class Nonsense(_Answer, frozen=True):
    """The bot answered what is no action."""

    answer: str


class Failed(_Answer, frozen=True):
    """The bot raised an error."""

    reason: str


Answer = Ready | Useless | Does | Nonsense | Failed

_decoder: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


def written(answer: Answer) -> bytes:
    return msgspec.json.encode(answer) + b"\n"


def read(line: bytes) -> Answer | None:
    """The answer in a line; None where there is none, whatever the line holds."""
    try:
        return _decoder.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
