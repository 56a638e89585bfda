"""At which tables the network learns: all editions, random house rules, two to ten players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from pioche.classic.game import GAME
from pioche.classic.rules import Rules
from pioche.engine.refusal import Refused
from pioche.envs.mixed_rules import mixed_rules

_PLAYERS: Final = {2: 42, 3: 14, 4: 24, 5: 6, 6: 5, 7: 3, 8: 3, 9: 1, 10: 2}
"""How often so many play, in per cent. A round of two is as good a teacher as one of ten, and shorter."""
_PRINTED: Final = 0.35
"""The share of tables without house rules."""
_TEAMS: Final = 0.15
"""The share of tables for partners (BB-7), where that is possible."""


def tables(seed: int) -> Iterator[tuple[Rules, int]]:
    """Rules and numbers of players without end, the same for the same seed."""
    chance = random.Random(f"pioche training tables 1 {seed}")  # noqa: S311 (not secret)
    number = 0
    while True:
        number += 1
        edition = chance.choice(GAME.editions())
        [players] = chance.choices(list(_PLAYERS), list(_PLAYERS.values()))
        options = {}
        if chance.random() >= _PRINTED:
            options = mixed_rules(GAME, edition, players, seed * 1_000_003 + number)
        if players >= 4 and players % 2 == 0 and chance.random() < _TEAMS:
            options["teams"] = str(players // 2)
        try:
            yield GAME.rules(edition, options, players=players, programs=True), players
        except Refused:
            continue
