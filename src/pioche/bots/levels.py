"""The bots by name: four levels for people at a table, and the plain players that they are built from."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from pioche.bots.bot import AnyBot, Budget
from pioche.bots.game import game
from pioche.bots.host import HostedBot
from pioche.engine.refusal import refuse


class Level(Enum):
    """How well a bot plays, and how human it is about calling, noticing and reacting."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    STRONG = "strong"
    MASTER = "master"

    @property
    def name_key(self) -> str:
        """Its name in `i18n/*.ftl`."""
        return f"level-{self.value}"

    @property
    def help_key(self) -> str:
        """The sentence that describes it in `i18n/*.ftl`."""
        return f"level-{self.value}-help"


FILE = ".py"  # how the name of a person's own bot ends
LEVELS = tuple(level.value for level in Level)


def names(of_game: str) -> tuple[str, ...]:
    """Every bot of a game: its plain players, then the levels."""
    return (*game(of_game).bots(), *LEVELS)


def make(of_game: str, name: str, budget: Budget | None = None) -> AnyBot:
    """A bot for a game: by level, by the name of a plain player, or of a file; refused when there is none of that name.

    The bot of a file (`my_bot.py`) runs in a process of its own: `host.HostedBot`.
    """
    if name.endswith(FILE):
        return HostedBot(Path(name), game(of_game))
    if name not in names(of_game):
        raise refuse("unknown-bot", name=name[:40], known=", ".join(names(of_game)))
    return game(of_game).bot(name, budget)
