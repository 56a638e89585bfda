"""Mau-Mau, the public ancestor of the family, played with 32 cards (7 to ace) by two to five.

MM-1  Everybody gets five cards; the next one is turned up. The player left of the dealer begins.
MM-2  One plays a card of the suit or of the rank on top. Who cannot or does not want to draws one card, and may play
      it or pass.
MM-3  After a 7 the next player draws two cards and then has their turn, or answers with another 7, which adds two.
MM-4  After an 8 the next player sits out.
MM-5  A Jack fits on everything but a Jack, and its player wishes for a suit.
MM-6  Who plays their last card but one says "Mau" with it. Who forgot may be caught before the next player has moved,
      and draws one card.
MM-7  Who has no cards left wins the round and scores what the others hold: 7 to 10 as printed, Jack 2, Queen 3, King 4,
      ace 11. Who has 100 points first wins the match. When the pile is empty, all discards but the top are shuffled.
MM-8  When nothing is left to draw and everybody has passed, whoever holds the fewest points wins; a tie scores nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pioche.engine.editions import Editions
from pioche.engine.options import GameRules, Options, option

SUITS: Final = "cshd"  # clubs, spades, hearts, diamonds
RANKS: Final = "789TJQKA"
CARDS: Final = tuple(suit + rank for suit in SUITS for rank in RANKS)
POINTS: Final = dict(zip(RANKS, (7, 8, 9, 10, 2, 3, 4, 11), strict=True))


@dataclass(frozen=True, slots=True)
class StartOptions:
    hand_size: int = option(5, "MM-1", least=2, most=6)


@dataclass(frozen=True, slots=True)
class PlayOptions:
    answer_sevens: bool = option(True, "MM-3")
    jack_on_jack: bool = option(False, "MM-5")


@dataclass(frozen=True, slots=True)
class ScoreOptions:
    target: int = option(100, "MM-7", least=1, most=10_000)


@dataclass(frozen=True, slots=True)
class Rules(GameRules):
    start: StartOptions = StartOptions()
    play: PlayOptions = PlayOptions()
    score: ScoreOptions = ScoreOptions()


OPTIONS: Final = Options(Rules)
EDITIONS: Final = Editions(OPTIONS, {"maumau/plain": Rules()})
