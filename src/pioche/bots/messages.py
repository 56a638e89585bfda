"""Messages from `hosted_bot` to `hosted_child`, pickled, and answers as lines of JSON, because a bot is not trusted.

Both are closed unions. Every message has a number and one answer with the same number, so that a line that is late or
comes from elsewhere (a child of the bot's process) is not mistaken for the answer to another message.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

import msgspec

from pioche.bots import reasons
from pioche.engine.match import ScorePad
from pioche.engine.refusal import Refusal

HEAD: Final = struct.Struct("!II")  # before each message: its number and its length
HELLO: Final = 0  # the number of the first, unsolicited answer: loaded, or why not
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
    pad: ScorePad | None = None  # the score of the match


@dataclass(frozen=True, slots=True)
class Ask:
    """The events since the last question, and the next question."""

    news: tuple[object, ...]
    view: object
    legal: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Again:
    """The answer to the last question is not allowed: the reason, and the same question again."""

    refusal: Refusal


Message = Begin | Ask | Again


class _Answer(msgspec.Struct, frozen=True, tag=True):
    number: int


class Ready(_Answer, frozen=True):
    """The bot is loaded; or it has begun a round. `corrects`: it wants to be told why an answer is refused."""

    corrects: bool = False


class Useless(_Answer, frozen=True):
    """The file is not a bot: a known reason if there is a `code`, else the error that it raised."""

    said: str
    code: reasons.Useless | None = None


class Does(_Answer, frozen=True):
    """The bot's action as text (None: do nothing), and its delay in seconds, if it gives one."""

    action: str | None
    delay: float | None = None


class Nonsense(_Answer, frozen=True):
    """The bot returned something that is not an action."""

    answer: str


class Failed(_Answer, frozen=True):
    """The bot raised an exception."""

    reason: str


Answer = Ready | Useless | Does | Nonsense | Failed

_decoder: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


def written(answer: Answer) -> bytes:
    return msgspec.json.encode(answer) + b"\n"


def read(line: bytes) -> Answer | None:
    """The answer in a line; None if the line is anything else."""
    try:
        return _decoder.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
