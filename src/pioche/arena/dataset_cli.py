"""`pioche dataset`."""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from pioche.arena.cli import contest_of
from pioche.arena.dataset import MANIFEST, Folder, Written, write_rounds
from pioche.arena.game_player import GamePlayer
from pioche.bots.hosted_bot import LIMIT
from pioche.engine.refusal import refuse
from pioche.i18n import Translator, language_of_terminal
from pioche.runs.console import options, progress, show
from pioche.runs.parameters import WHOLE
from pioche.runs.processes import checked_processes, in_processes, terminated_like_interrupted

_DEALS: Final = 200


def command(
    folder: Path,
    /,
    *entrants: str,
    game: str = "classic/fr",
    players: Annotated[int, WHOLE] = 2,
    deals: Annotated[int, WHOLE] = _DEALS,
    with_: Annotated[tuple[str, ...], Parameter(name="--with", negative="")] = (),
    seed: str = "pioche",
    processes: Annotated[int | None, WHOLE] = None,
) -> int:
    """Rounds between bots as a data set.

    pioche dataset games heuristic learned search@200 --game classic/de --players 3 --deals 1000
    """
    if find_spec("pyarrow") is None:
        raise refuse("dataset-library", install="pip install 'pioche[dataset]'")
    contest = contest_of(entrants, game, players, deals, options(with_), False, LIMIT, seed)
    workers = checked_processes(processes)
    with GamePlayer(contest) as player:
        player.check_files()
    folder.mkdir(parents=True, exist_ok=True)
    words = Translator(language_of_terminal(os.environ))
    with closing(Folder(folder, contest)) as data, terminated_like_interrupted():
        left = data.left(contest)
        done = contest.games - sum(count for _, count in left)
        with progress(words.text("arena-games"), contest.games, done) as bar:
            work = partial(write_rounds, contest, folder)
            made: Generator[Written] = (work(part) for part in left)
            if workers > 1 and len(left) > 1:
                made = in_processes(work, left, min(workers, len(left)))
            with closing(made):
                for written in made:
                    data.add(written)
                    bar(written.rounds)
        found = data.manifest
    rows = sum(written.rows for written in found.files)
    notes = [] if found.reproducible else [words.text("dataset-varies")]
    done_text = words.text("dataset-done", folder=str(folder), rows=rows, files=len(found.files), manifest=MANIFEST)
    show(None, Text(done_text), notes)
    return 0
