"""What a server does not need is not in its memory."""

from __future__ import annotations

import subprocess
import sys

LOADS = """
import sys
import pioche.server.cli
from litestar.datastructures import State
from pioche.server.app import litestar

litestar(State())
heavy = {"alembic", "numpy", "pydantic", "pygments", "rich"}
print(*sorted(heavy & {name for name, module in sys.modules.items() if module is not None}))
import rich.console  # it can still be loaded
"""


def test_a_server_loads_no_libraries_that_it_does_not_use() -> None:
    done = subprocess.run([sys.executable, "-c", LOADS], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
