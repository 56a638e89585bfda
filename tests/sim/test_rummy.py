"""Simulated rounds of the tile game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pioche.engine.refusal import Refused
from pioche.i18n import LANGUAGES, Translator
from pioche.rummy import editions
from pioche.sim import rummy
from pioche.sim.figures import figures
from pioche.sim.job import Job, Style
from pioche.sim.run import play, play_part, sim_of
from tests.sim.test_run import done

JOB = Job("rummy/en", (), 2, 3, False, False, Style.SENSIBLE, 4, 1)


def test_rounds() -> None:
    result = play(JOB, 1, done)
    tally = result.tally
    assert tally.games == tally.rounds == tally.sampled == 3
    assert sum(tally.wins.values()) == 3
    assert set(tally.endings) <= {"rack-empty", "pool-used-up"}
    assert tally == play(JOB, 1, done).tally
    found = figures(JOB, sim_of(JOB.edition), result)
    assert [winner.name for winner in found.winners] == ["sim-place-starter", "sim-place"]
    assert {row.clause for row in found.happened} >= {"R-7", "R-14"}


def test_matches() -> None:
    job = replace(JOB, matches=True, options=(("rounds_to_win", "1"),))
    tally = play_part(job, 0, 2)
    assert tally.match_rounds == {1: 2}
    assert tally.match_moves.total() == 2
    assert sum(tally.match_moves.elements()) == sum(tally.moves.elements())


def test_random_style() -> None:
    assert play_part(replace(JOB, style=Style.RANDOM), 0, 1).rounds == 1


def test_bad_jobs_are_refused() -> None:
    with pytest.raises(Refused, match="R-1"):
        rummy.check(replace(JOB, players=5))
    with pytest.raises(Refused, match="unknown-edition"):
        rummy.check(replace(JOB, edition="rummy/xx"))
    with pytest.raises(Refused):
        rummy.check(replace(JOB, options=(("jump_in", "on"),)))
    for edition in editions.EDITIONS:
        rummy.check(replace(JOB, edition=edition))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    words = Translator(language)
    for entry in rummy.occurrences(JOB):
        assert words.text(f"sim-happened-{entry.key}")
    for key in ("rack-empty", "pool-used-up"):
        assert words.text(f"sim-ending-{key}")
    for style in Style:
        assert words.text(f"sim-style-rummy-{style.value}")
