"""Which bots play a game: those that its package brings as the add-on `pioche.games.bots`, else `any_game`."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from pioche import games
from pioche.bots.any_game import AnyRoster
from pioche.bots.bot import AnyBot, Budget


class Roster(Protocol):
    """The bots of a game by name; a module with these two names will do."""

    @property
    def PLAIN(self) -> tuple[str, ...]:  # noqa: N802 (a constant of a module)
        """The names of its plain players, the simplest first, without the levels."""
        ...

    def bot(self, name: str, budget: Budget | None) -> AnyBot:
        """A bot by one of these names or by a level; without a budget it thinks for its default time."""
        ...


@cache
def roster_of(game: str) -> Roster:
    """The bots of a game by its name; refused when there is no such game."""
    found: Roster | None = games.addon("bots", game)
    return AnyRoster(games.named(game)) if found is None else found
