"""Edition `classic/lb` (LB-1..LB-12; where that book is silent, as `classic/fr`)."""

from __future__ import annotations

from typing import Final

from pioche.classic.cards import PackOptions, Palette
from pioche.classic.mechanics.challenge import Challenge, ChallengeOptions
from pioche.classic.mechanics.drawing import DrawingOptions, DrawnCard
from pioche.classic.mechanics.matching import MatchingOptions, Wild4If
from pioche.classic.mechanics.start import DealerBy, FirstSkip, FirstWild, StartOptions
from pioche.classic.rules import Rules

RULES: Final = Rules(
    "classic/lb",
    pack=PackOptions(palette=Palette.LETZ),  # LB-1; Blanks only once a table has written their rules (LB-10)
    start=StartOptions(
        dealer=DealerBy.PASSES_LEFT, first_skip=FirstSkip.SECOND_LEFT, first_wild=FirstWild.LEFT
    ),  # LB-2, 8
    matching=MatchingOptions(reverse_on_anything=True, wild4_if=Wild4If.NO_COLOUR),  # LB-4, LB-9
    drawing=DrawingOptions(drawn_card=DrawnCard.MUST_IF_VOLUNTARY),  # LB-5
    challenge=ChallengeOptions(challenge=Challenge.CARD_STAYS),  # LB-9
)
