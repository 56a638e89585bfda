"""What is kept of a game: a line of JSON in the results."""

from __future__ import annotations

import msgspec


class Trouble(msgspec.Struct, frozen=True):
    """What went wrong with a bot in a game: it crashed, hung, answered illegally or could not be used at all."""

    seat: int
    kind: str
    times: int
    reason: str  # the first time


class Outcome(msgspec.Struct, frozen=True):
    """A game that is over."""

    game: int  # its number
    winners: tuple[int, ...]  # seats; nobody where a round is blocked
    actions: int
    thinking: tuple[float, ...]  # seconds by seat, in its own turns
    asked: tuple[int, ...]  # how often each seat was asked in its own turn
    troubles: tuple[Trouble, ...] = ()
