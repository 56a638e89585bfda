"""Edition `rummy/de` (R-1..R-24, the German book)."""

from __future__ import annotations

from typing import Final

from pioche.rummy.rules import (
    DrawnTile,
    EffectOptions,
    JokerOptions,
    OneEffectPer,
    Rules,
    TurnOptions,
    UnoOptions,
    UnoWindow,
)

RULES: Final = Rules(
    turn=TurnOptions(drawn_tile=DrawnTile.MAY),  # "kann er sofort ausgespielt werden"
    jokers=JokerOptions(joker_reactivates=False),  # rule 8, in bold, against the hint in rule 6
    effects=EffectOptions(one_effect_per=OneEffectPer.MELD),  # "innerhalb der gleichen Auslegeserie"
    uno=UnoOptions(uno_window=UnoWindow.PLAYED),  # "durch Berühren und Ausspielen eines Steins"
)
