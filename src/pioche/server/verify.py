"""`pioche verify`: do the deals of an exported game follow from what was committed to?"""

from __future__ import annotations

import os
from pathlib import Path

from pioche.i18n import Translator, language_of_terminal
from pioche.runs.files import read_game
from pioche.server.table.deals import Dishonest, Honest, verify


def command(file: Path, /) -> int:
    """Whether the deals and draws of an exported game follow from what was committed to.

    pioche verify game.json
    """
    words = Translator(language_of_terminal(os.environ))
    match verify(read_game(file, words)):
        case Honest(rounds=rounds, draws=draws, unsalted=unsalted, withheld=withheld, unsealed=unsealed):
            print(words.text("verify-honest", rounds=rounds, draws=draws))
            for key, found in (("unsalted", unsalted), ("withheld", withheld), ("unsealed", unsealed)):
                for number, seats in found.items():
                    shown = ", ".join(str(seat + 1) for seat in seats)
                    print(words.text(f"verify-{key}", round=number, seats=shown, count=len(seats)))
            print(words.text("verify-limits"))
            return 0
        case Dishonest(why=why):
            print(words.text("verify-dishonest", reason=words.text(why.key, **dict(why.args))))
            return 1
