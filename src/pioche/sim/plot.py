"""The figures as a plot, with matplotlib (the extra `plots`)."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from pioche.i18n import Translator
from pioche.runs import pictures
from pioche.runs.pictures import BAR, MARK, look, plain
from pioche.sim.figures import Figures
from pioche.sim.report import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_LINE: Final = 140  # characters per line of the title
_MOST_LABELS: Final = 9  # on the axis of a histogram


def draw(found: Figures, translator: Translator, file: Path) -> None:
    """Four panels: length, winners, endings, and which clauses were applied."""
    from matplotlib.figure import Figure

    words = Words(translator)
    with look():
        figure = Figure(figsize=(13, max(9.0, 3 + 0.24 * len(found.happened))), layout="constrained")
        grid = figure.add_gridspec(3, 2, width_ratios=(1, 1.15))
        figure.suptitle("\n".join([words.title(found), *wrap(words.options(found), _LINE)]), fontsize=12)
        _lengths(figure.add_subplot(grid[0, 0]), found, words)
        _winners(figure.add_subplot(grid[1, 0]), found, words)
        _endings(figure.add_subplot(grid[2, 0]), found, words)
        _happened(figure.add_subplot(grid[:, 1]), found, words)
        figure.supxlabel(f"{words.style(found)} {words.speed(found)}", fontsize=8)
        figure.savefig(file, dpi=120)


def _lengths(axes: Axes, found: Figures, words: Words) -> None:
    """A histogram of the moves per round, or of the rounds per match."""
    matches = found.job.matches and found.match_rounds is not None
    bars = found.match_rounds_bars if matches else found.moves_bars
    figures = found.match_rounds if matches else found.moves
    assert figures is not None
    plain(axes, words.text("sim-histogram-rounds" if matches else "sim-histogram-moves"))
    labels = [f"{bar.low}–" if bar is bars[-1] and bar.high > bar.low else str(bar.low) for bar in bars]
    places = range(len(bars))
    axes.bar(places, [bar.count for bar in bars], width=0.92, align="edge", color=BAR)
    every = -(-len(bars) // _MOST_LABELS)
    axes.set_xticks(places[::every], labels[::every])
    axes.set_ylabel(words.text("sim-matches" if matches else "sim-rounds"))
    axes.yaxis.set_major_formatter(lambda value, _: words.whole(round(value)))
    width = bars[0].high - bars[0].low + 1
    mean = f"{words.text('sim-mean')} {words.decimal(figures.mean)}"
    median = f"{words.text('sim-median')} {words.whole(figures.median)}"
    for value, line, label in ((figures.mean, "-", mean), (figures.median, ":", median)):
        # The integer n is drawn from n to n + 1.
        axes.axvline((value + 0.5 - bars[0].low) / width, color=MARK, linestyle=line, label=label)
    axes.legend(frameon=False)


def _winners(axes: Axes, found: Figures, words: Words) -> None:
    """Shares of wins with their intervals; the dotted line is the share if places did not matter."""
    plain(axes, words.text("sim-wins-matches" if found.job.matches else "sim-wins-rounds"))
    rows = [
        (words.winner(winner), 100 * winner.won.share, 100 * winner.won.low, 100 * winner.won.high)
        for winner in found.winners
    ]
    pictures.intervals(axes, rows, sum(share for _, share, _, _ in rows) / len(rows), words.decimal)
    axes.set_xlabel(f"% ({words.text('sim-interval')})")


def _endings(axes: Axes, found: Figures, words: Words) -> None:
    plain(axes, words.text("sim-endings"))
    _shares(axes, [(words.ending(row.key), row.rounds.share) for row in found.endings], words)


def _happened(axes: Axes, found: Figures, words: Words) -> None:
    plain(axes, words.text("sim-clauses", rounds=found.sampled))
    _shares(axes, [(f"{words.happened(row.key)}  {row.clause}", row.rounds.share) for row in found.happened], words)
    axes.set_xlabel(f"% {words.text('sim-in-rounds')}")


def _shares(axes: Axes, rows: list[tuple[str, float]], words: Words) -> None:
    pictures.bars(axes, [(label, 100 * value) for label, value in rows], lambda value: words.percent(value / 100))
    axes.set_xlabel("%")
