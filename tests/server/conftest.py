"""What the tests of the server share: processes that start quickly."""

from __future__ import annotations

import os
from pathlib import Path

# These tests start some hundred Python processes (servers, workers, bots). Where nothing is compiled ahead, or bytecode
# is not to be written beside the sources, each would compile everything again, which takes longer than most tests.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(__file__).resolve().parents[2] / "build" / "pycache"))
