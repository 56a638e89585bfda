"""What a seat thinks of the others' racks: what it knows, and that everybody sheds as many tiles as possible.

Whoever lays fewer than four tiles, and sheds what can be shed, has nothing left that could be laid alone on the table
as it is then: it would have gone too. And whoever keeps the tile just drawn could not lay it. Neither is sure. When
somebody lays a tile that should not have been there, what was thought of that seat is forgotten, and what is known is
all that remains.

That tells of single tiles. Of all tiles together it is remembered how many of them could be laid when their owner last
moved (`Turn`): whoever drew could lay none, whoever laid two could not lay three. Many tiles that are dealt at random
often go together somehow, and everybody with a full rack would seem to be about to lay what was just out of reach
(`likely`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from pioche.rummy.events import Drew, Event, Kept, Laid, Why
from pioche.rummy.knowledge import Knowledge
from pioche.rummy.melds import Table
from pioche.rummy.rules import DrawnWith, Rules
from pioche.rummy.solver.plays import MOST_LAID
from pioche.rummy.view import View


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did when it last moved, and so what it could do."""

    table: Table
    """As it was before."""
    laid: tuple[int, ...]
    """Tiles that the rack had then and has no longer."""
    most: int
    """How many tiles could be laid."""
    fresh: int
    """Tiles that came to the rack since."""


class Belief(Knowledge):
    """Of one seat in one round: told every event as that seat is told it."""

    __slots__ = ("drawn_alone", "drew", "known_for_sure", "turns")

    def __init__(self, rules: Rules, seat: int | None, players: int) -> None:
        super().__init__(rules, seat, players)
        self.known_for_sure = Knowledge(rules, seat, players)
        self.drawn_alone = rules.turn.drawn_with_others is DrawnWith.ALONE
        self.drew = False
        """Whether whoever is on turn has drawn."""
        self.turns: list[Turn | None] = [None] * players
        """For each other seat what its last turn tells, if anything."""

    @classmethod
    def of_view(cls, rules: Rules, view: View) -> Self:
        made = super().of_view(rules, view)
        made.known_for_sure = Knowledge.of_view(rules, view)
        return made

    def observe(self, event: Event) -> None:
        before = self.table
        self.known_for_sure.observe(event)
        try:
            super().observe(event)
        except StopIteration:
            assert isinstance(event, Laid)
            self.table = self.known_for_sure.table
            self.places[event.seat] = list(self.known_for_sure.places[event.seat])
            self.known[event.seat] = self.known_for_sure.known[event.seat]
            self.turns[event.seat] = None
            self.drew = False
            return
        match event:
            case Drew(seat=seat, tiles=tiles, why=Why.TURN):
                self.drew = True
                self.turns[seat] = Turn(before, (), 0, len(tiles))
            case Drew(seat=seat, tiles=tiles):
                last = self.turns[seat]
                if last is not None:
                    self.turns[seat] = replace(last, fresh=last.fresh + len(tiles))
            case Laid(seat=seat, tiles=tiles, taken=taken):
                # A drawn tile that goes alone says nothing of the others.
                alone = self.drew and self.drawn_alone
                self.drew = False
                if alone:
                    self.turns[seat] = Turn(before, (), 0, 0)
                elif taken or len(tiles) == MOST_LAID:
                    self.turns[seat] = None
                else:
                    self.turns[seat] = Turn(before, tiles, len(tiles), 0)
                if seat != self.seat and len(tiles) < (1 if alone else MOST_LAID):
                    self._rule_out(seat, 0)
            case Kept(seat=seat):
                self.drew = False
                if seat != self.seat:
                    self._rule_out(seat, len(self.places[seat]) - 1)
            case _:
                pass
