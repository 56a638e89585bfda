"""Why one move was better than another."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.comparing import CODES
from pioche.classic.game import GAME
from pioche.engine.abilities import Compares
from tests.texts import messages

PILE = "y0y4y5y6y7y8b4b5b6b7b8"


@pytest.mark.parametrize(
    ("hands", "played", "better", "code"),
    [
        ("r5/g1g2", "0:draw", "0:r5", "last"),
        ("rDr5g1/g1", "0:r5", "0:rD", "hits"),
        ("r5r7/g1g2", "0:r5", "0:r5!", "call"),
        ("r5r7/g1g2", "0:r5", "0:r7!", "call"),
        ("Fr5g1g2/g1g2g3", "0:F=g", "0:r5", "bluff"),
        ("Wr5g1g2/g1g2g3", "0:r5", "0:draw", "waits"),
        ("r5g1g2g3/g1g2g3", "0:draw", "0:r5", "draws"),
        ("r5r6g9b1b2/g1g2g3", "0:r6", "0:r5", "chances"),
        ("r5g9g1g2/g1g2g3", "0:r5", "0:g9", "fits"),
        ("Wr5g1b3/g1g2g3", "0:W=b", "0:r5", "keeps-wilds"),
    ],
)
def test_comparison(hands: str, played: str, better: str, code: str) -> None:
    rules = editions.load("classic/fr", {"advice_penalty": "off"})
    position = GAME.position(rules, f"{hands} {PILE} r9 r > turn:0 started=1")
    for action in (played, better):
        assert position.check(GAME.read(action)) is None
    assert GAME.comparison(position.core, 0, GAME.read(played), GAME.read(better)).code == code


def test_doing_nothing_out_of_turn() -> None:
    """Waiting instead of a late call, and waiting instead of catching."""
    rules = editions.load("classic/fr", {"advice_penalty": "off"})
    position = GAME.position(rules, f"r5r7/g1g2g3/b1b2 {PILE} r9 r > turn:0 started=1")
    position.apply(GAME.read("0:r5"))
    assert GAME.comparison(position.core, 0, None, GAME.read("0:uno")).code == "call"
    found = GAME.comparison(position.core, 2, None, GAME.read("2:catch.0"))
    assert (found.code, found.args) == ("catch", (("seat", 0),))


def test_every_comparison_has_a_sentence() -> None:
    assert isinstance(GAME, Compares)
    assert {f"review-why-{code}" for code in CODES} <= messages("en").keys()
