"""What each seat did in a round, counted when the round is over: for the figures of a person's games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from pioche.engine.abilities import Highlights
from pioche.engine.game import AnyGame

CAUGHT: Final = "caught"
LAY: Final = "lay"


@dataclass(frozen=True, slots=True)
class Tally:
    """By seat: how often it was caught without a call, and the most pieces that it laid in one play."""

    caught: Counter[int] = field(default_factory=Counter)
    best_lay: dict[int, int] = field(default_factory=dict)


def tally(game: AnyGame, happened: Iterable[object]) -> Tally:
    """The tally of the events of a round; empty for a game that does not say what mattered."""
    made = Tally()
    if isinstance(game, Highlights):
        for event in happened:
            for found in game.highlights(event):
                if found.kind == CAUGHT:
                    made.caught[found.seat] += 1
                elif found.kind == LAY:
                    made.best_lay[found.seat] = max(found.amount, made.best_lay.get(found.seat, 0))
    return made
