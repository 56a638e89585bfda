"""The learned player: the move of which the network thinks most."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.learned import watching, weights
from pioche.bots.classic.learned.network import Network
from pioche.bots.classic.learned.policy import Policy, constants
from pioche.bots.classic.learned.record import Record
from pioche.bots.classic.learned.sizes import ONE
from pioche.bots.classic.minds import blank, counts_points
from pioche.classic import codes as c
from pioche.classic.actions import Action, encode
from pioche.classic.events import Event
from pioche.classic.machine import Round
from pioche.classic.rules import Rules
from pioche.classic.view import View

NOBODY, MOST_CANDIDATES = constants()
_LOST: Final = -(1 << 40)


class LearnedMind:
    """The network, asked with what the seat has seen. A move that goes without saying does not need it."""

    def __init__(self, network: Network | None = None) -> None:
        self._policy = Policy(network or weights.network(), Heuristic(weights.RATING))
        self._record = Record()
        self.thought: dict[Action, float] = {}

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._record.begin(players, c.NO_COLOUR)
        self._policy.heuristic.begin(counts_points(rules))

    def see(self, event: Event) -> None:
        watching.see(self._record, self._seat, event)

    def choose(self, view: View, moves: Sequence[Action], moment: int) -> Action:
        values = self._valued(view, moves, free=False)
        return moves[max(range(len(moves)), key=lambda place: values[place])]

    def choose_freely(self, view: View, moves: Sequence[Action], moment: int) -> Action | None:
        values = self._valued(view, moves, free=True)
        place = max(range(len(values)), key=lambda place: values[place])
        return moves[place] if place < len(moves) else None

    def _valued(self, view: View, moves: Sequence[Action], *, free: bool) -> list[int]:
        values = self.values(blank(view, self._rules), [encode(move) for move in moves], free=free)
        for move, value in zip(moves, values, strict=False):
            if value > _LOST:
                self.thought[move] = 1 / (1 + exp(-value / ONE))
        return values

    def values(self, position: Round, moves: Sequence[int], *, free: bool) -> list[int]:
        """The value of each move, as the logarithm of the odds to win; `free`: and of laying nothing out of turn.

        Of many moves only those that the heuristic rates best are valued; the others count as lost.
        """
        policy = self._policy
        policy.inform(self._record)
        policy.clear()
        for move in moves:
            policy.put(move, policy.heuristic.rate(position, self._seat, move))
        if free:
            policy.put(NOBODY, policy.heuristic.leave)
        policy.value(position, self._seat, self._record)
        found = policy.found()
        return [found.get(move, _LOST) for move in (*moves, *((NOBODY,) if free else ()))]
