"""The last lines that all benchmarks share."""

from __future__ import annotations

import pytest
from bars import Bar, conclude, number


def test_a_bar_that_is_reached_exactly_is_ok(capsys: pytest.CaptureFixture[str]) -> None:
    assert conclude([Bar("playouts", 100.0, 100, "x")]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split() == ["playouts", "100", "x", "minimum", "100", "x", "ok"]


def test_one_short_bar_fails_the_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert conclude([Bar("high", 3, 2, "x"), Bar("low", 0.199, 0.2, "x", "goal 0.5")]) == 1
    high, low = capsys.readouterr().out.splitlines()[-2:]
    assert high.endswith("ok")
    assert low.endswith("short  (goal 0.5)")


def test_a_figure_that_could_not_be_taken_is_short(capsys: pytest.CaptureFixture[str]) -> None:
    assert conclude([Bar("playouts", None, 2, "x", "rlcard is not installed")]) == 1
    assert "none  minimum 2.00 x" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("value", "text"), [(1234567.8, "1,234,568"), (99.94, "99.9"), (1.999, "2.00"), (0.1996, "0.200"), (0.0, "0.000")]
)
def test_numbers_are_short(value: float, text: str) -> None:
    assert number(value) == text
