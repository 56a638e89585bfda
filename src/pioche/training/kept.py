"""The samples of the last generations, in files, so that a run can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from pioche.training.samples import Cut

MOST: Final = 60  # generations


class Kept:
    """The last generations, in memory and in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._folder.mkdir(parents=True, exist_ok=True)
        self._cuts: dict[int, Cut] = {}

    def add(self, generation: int, cut: Cut) -> None:
        """Keep the samples of a generation; those of the oldest go."""
        cut.write(self._file(generation))
        self._cuts[generation] = cut
        self._forget(generation)

    def holds(self, generation: int) -> bool:
        """Are the samples of a generation in the folder?"""
        return self._file(generation).exists()

    def read(self, generation: int) -> Cut:
        """Keep the samples of a generation that are in the folder."""
        self._cuts[generation] = cut = Cut.read(self._file(generation))
        self._forget(generation)
        return cut

    def read_before(self, generation: int) -> None:
        """Read the samples that a run before this generation had kept."""
        for number in range(max(0, generation - MOST), generation):
            if self.holds(number):
                self.read(number)

    def _forget(self, generation: int) -> None:
        for old in [number for number in self._cuts if number <= generation - MOST]:
            del self._cuts[old]
            self._file(old).unlink(missing_ok=True)

    def any(self, chance: np.random.Generator) -> Cut:
        """The samples of a random generation."""
        numbers = sorted(self._cuts)
        return self._cuts[numbers[int(chance.integers(len(numbers)))]]

    def _file(self, generation: int) -> Path:
        return self._folder / f"{generation:06}.npz"
