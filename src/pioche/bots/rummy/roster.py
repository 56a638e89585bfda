"""The bots of the tile game by name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pioche.bots import behaviour
from pioche.bots.behaviour import Span
from pioche.bots.bot import Budget
from pioche.bots.rummy.heuristic import HeuristicMind
from pioche.bots.rummy.minds import GreedyMind, RandomMind
from pioche.bots.rummy.player import Player
from pioche.bots.rummy.search import SearchMind
from pioche.engine.refusal import refuse
from pioche.rummy.solver import native

PLAIN: Final = ("random", "greedy", "heuristic", "search")
_BEGINNERS_MOST: Final = 2  # tiles that a beginner lays at once at most
# The default budget of `strong`. In pure Python that many playouts would take most of a minute.
_GLANCE: Final = Budget(playouts=2000) if native.COMPILED else Budget(milliseconds=200)

# People take longer over a table of tiles than over a card.
_BEGINNER: Final = replace(behaviour.BEGINNER, turn=Span(5.0, 11.0))
_CASUAL: Final = replace(behaviour.CASUAL, turn=Span(4.0, 9.0))
_STRONG: Final = replace(behaviour.STRONG, turn=Span(3.0, 7.0))
_MASTER: Final = replace(behaviour.MASTER, turn=Span(3.0, 6.0))


def bot(name: str, budget: Budget | None) -> Player:
    """A bot by its name or level. The budget applies to those that search."""
    match name:
        case "random":
            return Player(RandomMind(), behaviour.PLAIN)
        case "greedy":
            return Player(GreedyMind(), behaviour.PLAIN)
        case "heuristic":
            return Player(HeuristicMind(), behaviour.PLAIN)
        case "search":
            return Player(SearchMind(budget), behaviour.PLAIN)
        case "beginner":
            return Player(RandomMind(_BEGINNERS_MOST), _BEGINNER)
        case "casual":
            return Player(GreedyMind(), _CASUAL)
        case "strong":
            return Player(SearchMind(budget or _GLANCE), _STRONG)
        case "master":
            return Player(SearchMind(budget), _MASTER)
        case _:
            raise refuse("unknown-bot", name=name[:40], known=", ".join(PLAIN))
