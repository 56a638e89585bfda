"""The tile game's solver against an integer program (HiGHS) that shares none of its ideas, for every option it reads.

Measures nothing. For each reading of the rules (`tests/rummy/readings.py`) it takes positions of self-play by that
reading and as many random tables, and compares whether there is a play, how many tiles can be laid, whether one can go
out, whether drawing and keeping are allowed, and that the table that the solver proposes is accepted. It shows its
progress and saves it after every game: the same command resumes an interrupted run. A position about which the two
disagree is shown when it is found and again at the end, with both answers.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # for the integer program, the oracle of the tests

from pioche.rummy.machine import Round
from tests.rummy.readings import READINGS, blocks, compare

SAVED = Path(__file__).resolve().parents[1] / "build" / "oracle"


class Progress:
    """The counts of one reading and the positions that differ, saved in a file of its own."""

    def __init__(self, reading: str, seed: int) -> None:
        name = "".join(sign if sign.isalnum() else "-" for sign in reading)
        self.file = SAVED / f"{seed}-{name}.json"
        self.counts = {"blocks": 0, "positions": 0, "with a play": 0, "going out": 0, "differ": 0}
        self.differing: list[str] = []
        if self.file.exists():
            saved = json.loads(self.file.read_text(encoding="utf-8"))
            self.differing = saved.pop("differing", [])
            self.counts |= saved
        self.reading = reading
        self.seed = seed
        self.blocks: Iterator[list[Round]] = blocks(reading, seed, self.counts["blocks"])

    def go_on(self, wanted: int) -> None:
        """Compare one more block, or as much of it as is wanted."""
        found = dict(self.counts)
        for s in next(self.blocks):
            if found["positions"] >= wanted:
                break
            compared = compare(s)
            found["positions"] += 1
            found["with a play"] += compared.most > 0
            found["going out"] += compared.goes_out
            if compared.differs:
                found["differ"] += 1
                where = f"{self.reading}, seed {self.seed}, block {found['blocks']}"
                self.differing.append(f"differs ({where}): {compared.differs}")
                print(self.differing[-1], flush=True)
        found["blocks"] += 1
        self.counts = found
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(found | {"differing": self.differing}), encoding="utf-8")

    def line(self) -> str:
        rest = ", ".join(
            f"{number} {name}" for name, number in self.counts.items() if name not in ("blocks", "positions")
        )
        return f"{self.reading:<28} {self.counts['positions']:>6} positions: {rest}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=3000, help="for each reading; default: 3,000")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", metavar="TEXT", help="only the readings whose name contains the text")
    parser.add_argument("--minutes", type=float, help="stop after so long; the next run resumes")
    parser.add_argument("--again", action="store_true", help="forget what was compared before")
    options = parser.parse_args()
    chosen = [reading for reading in READINGS if options.only in reading]
    if not chosen:
        parser.error(f"no reading contains {options.only!r}; there are: {'; '.join(READINGS)}")
    readings = [Progress(reading, options.seed) for reading in chosen]
    if options.again:
        for each in readings:
            each.file.unlink(missing_ok=True)
        readings = [Progress(reading, options.seed) for reading in chosen]
    begun = time.monotonic()
    # Readings take turns, so that an interrupted run has compared about as many positions of each.
    while left := [each for each in readings if each.counts["positions"] < options.positions]:
        each = min(left, key=lambda one: one.counts["positions"])
        each.go_on(options.positions)
        done, wanted = sum(one.counts["positions"] for one in readings), options.positions * len(readings)
        differ = sum(one.counts["differ"] for one in readings)
        print(f"{done} of {wanted}, {differ} differ, {time.monotonic() - begun:.0f} s", flush=True)
        if options.minutes is not None and time.monotonic() - begun > options.minutes * 60:
            break
    print()
    for each in readings:
        print(each.line())
    for each in readings:
        for differs in each.differing:
            print(differs)
    return min(1, sum(each.counts["differ"] for each in readings))


if __name__ == "__main__":
    sys.exit(main())
