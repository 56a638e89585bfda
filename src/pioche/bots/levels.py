"""Bots by name: four levels to play against, and the plain players that they are built from."""

from __future__ import annotations

import re
from enum import Enum
from pathlib import Path
from typing import Final

from pioche import games
from pioche.bots.bot import AnyBot, Budget
from pioche.bots.hosted_bot import HostedBot, limits_of
from pioche.bots.rosters import roster_of
from pioche.engine.refusal import refuse


class Level(Enum):
    """How well a bot plays, and how human its calling, noticing and reacting is."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    STRONG = "strong"
    MASTER = "master"


FILE = ".py"  # how the name of a custom bot ends
LEVELS = tuple(level.value for level in Level)
THINKERS: Final = ("search", "master")  # they take a budget; the default budget is in milliseconds
_BUDGET: Final = re.compile(r"(.+)@(\d{1,7})(ms)?")


def names(of_game: str) -> tuple[str, ...]:
    """The names of all bots of a game: its plain players, then the levels."""
    return (*roster_of(of_game).PLAIN, *LEVELS)


def parse(of_game: str, text: str) -> tuple[str, Budget | None]:
    """Name and budget of a built-in bot: `strong`, `search@200ms`, `search@500` (playouts); refused if unknown."""
    match = _BUDGET.fullmatch(text)
    name, budget = (match[1], _budget(text, int(match[2]), match[3] == "ms")) if match else (text, None)
    if name not in names(of_game):
        raise refuse("unknown-bot", name=name[:40], known=", ".join((*names(of_game), "FILE.py")))
    if budget is not None and name not in THINKERS:
        raise refuse("arena-no-budget", entrant=text, known=", ".join(THINKERS))
    return name, budget


def _budget(text: str, amount: int, milliseconds: bool) -> Budget:
    if amount < 1:
        raise refuse("arena-budget", entrant=text[:40])
    return Budget(milliseconds=amount) if milliseconds else Budget(playouts=amount)


def named(of_game: str, text: str, limit: float | None = None) -> AnyBot:
    """A bot as a user names it: a file, or a built-in bot with or without a budget.

    `limit`: seconds that the bot of a file may take for a move.
    """
    return make(of_game, text, limit=limit) if text.endswith(FILE) else make(of_game, *parse(of_game, text))


def make(of_game: str, name: str, budget: Budget | None = None, limit: float | None = None) -> AnyBot:
    """A bot for a game, by level, by the name of a plain player or by file name; refused if the name is unknown.

    The bot of a file (`my_bot.py`) runs in a child process: `hosted_bot.HostedBot`.
    """
    if name.endswith(FILE):
        return HostedBot(Path(name), games.named(of_game), limits_of(limit))
    if name not in names(of_game):
        raise refuse("unknown-bot", name=name[:40], known=", ".join(names(of_game)))
    return roster_of(of_game).bot(name, budget)
