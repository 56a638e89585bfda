"""What the tests of the server share: processes that start quickly, and a guard on what the event loop computes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.solver_calls import SolverCalls

# These tests start hundreds of Python processes (servers, workers, bots). Without a bytecode cache, because nothing is
# compiled ahead or bytecode may not be written beside the sources, each would compile everything again, which is slow.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(__file__).resolve().parents[2] / "build" / "pycache"))


@pytest.fixture(autouse=True)
def solver_calls(monkeypatch: pytest.MonkeyPatch) -> Iterator[SolverCalls]:
    """Fails a test in which the server asks the tile solver a slow question on its event loop."""
    calls = SolverCalls()
    calls.watch(monkeypatch)
    yield calls
    assert not calls.slow, f"on the event loop: {sorted(calls.slow)}"
