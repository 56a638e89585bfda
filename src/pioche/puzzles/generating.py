"""Makes puzzles in several processes: the same ones with any number of processes, and resumable.

Each kind is searched batch by batch, a batch being so many random positions from one seed. A file of a kind holds the
puzzles of its first batches and says how many these are, so that a later run goes on after them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from pioche.puzzles import files
from pioche.puzzles.files import Row
from pioche.puzzles.goals import goals_of
from pioche.puzzles.model import Kind
from pioche.runs.processes import in_processes

_TRIES: Final = {Kind.FOUR: 400, Kind.OUT: 1_000, Kind.JOKER: 1_000, Kind.WIN: 40}  # of a batch: less than a second

# How many puzzles of each grade, from the easiest, in thousandths of all tile or card puzzles.
_SHARES: Final[Mapping[Kind, tuple[int, ...]]] = {
    Kind.FOUR: (80, 80, 80, 80, 80),
    Kind.OUT: (70, 70, 70, 70, 70),
    Kind.JOKER: (175, 75),
    Kind.WIN: (600, 180, 80, 60, 80),
}

Part = tuple[Kind, int]


def wanted(tiles: int, cards: int) -> dict[Kind, Counter[int]]:
    """How many puzzles of each grade, by kind."""
    return {
        kind: Counter(
            {grade: share * (cards if kind is Kind.WIN else tiles) // 1_000 for grade, share in enumerate(shares, 1)}
        )
        for kind, shares in _SHARES.items()
    }


def batch(part: Part) -> tuple[Part, list[Row]]:
    """The puzzles of one batch."""
    kind, number = part
    return part, list(goals_of(kind).search(kind, number, _TRIES[kind]))


class Collection:
    """The puzzles of one kind that have been found, and its file."""

    def __init__(self, folder: Path, kind: Kind, wanted: Counter[int]) -> None:
        self.kind = kind
        self._file = folder / f"{kind.value}.txt"
        self._wanted = wanted
        self._waiting: dict[int, list[Row]] = {}  # batches whose predecessors are not finished
        self.batches, self.rows = files.read(self._file) if self._file.exists() else (0, [])
        self._known = {text for _, text in self.rows}
        self._grades = Counter(grade for grade, _ in self.rows)
        self.asked = self.batches

    @property
    def full(self) -> bool:
        return all(self._grades[grade] >= count for grade, count in self._wanted.items())

    def add(self, number: int, rows: list[Row]) -> int:
        """Keep what a batch has found, in the order of batches; returns how many puzzles are new."""
        self._waiting[number] = rows
        before = len(self.rows)
        while self.batches in self._waiting and not self.full:
            for grade, text in self._waiting.pop(self.batches):
                if self._grades[grade] < self._wanted[grade] and text not in self._known:
                    self.rows.append((grade, text))
                    self._known.add(text)
                    self._grades[grade] += 1
            self.batches += 1
        return len(self.rows) - before

    def write(self) -> None:
        files.write(self._file, self.batches, self.rows)


def generate(folder: Path, tiles: int, cards: int, processes: int, progress: Callable[[int], None]) -> dict[Kind, int]:
    """Find puzzles until there are as many as wanted; returns how many there are of each kind."""
    folder.mkdir(parents=True, exist_ok=True)
    collections = {kind: Collection(folder, kind, count) for kind, count in wanted(tiles, cards).items()}
    progress(sum(len(each.rows) for each in collections.values()))

    def parts() -> Iterator[Part]:
        while unfinished := [each for each in collections.values() if not each.full]:
            for each in unfinished:
                yield each.kind, each.asked
                each.asked += 1

    with closing(in_processes(batch, parts(), processes)) as done:
        for (kind, number), rows in done:
            new = collections[kind].add(number, rows)
            collections[kind].write()
            progress(new)
    return {kind: len(each.rows) for kind, each in collections.items()}
