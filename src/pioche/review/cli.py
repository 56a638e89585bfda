"""`pioche review`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from pioche.engine.deal import seed_from_text
from pioche.engine.refusal import refuse
from pioche.i18n import Translator, language_of_terminal
from pioche.review import plot as plotting
from pioche.review.analysis import Effort
from pioche.review.parts import replay_in, steps_in
from pioche.review.report import report
from pioche.review.run import review
from pioche.runs import pictures
from pioche.runs.console import progress, show
from pioche.runs.files import read_game, refuse_unwritten, write
from pioche.runs.parameters import WHOLE
from pioche.runs.processes import checked_processes

_ROLLOUTS: Final = 1_000


def command(
    file: Path,
    /,
    *,
    rollouts: Annotated[int, WHOLE] = _ROLLOUTS,
    seed: str = "pioche",
    processes: Annotated[int | None, WHOLE] = None,
    plot: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """How well everybody played, and how lucky they were.

    pioche review game.pioche --plot luck.png
    """
    if rollouts < 1:
        raise refuse("review-rollouts", rollouts=rollouts)
    workers = checked_processes(processes)
    if plot is not None:
        pictures.check(plot)
    words = Translator(language_of_terminal(os.environ))
    text = replay_in(read_game(file, words))
    effort = Effort(rollouts, int.from_bytes(seed_from_text(seed)[:7], "big"))
    with progress(words.text("review-steps"), steps_in(text)) as advance:
        found = review(text, effort, workers, advance)
    unwritten = write((plot, lambda path: plotting.draw(found, words, path)))
    notes = [words.text("sim-plot-written", file=str(plot))] if plot is not None and not unwritten else []
    show(found.as_data() if json_ else None, report(found, words), notes)
    refuse_unwritten(unwritten)
    return 0
