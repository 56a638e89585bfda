"""The process that tries random inputs, watched by `watch.py`. Every input is written to a file before it is tried.

python -m tests.fuzzing.child --seconds 60 --seed 1 --file build/fuzz/input.json
python -m tests.fuzzing.child --file build/fuzz/input.json --again
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

from pioche.classic.machine import compiled
from tests.fuzzing.inputs import MAKERS, drawn, read, tried

REPORT = 10.0  # seconds between two lines of progress


def run(seconds: float, seed: int, file: Path, kinds: list[str], crash_after: int) -> int:
    """Try inputs for so long; prints how many of each kind, and what came of them."""
    rng = Random(seed)
    counts: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    begun = said = time.monotonic()
    with file.open("w", encoding="utf-8") as handle:
        while time.monotonic() - begun < seconds:
            kind = kinds[sum(counts.values()) % len(kinds)]
            given = drawn(kind, rng)
            handle.seek(0)
            handle.truncate()
            handle.write(given.line())
            handle.flush()
            if crash_after and sum(counts.values()) >= crash_after:
                os.kill(os.getpid(), signal.SIGSEGV)  # for the test of the watcher
            outcomes[tried(given)] += 1
            counts[kind] += 1
            if time.monotonic() - said > REPORT:
                said = time.monotonic()
                print(f"{said - begun:.0f} s: {_listed(counts)}", flush=True)
    print(f"tried {sum(counts.values())} inputs in {time.monotonic() - begun:.0f} s: {_listed(counts)}")
    print(f"outcomes: {_listed(outcomes)}", flush=True)
    return 0


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--kind", action="append", choices=list(MAKERS))
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--crash-after", type=int, default=0)
    given = parser.parse_args()
    if given.again:
        print(tried(read(given.file.read_text(encoding="utf-8"))))
        return 0
    print(f"fuzzing {'compiled' if compiled() else 'pure'} modules, seed {given.seed}", flush=True)
    return run(given.seconds, given.seed, given.file, given.kind or list(MAKERS), given.crash_after)


if __name__ == "__main__":
    sys.exit(main())
