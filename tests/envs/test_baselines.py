"""The baselines of examples/baselines.py can be measured, and other libraries' learners learn in our environments."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

import numpy as np
import pytest

from tests.conftest import PURE, ROOT

pytestmark = pytest.mark.skipif(PURE, reason="takes many thousands of rounds")


@pytest.fixture(scope="module")
def baselines() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pioche_example_baselines", ROOT / "examples" / "baselines.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_rule_players_are_better_than_random_play(baselines: ModuleType) -> None:
    deals = 200
    random = baselines.rows("random", 1, deals, 1)
    heuristic = baselines.rows("heuristic", 1, deals, 1)
    assert abs(random["random"].share - 0.5) < 0.1
    assert random["heuristic"].high < 0.3
    assert heuristic["random"].low > 0.7
    assert heuristic["random"].share + random["heuristic"].share == pytest.approx(1)


def test_a_policy_is_asked_for_legal_actions_only(baselines: ModuleType) -> None:
    asked = []

    def first(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        asked.append(len(seen))
        assert masks.any(axis=1).all()
        chosen: np.ndarray = masks.argmax(axis=1)
        return chosen

    baselines.against(first, "random", 20)
    assert max(asked) == 20
    assert min(asked) < 20  # rounds that have ended ask nobody


def test_the_program_says_what_it_does_not_know(
    baselines: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["baselines.py", "chess"])
    with pytest.raises(SystemExit):
        baselines.main()
    assert "there is no baseline chess" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["baselines.py", "random", "--deals", "10"])
    baselines.main()
    assert capsys.readouterr().out.splitlines()[1].startswith("random ")


@pytest.mark.parametrize(("name", "library"), [("dqn", "rlcard"), ("nfsp", "rlcard"), ("ppo", "sb3_contrib")])
def test_learners_play(baselines: ModuleType, name: str, library: str) -> None:
    pytest.importorskip("torch")
    pytest.importorskip(library)
    found = baselines.rows(name, 0.5, 5, 1)
    assert set(found) == {"random", "heuristic"}
