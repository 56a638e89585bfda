"""The standings as a picture, with matplotlib (the extra `plots`)."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

from pioche.arena.ratings import MEAN
from pioche.arena.report import Words
from pioche.arena.standings import Standings
from pioche.i18n import Translator
from pioche.runs.pictures import bars, intervals, look, plain

_LINE = 110  # characters of the title in one line


def draw(found: Standings, translator: Translator, file: Path) -> None:
    """Three panels: how often they win, how strong they are, how long they think."""
    from matplotlib.figure import Figure

    words = Words(translator)
    rows = found.standings
    with look():
        figure = Figure(figsize=(13, 2.2 + 0.45 * len(rows)), layout="constrained")
        won, rating, thinking = figure.subplots(1, 3)
        figure.suptitle("\n".join([words.title(found), *wrap(words.options(found), _LINE)]), fontsize=12)
        plain(won, words.text("arena-won"))
        shares = [(row.entrant, 100 * row.won.share, 100 * row.won.low, 100 * row.won.high) for row in rows]
        intervals(won, shares, 100 * found.par, words.whole)
        won.set_xlabel(f"% ({words.text('sim-interval')})")
        plain(rating, words.text("arena-rating"))
        points = [(row.entrant, row.rating.points, row.rating.low, row.rating.high) for row in rows]
        intervals(rating, points, MEAN, "{:.0f}".format)
        rating.set_xlabel(words.text("sim-interval"))
        plain(thinking, words.text("arena-thinking"))
        bars(thinking, [(row.entrant, row.milliseconds) for row in rows], words.milliseconds)
        figure.supxlabel(" ".join(words.notes(found)), fontsize=8)
        figure.savefig(file, dpi=120)
