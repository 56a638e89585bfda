"""Edition `rummy/fr` (R-1..R-24, the French book)."""

from __future__ import annotations

from typing import Final

from pioche.rummy.rules import DrawnTile, EffectOptions, OneEffectPer, Rules, TurnOptions, UnoOptions, UnoWindow

RULES: Final = Rules(
    turn=TurnOptions(drawn_tile=DrawnTile.MUST),  # "le poser immédiatement"
    effects=EffectOptions(one_effect_per=OneEffectPer.TURN),  # "au même tour"
    uno=UnoOptions(uno_window=UnoWindow.TAKEN),  # "dès lors qu'un joueur a pris la main"
)
