"""Random play through the tables of the environments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioche.envs.encoding import AnyEncoding, size

Bytes = NDArray[np.int8]


def mask_of(game: AnyEncoding, table: Any) -> Bytes:
    mask: Bytes = np.zeros(game.actions, np.int8)
    count = table.legal(mask)
    assert count == mask.sum() > 0
    return mask


def seen_by(game: AnyEncoding, table: Any, seat: int) -> Bytes:
    seen: Bytes = np.zeros(size(game), np.int8)
    game.observe(table, seat, seen)
    return seen


def any_action(mask: Bytes, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def questions(game: AnyEncoding, table: Any, rng: Random, most: int) -> Iterator[Bytes]:
    """The masks of a random round, each before its action; stops with the round or after `most` actions."""
    for _ in range(most):
        if table.s.over:
            return
        mask = mask_of(game, table)
        yield mask
        table.act(any_action(mask, rng))
