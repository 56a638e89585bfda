"""What a seat thinks of the others' racks: what it knows, and that everybody sheds as many tiles as possible.

Whoever lays fewer than four tiles, and sheds what can be shed, has nothing left that could be laid alone on the table
as it is then: it would have gone too. And whoever keeps the tile just drawn could not lay it. Neither is sure. When
somebody lays a tile that should not have been there, what was thought of that seat is forgotten, and what is known is
all that remains.
"""

from __future__ import annotations

from pioche.rummy.events import Drew, Event, Kept, Laid, Why
from pioche.rummy.knowledge import Knowledge
from pioche.rummy.rules import DrawnWith, Rules
from pioche.rummy.solver.plays import MOST_LAID


class Belief(Knowledge):
    """Of one seat in one round: told every event as that seat is told it."""

    __slots__ = ("drawn_alone", "drew", "known_for_sure")

    def __init__(self, rules: Rules, seat: int | None, players: int) -> None:
        super().__init__(rules, seat, players)
        self.known_for_sure = Knowledge(rules, seat, players)
        self.drawn_alone = rules.turn.drawn_with_others is DrawnWith.ALONE
        self.drew = False
        """Whether whoever is on turn has drawn."""

    def observe(self, event: Event) -> None:
        self.known_for_sure.observe(event)
        try:
            super().observe(event)
        except StopIteration:
            assert isinstance(event, Laid)
            self.table = self.known_for_sure.table
            self.places[event.seat] = list(self.known_for_sure.places[event.seat])
            self.known[event.seat] = self.known_for_sure.known[event.seat]
            self.drew = False
            return
        match event:
            case Drew(why=Why.TURN):
                self.drew = True
            case Laid(seat=seat, tiles=tiles):
                # A drawn tile that goes alone says nothing of the others.
                most = 1 if self.drew and self.drawn_alone else MOST_LAID
                self.drew = False
                if seat != self.seat and len(tiles) < most:
                    self._rule_out(seat, 0)
            case Kept(seat=seat):
                self.drew = False
                if seat != self.seat:
                    self._rule_out(seat, len(self.places[seat]) - 1)
            case _:
                pass
