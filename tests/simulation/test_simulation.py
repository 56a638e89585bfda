"""Worlds from 2,000 seeds hold; a process may be killed at every await; the same seed is the same world."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from itertools import islice

import pytest

from tests.conftest import ROOT
from tests.simulation.__main__ import every_step, first_failure, main
from tests.simulation.scenario import scenario

PARTS = 10
SHORT = 3  # a seed whose world is short


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds_hold(part: int, scaled: Callable[[int], int]) -> None:
    seeds = scaled(200)
    failed = first_failure(map(scenario, range(part * seeds, (part + 1) * seeds)), report=False)
    assert failed is None, f"./dev simulate --seed {failed.seed}: {failed.failure}"


def test_a_process_may_die_at_every_await(scaled: Callable[[int], int], long_run: bool) -> None:
    plans = list(every_step(SHORT))
    spread = max(1, len(plans) // scaled(120))
    failed = first_failure(islice(plans, 0, None, 1 if long_run else spread), report=False)
    assert failed is None, f"./dev simulate --seed {failed.seed} --crash-at {failed.crash_at}: {failed.failure}"
    assert len(plans) > 300


def test_the_same_seed_is_the_same_world() -> None:
    """In another process, with other addresses and another order of sets."""
    code = (
        "from tests.simulation.scenario import scenario; from tests.simulation.world import World\n"
        "for seed in range(12): print(seed, World(scenario(seed)).run().digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1
    assert len(set(next(iter(digests)).split())) == 24


def test_a_failure_is_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seeds", "20", "--planted", "retries are not recognised"]) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[-2].startswith("seed ")
    assert "done twice" in shown[-2] or "but is entry" in shown[-2]
    command = shown[-1].partition("again: ./dev simulate ")[2]
    seed = command.split()[1]
    assert main(["--seed", seed, "--planted", "retries are not recognised"]) == 1
    again = capsys.readouterr().out.splitlines()
    assert again[-1] == shown[-2]
