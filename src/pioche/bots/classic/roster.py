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
from pioche.bots.lapsing import LapsingMind
from pioche.engine.refusal import refuse

PLAIN: Final = ("random", "greedy", "heuristic", "learned", "search")
# Each level beats the one below in 60 to 65 % of the rounds of two: ./dev bench bots --ladder.
_NOISE: Final = 60  # of the lower levels' ratings
_BEGINNERS_LAPSES: Final = 0.44  # the share of decisions in which they lay just anything
_CASUAL_LAPSES: Final = 0.22


def bot(name: str, budget: Budget | None) -> Player:
    """A bot by its name or level. The budget applies to `search` and `master` only."""
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
        case "beginner":
            return Player(_with_lapses(_BEGINNERS_LAPSES), behaviour.BEGINNER)
        case "casual":
            return Player(_with_lapses(_CASUAL_LAPSES), behaviour.CASUAL)
        case "strong":
            return Player(HeuristicMind(ATTENTIVE), behaviour.STRONG)
        case "master":
            return Player(SearchMind(ATTENTIVE, budget), behaviour.MASTER)
        case _:
            raise refuse("unknown-bot", name=name[:40], known=", ".join(PLAIN))


def _with_lapses(share: float) -> LapsingMind:
    """Sees its own hand only, and now and then lays just anything."""
    return LapsingMind(HeuristicMind(SELFISH, _NOISE), RandomMind(), share)
