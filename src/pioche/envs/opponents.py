"""The opponents of an environment for one learner: random, a function, or bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from pioche.bots import levels
from pioche.bots.asking import legal_answer
from pioche.bots.bot import AnyBot
from pioche.bots.faults import Broken, Crashed, Fault, Faulty, Illegal
from pioche.bots.hosted_bot import HostedBot
from pioche.bots.reasons import said
from pioche.engine.refusal import refuse
from pioche.envs.encoding import AnyEncoding, size
from pioche.envs.table_spec import explained
from pioche.i18n import ENGLISH, Translator

if TYPE_CHECKING:
    from numpy.random import Generator

    from pioche.envs.arrays import Bytes

Policy = Callable[["Bytes", "Bytes", "Generator"], int]
"""Chooses an action from an observation, a mask and a random generator."""


class OpponentError(RuntimeError):
    """An opponent failed or chose an illegal action. No move was made for it."""


class Others(Protocol):
    """The players of the other seats."""

    def begin(self, table: Any, dealt: Sequence[Any], learner: int, chance: Generator) -> None:
        """Start a round that was just dealt."""
        ...

    def see(self, table: Any, happened: Sequence[Any]) -> None:
        """Observe events."""
        ...

    def act(self, table: Any) -> Sequence[Any]:
        """Act for the asked seat. Returns the events."""
        ...

    def close(self) -> None:
        """Release resources."""
        ...


def random_policy(_seen: Bytes, mask: Bytes, chance: Generator) -> int:
    """A uniformly random legal action."""
    legal = mask.nonzero()[0]
    return int(legal[chance.integers(len(legal))])


def seated(game: AnyEncoding, opponent: object, players: int, limit: float | None = None) -> Others:
    """The opponents for an argument: a function, or the name of a bot or of a bot file.

    `limit`: seconds that a bot of a file may take for a move (default: 2).
    """
    if isinstance(opponent, str):
        with explained(game.name):
            return ByBots(game, opponent, players, limit)
    if not callable(opponent):
        raise TypeError(f"an opponent is the name of a bot, a file of yours or a function, not {opponent!r}")
    return ByPolicy(game, opponent)


class ByPolicy:
    """Opponents that follow a function; it gets what a learner in their seat would observe."""

    def __init__(self, game: AnyEncoding, policy: Policy) -> None:
        self._game = game
        self._policy = policy
        self._chance: Generator | None = None

    def begin(self, table: Any, dealt: Sequence[Any], learner: int, chance: Generator) -> None:
        self._chance = chance

    def see(self, table: Any, happened: Sequence[Any]) -> None:
        """No-op: everything is in the observation."""

    def act(self, table: Any) -> Sequence[Any]:
        import numpy as np

        seen, mask = np.zeros(size(self._game), np.int8), np.zeros(self._game.actions, np.int8)
        self._game.observe(table, table.asked, seen)
        table.legal(mask)
        assert self._chance is not None
        chosen = self._policy(seen, mask.copy(), self._chance)
        table.act(self._legal(chosen, mask, table.asked))
        return ()

    def _legal(self, chosen: object, mask: Bytes, seat: int) -> int:
        """The chosen action as an int; raises `OpponentError` if it is illegal, as the table does not check it."""
        try:
            number = index(chosen)  # type: ignore[arg-type] # any value
        except TypeError:
            raise OpponentError(f"the opponent in seat {seat} chose {chosen!r}, which is no action's number") from None
        if not (0 <= number < len(mask) and mask[number]):
            name = f" ({self._game.action_name(number)})" if 0 <= number < len(mask) else ""
            raise OpponentError(f"the opponent in seat {seat} chose action {number}{name}, which its mask forbids")
        return number

    def close(self) -> None:
        """No-op: a function has nothing to release."""


class ByBots:
    """Opponents that are bots. If a bot returns no action, it waits out of turn; on turn the fallback move is made.

    Unlike at a server table, a fault of a user's bot is an error here: training against fallback moves made in its
    place would silently produce wrong results.
    """

    def __init__(self, game: AnyEncoding, name: str, players: int, limit: float | None = None) -> None:
        """`limit`: seconds that a bot of a file may take for a move."""
        if name.endswith(levels.FILE) and not Path(name).is_file():
            raise refuse("arena-no-file", file=name)
        self._game = game
        self._name = name
        self._bots: list[AnyBot] = [levels.named(game.name, name, limit) for _ in range(players)]
        self._learner = 0

    def begin(self, table: Any, dealt: Sequence[Any], learner: int, chance: Generator) -> None:
        self._learner = learner
        for seat, bot in enumerate(self._bots):
            seed = int(chance.integers(1 << 62))  # also drawn for the learner's seat, so that seeds do not depend on it
            if seat != learner:
                try:
                    bot.begin(table.s.rules, seat, len(self._bots), seed)
                except Faulty as faulty:
                    raise self._failed(seat, faulty.fault) from faulty
        self.see(table, dealt)

    def see(self, table: Any, happened: Sequence[Any]) -> None:
        for seat, bot in enumerate(self._bots):
            if seat != self._learner:
                for event in happened:
                    bot.see(self._game.told(event, seat))

    def act(self, table: Any) -> Sequence[Any]:
        seat = table.asked
        at = self._game.bot_table(table)
        faults: list[Fault] = []
        action = legal_answer(self._bots[seat], seat, at.view(seat), at.legal(seat), at.check, faults.append)
        if action is None and faults:
            raise self._failed(seat, faults[-1])
        if action is None and seat != table.s.turn:
            table.act(self._game.wait)
            return ()
        happened = at.apply(at.fallback(seat) if action is None else action)
        table.set_round(table.s)
        self.see(table, happened)
        return happened

    def _failed(self, seat: int, fault: Fault) -> OpponentError:
        if isinstance(fault, Illegal):
            clause = f" ({fault.refusal})" if fault.refusal else ""
            return OpponentError(
                f"the opponent {self._name} in seat {seat} wanted {fault.answer}, which it may not do now{clause}"
            )
        why = said(fault.reason, Translator(ENGLISH)) if isinstance(fault, Broken | Crashed) else str(fault)
        return OpponentError(f"the opponent {self._name} in seat {seat} failed: {why}")

    def close(self) -> None:
        for bot in self._bots:
            if isinstance(bot, HostedBot):
                bot.close()
