"""docs/security.md: every promise names an existing test, or says where else it is kept."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def status_of(row: str) -> str:
    """The second column of a requirement: holds, open, not applicable; something else in the other tables."""
    return row.split(" | ")[1]


def test_every_requirement_has_an_answer() -> None:
    """Chapter by chapter: a status, and a reason where there is no test; the open ones are listed at the end."""
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    table = text[text.index("## OWASP ASVS") :]
    chapters = re.findall(r"^\| \*\*V(\d+) ", table, re.MULTILINE)
    assert chapters == [str(number) for number in range(1, 18)]
    rows = [line.strip("| ").split(" | ") for line in table.splitlines() if re.match(r"\| \d", line)]
    assert {row[1].removesuffix(" (proxy)") for row in rows} == {"holds", "open", "not applicable"}
    assert all(len(row[2]) > 5 for row in rows)
    named = [part for row in rows if row[1] == "open" for part in row[0].split(", ")]
    assert text.rstrip().splitlines()[-1] == f"Open: {', '.join(named)}."


def test_every_promise_names_its_test() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    heads = ("| promise", "| # ", "| asset", "| requirement", "| **")
    rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith(heads)]
    model = text[text.index("## Threat model") : text.index("## OWASP ASVS")]
    rows = [row for row in rows if row not in model and status_of(row) not in ("open", "not applicable")]
    assert len(rows) > 110
    missing = []
    for row in rows:
        shown = row.rstrip("| ").rpartition(" | ")[2]
        named = re.findall(r"`((?:tests/(?:\w+/)*)?test_\w+\.py)?(?:::(\w+))?`|`(tests/\w+)`", shown)
        if not named:
            missing.append(row)
        file = ""
        for found, test, folder in named:
            file = found or file
            path = ROOT / (folder or file if "/" in (folder or file) else f"tests/server/{file}")
            if not path.exists() or (test and f"def {test}(" not in path.read_text(encoding="utf-8")):
                missing.append(f"{file}::{test}")
    assert missing == []
