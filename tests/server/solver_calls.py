"""Watches what the server asks the tile solver on its event loop; worker processes may ask anything."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import wraps
from inspect import getmembers, isfunction
from pathlib import Path
from typing import Any, Final

import pytest

import pioche.server
from pioche.rummy.solver import arrange, broken, lays, plays

QUICK: Final = frozenset({"any_play"})
"""The questions with a bar of 5 ms (`./dev bench solver`). The event loop may ask nothing else."""
QUESTIONS: Final = {
    (module, name)
    for module in (plays, lays, arrange, broken)
    for name, function in getmembers(module, isfunction)
    if function.__module__.startswith("pioche.rummy.solver.") and not name.startswith("_")
} - {(lays, "position_of"), (lays, "position"), (plays, "table_position"), (lays, "strongest"), (lays, "aimed")}
"""All functions of these modules that search; the names left out only convert or sort."""
_SERVER: Final = str(Path(pioche.server.__file__).parent)


class SolverCalls:
    """The questions that were asked on the event loop by code of the server."""

    def __init__(self) -> None:
        self.quick: set[str] = set()
        self.slow: set[str] = set()
        self._inside = 0

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for module, name in QUESTIONS:
            monkeypatch.setattr(module, name, self._watched(name, getattr(module, name)))

    def _watched(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def watched(*args: object, **options: object) -> object:
            if not self._inside and _on_the_servers_loop():
                (self.quick if name in QUICK else self.slow).add(name)
            self._inside += 1  # what one question asks for another is part of it
            try:
                return function(*args, **options)
            finally:
                self._inside -= 1

        return watched


def _on_the_servers_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
        if frame.f_code.co_filename.startswith(_SERVER):
            return True
    return False
