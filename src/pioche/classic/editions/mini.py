"""Edition `classic/mini`, for research: the rules of `classic/de` with a pack so small that a round can be solved.

No book prints it; docs/research.md says what differs.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pioche.classic.cards import PackOptions
from pioche.classic.editions import de

BOOK: Final = de.RULES.edition
RULES: Final = replace(
    de.RULES,
    edition="classic/mini",
    pack=PackOptions(cards="r1r2rSy1yDW"),
    start=replace(de.RULES.start, hand_size=2),
    uno_call=replace(de.RULES.uno_call, uno_uno=False),
)
