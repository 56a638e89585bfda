"""The worked example learns."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

import pytest

from pioche.runs.shares import share
from tests.conftest import PURE, ROOT


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pioche_example_train", ROOT / "examples" / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(PURE, reason="takes many thousands of rounds")
def test_training_makes_it_better(example: ModuleType, long_run: bool) -> None:
    """Players that lay whenever they can nearly always beat an untrained policy; with --long it overtakes them."""
    rounds = 2_000 if long_run else 128
    before = share(*example.win_rate(example.Policy.new(), rounds, 2, "classic/fr", careful=True))
    trained = example.train(6_000 if long_run else 450, 128, 2, "classic/fr", careful=True)
    after = share(*example.win_rate(trained, rounds, 2, "classic/fr", careful=True))
    assert before.high < 0.25
    assert after.low > (0.55 if long_run else before.high)


@pytest.mark.skipif(PURE, reason="takes many thousands of rounds")
def test_the_program(example: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["train.py", "--steps", "50", "--games", "16", "--rounds", "20"])
    example.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["before", "after"]


@pytest.mark.parametrize(
    ("option", "wrong"), [("--rounds", "0"), ("--games", "0"), ("--steps", "-1"), ("--players", "1"), ("--rounds", "x")]
)
def test_numbers_that_do_not_go(
    example: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, option: str, wrong: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["train.py", f"{option}={wrong}"])
    with pytest.raises(SystemExit):
        example.main()
    assert f"argument {option}: {wrong!r} is not a whole number of at least" in capsys.readouterr().err
