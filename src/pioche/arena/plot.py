"""The standings as a picture, with matplotlib (the extra `plots`)."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Final

from pioche.arena.ratings import MEAN
from pioche.arena.report import Words
from pioche.arena.standings import Standings
from pioche.i18n import Translator
from pioche.runs.names import short_all
from pioche.runs.pictures import bars, few_ticks, intervals, look, plain

_LINE: Final = 110  # characters of the title in one line
_NOTE: Final = 160  # characters of the notes in one line
_NAME: Final = 28  # characters of a name


def draw(found: Standings, translator: Translator, file: Path) -> None:
    """Draw three panels: share of wins, rating, thinking time."""
    from matplotlib.figure import Figure

    words = Words(translator)
    rows = found.standings
    title = [line for part in (words.title(found), words.options(found)) for line in wrap(part, _LINE)]
    notes = [line for note in words.notes(found) for line in wrap(note, _NOTE)]
    with look():
        height = 1.5 + 0.25 * len(title) + 0.16 * len(notes) + 0.45 * len(rows)
        figure = Figure(figsize=(13, height), layout="constrained")
        won, rating, thinking = figure.subplots(1, 3, sharey=True)
        figure.suptitle("\n".join(title), fontsize=12)
        names = short_all([row.entrant for row in rows], _NAME)  # shown once, at the left
        plain(won, words.text("arena-won"))
        shares = [(100 * row.won.share, 100 * row.won.low, 100 * row.won.high) for row in rows]
        intervals(won, _labelled(names, shares), 100 * found.par, words.tick)
        few_ticks(won)
        won.set_xlabel(f"% ({words.text('sim-interval')})")
        plain(rating, words.text("arena-rating"))
        points = [(row.rating.points, row.rating.low, row.rating.high) for row in rows]
        intervals(rating, _labelled(names, points), MEAN, "{:.0f}".format)
        few_ticks(rating)
        rating.set_xlabel(words.text("sim-interval"))
        plain(thinking, words.text("arena-thinking"))
        times = [row.milliseconds for row in rows]
        bars(thinking, list(zip(names, times, strict=True)), words.milliseconds)
        thinking.set_xlim(0, 1.35 * max(*times, 1e-3))  # room for the label of the longest bar
        thinking.xaxis.set_major_formatter(lambda value, _: words.tick(value))
        few_ticks(thinking)
        thinking.set_xlabel("ms")
        figure.supxlabel("\n".join(notes), fontsize=8)
        figure.savefig(file, dpi=120)


def _labelled(names: list[str], values: list[tuple[float, float, float]]) -> list[tuple[str, float, float, float]]:
    return [(name, *value) for name, value in zip(names, values, strict=True)]
