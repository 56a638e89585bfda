"""What the sense for good moves thinks of cards and colours, in hundredths of a card, as found by playing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Weights:
    """A set of weights; `Heuristic` reads them."""

    fit: int = 40  # each card in hand, up to three, that fits what lies there after the move
    fit_least: int = 60  # lost when none does
    hue: int = 8  # each colour in hand
    pips: int = 1  # times the number of a number card: high ones cost more when the round is lost
    point: int = 3  # each point that a card would cost where everybody writes down his own (FR-20)
    point_danger: int = 8  # the same when an opponent is close to the end
    draw2: int = 80
    draw2_danger: int = 60  # on top when the next opponent is close to the end
    skip: int = 20
    skip_danger: int = 80
    reverse: int = -10
    wild: int = -250
    wild_late: int = 20
    wild4: int = -250
    wild4_danger: int = 150
    white: int = 20
    last_wild: int = 100  # a Wild is left as the last card
    run: int = 80  # each card that can follow at once (DE-1b)
    leave: int = -100  # not to lay a card that one could lay out of turn, or parry with
    extra: int = 100  # each card that goes along (BB-6)
    lack: int = 20  # the next opponent seems to lack the colour
    lack_danger: int = 60
    danger: int = 2  # so many cards are close to the end
    draw: int = -600  # to draw by choice
    keep: int = -200  # to keep a drawn card that fits
    owed: int = 80  # lost with each card that is drawn for a debt
    bluff: int = 300  # to lay a Wild4 that may not be
    swap: int = 60  # a card fewer by an exchange
    aimed: int = 1

    def by_name(self) -> Iterator[tuple[str, int]]:
        return ((entry.name, getattr(self, entry.name)) for entry in fields(self))


ATTENTIVE = Weights()
"""Watches the others."""

SELFISH = Weights(lack=0, lack_danger=0, draw2_danger=0, skip_danger=0, wild4_danger=0)
"""Looks at its own hand only."""
