"""The weights of the heuristic for cards and colours, in hundredths of a card, tuned by playing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Weights:
    """A set of weights; `Heuristic` reads them."""

    fit: int = 27  # each card in hand, up to three, that fits the top card after the move
    fit_least: int = 60  # subtracted if none does
    twin: int = 38  # subtracted for each of them that fits only by its rank: the top card rarely stays what it is
    block: int = 173  # times the chance that the next opponent has nothing to lay on it, by counting cards
    hue: int = 8  # each colour in hand
    pips: int = 0  # per pip of a number card: high cards cost more if the round is lost
    point: int = 3  # each point of a card, where all players write down their own points (FR-20)
    point_danger: int = 8  # the same if an opponent is close to the end
    draw2: int = 80
    draw2_danger: int = 60  # in addition, if the next opponent is close to the end
    skip: int = 20
    skip_danger: int = 80
    reverse: int = -18
    wild: int = -275
    wild_late: int = 20
    wild4: int = -250
    wild4_danger: int = 150
    white: int = 20
    last_wild: int = 100  # a Wild is left as the last card
    run: int = 80  # each card that can follow in a sequence (DE-1b)
    leave: int = -100  # not laying a card out of turn, or not parrying
    extra: int = 100  # each additional card laid with it (BB-6)
    lack: int = 12  # the next opponent seems to lack the colour
    lack_danger: int = 80
    danger: int = 4  # a hand of at most this size is close to the end
    draw: int = -600  # drawing by choice
    keep: int = -134  # keeping a drawn card that fits
    owed: int = 80  # cost of each card drawn for a debt
    bluff: int = 300  # cost of laying a Wild4 that is a bluff
    swap: int = 60  # each card fewer after an exchange of hands
    aimed: int = 1

    def by_name(self) -> Iterator[tuple[str, int]]:
        return ((entry.name, getattr(self, entry.name)) for entry in fields(self))


ATTENTIVE = Weights()
"""Takes the other players into account."""

SELFISH = Weights(block=0, lack=0, lack_danger=0, draw2_danger=0, skip_danger=0, wild4_danger=0)
"""Considers its own hand only."""
