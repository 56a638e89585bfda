"""Generates the slices of observations by name (`./dev generate`)."""

from __future__ import annotations

from collections.abc import Iterable

from pioche.envs.encoding import Feature

_HEAD = '''"""Where what is in observations and other arrays, by name: `observations[:, CARDS.hand]`.

Made by `./dev generate` from the layouts of both games; do not edit.
"""

from __future__ import annotations

from typing import Final, NamedTuple
'''


def _class(name: str, title: str, constant: str, features: Iterable[Feature]) -> str:
    rows = [
        f'    {part.name}: slice = slice({part.first}, {part.first + part.size})\n    """{_sentence(part.meaning)}"""\n'
        for part in features
    ]
    return f'\n\nclass {name}(NamedTuple):\n    """{title}"""\n\n{"".join(rows)}\n\n{constant}: Final = {name}()\n'


def _sentence(meaning: str) -> str:
    return f"{meaning[0].upper()}{meaning[1:]}."


def slices() -> str:
    from pioche.envs import perfect_layout
    from pioche.envs.classic_encoding import CLASSIC
    from pioche.envs.rummy_encoding import RUMMY

    return (
        _HEAD
        + _class("CardObservation", "An observation of the card game.", "CARDS", CLASSIC.features)
        + _class("CardPerfect", "Its hidden part, for critics.", "PERFECT", perfect_layout.FEATURES)
        + _class("TileObservation", "An observation of the tile game.", "TILES", RUMMY.features)
    )
