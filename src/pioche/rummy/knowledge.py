"""What a seat knows of the tiles that it cannot see, gathered from what it is told.

Every hidden tile on somebody's rack lies at a *place*. Whoever draws in turn where one must play if one can (R-8) shows
that nothing on the rack fits: none of these tiles could be laid alone, however the table is rearranged. So a place has
a mask of kinds that do not lie at it. Whatever is ruled out for a rack is ruled out for all of it, so older
places have ruled out at least as much as newer ones; a tile that is laid is taken from the oldest place where it may
have been, and what remains still holds for the rack as it is. Jokers that went from the table to a rack (R-13) are
known for good.

All of this is sure. What is left out: that no two or more of these tiles could be laid together.
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
from pioche.rummy.melds import EMPTY, Table, settled, table
from pioche.rummy.rules import DrawnTile, MustPlay, Rules
from pioche.rummy.solver import plays
from pioche.rummy.state import Phase
from pioche.rummy.tiles import COPIES, JOKER, JOKERS, KINDS, PLAIN_JOKER, counts
from pioche.rummy.view import View

Place = int
"""A bit for each kind that does not lie there; bit JOKER for jokers."""


class Knowledge:
    """Of one seat, or of a spectator, in one round: told every event as that seat is told it."""

    __slots__ = ("joker_kind", "jokers", "known", "must_play", "must_play_drawn", "places", "seat", "table")

    def __init__(self, rules: Rules, seat: int | None, players: int) -> None:
        self.seat = seat
        self.must_play = rules.turn.must_play is MustPlay.STRICT
        self.must_play_drawn = rules.turn.drawn_tile is DrawnTile.MUST
        self.jokers = rules.jokers
        self.joker_kind = JOKER if rules.jokers.joker_reactivates else PLAIN_JOKER
        self.places: list[list[Place]] = [[] for _ in range(players)]
        """For each other seat its hidden tiles, the oldest first."""
        self.known: list[int] = [0] * players
        """For each other seat the jokers that it took from the table."""
        self.table: Table = EMPTY

    @classmethod
    def of_view(cls, rules: Rules, view: View) -> Self:
        """What a view alone tells: how many tiles everybody holds."""
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
        """Nothing at the places from `first` on can be laid alone."""
        fits = plays.alone(self.table, self.jokers)
        self.places[seat][first:] = [place | fits for place in self.places[seat][first:]]

    def _laid(self, seat: int, tiles: tuple[int, ...], taken: int) -> None:
        places = self.places[seat]
        self.known[seat] += taken
        for kind in tiles:
            if kind == self.joker_kind and self.known[seat]:
                self.known[seat] -= 1  # like tiles are all one: the known joker is the one that was laid
                continue
            bit = 1 << min(kind, JOKER)
            del places[next(number for number, place in enumerate(places) if not place & bit)]

    def is_of(self, view: View) -> bool:
        """Whether this is about the same moment as the view, and the same seat's."""
        held = [len(places) + known for places, known in zip(self.places, self.known, strict=True)]
        if view.seat is not None:
            held[view.seat] = len(view.rack)
        return (
            view.phase is not Phase.OVER
            and view.seat == self.seat
            and view.table == self.table
            and held == list(view.counts)
            # Positions may hold fewer tiles than the pack: which of the others these are, nobody knows.
            and sum(self.unseen(view)) >= view.pool + sum(map(len, self.places))
        )

    def unseen(self, view: View) -> list[int]:
        """By kind, the tiles that lie on other racks or in the pool and are not known; all jokers at JOKER."""
        seen = counts([*view.table.kinds(), *view.rack])
        left = [COPIES - seen[kind] for kind in range(JOKER)] + [0] * (KINDS - JOKER)
        left[JOKER] = JOKERS - seen[JOKER] - seen[PLAIN_JOKER] - sum(self.known)
        return left
