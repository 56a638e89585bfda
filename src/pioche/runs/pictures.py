"""Common style and helpers for plots with matplotlib (the extra `plots`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioche.engine.refusal import refuse
from pioche.runs.files import check_writable

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_FORMATS: Final = (".png", ".svg", ".pdf")
# Colours that also differ in brightness, for colour-blind readers.
INK: Final = "#1f3a5f"
BAR: Final = "#4c86b8"
MARK: Final = "#c8553d"


def check(file: Path) -> None:
    """Refuse a plot that cannot be drawn, before the games are played."""
    if find_spec("matplotlib") is None:
        raise refuse("plot-library", install="pip install 'pioche[plots]'")
    if file.suffix.lower() not in _FORMATS:
        raise refuse("plot-format", file=str(file), formats=", ".join(_FORMATS))
    if not file.parent.is_dir():
        raise refuse("plot-folder", folder=str(file.parent))
    check_writable(file)


def look() -> AbstractContextManager[None]:
    """A context manager with the common style of all plots."""
    from matplotlib import rc_context

    return rc_context(
        {
            "font.size": 9,
            "axes.edgecolor": INK,
            "text.color": INK,
            "axes.labelcolor": INK,
            "text.parse_math": False,  # a name may contain dollar signs
        }
    )


def plain(axes: Axes, title: str) -> None:
    axes.set_title(title, loc="left", fontweight="bold", fontsize=10)
    axes.spines[["top", "right"]].set_visible(False)


def few_ticks(axes: Axes, most: int = 6) -> None:
    """Limit the ticks of the horizontal axis so that their labels do not touch."""
    from matplotlib.ticker import MaxNLocator

    axes.xaxis.set_major_locator(MaxNLocator(most, steps=[1, 2, 5, 10]))


def intervals(
    axes: Axes, rows: Sequence[tuple[str, float, float, float]], par: float, number: Callable[[float], str]
) -> None:
    """A point and interval for each row (label, value, low, high); the dotted line is `par`, the equal share."""
    values = [value for _, value, _, _ in rows]
    below = [value - low for _, value, low, _ in rows]
    above = [high - value for _, value, _, high in rows]
    places = range(len(rows))
    axes.errorbar(values, places, xerr=(below, above), fmt="o", color=INK, ecolor=BAR, elinewidth=3)
    axes.axvline(par, color=MARK, linestyle=":")
    axes.set_yticks(places, [label for label, *_ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.xaxis.set_major_formatter(lambda value, _: number(value))


def bars(axes: Axes, rows: Sequence[tuple[str, float]], number: Callable[[float], str]) -> None:
    """Horizontal bars, each labelled with its number."""
    places = range(len(rows))
    drawn = axes.barh(places, [value for _, value in rows], color=BAR)
    axes.bar_label(drawn, [number(value) for _, value in rows], padding=3, fontsize=8)
    axes.set_yticks(places, [label for label, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.margins(x=0.12)
