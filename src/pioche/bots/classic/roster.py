"""The bots of the card game by name."""

from __future__ import annotations

from typing import Final

from pioche.bots import behaviour
from pioche.bots.bot import Budget
from pioche.bots.classic.learned.mind import LearnedMind
from pioche.bots.classic.minds import GreedyMind, HeuristicMind, RandomMind
from pioche.bots.classic.player import Player
from pioche.bots.classic.search import SearchMind
from pioche.bots.classic.weights import ATTENTIVE, SELFISH
from pioche.engine.refusal import refuse

PLAIN: Final = ("random", "greedy", "heuristic", "learned", "search", "guided")
_BEGINNERS_NOISE: Final = 400  # a beginner's choice is more noise than rating
_CASUAL_NOISE: Final = 60
_GLANCE: Final = Budget(playouts=200)  # the fixed budget of `strong`: a few milliseconds


def bot(name: str, budget: Budget | None) -> Player:
    """A bot by its name or level. The budget applies to `search`, `guided` and `master` only."""
    match name:
        case "random":
            return Player(RandomMind(), behaviour.PLAIN)
        case "greedy":
            return Player(GreedyMind(), behaviour.PLAIN)
        case "heuristic":
            return Player(HeuristicMind(ATTENTIVE), behaviour.PLAIN)
        case "learned":
            return Player(LearnedMind(), behaviour.PLAIN)
        case "search":
            return Player(SearchMind(ATTENTIVE, budget), behaviour.PLAIN)
        case "guided":
            return Player(SearchMind(ATTENTIVE, budget, LearnedMind()), behaviour.PLAIN)
        case "beginner":
            return Player(HeuristicMind(SELFISH, _BEGINNERS_NOISE), behaviour.BEGINNER)
        case "casual":
            return Player(HeuristicMind(SELFISH, _CASUAL_NOISE), behaviour.CASUAL)
        case "strong":
            return Player(SearchMind(ATTENTIVE, _GLANCE), behaviour.STRONG)
        case "master":
            return Player(SearchMind(ATTENTIVE, budget), behaviour.MASTER)
        case _:
            raise refuse("unknown-bot", name=name[:40], known=", ".join(PLAIN))
