"""`pioche train` refuses what it cannot do, before any work."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from pioche.cli import run


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")


def test_without_torch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr("pioche.training.cli.find_spec", lambda name: None if name == "torch" else found(name))
    assert run(["train", str(tmp_path / "run")]) == 2
    assert "pip install 'pioche[train]'" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("options", [["--generations", "0"], ["--generations", "5", "--warm", "6"]])
def test_impossible_numbers(
    options: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pioche.training.cli.find_spec", lambda name: name)
    assert run(["train", str(tmp_path / "run"), *options]) == 2
    assert options[1] in capsys.readouterr().err
