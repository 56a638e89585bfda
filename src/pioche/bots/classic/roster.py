"""The bots of the card game by name."""

from __future__ import annotations

from typing import Final

from pioche.bots import manners
from pioche.bots.bot import Budget
from pioche.bots.classic.minds import GreedyMind, RandomMind, SenseMind
from pioche.bots.classic.player import Player
from pioche.bots.classic.search import SearchMind
from pioche.bots.classic.weights import ATTENTIVE, SELFISH
from pioche.engine.refusal import refuse

PLAIN: Final = ("random", "greedy", "heuristic", "search")
_BEGINNERS_NOISE: Final = 400  # of a beginner's rating more is chance than sense
_CASUAL_NOISE: Final = 60
_GLANCE: Final = Budget(playouts=200)  # what a strong player sees at a glance: a few milliseconds


def bot(name: str, budget: Budget | None) -> Player:
    """A bot by its name or level. A budget is for those that think ahead."""
    match name:
        case "random":
            return Player(RandomMind(), manners.PLAIN)
        case "greedy":
            return Player(GreedyMind(), manners.PLAIN)
        case "heuristic":
            return Player(SenseMind(ATTENTIVE), manners.PLAIN)
        case "search":
            return Player(SearchMind(ATTENTIVE, budget), manners.PLAIN)
        case "beginner":
            return Player(SenseMind(SELFISH, _BEGINNERS_NOISE), manners.BEGINNER)
        case "casual":
            return Player(SenseMind(SELFISH, _CASUAL_NOISE), manners.CASUAL)
        case "strong":
            return Player(SearchMind(ATTENTIVE, _GLANCE), manners.STRONG)
        case "master":
            return Player(SearchMind(ATTENTIVE, budget), manners.MASTER)
        case _:
            raise refuse("unknown-bot", name=name[:40], known=", ".join(PLAIN))
