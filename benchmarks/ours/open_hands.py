"""Players that see everything: the measure of how good a player could become who guesses the hidden cards perfectly.

They search the true position instead of positions that a seat thinks likely: all hands, and what will be drawn. They
get the round itself (`Sees.watch`), which nothing in the package hands to a bot. They exist only here: no server, table
or environment can seat one.

What they reach is a lower bound of what perfect play with open hands reaches, because their rollouts assume that
everybody plays like the heuristic.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from pioche.bots import behaviour
from pioche.bots.bot import AnyBot, Budget
from pioche.bots.classic.player import Player as CardPlayer
from pioche.bots.classic.search import SearchMind as CardSearch
from pioche.bots.classic.weights import ATTENTIVE
from pioche.bots.rummy.player import Player as TilePlayer
from pioche.bots.rummy.sampling import RackSampler
from pioche.bots.rummy.search import SearchMind as TileSearch
from pioche.classic.machine import Round as CardRound
from pioche.engine.game import AnyRound
from pioche.rummy.machine import Round as TileRound
from pioche.rummy.view import View as TileView

TO_THE_END = 400  # moves of a rollout: nearly every round is over by then
CARDS = Budget(playouts=300)
TILES = Budget(playouts=600)


@runtime_checkable
class Sees(Protocol):
    """A player that is given the round."""

    def watch(self, table: AnyRound) -> None: ...


class OpenCards(CardPlayer):
    """The card game."""

    def __init__(self) -> None:
        self._open = _OpenCardSearch(ATTENTIVE, CARDS)
        super().__init__(self._open, behaviour.PLAIN)

    def watch(self, table: AnyRound) -> None:
        self._open.table = table


class _OpenCardSearch(CardSearch):
    table: AnyRound

    def begin(self, rules: Any, seat: int, players: int, seed: int) -> None:
        super().begin(rules, seat, players, seed)
        self._ahead = TO_THE_END
        self._belief = _Truth(self)  # type: ignore[assignment] # it is not a belief: it knows


class _Truth:
    def __init__(self, mind: _OpenCardSearch) -> None:
        self._mind = mind

    def observe(self, event: Any) -> None:
        pass

    def positions(self, view: Any, seed: int) -> Callable[[], CardRound]:
        core: CardRound = self._mind.table.core
        return core.copy


class OpenTiles(TilePlayer):
    """The tile game."""

    def __init__(self) -> None:
        self._open = _OpenTileSearch(TILES)
        super().__init__(self._open, behaviour.PLAIN)

    def watch(self, table: AnyRound) -> None:
        self._open.table = table


class _OpenTileSearch(TileSearch):
    table: AnyRound

    def _sampler(self, view: TileView, luck: int) -> RackSampler:
        core: TileRound = self.table.core
        return _TrueRacks(core)


class _TrueRacks(RackSampler):
    """The true racks and the true pool, of which the seats are assumed to draw in turn."""

    def __init__(self, core: TileRound) -> None:
        self.position = core.copy()

    def tiles(self) -> tuple[list[list[int]], list[int]]:
        position = self.position
        drawn = position.pool[::-1]
        shift = position.turn if drawn else 0  # the abstract round gives the first tile to seat 0
        return [list(rack) for rack in position.racks], [*drawn[len(drawn) - shift :], *drawn[: len(drawn) - shift]]


def open_hands(game: str) -> AnyBot:
    """The player of a game that sees everything."""
    return OpenCards() if game == "classic" else OpenTiles()
