"""The review of the finished rounds of a match (`pioche.review`), as text."""

from __future__ import annotations

import asyncio
import io
from typing import Final

from rich.console import Console

from pioche.i18n import Translator
from pioche.review.analysis import Effort
from pioche.review.parts import replay_in, steps_in
from pioche.review.report import report
from pioche.review.run import review

_ROLLOUTS: Final = 400
_WIDTH: Final = 110


async def review_text(exported: str, words: Translator) -> str:
    """How well everybody played and how lucky they were; refused without a finished round."""
    return await asyncio.to_thread(_reviewed, exported, words)


def _reviewed(exported: str, words: Translator) -> str:
    text = replay_in(exported)
    steps_in(text)  # refused if there is nothing to review
    found = review(text, Effort(_ROLLOUTS), 1, lambda _more: None)
    shown = io.StringIO()
    Console(file=shown, width=_WIDTH, color_system=None, force_terminal=False).print(report(found, words))
    return "\n".join(line.rstrip() for line in shown.getvalue().splitlines())
