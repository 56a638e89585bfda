"""What a seat can infer about hidden tiles from the events it is sent.

Every hidden tile on another rack has a *place*. A seat that draws in its turn although it must play if it can (R-8)
shows that none of its tiles could be laid alone, however the table is rearranged. So each place has a mask of kinds
that are ruled out there. A draw rules kinds out for the whole rack, so older places have ruled out at least as much as
newer ones. A tile that is laid is removed from the oldest place where it may have been, which keeps the remaining
masks valid. Jokers that went from the table to a rack (R-13) are known exactly.

Every inference is certain. Not used: that no two or more of these tiles could be laid together either.
"""

from __future__ import annotations

from typing import Self, assert_never

from pioche.rummy.events import (
    Acted,
    Called,
    Caught,
    Dealt,
    Drew,
    DrewForStart,
    Event,
    Kept,
    Laid,
    RoundOver,
    Skipped,
    TookTurn,
    Turned,
    Why,
)
from pioche.rummy.melds import EMPTY, TileTable, settled, table
from pioche.rummy.rules import DrawnTile, MustPlay, Rules
from pioche.rummy.solver import plays
from pioche.rummy.state import Phase
from pioche.rummy.tiles import COPIES, JOKER, JOKERS, KINDS, PLAIN_JOKER, counts
from pioche.rummy.view import View

Place = int
"""A bit for each kind that is ruled out at a place; bit JOKER for jokers."""


class Knowledge:
    """The knowledge of one seat or spectator in one round; `observe` must get every event, redacted for that seat."""

    __slots__ = ("joker_kind", "jokers", "known", "must_play", "must_play_drawn", "places", "seat", "table")

    def __init__(self, rules: Rules, seat: int | None, players: int) -> None:
        self.seat = seat
        self.must_play = rules.turn.must_play is MustPlay.STRICT
        self.must_play_drawn = rules.turn.drawn_tile is DrawnTile.MUST
        self.jokers = rules.jokers
        self.joker_kind = JOKER if rules.jokers.joker_reactivates else PLAIN_JOKER
        self.places: list[list[Place]] = [[] for _ in range(players)]
        """For each other seat the places of its hidden tiles, the oldest first."""
        self.known: list[int] = [0] * players
        """For each other seat how many jokers it took from the table and still holds."""
        self.table: TileTable = EMPTY

    @classmethod
    def of_view(cls, rules: Rules, view: View) -> Self:
        """The knowledge from a view alone: how many tiles everybody holds."""
        made = cls(rules, view.seat, view.players)
        made.table = view.table
        for seat, held in enumerate(view.counts):
            made.places[seat] = [] if seat == view.seat else [0] * held
        return made

    def observe(self, event: Event) -> None:
        match event:
            case Dealt(racks=racks, table=lying):
                self.table = lying
                self.places = [[] if seat == self.seat else [0] * len(rack) for seat, rack in enumerate(racks)]
                self.known = [0] * len(racks)
            case Laid(seat=seat, table=new, tiles=tiles, taken=taken):
                if seat != self.seat:
                    self._laid(seat, tiles, taken)
                self.table = table([map(settled, group) for group in new.groups], new.loose)
            case Drew(seat=seat, tiles=tiles, why=why):
                if seat != self.seat:
                    if why is Why.TURN and self.must_play:
                        self._rule_out(seat, 0)
                    self.places[seat] += [0] * len(tiles)
            case Kept(seat=seat):
                if seat != self.seat and self.must_play_drawn and self.places[seat]:
                    self._rule_out(seat, len(self.places[seat]) - 1)
            case DrewForStart() | Acted() | Skipped() | Turned() | Called() | Caught() | TookTurn() | RoundOver():
                pass
            case _:
                assert_never(event)

    def _rule_out(self, seat: int, first: int) -> None:
        """Rule out, at the places from `first` on, every kind that could be laid alone."""
        fits = plays.alone(self.table, self.jokers)
        self.places[seat][first:] = [place | fits for place in self.places[seat][first:]]

    def _laid(self, seat: int, tiles: tuple[int, ...], taken: int) -> None:
        places = self.places[seat]
        self.known[seat] += taken
        for kind in tiles:
            if kind == self.joker_kind and self.known[seat]:
                self.known[seat] -= 1  # jokers are interchangeable: assume that the known one was laid
                continue
            bit = 1 << min(kind, JOKER)
            del places[next(number for number, place in enumerate(places) if not place & bit)]

    def is_of(self, view: View) -> bool:
        """Whether this knowledge belongs to the same seat and the same moment as the view."""
        held = [len(places) + known for places, known in zip(self.places, self.known, strict=True)]
        if view.seat is not None:
            held[view.seat] = len(view.rack)
        return (
            view.phase is not Phase.OVER
            and view.seat == self.seat
            and view.table == self.table
            and held == list(view.counts)
            # Positions may hold fewer tiles than the pack, so more tiles can be unseen than hidden.
            and sum(self.unseen(view)) >= view.pool + sum(map(len, self.places))
        )

    def unseen(self, view: View) -> list[int]:
        """Counts by kind of the unknown tiles on other racks or in the pool; all jokers at JOKER."""
        seen = counts([*view.table.kinds(), *view.rack])
        left = [COPIES - seen[kind] for kind in range(JOKER)] + [0] * (KINDS - JOKER)
        left[JOKER] = JOKERS - seen[JOKER] - seen[PLAIN_JOKER] - sum(self.known)
        return left
