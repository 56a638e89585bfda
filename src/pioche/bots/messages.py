"""What `host` says to `guest`: a closed union, pickled. The answers are JSON, because a bot's words are not trusted."""

from __future__ import annotations

from dataclasses import dataclass


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
