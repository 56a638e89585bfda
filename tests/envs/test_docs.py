"""docs/research.md agrees with the code."""

from __future__ import annotations

import re

import pytest

from pioche.envs.describe import tables
from pioche.rummy.solver.native import COMPILED
from tests.conftest import ROOT

TEXT = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("title", tables())
def test_the_tables_are_those_of_the_code(title: str) -> None:
    assert tables()[title] in TEXT


def test_the_pieces_of_code_run() -> None:
    """Runs the examples in order with few iterations, but the training at the top in full."""
    pieces = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, object] = {}
    ran = 0
    for piece in pieces:
        if "pyspiel" in piece:
            pytest.importorskip("pyspiel")
        if not COMPILED:  # the first piece trains for seconds, uncompiled for minutes
            piece = piece.replace("256", "16").replace("range(800)", "range(20)").split("assert np.mean")[0]
        exec(piece.replace("range(1000)", "range(20)").replace("ClassicVector(1024", "ClassicVector(8"), names)  # noqa: S102
        ran += 1
    assert ran >= 6
