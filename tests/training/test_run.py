"""A run of training; only where torch is installed (the extra `train`, which no lock file contains)."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

from pioche.bots.classic.learned import weights
from pioche.bots.classic.learned.mind import LearnedMind
from pioche.bots.classic.learned.network import Network
from pioche.cli import run as pioche
from pioche.training import run as running
from pioche.training.model import Model
from pioche.training.run import Plan, Rating, Run, ratings, resumable

pytestmark = pytest.mark.native


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "_DECISIONS", 600)
    monkeypatch.setattr(running, "_STEPS", 3)
    monkeypatch.setattr(running, "_BATCH", 16)
    monkeypatch.setattr(running, "_EVERY", 2)
    monkeypatch.setattr(running, "_DEALS", {2: 4, 4: 2})


def run(folder: Path, until: int) -> Run:
    """Run, in this folder, up to a generation of a plan of four."""
    (folder / running.LADDER).parent.mkdir(parents=True, exist_ok=True)
    (folder / running.LADDER).write_text('{"2": {"random": [25, 1]}, "4": {"random": [14, 1]}}', encoding="utf-8")
    plan = Plan(seed=3, generations=4, warm=2)
    made = Run.resumed(folder, plan) if resumable(folder) else Run(folder, plan)
    while made.generation < until:
        made.step()
    made.save()
    return made


def test_stopped_and_resumed_is_the_same(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", 4)
    run(tmp_path / "parts", 1)
    run(tmp_path / "parts", 3)
    parts = run(tmp_path / "parts", 4)
    assert parts.model.parts() == whole.model.parts()
    assert parts.mean.parts() == whole.mean.parts()
    assert parts.decisions == whole.decisions


def test_another_plan_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, 1)
    assert pioche(["train", str(tmp_path), "--generations", "9"]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def test_what_is_exported_plays(tmp_path: Path) -> None:
    run(tmp_path, 2).export(tmp_path / "weights")
    parts, notes = weights.unpacked((tmp_path / "weights").read_bytes())
    assert "generation 2" in notes["recipe"]
    LearnedMind(Network(parts))


def test_integers_say_what_the_model_says(tmp_path: Path) -> None:
    """The values of the network in integers are those of the model, but for the rounding of the weights."""
    made = run(tmp_path, 2)
    cut = made.samples.cut()
    batch = cut.batch(np.arange(50))
    found = made.mean.of(batch).detach().numpy()
    assert np.isfinite(found).all()
    first, bias, second, second_bias, last, last_bias = (np.array(part) for part in made.mean.parts())
    sums = np.add.reduceat(first.reshape(-1, 256)[batch.situations.rows], batch.situations.starts)[batch.decision]
    sums = sums + np.add.reduceat(first.reshape(-1, 256)[batch.moves.rows], batch.moves.starts) + bias
    layer = np.clip((np.clip(sums, 0, 1024) @ second.reshape(256, 32) + second_bias) >> 8, 0, 1024)
    assert np.abs((layer @ last + last_bias) / 262144 - found).max() < 0.05


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells how strong the network is, draws that, and writes the weights."""
    monkeypatch.setenv("PIOCHE_LANG", "en")
    folder, file = tmp_path / "new" / "run", tmp_path / "made.safetensors"
    folder.mkdir(parents=True)
    (folder / running.LADDER).write_text('{"2": {"random": [25, 1]}, "4": {"random": [14, 1]}}', encoding="utf-8")
    assert pioche(["train", str(folder), "--generations", "2", "--warm", "1", "--weights", str(file)]) == 0
    out = capsys.readouterr()
    assert "Generation 2" in out.err
    assert str(file) in out.out
    assert (folder / "ratings.png").read_bytes().startswith(b"\x89PNG")
    weights.unpacked(file.read_bytes())
    [rating] = ratings(folder)
    assert isinstance(rating, Rating)
    assert json.loads((folder / running.RATINGS).read_text(encoding="utf-8"))["generation"] == 2


def test_the_parts_have_the_right_sizes() -> None:
    Network(Model().parts())
