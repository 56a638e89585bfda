"""A game from outside: `examples/maumau`, installed as its README says into a folder of its own."""

from __future__ import annotations

import functools
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pioche import games, i18n
from pioche.bots import rosters

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "maumau"


@functools.cache
def _installer() -> list[str]:
    """pip, or uv where the environment has no pip."""
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0:
        return [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    uv = ROOT / ".dev" / "uv" / "bin" / "uv"
    return [str(uv), "pip", "install", "--quiet", "--python", sys.executable]


def install(folder: Path) -> Path:
    """Install the example into a folder, which then goes on PYTHONPATH. All that it requires, Pioche, is here."""
    command = [*_installer(), "--no-deps", "--no-build-isolation", "--target", str(folder), str(EXAMPLE)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return folder


def _forget() -> None:
    """What is installed is looked at once for a process."""
    for kept in (games._entries, games._load, games.addon, i18n._bundle, rosters.roster_of):
        kept.cache_clear()


@contextmanager
def importable(folder: Path) -> Iterator[None]:
    """The game is there in this process."""
    sys.path.insert(0, str(folder))
    _forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.partition(".")[0] == "pioche_maumau"]:
            del sys.modules[name]
        _forget()
