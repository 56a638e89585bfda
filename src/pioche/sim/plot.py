"""The figures as a picture, with matplotlib (the extra `plots`)."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from pioche.engine.refusal import refuse
from pioche.i18n import Translator
from pioche.sim.figures import Figures
from pioche.sim.report import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_FORMATS: Final = (".png", ".svg", ".pdf")
# Colours that differ in brightness too, for those who see them differently.
_INK: Final = "#1f3a5f"
_BAR: Final = "#4c86b8"
_MARK: Final = "#c8553d"
_LINE: Final = 140  # characters of the title in one line
_MOST_LABELS: Final = 9  # below a histogram


def check(file: Path) -> None:
    """Refuse before the games are played what could not be drawn after them."""
    if find_spec("matplotlib") is None:
        raise refuse("plot-library", install="pip install 'pioche[plots]'")
    if file.suffix.lower() not in _FORMATS:
        raise refuse("plot-format", file=str(file), formats=", ".join(_FORMATS))
    if not file.parent.is_dir():
        raise refuse("plot-folder", folder=str(file.parent))


def draw(found: Figures, translator: Translator, file: Path) -> None:
    """Four panels: how long, who wins, how it ends, which clauses come into play."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    words = Words(translator)
    with rc_context({"font.size": 9, "axes.edgecolor": _INK, "text.color": _INK, "axes.labelcolor": _INK}):
        figure = Figure(figsize=(13, max(9.0, 3 + 0.24 * len(found.happened))), layout="constrained")
        grid = figure.add_gridspec(3, 2, width_ratios=(1, 1.15))
        figure.suptitle("\n".join([words.title(found), *wrap(words.options(found), _LINE)]), fontsize=12)
        _lengths(figure.add_subplot(grid[0, 0]), found, words)
        _winners(figure.add_subplot(grid[1, 0]), found, words)
        _endings(figure.add_subplot(grid[2, 0]), found, words)
        _happened(figure.add_subplot(grid[:, 1]), found, words)
        figure.supxlabel(f"{words.style(found)} {words.speed(found)}", fontsize=8)
        figure.savefig(file, dpi=120)


def _plain(axes: Axes, title: str) -> None:
    axes.set_title(title, loc="left", fontweight="bold", fontsize=10)
    axes.spines[["top", "right"]].set_visible(False)


def _lengths(axes: Axes, found: Figures, words: Words) -> None:
    """How many rounds take how long; of matches, how many take how many rounds."""
    matches = found.job.matches and found.match_rounds is not None
    bars = found.match_rounds_bars if matches else found.moves_bars
    figures = found.match_rounds if matches else found.moves
    assert figures is not None
    _plain(axes, words.text("sim-histogram-rounds" if matches else "sim-histogram-moves"))
    labels = [f"{bar.low}–" if bar is bars[-1] and bar.high > bar.low else str(bar.low) for bar in bars]
    places = range(len(bars))
    axes.bar(places, [bar.count for bar in bars], width=0.92, align="edge", color=_BAR)
    every = -(-len(bars) // _MOST_LABELS)
    axes.set_xticks(places[::every], labels[::every])
    axes.set_ylabel(words.text("sim-matches" if matches else "sim-rounds"))
    axes.yaxis.set_major_formatter(lambda value, _: words.whole(round(value)))
    width = bars[0].high - bars[0].low + 1
    mean = f"{words.text('sim-mean')} {words.decimal(figures.mean)}"
    median = f"{words.text('sim-median')} {words.whole(figures.median)}"
    for value, line, label in ((figures.mean, "-", mean), (figures.median, ":", median)):
        # A whole number n has the place from n to n + 1.
        axes.axvline((value + 0.5 - bars[0].low) / width, color=_MARK, linestyle=line, label=label)
    axes.legend(frameon=False)


def _winners(axes: Axes, found: Figures, words: Words) -> None:
    """With their intervals; the dotted line is what all would have if places did not matter."""
    _plain(axes, words.text("sim-wins-matches" if found.job.matches else "sim-wins-rounds"))
    shares = [100 * winner.won.share for winner in found.winners]
    below = [100 * (winner.won.share - winner.won.low) for winner in found.winners]
    above = [100 * (winner.won.high - winner.won.share) for winner in found.winners]
    labels = [words.winner(winner) for winner in found.winners]
    places = range(len(labels))
    axes.errorbar(shares, places, xerr=(below, above), fmt="o", color=_INK, ecolor=_BAR, elinewidth=3)
    axes.axvline(sum(shares) / len(shares), color=_MARK, linestyle=":")
    axes.set_yticks(places, labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.xaxis.set_major_formatter(lambda value, _: words.decimal(value))
    axes.set_xlabel(f"% ({words.text('sim-interval')})")


def _endings(axes: Axes, found: Figures, words: Words) -> None:
    _plain(axes, words.text("sim-endings"))
    _shares(axes, [(words.ending(row.key), row.rounds.share) for row in found.endings], words)


def _happened(axes: Axes, found: Figures, words: Words) -> None:
    _plain(axes, words.text("sim-clauses", rounds=found.sampled))
    _shares(axes, [(f"{words.happened(row.key)}  {row.clause}", row.rounds.share) for row in found.happened], words)
    axes.set_xlabel(f"% {words.text('sim-in-rounds')}")


def _shares(axes: Axes, rows: list[tuple[str, float]], words: Words) -> None:
    """Bars from the left, each with its number."""
    places = range(len(rows))
    drawn = axes.barh(places, [100 * value for _, value in rows], color=_BAR)
    axes.bar_label(drawn, [words.percent(value) for _, value in rows], padding=3, fontsize=8)
    axes.set_yticks(places, [label for label, _ in rows])
    axes.set_xlabel("%")
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.margins(x=0.12)
