"""The plot of the standings: everything is readable, however long the names are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("matplotlib")

from matplotlib.figure import Figure

from pioche.arena.contest import Contest
from pioche.arena.entrants import Entrant
from pioche.arena.outcome import Outcome
from pioche.arena.plot import draw
from pioche.arena.standings import standings
from pioche.i18n import Translator
from pioche.runs.names import short, short_all
from pioche.runs.shares import share


def drawn(names: list[str], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float) -> Figure:
    """The figure, as it was written."""
    contest = Contest("classic/de", (), 2, 2, tuple(Entrant(name, "random") for name in names), False, 2, bytes(32))
    outcomes = [Outcome(game, (game % 2,), 20, (seconds, 2 * seconds), (1, 1)) for game in range(contest.games)]
    figures: list[Figure] = []
    save = Figure.savefig

    def saved(figure: Figure, *arguments: Any, **named: Any) -> None:
        save(figure, *arguments, **named)
        figures.append(figure)

    monkeypatch.setattr(Figure, "savefig", saved)
    draw(standings(contest, outcomes), Translator(language), tmp_path / "standings.png")
    return figures[0]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", [2, 8])
def test_long_names_stand_once_and_leave_room(
    count: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"{number}_" + "my_bot_" * 8 + f"{number}$.py" for number in range(count)]
    figure = drawn(names, language, tmp_path, monkeypatch, 2.5)
    figure.draw_without_rendering()  # it was saved with another DPI
    won, *others = figure.axes
    labels = [label for label in won.get_yticklabels() if label.get_visible()]
    assert len({label.get_text() for label in labels}) == count
    assert not any(label.get_visible() for axes in others for label in axes.get_yticklabels())
    assert all(axes.get_position().width > 0.2 for axes in figure.axes)
    sheet = figure.bbox
    places = [label.get_window_extent() for label in labels]
    places += [text.get_window_extent() for axes in figure.axes for text in axes.texts]
    assert all(sheet.x0 <= place.x0 and place.x1 <= sheet.x1 for place in places)
    assert len(figure.axes[2].texts) == count  # the labels of the bars


def test_figures_are_written_in_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, sign in (("en", "."), ("de", ",")):
        with monkeypatch.context() as patch:
            thinking = drawn(["random", "greedy"], language, tmp_path, patch, 0.0001).axes[2]
        ticks = [label.get_text() for label in thinking.get_xticklabels()]
        assert f"0{sign}1" in ticks
        assert thinking.get_xlabel() == "ms"


def test_short_names() -> None:
    assert short("random", 6) == "random"
    assert short("heuristic.py", 7) == "heu….py"
    assert short_all(["random", "my_bot_a_v1.py", "my_bot_b_v1.py"], 9) == ["random", "my_….py 2", "my_….py 3"]
    assert short_all(["random", "my_bot_a.py", "my_bot_a.py"], 9) == ["random", "my_b…a.py", "my_b…a.py"]


def test_a_share_lies_in_its_interval() -> None:
    for total in range(1, 200):
        for count in {0, 1, total - 1, total}:
            found = share(count, total)
            assert 0 <= found.low <= found.share <= found.high <= 1
