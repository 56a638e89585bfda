"""A copy of the tree that a test changes, generates anew and tries in pure Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.conftest import ROOT

FOLDERS = ("src", "scripts", "docs", "rulebooks", "i18n", "tests", "web/src")
_LEFT_OUT = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "server", "web", "replays", "arena", "bots")


class Tree:
    """The folders that rules and fields are made of, without compiled modules."""

    def __init__(self, path: Path) -> None:
        self.path = path
        for folder in FOLDERS:
            ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "_web", "pictures")
            shutil.copytree(ROOT / folder, path / folder, ignore=_LEFT_OUT if folder == "tests" else ignored)
        shutil.copy(ROOT / "pyproject.toml", path)

    def insert(self, file: str, anchor: str, text: str, *, after: bool = True) -> None:
        """Put lines after (or before) the only line that is the anchor, apart from its indentation."""
        target = self.path / file
        lines = target.read_text(encoding="utf-8").splitlines(keepends=True)
        (found,) = [number for number, line in enumerate(lines) if line.strip() == anchor.strip()]
        lines.insert(found + after, text)
        target.write_text("".join(lines), encoding="utf-8")

    def append(self, file: str, text: str) -> None:
        """Put lines at the end of a file, which need not exist."""
        target = self.path / file
        with target.open("a", encoding="utf-8") as out:
            out.write(text)

    def run(self, *arguments: str) -> str:
        """Run Python on this tree, in pure Python; gives back what it printed, and fails if it fails."""
        paths = os.pathsep.join(str(self.path / folder) for folder in ("src", "scripts", "."))
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.path,
            env={**os.environ, "PIOCHE_PURE": "1", "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
