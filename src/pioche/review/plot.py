"""A review as a plot, with matplotlib (the extra `plots`): the chances of every round, and who was lucky."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioche.i18n import Translator
from pioche.review.model import Review
from pioche.review.sentences import seat_name, signed
from pioche.runs.pictures import look, plain

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_SEATS: Final = (  # told apart by people who see colours differently
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#999933", "#882255", "#44aa99",
)  # fmt: skip
_LINES: Final = ("-", "--", "-.", ":")


def draw(found: Review, words: Translator, file: Path) -> None:
    from matplotlib.figure import Figure

    with look():
        figure = Figure(figsize=(12, 8), layout="constrained")
        upper, lower = figure.subplots(2, 1, height_ratios=(3, 2))
        rounds = len(found.rounds)
        figure.suptitle(words.text("review-title", edition=found.edition, players=found.players, rounds=rounds))
        _chances(upper, found, words)
        _luck(lower, found, words)
        figure.savefig(file, dpi=120)


def _chances(axes: Axes, found: Review, words: Translator) -> None:
    """The chance of every seat after every step, round after round; mistakes are marked."""
    plain(axes, words.text("review-chances"))
    begin = 0
    for played in found.rounds:
        steps = range(begin, begin + len(played.chances))
        for seat in range(found.players):
            values = [100 * row[seat] for row in played.chances]
            label = seat_name(seat, words) if begin == 0 else None
            axes.plot(steps, values, color=_SEATS[seat], linestyle=_LINES[seat % len(_LINES)], label=label)
        wrong = [choice for choice in played.decisions if choice.mistake]
        places = [begin + choice.step + 1 for choice in wrong]
        heights = [100 * played.chances[choice.step + 1][choice.seat] for choice in wrong]
        colours = [_SEATS[choice.seat] for choice in wrong]
        axes.scatter(places, heights, c=colours, marker="X", s=60, zorder=3)
        begin = steps.stop
        axes.axvline(begin - 0.5, color="0.8", linewidth=1)
    axes.set_ylim(0, 100)
    axes.set_xlim(0, begin - 1)
    axes.set_xlabel(words.text("review-steps"))
    axes.yaxis.set_major_formatter(lambda value, _: words.text("review-percent", value=value))
    axes.legend(frameon=False, ncols=found.players, loc="lower right", bbox_to_anchor=(1, 1))


def _luck(axes: Axes, found: Review, words: Translator) -> None:
    """Luck, own skill and the others' actions, seat by seat."""
    plain(axes, words.text("review-accounts"))
    totals = found.totals()
    parts = ("luck", "skill", "others")
    for number, part in enumerate(parts):
        values = [getattr(account, part) for account in totals]
        places = [seat + (number - 1) * 0.27 for seat in range(found.players)]
        drawn = axes.bar(places, values, width=0.25, label=words.text(f"review-{part}"), color=_SEATS[number])
        axes.bar_label(drawn, [signed(value, words) for value in values], fontsize=8, padding=2)
    axes.axhline(0, color="0.3", linewidth=1)
    axes.set_xticks(range(found.players), [seat_name(seat, words) for seat in range(found.players)])
    axes.margins(y=0.15)
    axes.legend(frameon=False, ncols=3)
