"""The network in floating point, as torch trains it, and its conversion to integers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import embedding_bag

from pioche.bots.classic.learned import sizes as z
from pioche.bots.classic.learned.features import row_count
from pioche.training.samples import Batch, Ragged

_CLIP: Final = z.CLIP / z.UNIT
_SPREAD: Final = {"first": 0.05, "second": 0.09, "last": 0.1}  # of the initial weights
# So that weights fit into 16 bits, and sums of products into 32.
_MOST: Final = {"first": 127.0, "second": 7.9, "last": 7.9}
_UNITS: Final = {
    "first": z.UNIT,
    "first_bias": z.UNIT,
    "second": z.UNIT,
    "second_bias": z.UNIT * z.UNIT,
    "last": z.LAST_UNIT,
    "last_bias": z.ONE,
}


class Model:
    """Sums of rows, two layers, the logarithm of the odds to win."""

    def __init__(self) -> None:
        self.tensors: dict[str, Tensor] = {
            "first": torch.zeros(row_count(), z.WIDTH),
            "first_bias": torch.full((z.WIDTH,), 0.1),
            "second": torch.zeros(z.WIDTH, z.NARROW),
            "second_bias": torch.zeros(z.NARROW),
            "last": torch.zeros(z.NARROW, 1),
            "last_bias": torch.zeros(1),
        }
        for name, spread in _SPREAD.items():
            self.tensors[name].normal_(std=spread)
        for tensor in self.tensors.values():
            tensor.requires_grad_()

    def put(self, tensors: Mapping[str, Tensor]) -> None:
        """Take over the weights of a checkpoint."""
        with torch.no_grad():
            for name, tensor in self.tensors.items():
                tensor.copy_(tensors[name])

    def follow(self, other: Model, inertia: float) -> None:
        """Move towards another model: kept is the share `inertia` of the own weights."""
        with torch.no_grad():
            for name, tensor in self.tensors.items():
                tensor.mul_(inertia).add_(other.tensors[name], alpha=1 - inertia)

    def of(self, batch: Batch) -> Tensor:
        """The values of all moves of a batch."""
        of = self.tensors
        situations = self._sum(batch.situations)[torch.from_numpy(batch.decision)]
        layer = torch.clamp(situations + self._sum(batch.moves) + of["first_bias"], 0, _CLIP)
        layer = torch.clamp(layer @ of["second"] + of["second_bias"], 0, _CLIP)
        return (layer @ of["last"] + of["last_bias"]).squeeze(1)

    def _sum(self, rows: Ragged) -> Tensor:
        return embedding_bag(
            torch.from_numpy(rows.rows), self.tensors["first"], torch.from_numpy(rows.starts), mode="sum"
        )

    def keep_small(self) -> None:
        """Keep the weights within what the integers can hold."""
        with torch.no_grad():
            for name, most in _MOST.items():
                self.tensors[name].clamp_(-most, most)

    def parts(self) -> list[list[int]]:
        """The weights as integers, as `Network.put` takes them."""
        with torch.no_grad():
            return [
                torch.round(self.tensors[name] * unit).to(torch.int64).flatten().tolist()
                for name, unit in _UNITS.items()
            ]
