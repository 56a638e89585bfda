"""A plugin for ./dev check (`-p tests.quick`): no test begins later than PIOCHE_CHECK_SECONDS after the first one."""

from __future__ import annotations

import os
import time

import pytest

SECONDS = float(os.environ.get("PIOCHE_CHECK_SECONDS", "inf"))


class Clock:
    """How long this process has been testing, and what it left undone."""

    began: float | None = None
    left = 0


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Say of a test that begins too late that it was dealt with, without a report."""
    now = time.monotonic()
    if Clock.began is None:
        Clock.began = now
    if now - Clock.began < SECONDS:
        return None
    Clock.left += 1
    if hasattr(item.config, "workeroutput"):
        item.config.workeroutput["left"] = Clock.left
    return True


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    """A worker of pytest-xdist has ended."""
    Clock.left += getattr(node, "workeroutput", {}).get("left", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if Clock.left:
        terminalreporter.write_line(f"{Clock.left} more tests can break, but the time was up: ./dev test runs them")
