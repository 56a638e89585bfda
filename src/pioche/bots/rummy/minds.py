"""How a bot of the tile game chooses what to lay: by chance, or by how many tiles it sheds.

A mind is asked on its turn and always answers. Calling, catching and reacting are manners (`player`).
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
    """Chooses."""

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None: ...

    def see(self, event: Event) -> None: ...

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        """What to do on its turn; None: nothing. `moment` tells decisions apart, for chance."""
        ...


def rest(legal: Sequence[Action]) -> Action | None:
    """What is done instead of laying: draw, or keep the drawn tile."""
    return next((action for action in legal if isinstance(action, Draw | Keep)), None)


class RandomMind:
    """Some play, of a random size and of random tiles; it draws only when there is none.

    `most`: it never sees how to lay more tiles at once, unless it must.
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
        # Plays that free a joker are looked for only when there are no others: that is much faster.
        found = plays.counts(position, freeing=False) or plays.counts(position)
        sizes = [size for size in range(1, plays.MOST_LAID + 1) if found >> size & 1]
        return [size for size in sizes if size <= self._most] or sizes[:1]


class GreedyMind:
    """As many tiles as possible, those that count most (R-22) rather than others."""

    def begin(self, rules: Rules, seat: int, players: int, seed: int) -> None:
        self._rules = rules

    def see(self, event: Event) -> None:
        pass

    def choose(self, view: View, legal: Sequence[Action], moment: int) -> Action | None:
        suggested = hints.suggest(self._rules, view)
        return suggested if suggested is None or not isinstance(suggested, Draw | Keep) else rest(legal)
