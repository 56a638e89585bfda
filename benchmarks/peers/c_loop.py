"""The hand-written C loop of `basic.c`, compiled when the benchmark runs."""

from __future__ import annotations

import ctypes
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

from race import Missing, Runner, timed

SOURCE = Path(__file__).with_name("basic.c")


def compiler() -> list[str]:
    """`CC` if it is set, as for every C build; else gcc, else whatever is called cc."""
    chosen = shlex.split(os.environ.get("CC", ""))
    for candidate in (chosen, ["gcc"], ["cc"]):
        if candidate and shutil.which(candidate[0]):
            return candidate
    raise Missing("no C compiler found (CC, gcc, cc)")


def load() -> Callable[[int, int, int], int]:
    """`playouts(players, rounds, seed) -> steps` as native code."""
    with tempfile.TemporaryDirectory(prefix="pioche-bench-") as folder:
        library = Path(folder) / "basic.so"
        command = [*compiler(), "-O3", "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Missing(f"{command[0]} cannot compile {SOURCE.name}: {done.stderr.strip()}")
        # The library stays loaded after its file is gone.
        function = ctypes.CDLL(str(library)).playouts
    function.argtypes = [ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64]
    function.restype = ctypes.c_uint64

    def playouts(players: int, rounds: int, seed: int) -> int:
        return int(function(players, rounds, seed))

    return playouts


def loop(players: int) -> Runner:
    playouts = load()
    seed = 0

    def play(rounds: int) -> int:
        nonlocal seed
        seed += 1
        return playouts(players, rounds, seed)

    return timed(play)
