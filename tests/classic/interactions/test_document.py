"""docs/interactions.md covers every pair of options exactly once, and names only tests that exist."""

from __future__ import annotations

import ast
import re
from collections import Counter
from itertools import combinations
from pathlib import Path

from pioche.classic.rules import OPTIONS

ROOT = Path(__file__).resolve().parents[3]
DOCUMENT = ROOT / "docs" / "interactions.md"
_CODE = re.compile(r"`([^`]+)`")
OTHERS = "all others"

Row = tuple[str, tuple[str, ...], str, str]  # section, partners, answer, tests


def pair_rows() -> list[Row]:
    """The rows of the tables under "Pair by pair"."""
    body = DOCUMENT.read_text(encoding="utf-8").split("\n## Pair by pair\n")[1].split("\n## ")[0]
    rows: list[Row] = []
    section = ""
    for line in body.splitlines():
        if line.startswith("### "):
            (section,) = _CODE.findall(line)
        elif line.startswith(("| `", f"| {OTHERS} |")):
            partners, answer, tests = (cell.strip() for cell in line.strip("| ").split(" | "))
            rows.append((section, tuple(_CODE.findall(partners)), answer, tests))
    return [(section, names or others(section, rows), answer, tests) for section, names, answer, tests in rows]


def others(section: str, rows: list[Row]) -> tuple[str, ...]:
    """The options whose interaction with this one is in no row."""
    named = {frozenset((one, partner)) for one, partners, _, _ in rows for partner in partners}
    return tuple(name for name in OPTIONS if name != section and frozenset((section, name)) not in named)


def test_every_pair_of_options_is_answered_once() -> None:
    found = Counter(frozenset((section, partner)) for section, partners, _, _ in pair_rows() for partner in partners)
    wanted = {frozenset(pair) for pair in combinations(OPTIONS, 2)}
    assert sorted(map(sorted, wanted - found.keys())) == [], "no answer in docs/interactions.md"
    assert sorted(map(sorted, found.keys() - wanted)) == [], "no such options"
    assert sorted(sorted(pair) for pair, times in found.items() if times > 1) == [], "answered more than once"


def test_every_row_has_an_answer_and_a_test_or_a_dash() -> None:
    for section, partners, answer, tests in pair_rows():
        assert len(answer) > 10, (section, partners)
        assert tests == "-" or all(name.startswith("test_") for name in _CODE.findall(tests)), (section, partners)
        assert tests == "-" or _CODE.sub("", tests).strip(", ") == "", (section, partners)


def test_every_test_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", DOCUMENT.read_text(encoding="utf-8")))
    known = {
        node.name
        for path in (ROOT / "tests" / "classic").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }
    assert sorted(named - known) == []
    assert len(named) > 150
