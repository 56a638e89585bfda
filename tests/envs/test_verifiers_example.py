"""The example for verifiers: its rounds, without the package, which the development environment does not have."""

from __future__ import annotations

import asyncio
import importlib.util
from types import ModuleType

import pytest

from pioche.envs.text import TextEnv
from tests.conftest import ROOT
from tests.envs.test_text import first_card


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pioche_verifiers", ROOT / "examples" / "verifiers_pioche.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_whole_round(example: ModuleType) -> None:
    env = TextEnv("classic/fr", 3, mixed=True)
    first = env.reset(2, 1)
    asked: list[str | None] = []

    async def ask(prompt: str | None) -> str:
        asked.append(prompt)
        return f"Thinking... [{first_card(prompt or first)}]"

    reward = asyncio.run(example.exchange(env, ask))
    assert reward in (1.0, -0.5)
    assert env.episode.over
    assert env.episode.illegal == 0
    assert asked[0] is None
    assert len(asked) == env.episode.answers


def test_a_rollout_that_is_cut_off(example: ModuleType) -> None:
    env = TextEnv("classic/fr", 2)
    env.reset(1, 0)

    async def ask(_prompt: str | None) -> None:
        return None

    assert asyncio.run(example.exchange(env, ask)) == 0.0
