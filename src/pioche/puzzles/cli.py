"""`pioche puzzles`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

from rich.text import Text

from pioche.engine.refusal import refuse
from pioche.i18n import Translator, language_of_terminal
from pioche.puzzles.generating import generate, wanted
from pioche.runs.console import progress, show
from pioche.runs.parameters import WHOLE
from pioche.runs.processes import checked_processes

_TILES: Final = 2_000
_CARDS: Final = 500


def command(
    folder: Path,
    /,
    *,
    tiles: Annotated[int, WHOLE] = _TILES,
    cards: Annotated[int, WHOLE] = _CARDS,
    processes: Annotated[int | None, WHOLE] = None,
) -> int:
    """Make puzzles with one solution.

    pioche puzzles puzzles
    """
    if tiles < 0 or cards < 0:
        raise refuse("puzzles-count", count=min(tiles, cards))
    workers = checked_processes(processes)
    words = Translator(language_of_terminal(os.environ))
    total = sum(sum(count.values()) for count in wanted(tiles, cards).values())
    with progress(words.text("puzzles-found"), total) as advance:
        found = generate(folder, tiles, cards, workers, advance)
    lines = [words.text("puzzles-made", kind=kind.value, count=count) for kind, count in found.items()]
    show(None, Text("\n".join(lines)), ())
    return 0
