"""The score pad: lines, totals, winners, its text and its form for clients."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioche.engine.match import Goal, RoundScore, ScorePad, Scoring, parse_score
from pioche.engine.refusal import Refused


def pad(*lines: RoundScore, goal: Goal | None = None) -> ScorePad:
    made = ScorePad(len(lines[0].points), goal or Goal())
    for line in lines:
        made = made.with_round(line)
    return made


def test_totals_and_wins() -> None:
    played = pad(RoundScore(0, (30, 0)), RoundScore(None, (0, 0)), RoundScore(1, (0, 12)), RoundScore(1, (0, 5)))
    assert played.totals() == (30, 17)
    assert played.running() == ((30, 0), (30, 0), (30, 12), (30, 17))
    assert played.wins() == (1, 2)
    assert played.winners() == ()
    assert played.text() == "- 30,17"


def test_empty_pad() -> None:
    empty = ScorePad(3)
    assert empty.totals() == (0, 0, 0)
    assert empty.winners() == ()
    assert empty.sheet().rows == ()
    assert empty.text() == "- 0,0,0"


def test_a_line_has_a_score_for_every_side() -> None:
    with pytest.raises(ValueError, match="2 scores for 3 sides"):
        ScorePad(3).with_round(RoundScore(0, (1, 2)))


@pytest.mark.parametrize(
    ("goal", "points", "winners"),
    [
        (Goal(50), (50, 0), (0,)),
        (Goal(50), (49, 0), ()),
        (Goal(50, Scoring.LOWEST_WINS), (50, 7), (1,)),
        (Goal(50, Scoring.LOWEST_WINS), (50, 7, 7), (1, 2)),
        (Goal(50, Scoring.LOWEST_WINS), (49, 7), ()),
        (Goal(50, rounds_to_win=1), (0, 0), (0,)),
        (Goal(50, rounds_to_win=2), (500, 0), ()),
    ],
)
def test_winners(goal: Goal, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert pad(RoundScore(0, points), goal=goal).winners() == winners


def test_sheet() -> None:
    sheet = pad(RoundScore(1, (0, 12)), RoundScore(0, (9, 0))).sheet(dealers=(1,))
    assert sheet.sides == ((0,), (1,))
    assert [(row.number, row.dealer, row.totals) for row in sheet.rows] == [(1, 1, (0, 12)), (2, None, (9, 12))]


@given(st.lists(st.integers(0, 999_999), min_size=1, max_size=10), st.data())
def test_text_of_a_line_parses_back(points: list[int], data: st.DataObject) -> None:
    winner = data.draw(st.none() | st.integers(0, len(points) - 1))
    line = RoundScore(winner, tuple(points))
    assert parse_score(line.text()) == line


@pytest.mark.parametrize(
    "text", ["", "0", "0 ", "0 1,", "2 1,1", "x 1,1", "0 1 1", "0 01,1", "- 1,-1", "0 ١,1", "0 1,1\n"]
)
def test_nonsense_is_no_line(text: str) -> None:
    with pytest.raises(Refused, match="bad-score"):
        parse_score(text)
