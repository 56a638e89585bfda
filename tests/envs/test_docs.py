"""docs/research.md agrees with the code."""

from __future__ import annotations

import re

import pytest

from pioche.envs.describe import tables
from tests.conftest import ROOT

TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", tables())
def test_the_tables_are_those_of_the_code(title: str) -> None:
    assert tables()[title] in TEXT


def test_the_pieces_of_code_run() -> None:
    """Runs the examples in order with few iterations, except those that need libraries beyond our extras."""
    pieces = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, object] = {}
    ran = 0
    for piece in pieces:
        if "pyspiel" in piece:
            pytest.importorskip("pyspiel")
        exec(piece.replace("range(1000)", "range(20)").replace("ClassicVector(1024", "ClassicVector(8"), names)  # noqa: S102
        ran += 1
    assert ran >= 6
