"""Who plays the other seats of an environment for one learner: chance, a function, or one of our bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from pioche.bots import levels
from pioche.bots.bot import AnyBot
from pioche.envs.games import AnyEnvGame, size

if TYPE_CHECKING:
    from numpy.random import Generator

    from pioche.envs.arrays import Bytes

Policy = Callable[["Bytes", "Bytes", "Generator"], int]
"""Chooses an action from an observation, a mask and a source of chance."""


class Others(Protocol):
    """Whoever plays the other seats."""

    def begin(self, table: Any, dealt: Sequence[Any], learner: int, chance: Generator) -> None:
        """A round was dealt."""
        ...

    def see(self, table: Any, happened: Sequence[Any]) -> None:
        """Something happened."""
        ...

    def act(self, table: Any) -> Sequence[Any]:
        """Do something for the seat that is asked; says what happened."""
        ...


def random_policy(_seen: Bytes, mask: Bytes, chance: Generator) -> int:
    """Any legal action, each as likely as the next."""
    legal = mask.nonzero()[0]
    return int(legal[chance.integers(len(legal))])


class ByPolicy:
    """The others follow a function; it sees what a learner would see in their place."""

    def __init__(self, game: AnyEnvGame, policy: Policy) -> None:
        self._game = game
        self._policy = policy
        self._chance: Generator | None = None

    def begin(self, table: Any, dealt: Sequence[Any], learner: int, chance: Generator) -> None:
        self._chance = chance

    def see(self, table: Any, happened: Sequence[Any]) -> None:
        """Everything is in the observation."""

    def act(self, table: Any) -> Sequence[Any]:
        import numpy as np

        seen, mask = np.zeros(size(self._game), np.int8), np.zeros(self._game.actions, np.int8)
        self._game.observe(table, table.asked, seen)
        table.legal(mask)
        assert self._chance is not None
        table.act(self._policy(seen, mask, self._chance))
        return ()


class ByBots:
    """The others are bots of ours. One that leaves it out of turn waits; on turn the simplest move is made for it."""

    def __init__(self, game: AnyEnvGame, name: str, players: int) -> None:
        self._game = game
        self._bots: list[AnyBot] = [levels.make(game.name, name) for _ in range(players)]
        self._learner = 0

    def begin(self, table: Any, dealt: Sequence[Any], learner: int, chance: Generator) -> None:
        self._learner = learner
        for seat, bot in enumerate(self._bots):
            bot.begin(table.s.rules, seat, len(self._bots), int(chance.integers(1 << 62)))
        self.see(table, dealt)

    def see(self, table: Any, happened: Sequence[Any]) -> None:
        for seat, bot in enumerate(self._bots):
            if seat != self._learner:
                for event in happened:
                    bot.see(self._game.told(event, seat))

    def act(self, table: Any) -> Sequence[Any]:
        seat = table.asked
        at = self._game.bot_table(table)
        action = self._bots[seat].act(at.view(seat), at.legal(seat))
        if action is None and seat != table.s.turn:
            table.act(self._game.wait)
            return ()
        happened = at.apply(at.fallback(seat) if action is None else action)
        table.set_round(table.s)
        self.see(table, happened)
        return happened
