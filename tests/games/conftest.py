"""Fixtures for all games: the built-in ones, and one from another package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche import games
from pioche.engine.game import AnyGame
from tests import outside


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The directory in which the game from another package is installed."""
    return outside.install(tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="module")
def with_outside(installed: Path) -> Iterator[None]:
    """The game from outside is there in this process while the tests of a module run."""
    with outside.importable(installed):
        yield


@pytest.fixture(params=["classic", "rummy", "maumau"])
def game(request: pytest.FixtureRequest, with_outside: None) -> AnyGame:
    return games.named(request.param)
