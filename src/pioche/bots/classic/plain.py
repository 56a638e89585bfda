"""The player who leaves it to chance."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.bots import chance
from pioche.classic.actions import Accuse, Action, Call, Catch, Doubt, Draw, Give, Pass, Play, Vote
from pioche.classic.events import Event
from pioche.classic.rules import Rules
from pioche.classic.view import View


class RandomBot:
    """Any card that may be laid; it draws, passes or takes a debt only when it can do nothing else.

    It calls, catches and leaves votes alone as polite players do, so that what it loses it loses by its cards.
    """

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._seat = seat
        self._seed = seed
        self._seen = 0

    def see(self, event: Event) -> None:
        self._seen += 1

    def act(self, view: View, legal: Sequence[Action]) -> Action | None:
        for action in legal:
            if isinstance(action, Call | Catch):
                return action
        moves = [action for action in legal if not isinstance(action, Accuse | Vote | Doubt)]
        moves = [action for action in moves if not isinstance(action, Draw | Pass)] or moves
        called = [action for action in moves if isinstance(action, Play | Give) and action.call]
        if not moves or (view.turn != self._seat and not _lays(moves)):
            return None
        return chance.choice(called or moves, self._seed, self._seen)

    def delay(self, view: View, action: Action) -> float:
        return 1.0 + chance.share(self._seed, self._seen, 1)


def _lays(moves: Sequence[Action]) -> bool:
    return any(isinstance(action, Play) for action in moves)
