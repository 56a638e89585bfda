"""The network in integers, so that compiled and plain Python code give the same answer.

Three layers. The first adds up the rows of weights of the facts that hold; its part for the rules is kept as long as
the rules stay, its part for the situation is computed once for all moves. Zeros are skipped. `sizes.py` has the sizes
and scales.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pioche.bots.classic.learned import features as f
from pioche.bots.classic.learned import sizes as z
from pioche.bots.classic.learned.features import Features
from pioche.engine import flat

if TYPE_CHECKING:
    from pioche.bots.classic.learned.record import Record
    from pioche.classic.book import Book
    from pioche.classic.machine import Round


class Network:
    """Weights, and the sums for the rules and the situation that were set last."""

    __slots__ = (
        "bias",
        "facts",
        "first",
        "last",
        "last_bias",
        "layer",
        "of_players",
        "of_rules",
        "of_situation",
        "second",
        "second_bias",
        "seen",
        "sums",
    )
    first: list[int]  # at row * WIDTH + place
    bias: list[int]
    second: list[int]  # at place * NARROW + place of the second layer
    second_bias: list[int]
    last: list[int]
    of_rules: list[int]
    of_situation: list[int]
    layer: list[int]
    sums: list[int]

    def __init__(self, parts: Sequence[Sequence[int]]) -> None:
        if not flat.COMPILED:
            self.first = flat.zeros(f.ROWS * z.WIDTH)
            self.bias = flat.zeros(z.WIDTH)
            self.second = flat.zeros(z.WIDTH * z.NARROW)
            self.second_bias = flat.zeros(z.NARROW)
            self.last = flat.zeros(z.NARROW)
            self.of_rules = flat.zeros(z.WIDTH)
            self.of_situation = flat.zeros(z.WIDTH)
            self.layer = flat.zeros(z.WIDTH)
            self.sums = flat.zeros(z.NARROW)
        self.facts = Features()
        self.put(parts)

    def put(self, parts: Sequence[Sequence[int]]) -> None:
        """Set the weights: those of the first layer, its bias, the same of the second and of the last."""
        sizes = (f.ROWS * z.WIDTH, z.WIDTH, z.WIDTH * z.NARROW, z.NARROW, z.NARROW, 1)
        if tuple(map(len, parts)) != sizes:
            raise ValueError(f"the parts of these weights need the sizes {sizes}")
        first, bias, second, second_bias, last, last_bias = parts
        for place in range(f.ROWS * z.WIDTH):
            self.first[place] = first[place]
        for place in range(z.WIDTH):
            self.bias[place] = bias[place]
        for place in range(z.WIDTH * z.NARROW):
            self.second[place] = second[place]
        for place in range(z.NARROW):
            self.second_bias[place] = second_bias[place]
            self.last[place] = last[place]
        self.last_bias = last_bias[0]
        self.seen: Book | None = None
        self.of_players = 0

    def situate(self, s: Round, seat: int, record: Record) -> None:
        """Compute what all moves of a seat have in common."""
        if self.seen is not s.book or self.of_players != s.players:
            for place in range(z.WIDTH):
                self.of_rules[place] = self.bias[place]
            self.facts.of_rules(s)
            self.add_rows(self.of_rules)
            self.seen = s.book
            self.of_players = s.players
        for place in range(z.WIDTH):
            self.of_situation[place] = self.of_rules[place]
        self.facts.of_situation(s, seat, record)
        self.add_rows(self.of_situation)

    def add_rows(self, to: list[int]) -> None:
        """Add the rows of the facts to a layer."""
        first = self.first
        for number in range(self.facts.n):
            row = self.facts.active[number] * z.WIDTH
            for place in range(z.WIDTH):
                to[place] += first[row + place]

    def worth(self, s: Round, seat: int, record: Record, move: int, rating: int, best: int) -> int:
        """The logarithm of the odds to win with a move, after `situate`."""
        layer = self.layer
        sums = self.sums
        second = self.second
        for place in range(z.WIDTH):
            layer[place] = self.of_situation[place]
        self.facts.of_move(s, seat, record, move, rating, best)
        self.add_rows(layer)
        for place in range(z.NARROW):
            sums[place] = self.second_bias[place]
        for place in range(z.WIDTH):
            value = layer[place]
            if value > 0:
                value = value if value < z.CLIP else z.CLIP
                row = place * z.NARROW
                for other in range(z.NARROW):
                    sums[other] += value * second[row + other]
        found = self.last_bias
        for place in range(z.NARROW):
            value = sums[place] >> 8
            if value > 0:
                found += (value if value < z.CLIP else z.CLIP) * self.last[place]
        return found
