"""Makes the modules in `benchmarks/` importable, as they are when a benchmark runs."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
