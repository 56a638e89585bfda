"""`pioche sim`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from pioche.engine.deal import seed_from_text
from pioche.engine.refusal import refuse
from pioche.i18n import Translator, language_of_terminal
from pioche.runs import pictures
from pioche.runs.console import options, progress, show
from pioche.runs.files import refuse_unwritten, write
from pioche.runs.parameters import WHOLE
from pioche.runs.processes import checked_processes
from pioche.sim import plot as plotting
from pioche.sim.figures import figures
from pioche.sim.job import Job, Style
from pioche.sim.report import report
from pioche.sim.run import play, sim_of

_LEAST_SAMPLE: Final = 200  # minimum number of games played with a log, or all if there are fewer
_SAMPLED: Final = 50  # otherwise one game in so many


def command(
    edition: str,
    /,
    *,
    players: Annotated[int, WHOLE] = 4,
    games: Annotated[int | None, WHOLE] = None,
    with_: Annotated[tuple[str, ...], Parameter(name="--with", negative="")] = (),
    matches: Annotated[bool, Parameter(negative="")] = False,
    style: Style = Style.SENSIBLE,
    advice: Annotated[bool, Parameter(negative="")] = False,
    seed: str = "pioche",
    processes: Annotated[int | None, WHOLE] = None,
    plot: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Many games, and what happened in them.

    pioche sim classic/fr --players 4 --games 100000 --with jump_in --with zero_rotation=forced
    """
    game = sim_of(edition)
    if games is None:
        games = game.sizes(matches).usual
    if games < 1:
        raise refuse("sim-games", games=games)
    workers = checked_processes(processes)
    job = Job(
        edition=edition,
        options=options(with_),
        players=players,
        games=games,
        matches=matches,
        advice=advice,
        style=style,
        seed=int.from_bytes(seed_from_text(seed)[:7], "big"),
        sample=max(1, min(_SAMPLED, games // _LEAST_SAMPLE)),
    )
    game.check(job)
    if plot is not None:
        pictures.check(plot)
    words = Translator(language_of_terminal(os.environ))
    with progress(words.text("sim-matches" if matches else "sim-rounds"), games) as advance:
        result = play(job, workers, advance)
    found = figures(job, game, result)
    unwritten = write((plot, lambda file: plotting.draw(found, words, file)))
    notes = [words.text("sim-plot-written", file=str(plot))] if plot is not None and not unwritten else []
    show(found.as_data() if json_ else None, report(found, words), notes)
    refuse_unwritten(unwritten)
    return 0
