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
from pioche.runs.processes import checked_processes
from pioche.sim import plot as plotting
from pioche.sim.figures import figures
from pioche.sim.job import Job, Style, game_of
from pioche.sim.report import report
from pioche.sim.run import play

_LEAST_SAMPLE: Final = 200  # games to be watched closely, or all if there are fewer
_SAMPLED: Final = 50  # else one in so many


def command(
    edition: str,
    /,
    *,
    players: int = 4,
    games: int | None = None,
    with_: Annotated[tuple[str, ...], Parameter(name="--with", negative="")] = (),
    matches: Annotated[bool, Parameter(negative="")] = False,
    style: Style = Style.SENSIBLE,
    advice: Annotated[bool, Parameter(negative="")] = False,
    seed: str = "pioche",
    processes: int | None = None,
    plot: Path | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Play many games and show what happened: how long they take, who wins, how they end, which rules matter.

    pioche sim classic/fr --players 4 --games 100000 --with jump_in --with zero_rotation=forced

    Parameters
    ----------
    edition
        classic/fr, classic/lb, classic/de; rummy/en, rummy/fr, rummy/de (much slower).
    players
        How many sit at the table.
    games
        How many rounds to play, or matches with --matches; usually 10,000 rounds or 1,000 matches.
    with_
        A house rule, NAME (switched on) or NAME=VALUE; may be given several times.
    matches
        Play whole matches, not single rounds.
    style
        sensible: players lay when they can and call UNO when they must, the rest is left to chance
        (in the tile game they lay as much as they can).
        random: every legal move is as likely as the next.
    advice
        Let players accuse each other of giving advice, where the rules punish it.
    seed
        Any text; the same seed gives the same figures, however many processes there are.
    processes
        How many work at once; usually one for each processor.
    plot
        Draw the figures into this file (.png, .svg or .pdf; needs the extra "plots").
    json_
        Print JSON and nothing else.
    """
    game = game_of(edition)
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
