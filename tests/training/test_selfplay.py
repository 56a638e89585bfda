"""Self-play writes what the network sees and what became of it; the same seed writes the same."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from pioche.bots.classic.learned.features import row_count
from pioche.bots.classic.learned.weights import network
from pioche.classic.game import GAME
from pioche.training.kept import MOST, Kept
from pioche.training.samples import Cut, Samples
from pioche.training.selfplay import styles
from pioche.training.tables import tables

GREEDY, SAMPLED, RATED = styles()
pytestmark = pytest.mark.native


def played(how: int, every: int, ahead: int = 0, seed: int = 5, rounds: int = 4) -> Samples:
    samples = Samples(network(), 8000)
    samples.play.seed(seed)
    samples.play.set_style(how, 8, every, 2, ahead)
    for rules, players in islice(tables(seed), 3):
        samples.play.play(rules, players, rounds)
    return samples


@pytest.mark.parametrize(("how", "every", "ahead"), [(RATED, 2, 0), (GREEDY, 3, 4), (GREEDY, 0, 0), (SAMPLED, 0, 0)])
def test_what_is_written(how: int, every: int, ahead: int) -> None:
    """Every decision has facts and at least one labelled move; one of which all was tried has several."""
    cut = played(how, every, ahead).cut()
    assert cut.decisions > 100
    assert cut.situation_rows.max() < row_count()
    assert cut.move_rows.max() < row_count()
    for ends, last in (
        (cut.situation_ends, len(cut.situation_rows)),
        (cut.move_ends, len(cut.move_rows)),
        (cut.legal_ends, len(cut.move_ends)),
    ):
        assert (np.diff(ends) > 0).all()
        assert ends[-1] == last
    moves = np.diff(cut.legal_ends, prepend=0)
    tried = cut.chosen == -1
    assert tried.any() == bool(every)
    assert (moves[tried] > 1).all() or not every
    labelled = cut.labels >= 0
    assert (cut.labels <= 1).all()
    if how == SAMPLED:
        assert labelled.sum() == cut.decisions
        assert (cut.chosen < moves).all()
    else:
        assert labelled.all()
        assert (moves[~tried] == 1).all()


def test_the_same_seed_writes_the_same() -> None:
    one, other, third = played(GREEDY, 3, 4).cut(), played(GREEDY, 3, 4).cut(), played(GREEDY, 3, 4, seed=6).cut()
    assert (one.move_rows == other.move_rows).all()
    assert (one.labels == other.labels).all()
    assert len(one.move_rows) != len(third.move_rows) or (one.move_rows != third.move_rows).any()


def test_a_trial_does_not_change_the_round() -> None:
    """Whether candidates are tried out or not, the rounds themselves are legal and end."""
    samples = played(RATED, 1)
    assert samples.play.counts()[4] == 12
    assert samples.play.counts()[5] == samples.decisions


def test_a_batch_has_the_rows_of_its_decisions() -> None:
    cut = played(RATED, 2).cut()
    which = np.array([3, 0, 17])
    batch = cut.batch(which)
    assert len(batch.ends) == 3
    assert batch.situations.starts[0] == 0
    first = cut.situation_rows[cut.situation_ends[2] : cut.situation_ends[3]]
    assert (batch.situations.rows[: len(first)] == first).all()
    begin = cut.legal_ends[2]
    assert batch.labels[0] == cut.labels[begin]
    assert batch.ends[0] == cut.legal_ends[3] - begin
    assert batch.decision.tolist() == sorted(batch.decision.tolist())


def test_a_duel_is_fair() -> None:
    """Each deal is played in every seat, and somebody wins it."""
    samples = Samples(network(), 100)
    won = samples.play.duel(GAME.rules("classic/fr", {}, programs=True), 3, 20, 1)
    assert len(won) == 20
    assert all(0 <= each <= 3000 for each in won)
    samples.play.seed(1)
    again = Samples(network(), 100)
    again.play.seed(1)
    rules = GAME.rules("classic/lb", {}, programs=True)
    assert samples.play.duel(rules, 2, 10, 1) == again.play.duel(rules, 2, 10, 1)


def test_kept_samples(tmp_path: Path) -> None:
    """The last generations stay in memory and in the folder, and come back from there."""
    cut = played(RATED, 2, rounds=1).cut()
    kept = Kept(tmp_path)
    for generation in range(MOST + 2):
        kept.add(generation, cut)
    assert len(list(tmp_path.iterdir())) == MOST
    assert not kept.holds(1)
    again = Kept(tmp_path)
    again.read_before(MOST + 2)
    assert isinstance(again.any(np.random.default_rng(1)), Cut)
    assert (again.any(np.random.default_rng(1)).labels == cut.labels).all()


def test_tables_are_many() -> None:
    """All editions, house rules, two to ten players; the same for the same seed."""
    found = list(islice(tables(1), 400))
    assert {rules.edition for rules, _ in found} == set(GAME.editions())
    assert {players for _, players in found} == set(range(2, 11))
    assert any(rules.scoring.teams for rules, _ in found)
    assert sum(rules == GAME.rules(rules.edition, {}, programs=True) for rules, _ in found) < 250
    assert [players for _, players in found] == [players for _, players in islice(tables(1), 400)]
