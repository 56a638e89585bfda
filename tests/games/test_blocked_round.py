"""A round of the example in which nobody can go on ends (MM-8): nothing is left to draw, and everybody passes."""

from __future__ import annotations

import pytest

from pioche import games
from pioche.engine.game import AnyRound

SEED = "00" * 32


@pytest.fixture
def stuck(with_outside: None) -> AnyRound:
    mau = games.named("maumau")
    text = f"s9/hQ/cK - d7 d turn:0 debt=0 drew=0 silent=- dealer=2 shuffles=1 passes=0 seed={SEED}"
    return mau.position(mau.rules("maumau/plain"), text)


def play(table: AnyRound, *actions: str) -> None:
    for action in actions:
        table.apply(table.game.read(action))


def test_the_round_ends_when_everybody_has_passed_with_nothing_to_draw(stuck: AnyRound) -> None:
    play(stuck, "0:draw", "0:pass", "1:draw", "1:pass", "2:draw")
    assert not stuck.over
    play(stuck, "2:pass")
    assert stuck.over
    assert stuck.winners() == (1,), "a Queen counts 3, a King 4, a 9 nine points"


def test_a_card_that_is_played_starts_the_count_again(stuck: AnyRound) -> None:
    mau = stuck.game
    text = stuck.text().replace("s9/", "s9d9/")
    table = mau.position(stuck.rules, text)
    play(table, "0:d9", "1:draw", "1:pass", "2:draw", "2:pass", "0:draw")
    assert not table.over


def test_the_winner_scores_what_the_others_hold(stuck: AnyRound) -> None:
    play(stuck, "0:draw", "0:pass", "1:draw", "1:pass", "2:draw", "2:pass")
    line = stuck.game.match(stuck.rules, 3).with_round(stuck.core).pad.lines[-1]
    assert (line.winner, line.points) == (1, (0, 13, 0))
