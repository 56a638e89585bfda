"""Positions of the tile game that cannot be are refused with what is wrong and where."""

from __future__ import annotations

import pytest

from pioche.engine.refusal import Refused
from pioche.rummy.editions import load
from pioche.rummy.positions import EXAMPLE, parse_position, position_text

GOOD = "R1.R5/G2.G3 Y1.Y9 > turn:0 | R:3.4.5"

WRONG = [
    ("R1/G2 Y1 > turn:0", f"rummy-position-parts (text=R1/G2 Y1 > turn:0, example={EXAMPLE})"),
    ("R1/G2 Y1 > | -", f"rummy-position-parts (text=R1/G2 Y1 > | -, example={EXAMPLE})"),
    ("R1/Q2 Y1 > turn:0 | -", "rummy-notation (text=Q2)"),
    ("R1 Y1 > turn:0 | -", "players (players=1, least=2, most=4) R-1"),
    ("R1/G2 Y1 = turn:0 | -", "position-choice (field=direction, value==, choices=>, <)"),
    ("R1/G2 Y1 > wait:0 | -", "position-choice (field=phase, value=wait, choices=turn:0, drawn:0, over:0)"),
    ("R1/G2 Y1 > turn:2 | -", "position-value (field=turn, value=2)"),
    ("R1/G2 Y1 > turn:0 starter=7 | -", "position-value (field=starter, value=7)"),
    ("R1/G2 Y1 > turn:0 layer=1 | -", "position-field (field=layer)"),
    ("R1/G2 Y1 > turn:0 starter=1 starter=1 | -", "position-twice (field=starter)"),
    ("R1/G2 Y1 > over:0 out=0 pool=1 | -", "position-twice (field=pool)"),
    ("R1/G2 Y1 > drawn:0 | -", "position-drawn-card (given=drawn:0, example=drawn:0 drawn=R5) R-9"),
    ("R1/G2 Y1 > drawn:0 drawn=Z9 | -", "position-value (field=drawn, value=Z9)"),
    ("R1/G2 Y1 > drawn:0 drawn=G2 | -", "rummy-position-drawn (tile=G2, seat=0) R-9"),
    ("R1/G2 Y1 > turn:0 drawn=R1 | -", "position-clash (given=drawn=R1, other=turn) R-9"),
    ("R1/G2 Y1 > over:0 | -", "position-needs (given=over, field=out)"),
    ("R1/G2 Y1 > turn:0 out=1 | -", "position-clash (given=out=1, other=turn)"),
    ("R1/G2 Y1 > over:0 out=1 | -", "rummy-position-rack (given=out=1, seat=1, tiles=1) R-21"),
    ("-/- Y1 > over:0 out=0 | -", "rummy-position-rack (given=over, seat=1, tiles=0) R-21"),
    ("R1/- - > over:0 pool=1 | -", "rummy-position-rack (given=over, seat=1, tiles=0) R-21"),
    ("R1/G3 Y1 > over:0 pool=0 | -", "rummy-position-pool (given=pool=0) R-23"),
    ("R4/G3 - > over:0 pool=0 | -", "rummy-position-fewest (given=pool=0, seat=1, points=3) R-23"),
    ("R1/G2 Y1 > turn:0 | ~R3 ~R5 ~R7 ~G1 ~*", "rummy-position-loose (count=5, most=4) R-5"),
    ("R1.R2/G2 Y1 > turn:1 uno_open=0 | -", "rummy-position-rack (given=uno_open=0, seat=0, tiles=2) R-19"),
    ("R1/- Y1 > over:0 out=1 uno_open=0 | -", "position-clash (given=uno_open=0, other=over) R-19"),
    ("R1.R1.R1/G2 Y1 > turn:0 | -", "rummy-position-tiles (tile=R1, most=2) R-2"),
    ("R1/G2 Y1 > turn:0 | 7:RYB R:3.5.6", "rummy-run-gap (group=2, tiles=R:3.5.6) R-3"),
    ("R1/G2 Y1 > turn:0 | 7:RYB R:3.4+.5", "rummy-position-mark (group=2, tiles=R:3.4+.5)"),
]


@pytest.mark.parametrize(("text", "wrong"), WRONG)
def test_what_is_wrong_is_said(text: str, wrong: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_position(text, load("rummy/fr"))
    assert str(refused.value.refusal) == wrong


def test_a_position_that_can_be_is_accepted() -> None:
    assert position_text(parse_position(GOOD, load("rummy/fr"))) == GOOD


@pytest.mark.parametrize(
    "text",
    [
        "-/G2 Y1 > over:0 out=0 | -",
        "R1/G3 - > over:0 pool=0 | -",
        "R3/G3 - > over:0 pool=1 | -",  # a tie goes to the seat that would move next
    ],
)
def test_a_round_that_has_ended_is_accepted(text: str) -> None:
    assert position_text(parse_position(text, load("rummy/fr"))) == text
