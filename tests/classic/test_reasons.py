"""Why a move is suggested, and which Wild4 would be a bluff."""

from __future__ import annotations

import pytest

from pioche.classic import editions
from pioche.classic.actions import Action
from pioche.classic.events import Doubted
from pioche.classic.game import GAME
from pioche.classic.reasons import CODES
from pioche.engine.abilities import Explains
from tests.texts import messages

PILE = "y0y4y5y6y7y8b4b5b6b7b8"


def explained(position: str, action: str, edition: str = "classic/fr", **options: str) -> list[str]:
    rules = editions.load(edition, options)
    found = GAME.position(rules, position)
    made: Action = GAME.read(action)
    assert found.check(made) is None
    return [each.code for each in GAME.reasons(rules, found.view(made.seat), made)]


@pytest.mark.parametrize(
    ("hands", "action", "codes"),
    [
        ("r5/g1g2", "0:r5", ["last"]),
        ("rDr5g1/g1", "0:rD", ["hits", "stays"]),
        ("rSr5g1/g1g2g3", "0:rS", ["stays", "points"]),
        ("r5Wg1g2/g1g2g3", "0:r5", ["keeps-wilds"]),
        ("Wg1g2b3/g1g2g3", "0:W=g", ["only-wild", "strong-colour"]),
        ("Wr1g2g3/g1g2g3", "0:W=g", ["strong-colour"]),
        ("g9r1g2g3/g1g2g3", "0:g9", ["strong-colour"]),
        ("g1g2b3/g1g2g3", "0:draw", ["nothing-fits"]),
        ("Wg1g2b3/g1g2g3", "0:draw", ["waits"]),
        ("r5g1g2y1y2/g1g2g3", "0:r5", ["chances"]),
    ],
)
def test_reasons(hands: str, action: str, codes: list[str]) -> None:
    assert explained(f"{hands} {PILE} r9 r > turn:0 started=1", action, advice_penalty="off") == codes


def test_every_reason_has_a_sentence() -> None:
    assert isinstance(GAME, Explains)
    assert {key for key in messages("en") if key.startswith("hint-")} == {f"hint-{code}" for code in CODES}


@pytest.mark.clause("FR-16")
@pytest.mark.parametrize(
    ("edition", "hand", "bluff"),
    [
        ("classic/fr", "Fr5g1", True),  # the red 5 fits
        ("classic/fr", "Fg1b2", False),
        ("classic/fr", "FWg1", True),  # a Wild counts as something else
        ("classic/fr", "Fg9b2", True),  # the same number
        ("classic/lb", "Fg9b2", False),  # LB-9: only the colour counts
        ("classic/lb", "Fr5b2", True),
        ("classic/de", "Fr5g1", False),  # always allowed, nobody can challenge it
    ],
)
def test_bluffs(edition: str, hand: str, bluff: bool) -> None:
    """Those and only those offers are marked, and only for the seat itself."""
    rules = editions.load(edition, {"advice_penalty": "off"} if edition == "classic/fr" else {})
    found = GAME.position(rules, f"{hand}/g1g2g3 {PILE} r9 r > turn:0 started=1")
    plays = [text for text in found.legal_texts(0) if text.startswith("F")]
    assert plays
    assert found.doubtful(0) == (plays if bluff else [])
    assert found.doubtful(1) == []


@pytest.mark.clause("FR-22")
@pytest.mark.parametrize("hand", ["Fr5g1", "Fg1b2", "FWg1", "Fg9b2"])
def test_a_mark_is_what_a_challenge_would_find(hand: str) -> None:
    rules = editions.load("classic/fr", {"advice_penalty": "off"})
    found = GAME.position(rules, f"{hand}/g1g2g3 {PILE} r9 r > turn:0 started=1")
    marked = bool(found.doubtful(0))
    found.apply(GAME.read("0:F=g"))
    events = found.apply(GAME.read("1:doubt"))
    assert [event.bluff for event in events if isinstance(event, Doubted)] == [marked]
