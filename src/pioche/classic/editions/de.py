"""Edition `classic/de` (DE-0..DE-12, without its house rules; FR-4..6, 17..19 and 23 where it is silent)."""

from __future__ import annotations

from typing import Final

from pioche.classic.mechanics.debt import DebtOptions, Draw2Parry
from pioche.classic.mechanics.drawing import DrawingOptions, VoluntaryDraw
from pioche.classic.mechanics.matching import MatchingOptions, Wild4If
from pioche.classic.mechanics.scoring import ScoringOptions
from pioche.classic.mechanics.start import FirstSkip, StartOptions
from pioche.classic.mechanics.uno_call import UnoCallOptions, UnoEnforced
from pioche.classic.rules import Rules

RULES: Final = Rules(
    "classic/de",
    start=StartOptions(first_skip=FirstSkip.SECOND_LEFT),  # reading under DE-12
    matching=MatchingOptions(wild4_if=Wild4If.ALWAYS),  # DE-10
    drawing=DrawingOptions(voluntary_draw=VoluntaryDraw.OFF),  # DE-6
    debt=DebtOptions(draw2_parry=Draw2Parry.DRAW2_OR_WILD4, wild4_parry=True),  # DE-5, DE-10
    uno_call=UnoCallOptions(uno_enforced=UnoEnforced.AUTOMATIC, uno_uno=True),  # DE-11, DE-12
    scoring=ScoringOptions(wild4_points=75),  # DE-0
)
