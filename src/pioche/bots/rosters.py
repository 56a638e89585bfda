"""Which bots play a game: those that its package registers as the add-on `pioche.games.bots`. Default: `any_game`."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from pioche import games
from pioche.bots.any_game import AnyRoster
from pioche.bots.bot import AnyBot, Budget


class Roster(Protocol):
    """The bots of a game by name; a module with these two names qualifies."""

    @property
    def PLAIN(self) -> tuple[str, ...]:  # noqa: N802 (a constant of a module)
        """The names of its plain players, weakest first, without the levels."""
        ...

    def bot(self, name: str, budget: Budget | None) -> AnyBot:
        """A bot by one of these names or by a level; without a budget it uses its default."""
        ...


@cache
def roster_of(game: str) -> Roster:
    """The bots of a game, by the game's name; refused if there is no such game."""
    found: Roster | None = games.addon("bots", game)
    return AnyRoster(games.named(game)) if found is None else found
