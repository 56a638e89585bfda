"""How the players of the ladder do against heuristics, to compare the network with: measured once for each run."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Final

from pioche.bots.bot import AnyBot, Budget
from pioche.bots.levels import make
from pioche.bots.playing import play
from pioche.classic.game import GAME
from pioche.engine.deal import round_seed

Shares = dict[int, dict[str, tuple[float, float]]]
"""By the number of players and the name: the share of rounds won in per cent, and half its 95 % interval."""

_NAMES: Final = ("random", "greedy", "heuristic", "search")
_BUDGET: Final = Budget(playouts=300)
_GAMES: Final = 600
_SEED: Final = bytes(31) + b"\x13"


def ladder(file: Path) -> Shares:
    """The shares from the file, or measured and written there."""
    if file.exists():
        read = json.loads(file.read_text(encoding="utf-8"))
        return {int(players): {name: (a, b) for name, (a, b) in each.items()} for players, each in read.items()}
    found = {players: {name: _share(name, players) for name in _NAMES} for players in (2, 4)}
    file.write_text(json.dumps(found), encoding="utf-8")
    return found


def _share(name: str, players: int) -> tuple[float, float]:
    rules = GAME.rules("classic/fr", {}, programs=True)
    bot = make("classic", name, _BUDGET if name == "search" else None)
    others: list[AnyBot] = [make("classic", "heuristic") for _ in range(players)]
    won = []
    for deal in range(_GAMES // players):
        total = 0
        for seat in range(players):
            seated = [bot if other == seat else others[other] for other in range(players)]
            total += seat in play(GAME, rules, seated, round_seed(_SEED, deal), deal % players, deal).winners
        won.append(total / players)
    mean = sum(won) / len(won)
    spread = math.sqrt(sum((share - mean) ** 2 for share in won) / len(won) / len(won))
    return 100 * mean, 196 * spread
