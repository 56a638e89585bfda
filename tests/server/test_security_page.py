"""docs/security.md: every promise names an existing test, or says where else it is kept."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_promise_names_its_test() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and not line.startswith(("| promise", "| # "))]
    assert len(rows) > 45
    missing = []
    for row in rows:
        shown = row.rstrip("| ").rpartition(" | ")[2]
        named = re.findall(r"`((?:tests/(?:\w+/)+)?test_\w+\.py)?(?:::(\w+))?`|`(tests/\w+)`", shown)
        if not named:
            missing.append(row)
        file = ""
        for found, test, folder in named:
            file = found or file
            path = ROOT / (folder or file if "/" in (folder or file) else f"tests/server/{file}")
            if not path.exists() or (test and f"def {test}(" not in path.read_text(encoding="utf-8")):
                missing.append(f"{file}::{test}")
    assert missing == []
