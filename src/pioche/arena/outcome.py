"""The result of a game: a line of JSON in the results file."""

from __future__ import annotations

import msgspec


class Trouble(msgspec.Struct, frozen=True):
    """What went wrong with a bot in a game: it crashed, hung, made an illegal move or could not be loaded."""

    seat: int
    kind: str
    times: int
    reason: str  # the first time


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game."""

    game: int  # its number
    winners: tuple[int, ...]  # seats; empty if nobody won
    actions: int
    thinking: tuple[float, ...]  # seconds by seat, on its own turns
    asked: tuple[int, ...]  # how often each seat was asked on its own turns
    troubles: tuple[Trouble, ...] = ()
