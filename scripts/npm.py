"""Runs npm in web/, from the node in the locked packages: `python scripts/npm.py run check`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hatch_build import ROOT, npm

if __name__ == "__main__":
    sys.exit(npm(ROOT, *sys.argv[1:]))
