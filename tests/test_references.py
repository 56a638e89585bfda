"""Files that comments and docs name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NAMED = re.compile(r"\b(?:tests|src|scripts|benchmarks|docs|examples)/[\w./-]*\.(?:py|pxd|md|toml|pioche)\b")
TEST = re.compile(r"\btest_\w+\.py\b")
MADE_UP = {
    "tests/classic/clauses/test_wild_passes_debt.py",
    "benchmarks/NAME.py",
}  # a walkthrough writes it; a usage line


def texts() -> list[Path]:
    kinds = (
        (ROOT / "src" / "pioche", ("*.py", "*.pxd")),
        (ROOT / "docs", ("*.md",)),
        (ROOT / "web" / "src", ("*.ts",)),
    )
    found = [path for folder, names in kinds for name in names for path in folder.rglob(name)]
    pages = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "dev")]
    return [path for path in (*found, *pages) if not {"_web", "_device", "_data"} & set(path.parts)]


@pytest.fixture(scope="module")
def tests() -> set[str]:
    return {path.name for folder in ("tests", "benchmarks") for path in (ROOT / folder).rglob("test_*.py")}


def test_files_that_are_named_exist(tests: set[str]) -> None:
    missing = {}
    for path in texts():
        text = path.read_text(encoding="utf-8")
        named = {name for name in NAMED.findall(text) if not (ROOT / name).exists()} - MADE_UP
        named |= {name for name in TEST.findall(text) if name not in tests and f"clauses/{name}" not in text}
        if named:
            missing[str(path.relative_to(ROOT))] = sorted(named)
    assert missing == {}
