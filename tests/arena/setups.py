"""Contests for tests."""

from __future__ import annotations

from pioche.arena.contest import Contest
from pioche.arena.entrants import entrants

SHORT = (("hand_size", "2"),)


def contest(
    *names: str,
    edition: str = "classic/de",
    players: int = 2,
    options: tuple[tuple[str, str], ...] = SHORT,
    gauntlet: bool = False,
    deals: int = 4,
    limit: float = 20.0,
) -> Contest:
    teams = int(dict(options).get("teams", 0))
    found = entrants(names or ("random", "greedy"), edition.partition("/")[0])
    return Contest(edition, options, players, teams or players, found, gauntlet, deals, bytes(32), limit)
