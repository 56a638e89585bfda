"""Edition `classic/fr` (FR-1..FR-23)."""

from __future__ import annotations

from typing import Final

from pioche.classic.mechanics.advice import AdviceOptions
from pioche.classic.mechanics.challenge import Challenge, ChallengeOptions
from pioche.classic.rules import Rules

RULES: Final = Rules(
    "classic/fr",
    challenge=ChallengeOptions(challenge=Challenge.TAKE_BACK),  # FR-22
    advice=AdviceOptions(advice_penalty=True),  # FR-21
)
