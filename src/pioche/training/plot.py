"""The rating over time as a picture: the network between the players of the ladder."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioche.i18n import Translator
from pioche.runs.pictures import BAR, INK, MARK, look, plain

if TYPE_CHECKING:
    from pioche.training.run import Rating

_EVEN: Final = 400 / math.log(10)  # points of rating for odds of e


def points(share: float, players: int) -> float:
    """The rating above opponents of whom all have the same one, from a share of rounds won in per cent."""
    share = min(max(share / 100, 1e-3), 1 - 1e-3)
    return _EVEN * math.log(share * (players - 1) / (1 - share))


def draw(found: Sequence[Rating], words: Translator, file: Path) -> None:
    """Draw the rating against the decisions seen, with intervals, and the ladder as lines."""
    from matplotlib.figure import Figure

    with look():
        figure = Figure(figsize=(11, 4.2), layout="constrained")
        panels = figure.subplots(1, 2)
        for axes, players in zip(panels, (2, 4), strict=True):
            plain(axes, words.text("train-players", players=players))
            seen = [rating.decisions / 1e6 for rating in found]
            values = [points(rating.won[players][0], players) for rating in found]
            low = [points(rating.won[players][0] - rating.won[players][1], players) for rating in found]
            high = [points(rating.won[players][0] + rating.won[players][1], players) for rating in found]
            axes.fill_between(seen, low, high, color=BAR, alpha=0.3, linewidth=0)
            axes.plot(seen, values, color=INK, marker="o", markersize=2.5)
            for name, (share, _) in found[-1].ladder[players].items():
                level = points(share, players)
                axes.axhline(level, color=MARK, linestyle=":", linewidth=1)
                axes.annotate(
                    name, (1, level), xycoords=("axes fraction", "data"), xytext=(-2, 2),
                    textcoords="offset points", ha="right", fontsize=8, color=MARK,
                )  # fmt: skip
            axes.set_xlabel(words.text("train-decisions"))
            axes.set_ylabel(words.text("arena-rating"))
        figure.savefig(file, dpi=120)
