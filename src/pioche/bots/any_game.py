"""Bots for any game: they use only `engine.game`, and play games that bring no bots of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pioche.bots import behaviour, chance
from pioche.bots.behaviour import Behaviour
from pioche.bots.bot import AnyBot, Budget
from pioche.engine.abilities import Rates
from pioche.engine.game import AnyGame
from pioche.engine.refusal import refuse

PLAIN: Final = ("random", "greedy")


class AnyGameBot:
    """Makes a random legal move; if greedy, a random one of those that the game rates highest."""

    def __init__(self, game: AnyGame, behaviour: Behaviour, *, greedy: bool) -> None:
        self._game = game
        self._behaviour = behaviour
        self._rates = game if greedy and isinstance(game, Rates) else None
        self._seed = 0
        self._seen = 0

    def begin(self, rules: Any, seat: int, players: int, seed: int) -> None:
        self._seed = seed
        self._seen = 0

    def see(self, event: Any) -> None:
        self._seen += 1

    def act(self, view: Any, legal: Sequence[Any]) -> Any | None:
        if not legal:
            return None
        if self._rates is not None:
            rated = [self._rates.rate(view, action) for action in legal]
            best = max(rated)
            legal = [action for action, worth in zip(legal, rated, strict=True) if worth == best]
        return legal[int(chance.share(self._seed, self._seen, 0) * len(legal))]

    def delay(self, view: Any, action: Any) -> float:
        return self._behaviour.turn.at(chance.share(self._seed, self._seen, 1))


_LEVELS: Final = {
    "beginner": behaviour.BEGINNER,
    "casual": behaviour.CASUAL,
    "strong": behaviour.STRONG,
    "master": behaviour.MASTER,
}


class AnyRoster:
    """The bots of a game that brings none: random and greedy. Levels differ in pace; beginners play at random."""

    PLAIN: tuple[str, ...] = PLAIN

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def bot(self, name: str, budget: Budget | None) -> AnyBot:
        if name not in PLAIN and name not in _LEVELS:
            raise refuse("unknown-bot", name=name[:40], known=", ".join(PLAIN))
        return AnyGameBot(self._game, _LEVELS.get(name, behaviour.PLAIN), greedy=name not in ("random", "beginner"))
