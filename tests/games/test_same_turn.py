"""Which actions of the seat on turn go on with the same turn, so that the turn clock counts once."""

from __future__ import annotations

import pytest

from pioche import games

CARDS = "y0y4y5y6y7y8"


@pytest.mark.parametrize(
    ("edition", "options", "position", "action", "same"),
    [
        pytest.param("classic/fr", {}, f"r5r6/g1g2 {CARDS} b9 b > turn:0 started=1", "0:draw", True, id="draw"),
        pytest.param("classic/fr", {}, f"r5rS/g1g2 {CARDS} r9 r > turn:0 started=1", "0:rS", False, id="skip-of-two"),
        pytest.param(
            "classic/de",
            {"seven_swap": "forced"},
            f"r7r6r1/g1g2 {CARDS} r9 r > turn:0 started=1",
            "0:r7",
            True,
            id="choice",
        ),
        pytest.param(
            "classic/fr", {}, f"r5r6/g1 {CARDS} r9 r > turn:0 owing=2 started=1", "0:catch.1", True, id="catch"
        ),
        pytest.param("rummy/en", {}, "R9.Y1/R2.Y9 R4.Y4.B4 > turn:0 | G:6.7.8", "0:draw", True, id="tile-drawn"),
        pytest.param(
            "rummy/en", {}, "R9.Y1/R2 R4.Y4.B4 > turn:0 uno_open=1 | G:6.7.8", "0:catch.1", True, id="tile-catch"
        ),
    ],
)
def test_same_turn(edition: str, options: dict[str, str], position: str, action: str, same: bool) -> None:
    game = games.of(edition)
    players = len(position.split(maxsplit=1)[0].split("/"))
    round_ = game.position(game.rules(edition, options, players=players), position)
    read = game.read(action)
    round_.apply(read)
    assert round_.turn == 0
    assert round_.same_turn(read) is same
