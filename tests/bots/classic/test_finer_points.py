"""What bots of the card game do where a rule of the table turns the usual judgement round."""

from __future__ import annotations

import pytest

from tests.bots.classic.asking import answer
from tests.classic.table import table

SENSIBLE = ("heuristic", "strong", "master")
REST = "y1y2y3y4y5y6g8g9b8b9y8y9gSbSyS"  # a pile


@pytest.mark.parametrize("name", ["casual", *SENSIBLE])
def test_a_large_debt_is_worth_a_wild4(name: str) -> None:
    """DE-5: keeping it would cost eight cards."""
    position = f"r1r2b5F/r1r2rD/b1b2b3b6b7 {REST}r6r7 r9rDgDyDbD b > debt:0 started=1 debt=8 debt_kind=1 layer=2"
    assert answer(name, table("de", position), 0).startswith("0:F=")


def test_a_small_debt_is_not_worth_a_wild4() -> None:
    position = f"r1y2b5F/r1r2r3r4r5r6/b1b2b3b6b7 {REST}r7 r9gD g > debt:0 started=1 debt=2 debt_kind=1 layer=2"
    assert answer("heuristic", table("de", position), 0) == "0:draw"


@pytest.mark.parametrize("name", ["strong", "master"])
def test_it_names_a_colour_that_it_does_not_hold_to_stop_somebody(name: str) -> None:
    """All cards but red ones lie open, so the last card of the other is red."""
    numbers = "0112233445566778899DDSSRR"
    others = "".join(f"{colour}{number}" for colour in "ygb" for number in numbers)
    position = f"r1r2W/r5 r0r3r4r6r7r8r9r1r2r3r4r5r6r7r8r9 {others} b > turn:0 started=1 layer=1"
    assert answer(name, table("de", position), 0) in ("0:W=y", "0:W=g", "0:W=b")
