"""Options and fixtures that all tests share."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import hypothesis
import pytest

ROOT = Path(__file__).resolve().parents[1]
PURE = bool(os.environ.get("PIOCHE_PURE"))

hypothesis.settings.register_profile("usual", deadline=None, print_blob=True)
hypothesis.settings.register_profile("long", deadline=None, print_blob=True, max_examples=2_000)
hypothesis.settings.register_profile("tenth", deadline=None, print_blob=True, max_examples=25)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the laws over many more games")
    parser.addoption("--tenth", action="store_true", help="run the laws over a tenth of the games")


def pytest_configure(config: pytest.Config) -> None:
    # Started as a background job of a script, SIGINT is ignored here, and would be in all that the tests start.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    tenth = PURE or config.getoption("--tenth")
    hypothesis.settings.load_profile("long" if config.getoption("--long") else "tenth" if tenth else "usual")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


def pytest_report_header() -> str:
    if PURE:
        return "pioche: pure Python (PIOCHE_PURE)"
    from hatch_build import SUFFIX, up_to_date

    count = len(list((ROOT / "src" / "pioche").rglob(f"*{SUFFIX}")))
    if not count:
        return "pioche: pure Python (nothing is compiled)"
    return f"pioche: {count} compiled modules" if up_to_date(ROOT) else "pioche: NATIVE CODE IS STALE, run ./dev build"


@pytest.fixture(scope="session")
def long_run(pytestconfig: pytest.Config) -> bool:
    """Whether --long was given."""
    return bool(pytestconfig.getoption("--long"))


@pytest.fixture(scope="session")
def scaled(long_run: bool, pytestconfig: pytest.Config) -> Callable[[int], int]:
    """`scaled(500)`: how many games to play: as said; twenty times as many with --long; a tenth with --tenth (that is
    ./dev check) or in pure Python."""
    tenth = PURE or pytestconfig.getoption("--tenth")

    def scale(usual: int) -> int:
        if long_run:
            return usual * 20
        return max(1, usual // 10) if tenth else usual

    return scale


@pytest.fixture(scope="session")
def run_pure() -> Callable[[str], str]:
    """Run a piece of Python against the uncompiled sources in a fresh process; gives back what it printed."""

    def run(code: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PIOCHE_PURE": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    return run
