"""`pioche verify`: do the deals of an exported game follow from what was committed to?"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

from pioche.i18n import Translator, language_of_terminal
from pioche.server.table.deals import Dishonest, Honest, verify

MOST_BYTES: Final = 16_000_000  # a long match has some hundred kB


def _read(file: Path, words: Translator) -> str:
    """The text of a regular file of a reasonable size; a pipe could keep us waiting forever."""
    # Opening a pipe without a writer would wait; the flag has no effect on regular files.
    handle = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as opened:
        found = os.fstat(opened.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise ValueError(words.text("verify-no-file", file=str(file)))
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ValueError(words.text("verify-too-large", file=str(file), most=MOST_BYTES // 1_000_000))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise ValueError(f"{file}: {error.reason}") from error


def command(file: Path, /) -> int:
    """Whether the deals and draws of an exported game follow from what was committed to.

    pioche verify game.json
    """
    words = Translator(language_of_terminal(os.environ))
    match verify(_read(file, words)):
        case Honest(rounds=rounds, draws=draws, unsalted=unsalted):
            print(words.text("verify-honest", rounds=rounds, draws=draws))
            for number, seats in unsalted.items():
                shown = ", ".join(str(seat + 1) for seat in seats)
                print(words.text("verify-unsalted", round=number, seats=shown, count=len(seats)))
            print(words.text("verify-limits"))
            return 0
        case Dishonest(why=why):
            print(words.text("verify-dishonest", reason=words.text(why.key, **dict(why.args))))
            return 1
