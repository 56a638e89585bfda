"""One browser and one server for all tests of the page."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from pioche.server.http.page import client_folder
from tests.web.browser import Served, launched


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if client_folder() is None:
        pytest.fail("the page is not built: ./dev build")
    with sync_playwright() as playwright, launched(playwright) as found:
        if found is None:
            missing = "there is no Chromium here: set CHROMIUM or install it"
            if os.environ.get("CI"):
                pytest.fail(missing)
            pytest.skip(missing)
        yield found


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    made = Served(tmp_path_factory.mktemp("web"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder for screenshots: PIOCHE_PICTURES, else a folder of pytest's."""
    named = os.environ.get("PIOCHE_PICTURES")
    return Path(named) if named else tmp_path_factory.mktemp("pictures")
