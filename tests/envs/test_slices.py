"""The slices by name are those of the layouts."""

from __future__ import annotations

from typing import Any

import pytest

from pioche.envs import perfect_layout
from pioche.envs.classic_encoding import CLASSIC
from pioche.envs.encoding import Feature
from pioche.envs.rummy_encoding import RUMMY
from pioche.envs.slices import CARDS, PERFECT, TILES
from pioche.envs.vector import ClassicVector


@pytest.mark.parametrize(
    ("slices", "features"),
    [(CARDS, CLASSIC.features), (PERFECT, perfect_layout.FEATURES), (TILES, RUMMY.features)],
    ids=["cards", "perfect", "tiles"],
)
def test_every_part_has_its_slice(slices: Any, features: tuple[Feature, ...]) -> None:
    named = slices._asdict()
    assert named == {part.name: slice(part.first, part.first + part.size) for part in features}


def test_they_cut_what_they_say() -> None:
    env = ClassicVector(8, "classic/de", players=3, seed=1, perfect=True)
    for _ in range(50):
        env.step(env.sample())
        hands = env.observations[:, CARDS.hand].sum(axis=1)
        assert (hands == env.observations[:, CARDS.counts][:, 0]).all()
        assert (env.perfect[:, PERFECT.hands].reshape(8, 10, 58).sum(axis=2) == env.observations[:, CARDS.counts]).all()
        assert ((env.perfect[:, PERFECT.pile] > 0).sum(axis=1) == env.observations[:, CARDS.pile][:, 0]).all()
