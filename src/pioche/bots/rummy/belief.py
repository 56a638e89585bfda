"""What a seat believes about the other racks: what is certain, and that all players lay as many tiles as possible.

A player who lays fewer than four tiles, but as many as possible, has no tile left that could be laid alone on the
resulting table. And a player who keeps the tile just drawn could not lay it. Neither is certain: when a player lays a
tile that was ruled out, the belief about that seat is reset to what is certain.

This is about single tiles. For whole racks, `Turn` records how many tiles the player could lay in their last turn: a
player who drew could lay none, one who laid two could not lay three. Without this, sampled racks (`sampling`) would be
too good: many random tiles often go together somehow, so every player with a full rack would seem about to lay.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from pioche.rummy.events import Drew, Event, Kept, Laid, Why
from pioche.rummy.knowledge import Knowledge
from pioche.rummy.melds import TileTable
from pioche.rummy.rules import DrawnWith, Rules
from pioche.rummy.solver.plays import MOST_LAID
from pioche.rummy.view import View


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did in its last turn, and so how much it could do."""

    table: TileTable
    """The table before the move."""
    laid: tuple[int, ...]
    """Tiles that were on the rack then and are not any more."""
    most: int
    """How many tiles the seat could lay."""
    fresh: int
    """The number of tiles that were added to the rack since."""


class Belief(Knowledge):
    """The belief of one seat in one round, updated with every event that it sees."""

    __slots__ = ("drawn_alone", "drew", "known_for_sure", "turns")

    def __init__(self, rules: Rules, seat: int | None, players: int) -> None:
        super().__init__(rules, seat, players)
        self.known_for_sure = Knowledge(rules, seat, players)
        self.drawn_alone = rules.turn.drawn_with_others is DrawnWith.ALONE
        self.drew = False
        """Whether the player on turn has drawn."""
        self.turns: list[Turn | None] = [None] * players
        """By seat: what its last turn tells, if anything."""

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
                # A drawn tile that is laid alone says nothing about the other tiles.
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
