"""The bots of the tile game by name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pioche.bots import behaviour
from pioche.bots.behaviour import Span
from pioche.bots.bot import Budget
from pioche.bots.lapsing import LapsingMind
from pioche.bots.rummy.heuristic import HeuristicMind
from pioche.bots.rummy.minds import GreedyMind, RandomMind
from pioche.bots.rummy.player import Player
from pioche.bots.rummy.search import SearchMind
from pioche.engine.refusal import refuse

PLAIN: Final = ("random", "greedy", "heuristic", "search")
# Each level beats the one below in 60 to 65 % of the rounds of two: ./dev bench bots --ladder.
_FEW: Final = 2  # tiles laid at once at most by a beginner who does not look for more
_BEGINNERS_LAPSES: Final = 0.75  # the share of decisions in which they do not
_CASUAL_LAPSES: Final = 0.65  # the share of decisions in which they lay some of what they could

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
            return Player(LapsingMind(RandomMind(), RandomMind(_FEW), _BEGINNERS_LAPSES), _BEGINNER)
        case "casual":
            return Player(LapsingMind(GreedyMind(), RandomMind(), _CASUAL_LAPSES), _CASUAL)
        case "strong":
            return Player(HeuristicMind(), _STRONG)
        case "master":
            return Player(SearchMind(budget), _MASTER)
        case _:
            raise refuse("unknown-bot", name=name[:40], known=", ".join(PLAIN))
