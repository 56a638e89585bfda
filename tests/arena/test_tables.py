"""Tables in narrow terminals: figures and headings are kept whole, columns are dropped, names shortened."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from pioche.arena.contest import Contest
from pioche.arena.entrants import Entrant
from pioche.arena.outcome import Outcome
from pioche.arena.report import Words, report
from pioche.arena.standings import Standings, standings
from pioche.i18n import LANGUAGES, Translator

LONG = "my_wonderful_bot_that_searches_very_deeply_version_{}.py"


def found(*names: str) -> Standings:
    contest = Contest("classic/de", (), 2, 2, tuple(Entrant(name, "random") for name in names), False, 3, bytes(32))
    outcomes = [Outcome(game, (game % 2,), 20, (0.1, 0.2), (9, 9)) for game in range(contest.games)]
    return standings(contest, outcomes)


def printed(standing: Standings, language: str, width: int) -> str:
    out = StringIO()
    Console(file=out, width=width).print(report(standing, Translator(language)))
    assert all(len(line.rstrip()) <= width for line in out.getvalue().splitlines())
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80])
def test_figures_and_headings_are_never_cut(width: int, language: str) -> None:
    standing = found("random", "heuristic", "greedy")
    words = Words(Translator(language))
    said = printed(standing, language, width)
    assert "…" not in said
    lines = said.splitlines()
    for row in standing.standings:
        rating = f"{row.rating.points:.0f} ± {row.rating.high - row.rating.points:.0f}"
        [line] = [line for line in lines if line.startswith(row.entrant) and rating in line]
        assert words.percent(row.won.share) in line
    assert words.text("arena-won") in said


def test_the_least_important_columns_go_first() -> None:
    standing = found("random", "heuristic", "greedy")
    keys = ("arena-sides", "arena-thinking", "sim-interval", "arena-rating")
    headings = [Translator("en").text(key).split()[0] for key in keys]
    shown = [
        [heading in printed(standing, "en", width).split("\n\n")[1] for heading in headings]
        for width in (100, 55, 45, 32)
    ]
    assert shown == [[True] * 4, [False, True, True, True], [False, False, True, True], [False, False, False, True]]


def test_long_names_are_shortened_or_go_over_several_lines() -> None:
    said = printed(found("random", LONG.format("01"), LONG.format("02")), "de", 60)
    assert "…" in said
    assert "1.py" in said
    assert "2.py" in said
    middles = found("random", "a" * 30 + "1" + "b" * 30, "a" * 30 + "2" + "b" * 30)
    said = printed(middles, "de", 60)
    assert "…" not in said  # shortened names would look the same
    assert "1" in "".join(line[:10] for line in said.splitlines())
