"""What a person sees who asks for something that cannot be."""

from __future__ import annotations

import pytest


def one_clear_line(capsys: pytest.CaptureFixture[str]) -> str:
    """Nothing was printed but one line of complaint, in words."""
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("pioche: ")
    assert said.err.count("\n") == 1
    assert "refusal-" not in said.err
    assert "{" not in said.err
    return said.err
