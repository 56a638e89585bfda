"""`pioche verify`: were the deals of an exported game honest?"""

from __future__ import annotations

import os
from pathlib import Path

from pioche.i18n import Translator, language_of_terminal
from pioche.server.table.deals import Dishonest, Honest, verify


def command(file: Path, /) -> int:
    """Whether the deals and draws of an exported game were honest.

    pioche verify game.json
    """
    words = Translator(language_of_terminal(os.environ))
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{file}: {error.reason}") from error
    match verify(text):
        case Honest(rounds=rounds, draws=draws):
            print(words.text("verify-honest", rounds=rounds, draws=draws))
            return 0
        case Dishonest(why=why):
            print(words.text("verify-dishonest", reason=words.text(why.key, **dict(why.args))))
            return 1
