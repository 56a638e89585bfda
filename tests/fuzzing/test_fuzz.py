"""A short run of the fuzzers (`./dev fuzz` runs them for as long as you like), and what they are made of."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import ROOT
from tests.fuzzing.inputs import MAKERS, Edit, made, read, tried
from tests.fuzzing.watch import watch

CASES = max(1, settings().max_examples // 10)  # of each kind: 10, or 200 with --long
integers = st.integers(0, 2**16 - 1)
edits = st.lists(st.tuples(integers, integers, integers), min_size=1, max_size=6)


@pytest.mark.parametrize("kind", MAKERS)
@settings(max_examples=CASES)
@given(st.integers(0, 2**40), st.integers(0, 59), edits)
def test_nothing_that_is_typed_in_can_hurt(kind: str, number: int, moves: int, changes: list[Edit]) -> None:
    given_input = made(kind, number, moves, changes)
    assert read(given_input.line()) == given_input
    tried(given_input)


@pytest.mark.parametrize("kind", ["position", "moves", "tile position"])
def test_an_input_that_was_not_edited_is_accepted(kind: str) -> None:
    assert tried(made(kind, 3, 2, [])) == "played"


def test_a_crash_is_reported_with_its_input(tmp_path: Path) -> None:
    file = tmp_path / "input.json"
    found = watch(["--seconds", "600", "--kind", "moves", "--crash-after", "1"], file, root=ROOT)
    assert found.why == f"killed by {signal.SIGSEGV.name}"
    assert read(found.given).kind == "moves"


def test_a_hang_is_reported_with_its_input(tmp_path: Path) -> None:
    """The process never writes an input, because the file that it is given is somewhere else."""
    found = watch(
        ["--seconds", "600", "--file", str(tmp_path / "other.json")], tmp_path / "input.json", root=ROOT, hang=1
    )
    assert found.why == "no other input for 1 s"
