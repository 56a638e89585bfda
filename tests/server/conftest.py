"""What the tests of the server share: processes that start quickly."""

from __future__ import annotations

import os
from pathlib import Path

# These tests start hundreds of Python processes (servers, workers, bots). Without a bytecode cache, because nothing is
# compiled ahead or bytecode may not be written beside the sources, each would compile everything again, which is slow.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(__file__).resolve().parents[2] / "build" / "pycache"))
