"""`pioche train`."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from pioche.engine.refusal import refuse
from pioche.i18n import Translator, language_of_terminal
from pioche.runs.console import progress, show
from pioche.runs.files import check_writable, refuse_unwritten, write
from pioche.runs.parameters import WHOLE

_GENERATIONS: Final = 1_000
_NEEDED: Final = ("torch", "numpy", "matplotlib")


def command(
    folder: Path,
    /,
    *,
    generations: Annotated[int, WHOLE] = _GENERATIONS,
    warm: Annotated[int | None, WHOLE] = None,
    seed: Annotated[int, WHOLE] = 1,
    weights: Annotated[Path | None, Parameter(name="--weights")] = None,
) -> int:
    """Train the learned player of the card game by self-play.

    pioche train training --weights weights.safetensors
    """
    if any(find_spec(name) is None for name in _NEEDED):
        raise refuse("train-library", install="pip install 'pioche[train]'")
    if generations < 1 or (warm is not None and not 0 <= warm <= generations):
        raise refuse("train-generations", generations=generations)
    if weights is not None:
        check_writable(weights)
    from pioche.training import plot
    from pioche.training.run import Plan, Rating, Run, ratings, resumable

    folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(seed, generations, generations * 3 // 5 if warm is None else warm)
    words = Translator(language_of_terminal(os.environ))
    run = Run.resumed(folder, plan) if resumable(folder) else Run(folder, plan)
    picture = folder / "ratings.png"

    with progress(words.text("train-generations"), generations, run.generation) as bar:

        def tell(rating: Rating) -> None:
            won = {players: f"{share:.1f} ± {half:.1f} %" for players, (share, half) in rating.won.items()}
            bar.say(
                words.text(
                    "train-rating",
                    generation=rating.generation,
                    decisions=rating.decisions,
                    minutes=round(rating.seconds / 60),
                    two=won[2],
                    four=won[4],
                )
            )
            plot.draw(ratings(folder), words, picture)

        run.to_the_end(tell, bar)
    unwritten = write((weights, run.export))
    notes = [words.text("train-weights", file=str(weights))] if weights is not None and not unwritten else []
    show(None, Text(words.text("train-done", folder=str(folder), picture=str(picture))), notes)
    refuse_unwritten(unwritten)
    return 0
