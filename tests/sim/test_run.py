"""Whole runs are reproducible, however they are split into parts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pioche.classic import editions
from pioche.engine.refusal import Refused
from pioche.runs.processes import processors
from pioche.sim import classic
from pioche.sim.classic import ending
from pioche.sim.figures import figures
from pioche.sim.job import Job, Style
from pioche.sim.run import play, play_part, sim_of
from pioche.sim.tally import Tally
from tests.classic.table import table

JOB = Job("classic/de", (("rounds_to_win", "1"),), 3, 60, True, False, Style.SENSIBLE, 12345, 10)
MANY = 260  # enough matches to use several processes


def done(_: int) -> None:
    """A progress callback that does nothing."""


def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    job = replace(JOB, games=MANY)
    alone, two = play(job, 1, done), play(job, 2, done)
    assert (alone.processes, two.processes) == (1, 2)
    assert alone.tally == two.tally
    assert alone.tally.games == MANY


def test_parts_add_up_to_the_whole() -> None:
    job = replace(JOB, matches=False)
    total = Tally()
    for first in range(0, 60, 20):
        total.add(play_part(job, first, 20))
    assert total == play_part(job, 0, 60)
    assert total.rounds == total.games == 60
    assert total.sampled == 6


def test_watched_rounds_are_the_same_rounds() -> None:
    job = replace(JOB, matches=False, games=20)
    watched, unwatched = play_part(replace(job, sample=1), 0, 20), play_part(replace(job, sample=99), 0, 20)
    assert watched.sampled == 20
    assert watched.moves == unwatched.moves
    assert watched.wins == unwatched.wins
    assert watched.endings == unwatched.endings


def test_another_seed_gives_other_rounds() -> None:
    assert play_part(JOB, 0, 20) != play_part(replace(JOB, seed=99), 0, 20)


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    play(JOB, 1, heard.append)
    assert sum(heard) == 60
    assert len(heard) > 1


def test_matches_by_points_and_by_rounds() -> None:
    by_rounds = play_part(JOB, 0, 20)
    assert by_rounds.match_rounds.total() == by_rounds.games == 20
    assert max(by_rounds.match_rounds) <= 2  # more only if a round has no winner
    by_points = play_part(replace(JOB, options=(("target", "200"),)), 0, 10)
    assert min(by_points.match_rounds) >= 1
    assert sum(rounds * count for rounds, count in by_points.match_rounds.items()) == by_points.rounds
    assert sum(by_points.match_moves) >= sum(by_points.moves) / max(by_points.moves.values())


def test_matches_of_teams_are_won_by_sides() -> None:
    job = replace(JOB, players=4, options=(("teams", "2"), ("rounds_to_win", "1")))
    assert classic.sides(job) == [(0, 2), (1, 3)]
    assert set(play_part(job, 0, 30).wins) == {0, 1}


def test_matches_may_be_shared() -> None:
    options = (("scoring", "lowest_wins"), ("target", "1"), ("hand_size", "2"))
    found = play_part(replace(JOB, players=4, options=options), 0, 60)
    assert sum(found.wins.values()) >= 60
    assert found.shared == 0 or sum(found.wins.values()) > 60


def test_advice_is_left_out_unless_asked_for() -> None:
    job = replace(JOB, edition="classic/fr", options=(), matches=False, sample=1)
    assert "advice" not in play_part(job, 0, 20).times
    assert "advice" in play_part(replace(job, advice=True, style=Style.RANDOM), 0, 3).times
    classic.check(replace(job, players=2))
    with pytest.raises(Refused, match="FR-21"):
        classic.check(replace(job, players=2, advice=True))


def test_figures_of_rounds() -> None:
    job = replace(JOB, matches=False, options=(("jump_in", "on"), ("sequences", "on")))
    found = figures(job, sim_of(job.edition), play(job, 1, done))
    assert found.rounds == 60
    assert sum(bar.count for bar in found.moves_bars) == 60
    assert sum(winner.won.count for winner in found.winners) == 60
    assert sum(row.rounds.count for row in found.endings) == 60
    assert found.sampled == 6
    keys = [row.key for row in found.happened]
    assert {"jump-in", "sequence"} <= set(keys)
    assert [row.rounds.share for row in found.happened] == sorted(
        (row.rounds.share for row in found.happened), reverse=True
    )
    assert found.match_rounds is None
    assert found.points is not None
    assert found.speed.rounds_per_second > 0
    assert found.speed.compiled == sim_of("classic/fr").compiled()


def test_house_rules_that_never_happened_are_listed() -> None:
    job = replace(JOB, matches=False, games=1, options=(("draw2_finish_defence", "on"),))
    found = figures(job, sim_of(job.edition), play(job, 1, done))
    assert ("DE-5a", 0) in [(row.clause, row.rounds.count) for row in found.happened if row.key == "all-parried"]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("-/b1 y1 r5 r > over:0 winner=0 layer=0", "number"),
        ("-/b1 y1 rD r > over:0 winner=0 layer=0", "draw-two"),
        ("-/b1 y1 rS r > over:0 winner=0 layer=0", "skip"),
        ("-/b1 y1 rR r > over:0 winner=0 layer=0", "reverse"),
        ("-/b1 y1 W r > over:0 winner=0 layer=0", "wild"),
        ("-/b1 y1 F r > over:0 winner=0 layer=0", "wild-four"),
        ("-/b1 y1 r5U r > over:0 winner=0 layer=0", "uno-card"),
        ("-/b1 y1 r5 r > over:0 winner=0 layer=1", "otherwise"),
        ("b0/b1 - r5 r > over:0 winner=0 layer=1", "blocked"),
        ("b1/b1 - r5 r > over:0 layer=1", "blocked-nobody"),
        ("b1/b1 y1 r5 r > turn:0 layer=1", "unfinished"),
    ],
)
def test_how_a_round_ended(position: str, expected: str) -> None:
    assert ending(table("de", position, uno_card_gift="on")) == expected


def test_unknown_games_are_refused() -> None:
    with pytest.raises(Refused, match="unknown-edition"):
        sim_of("chess/fide")
    with pytest.raises(Refused, match="unknown-edition"):
        play_part(replace(JOB, edition="classic/xx"), 0, 1)
    assert processors() >= 1


def test_every_edition_can_be_simulated() -> None:
    for edition in editions.EDITIONS:
        assert play_part(replace(JOB, edition=edition, options=(), matches=False), 0, 2).rounds == 2
