"""The layout of the perfect information of the card game (`perfect.py`), as features like those of observations."""

from __future__ import annotations

from typing import Final

from pioche.envs import codes as e
from pioche.envs.encoding import Feature

FEATURES: Final = tuple(
    Feature(name, first, size, (name,), meaning, private=True)
    for name, first, size, meaning in (
        ("hands", e.ALL_HANDS, e.SEATS * e.FACES, "by distance and face: what every seat holds"),
        ("pile", e.ALL_PILE, e.ALL_DRAWN - e.ALL_PILE, "the draw pile as faces plus one, the next card first"),
        ("drawn", e.ALL_DRAWN, e.FACES, "by face: the card that the seat on turn has just drawn"),
        ("must_lay", e.ALL_MUST_LAY, 1, "it has to be laid"),
        ("bluff", e.ALL_BLUFF, 1, "the Wild4 that may be doubted is a bluff"),
    )
)
assert FEATURES[-1].first + FEATURES[-1].size == e.PERFECT
