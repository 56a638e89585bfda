"""The arrays that self-play writes into, and batches of decisions from them."""

from __future__ import annotations

import math
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.bots.classic.heuristic import Heuristic
from pioche.bots.classic.learned.network import Network
from pioche.bots.classic.learned.policy import Policy
from pioche.bots.classic.learned.weights import RATING
from pioche.training.selfplay import SelfPlay

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Ragged:
    """Lists of rows, one after the other, and where each begins."""

    rows: Ints
    starts: Ints


@dataclass(frozen=True, slots=True)
class Batch:
    """Some decisions with their moves: `decision` tells of each move to which of them it belongs."""

    situations: Ragged
    moves: Ragged
    decision: Ints
    labels: NDArray[np.float32]
    chosen: Ints
    outcomes: NDArray[np.float32]
    ends: Ints


@dataclass(frozen=True, slots=True)
class Cut:
    """Written decisions: rows of features one after the other, and where each list ends."""

    situation_rows: NDArray[np.uint16]
    situation_ends: NDArray[np.int32]
    move_rows: NDArray[np.uint16]
    move_ends: NDArray[np.int32]
    legal_ends: NDArray[np.int32]
    labels: NDArray[np.float32]
    chosen: NDArray[np.int32]
    outcomes: NDArray[np.float32]

    @property
    def decisions(self) -> int:
        return len(self.situation_ends)

    def write(self, path: Path) -> None:
        fresh = path.with_suffix(".new")
        with fresh.open("wb") as out:
            np.savez(out, **{entry.name: getattr(self, entry.name) for entry in fields(self)})
        fresh.replace(path)

    @staticmethod
    def read(path: Path) -> Cut:
        with np.load(path) as found:
            return Cut(**{entry.name: found[entry.name] for entry in fields(Cut)})

    def batch(self, which: Ints) -> Batch:
        """These decisions, with all their moves that have a label."""
        situations = _gathered(self.situation_rows, _starts(self.situation_ends, which), self.situation_ends[which])
        starts, ends = _starts(self.legal_ends, which), self.legal_ends[which].astype(np.int64)
        moves = _spans(starts, ends)
        decision = np.repeat(np.arange(len(which)), ends - starts)
        rows = _gathered(self.move_rows, _starts(self.move_ends, moves), self.move_ends[moves])
        return Batch(
            situations,
            rows,
            decision,
            self.labels[moves],
            self.chosen[which].astype(np.int64),
            self.outcomes[which],
            np.cumsum(ends - starts),
        )


class Samples:
    """Room for a number of decisions, and the self-play that fills it."""

    def __init__(self, network: Network, decisions: int) -> None:
        self.situation_rows = np.zeros(decisions * 60 + 400_000, np.uint16)
        self.situation_ends = np.zeros(decisions + 4096, np.int32)
        self.move_rows = np.zeros(decisions * 60 + 400_000, np.uint16)
        self.move_ends = np.zeros(decisions * 6 + 40_000, np.int32)
        self.legal_ends = np.zeros(decisions + 4096, np.int32)
        self.labels = np.zeros(decisions * 6 + 40_000, np.float32)
        self.chosen = np.zeros(decisions + 4096, np.int32)
        self.outcomes = np.zeros(decisions + 4096, np.float32)
        powers = np.array([round(65536 * math.exp(-step / 16)) for step in range(256)], np.int32)
        self.play = SelfPlay(
            Policy(network, Heuristic(RATING)),
            self.situation_rows,
            self.situation_ends,
            self.move_rows,
            self.move_ends,
            self.legal_ends,
            self.labels,
            self.chosen,
            self.outcomes,
            powers,
        )

    @property
    def decisions(self) -> int:
        return self.play.counts()[0]

    def cut(self) -> Cut:
        """A copy of what has been written."""
        decisions, moves, row, move_row, *_ = self.play.counts()
        return Cut(
            self.situation_rows[:row].copy(),
            self.situation_ends[:decisions].copy(),
            self.move_rows[:move_row].copy(),
            self.move_ends[:moves].copy(),
            self.legal_ends[:decisions].copy(),
            self.labels[:moves].copy(),
            self.chosen[:decisions].copy(),
            self.outcomes[:decisions].copy(),
        )


def _starts(ends: NDArray[np.int32], which: Ints) -> Ints:
    """Where these lists begin: where the one before ends."""
    found: Any = np.where(which > 0, ends[which - 1], 0)
    return found.astype(np.int64)  # type: ignore[no-any-return]


def _spans(starts: Ints, ends: Ints) -> Ints:
    """The numbers from each start up to its end, one after the other."""
    lengths = ends - starts
    before = np.cumsum(lengths) - lengths
    return np.repeat(starts - before, lengths) + np.arange(int(lengths.sum()))


def _gathered(rows: NDArray[np.uint16], starts: Ints, ends: NDArray[np.int32]) -> Ragged:
    lengths = ends.astype(np.int64) - starts
    return Ragged(rows[_spans(starts, ends.astype(np.int64))].astype(np.int64), np.cumsum(lengths) - lengths)
