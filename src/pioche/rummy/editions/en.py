"""Edition `rummy/en` (R-1..R-24, the English book)."""

from __future__ import annotations

from typing import Final

from pioche.rummy.rules import (
    DrawnTile,
    EffectOptions,
    FreedJoker,
    JokerOptions,
    OneEffectPer,
    Rules,
    TurnOptions,
    UnoOptions,
    UnoWindow,
)

RULES: Final = Rules(
    turn=TurnOptions(drawn_tile=DrawnTile.MAY),  # "it can be played immediately"
    jokers=JokerOptions(freed_joker=FreedJoker.AT_ONCE),  # "must then be used immediately"
    effects=EffectOptions(one_effect_per=OneEffectPer.MELD),  # "in the same run or set"
    uno=UnoOptions(uno_window=UnoWindow.PLAYED),  # "touching a tile and playing it"
)
