"""Bots: a bot is shown what its seat may see and answers with an action, nothing else.

`bot`: the interface of every bot. `rosters`: which bots play a game. `playing`: a round between bots. `levels`: bots by
name (`Table.bot` seats one at a table). `hosted_bot`: a custom bot (a file written by the host) in its own process.
"""

from __future__ import annotations

__all__ = ["names"]


def names(game: str) -> tuple[str, ...]:
    """The names of the built-in bots of a game (or of the game of an edition): its players, then the levels."""
    from pioche import games  # the package is imported with every module in it
    from pioche.bots import levels

    return levels.names(games.of(game).name if "/" in game else game)
