"""How a bot of the tile game chooses what to lay: at random, or by the number of tiles.

A mind is asked only on its turn. When to call, catch and react is its behaviour (`player`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pioche.bots import chance
from pioche.rummy import hints
from pioche.rummy.actions import Action, Draw, Keep
from pioche.rummy.dealing import FastShuffler
from pioche.rummy.events import Event
from pioche.rummy.rules import Rules
from pioche.rummy.solver import lays, plays
from pioche.rummy.solver.position import Position
from pioche.rummy.tiles import JOKER
from pioche.rummy.view import View


class Mind(Protocol):
    """Chooses actions for a bot."""

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None: ...

    def see(self, event: Event) -> None: ...

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        """The action on its turn; None: nothing. `moment` gives each decision its own random numbers."""
        ...


def rest(legal: Sequence[Action]) -> Action | None:
    """The action instead of laying: draw, or keep the drawn tile; None if neither is legal."""
    return next((action for action in legal if isinstance(action, Draw | Keep)), None)


class RandomMind:
    """Lays a random number of random tiles; draws only if it can lay nothing.

    `most`: it does not find lays of more tiles, unless it has to.
    """

    def __init__(self, most: int = plays.MOST_LAID) -> None:
        self._most = most

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules
        self._seat = seat
        self._seed = seed

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        turn = hints.turn_of(self._rules, view)
        position = lays.position_of(turn)
        sizes = self._sizes(position)
        if not sizes:
            return rest(legal)
        order = list(range(JOKER + 1))
        FastShuffler(chance.number(self._seed, moment, 0) >> 2).shuffle(order)
        tiles = plays.some(position, chance.choice(sizes, self._seed, moment, 1), order)
        return None if tiles is None else lays.lay_of(turn, position, self._seat, tiles)

    def _sizes(self, position: Position) -> list[int]:
        if not plays.any_play(position):
            return []
        # Plays that free a joker are searched only if there are no others: that is much faster.
        found = plays.counts(position, freeing=False) or plays.counts(position)
        sizes = [size for size in range(1, plays.MOST_LAID + 1) if found >> size & 1]
        return [size for size in sizes if size <= self._most] or sizes[:1]


class GreedyMind:
    """Lays as many tiles as possible, preferring those with the most points (R-22)."""

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        suggested = hints.suggest(self._rules, view)
        return suggested if suggested is None or not isinstance(suggested, Draw | Keep) else rest(legal)
